import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, false dilemma; Walton, Informal Logic (2008)";

/** Two ways only, where there are more. */
export const falseDilemma: readonly Rule[] = [
  {
    technique: "false-dilemma",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "either (we|you|they|he|she|the people|this) .. (or|, or) " +
        "(we|you|they|he|she|it|the|face|die|lose|perish|this|there|everyone|our)",
      "either (we|you|they|he|she) .. .. (or|, or) (we|you|they|it|the|there|our)",
      "(it's|it is|it has got to be|it's got to be|they are|he is|you are|you're|they're|he's|she's) " +
        "either .. or (a|an|the|you|they|he|just|one|very|stupid|lying)",
      "either (one of the|a fool|stupid|a liar|blind|lying|ignorant|you're) .. .. (or|, or) ",
      "(there is|there's|we have|leaves us|you have|they have|left us|we had) (with|) no (other|) " +
        "(choice|alternative|option) (but|than|left|,|$|here|now)",
      "(there is|there's|there can be) no (middle ground|third way|in-between|middle way|neutral|" +
        "other way|going back|compromise)",
      "(you are|you're|you|they're) (either|) (with us|for us) (,|) or (you're|you are|) (against|with)",
      "if you (are not|aren't|'re not) (with|for|behind|part of) (us|him|her|them|the|it) .. , " +
        "(you are|you're|you) (against|with|part|for|the|an|our|support)",
      "(only|just) two (choices|options|kinds|types|paths|sides|ways|possibilities|explanations|camps|" +
        "parties) (now|left|today|here|of|:|,|remain|$|open|for)",
      "two (kinds|types|sorts) of (people|men|women|countries|politicians|parents|fans|voters) " +
        "(:|in this|in the|,|—|left|today)",
      "the only (alternative|hope|chance|answer|choice|option) " +
        "(is|left|we have|to|for us|that|now|remaining)",
      "only (one|) (way|thing) (out|to (stop|save|end|protect|defeat|win|survive))",
      "(now or never|do or die|sink or swim|kill or be killed|us or them|him or chaos|freedom or death|" +
        "victory or death)",
      "(freedom|liberty|peace|victory|order|life|democracy|reform|growth) or " +
        "(death|slavery|tyranny|chaos|defeat|war|ruin|dictatorship)",
      "(a|the) (choice|battle|fight|contest) (is|) between " +
        "(good|freedom|life|light|order|truth|hope|peace|civilisation|civilization|us|them) .. and",
      "the choice is (simple|clear|yours|stark|obvious) (:|,|$|—|!)",
      "a vote for .. is a vote for",
      "a vote for (anyone|anybody|any other|them|the others) (else|party|) .. (is|lets|will|means|hands)",
      "anything (less|else|short of (that|this)) (is|would be|means|will be) " +
        "(surrender|betrayal|treason|defeat|failure|cowardice|weakness|complicity|madness)",
      "(talk|speak|act|pay|fight|stand|work|change|vote|adapt|leave|unite) .. (out|up|now|) , or " +
        "(shoot|die|face|lose|starve|be|perish|suffer|stay)",
      "(do|shall|should|will) we .. , or (do|shall|should|will) we",
      "^ or (do|shall|should|will) we .. (surrender|leave|let|just|give|sit|abandon|defy|wait|keep|" +
        "do nothing) .. ?",
      "those who (love|serve|defend|fight|built|work) .. and those who " +
        "(would|sell|hate|betray|destroy|steal|take|only|want)",
      "^ only (we|he|she|<capitalised>) can (beat|stop|save|rescue|defeat|protect|fix)",
      "(only|unless) (by|if) (sourcing|buying|voting|joining|fighting|banning|leaving|acting|giving) " +
        ".. (can|will) (we|you|they)",
      "(love it or leave it|like it or leave it|put up or shut up|my way or the highway|" +
        "take it or leave it|with me or against me)",
      "unless (we|you) .. , (we|you|there|our|the) (will|are|is|'ll) (all|) " +
        "(die|lose|doomed|lost|no|be|perish|starve|freeze|fail)",
    ],
    flags: [
      "Either we build the wall, or we lose the village.",
      "Either you buy the new boiler this week or you freeze.",
      "It's either a fool or a thief who wrote it, he is either a fool or a liar.",
      "We have no choice but to sell, for there is no middle ground.",
      "You are either with us or against us.",
      "If you are not with the union, you are against it.",
      "There are only two choices now.",
      "There are two kinds of people in this world.",
      "The only hope is a strong man.",
      "There is only one way to stop it.",
      "It is now or never, freedom or slavery.",
      "It is a battle between light and shadow.",
      "The choice is simple: him or chaos.",
      "A vote for him is a vote for the bank, and a vote for anyone else lets them in.",
      "Anything less would be surrender.",
      "We talk, or we die: pay now, or die.",
      "Do we fight, or do we sleep?",
      "Or do we just surrender the park?",
      "I see those who love this land and those who would sell it.",
      "Only Sarah can beat them.",
      "Only by buying local can we save the lake.",
      "Love it or leave it.",
      "Unless we act now, we will lose it all.",
      "Either one of the dumbest moves of the year or a bribe.",
    ],
    passes: [
      "“Either we win or we lose,” the coach said.",
      "Either road leads to the mill or the bridge.",
      "There are only two parties in the council, the blue and the red.",
      "Only members can keep a boat at the pier.",
    ],
  },
  {
    technique: "false-dilemma",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(you're|you are|he is|he's|she is|they are|they're|we are|we're) either " +
        "(part of|with|for|on|in|a) .. .. or (part|against|with|a|on|in|you)",
      "(we|they|voters|this country|this town) (can|must|could|have to|will) either .. .. or",
      "(do|would|did) you (want|prefer|rather) .. .. or (do|would) you",
      "if you (don't|do not|won't|aren't) .. , you (don't|do not|can't|must not|must) (really|) " +
        "(care|love|deserve|understand|want|hate|be against)",
      "(choose|pick|decide) (now|today|) : .. or",
    ],
    flags: [
      "You are either with the lake or against it.",
      "We can either close the road or bury more children.",
      "Do you want order or do you want noise?",
      "If you don't vote for the bridge, you don't care about the village.",
      "Choose now: bread or bombs.",
    ],
    passes: [
      "“We can either stay or go,” he said.",
      "You can either walk or take the bus.",
      "Either half of the room will do.",
    ],
  },
  {
    technique: "false-dilemma",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(you|we|they) (can't|cannot) have (both|it both ways|your cake)",
      "(you|we) (can|may) (..|) .. or (..|) (you|we) (can|may|will) (end up|rot|starve|die|go under|stay poor|remain)",
      "either (you|we|he|she|they) .. .. (, |) or (you|we|he|she|they|it|this|that|i|the|our) (..|) (dies|die|ends|end)",
      "either (you|we|he|she|they) .. .. (,|) or (you|you're|he|he's|she|they|they're|we|we're|i|i'm|this|it|it's|our|the)",
      "two (kinds|sorts|types) of (people|men|women|folk|students|workers|countries|parents|drivers) .. :",
      "(if|when) (you|he|she|they) (are|is|do|does) not .. , (you|he|she|they) must (be|want|hate|love|support)",
      "if (you|he|she|they|someone) (don't|doesn't|didn't|isn't|aren't|won't) .. , (you|he|she|they) must (be|want|hate|love)",
      "(there is|there's) (nothing|no one|nobody) in between",
      "(marry|buy|leave|pay|love|join|sign|help|give|come|obey|work) .. or (i'll|i will|you'll|you will|we'll|we will|you are|you're|lose)",
      "(you're|you are|he's|she's|they're|we're|we are) either (with|for|part|on|a|an|in|rich|good|lazy|stupid|mad|blind) .. or",
      "(will|would|do) (we|you) .. , or (will|would|do) (we|you) .. ?",
      "the only (other|) (alternative|alternatives|other choice|other way) (to|left|out|is|are)",
      "(either|it's either) (this|that|him|her|us|them|<capitalised>|war|more) .. or (..|) (ruin|chaos|war|nothing|death|poverty|disaster|the end)",
      "(love|like|take|accept) (it|us|them|your country|this|our|the) (..|) or (leave|get out|go|lump|move)",
      "(who|what) (will|shall|should) (rule|win|govern|decide|it be) (..|) (,|:) .. or (chaos|ruin|they|them|the mob|criminals|nobody)",
      "(part of the (solution|problem))",
    ],
    flags: [
      "Do you want good roads or good schools? You can't have both.",
      "You can join the army or you can rot in this village.",
      "Either they sell the team or the club dies.",
      "Either you sign the petition or you're an enemy of trees.",
      "There are only two kinds of drivers in this world: the fast and the dead.",
      "If you are not for the tunnel, you must hate the city, and if he doesn't clap, he must be a spy.",
      "There is nothing in between.",
      "Marry me or I will jump.",
      "You're either part of the team or a traitor.",
      "Will you fight, or will you kneel before them?",
      "The only alternative to this law is chaos.",
      "It's either this mayor or complete chaos.",
      "Love our town or leave.",
      "Who will win here: we or chaos?",
      "You are part of the problem.",
    ],
    passes: [
      "“Either you sign or you're an enemy,” he shouted.",
      "You can take the bus or you can walk.",
      "Either half of the cake will do.",
      "“Love our town or leave,” he said.",
      "You can take it or pass it on.",
      "Who will win the cup?",
    ],
  },
];
