import type { Rule } from "../../../rule.ts";
import { EMOTIONS_SOURCE } from "./source.ts";

/** Contempt: words that look down on somebody, and plain sarcasm. */
export const contempt: readonly Rule[] = [
  {
    technique: "contempt",
    source: EMOTIONS_SOURCE,
    strength: "strong",
    patterns: [
      "(drivel|hogwash|claptrap|baloney|poppycock|twaddle|balderdash|gibberish|tripe|mumbo jumbo|virtue-signaling|virtue-signalling|clown show|dog and pony show|hot air)",
      "(utter|utterly|complete|absolute|pure|total|such|sheer|entitled|this|these) (nonsense|rubbish|garbage|drivel|farce|sham|charade|stupidity|idiocy|lunacy|madness|insanity)",
      "(laughable|laughably|ludicrous|ludicrously|ridiculous|ridiculously|preposterous|farcical|pathetic|pathetically|idiotic|moronic|asinine|imbecilic|inane|feckless|spineless|gutless|sanctimonious|sanctimoniously|self-righteous|holier-than-thou|self-aggrandizing|self-important|shamelessly|brazenly|hypocritical|hypocritically|craven|brain-dead|mindless|mindlessly|simpering|grovelling|groveling|preening|loud-mouthed|tin-pot|two-bit)",
      "(hypocrisy|hypocrites|hypocrite|buffoon|buffoons|charlatan|charlatans|crybaby|crybabies|snowflake|snowflakes|lackey|lackeys|stooge|stooges|shill|shills|toady|toadies|mouthpiece|mouthpieces|flunkies|bootlickers|sycophants|busybodies|know-it-alls|do-gooders|wannabe|nincompoop|nitwits|blowhard|blowhards|windbag|morons|imbeciles|sheeple|lefty|lefties)",
      "so-called (experts|intellectuals|journalists|leader|leaders|elite|elites|reformers|patriots|activists|progressives|conservatives|friends|scientists|justice|news|fact-checkers|representatives)",
      "(is|was|are|has become|have become|what) a (complete|total|sick|bad|bit of a|pathetic|cruel|) (joke|farce|sham|laughing stock|laughingstock|charade|mockery|circus)",
      "(sucking|sucks|suck|cosying|cozying|kowtowing|pandering|panders|grovelling|bowing and scraping) (up |) to",
      "(whine|whines|whined|whining|bleating|bleats|braying|blathering|blathers|babbling|gabbing|prattling|yapping|yammering|spewing|spews|spewed|parroting|parrots|peddling|peddles|peddled|wailing|moaning) (about|on|that|lies|nonsense|their|his|her|its|the|this|more|propaganda)",
      "(how convenient|how original|how very|oh yay|oh , yay|go figure|here we go again|surprise , surprise|to no one's surprise|to nobody's surprise|give me a break|spare me|spare us|yeah , right|cry me a river|boo hoo|don't hold your breath|you can't make this up|you can't make this stuff up|how's that for|big surprise|what a surprise|good luck with that|in their infinite wisdom|in his infinite wisdom)",
      "(worthless|abysmal|sordid|shabby|tawdry|disgraced|discredited|bumbling|bungling|inept|hapless|incompetent) (judicial|process|record|tale|deal|excuse|excuses|politician|politicians|bureaucrats|media|press|leader|leaders|government|administration|attempt|attempts|agency|officials|regime)",
      "(dimwitted|half-baked|harebrained|hare-brained|cockamamie|knuckle-dragging|mealy-mouthed|weak-kneed|namby-pamby|wishy-washy|woke) (idea|plan|scheme|theory|theories|mob|nonsense|excuse|response|politician|politicians|left|agenda|crowd)",
    ],
    flags: [
      "The answer was claptrap from the first line.",
      "Nobody needs such nonsense.",
      "Their ludicrous excuse convinced nobody.",
      "The hypocrisy of the club is plain.",
      "The vote was a farce.",
      "The so-called experts were wrong again.",
      "He spent the year sucking up to the chairman.",
      "They keep whining about the rent.",
      "Surprise, surprise: the fees went up again.",
      "It was a shabby deal from the start.",
      "This is one more half-baked plan.",
    ],
    passes: [
      "“It is ridiculous,” she said.",
      "The clown fish lives among anemones in warm water.",
      "Children parroted the words of the song.",
    ],
  },
];
