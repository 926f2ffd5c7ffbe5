import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, doubt; Uscinski & Parent (2014) on insinuation";

/** Insinuation: a hint or a question that accuses without saying of what. */
export const doubt: readonly Rule[] = [
  {
    technique: "doubt",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(^|just|mere|pure|a|just a|sheer) (coincidence|coincidences|accident) ?",
      "(is|was) (it|this|that) (any|a|just a|merely a|mere|pure|really) " +
        "(coincidence|wonder|accident|surprise|conspiracy) (that|?|or|when)",
      "(just|simply|merely) (a|one|another) (big|) coincidence (?|!|,|$|or)",
      "why (won't|doesn't|don't|aren't|isn't|hasn't|haven't|didn't) " +
        "(they|he|she|the (media|government|police|press|authorities)) .. ?",
      "why (did|does|do|would|is|are|was|were) (the|) " +
        "(police|government|authorities|media|officials|press|minister) .. ?",
      "why (did|does|do|would|are|were) (they|he|she) .. " +
        "(lie|lying|hide|hiding|silent|refuse|afraid|so|keep|wait|delete) .. ?",
      "what (is|are|was|were) (he|she|they|the government|the authorities|the media|the bank) " +
        "(hiding|so afraid|afraid|scared|trying)",
      "what (do|does|did) (he|she|they|the <capitalised>|the government) (have|has|know) .. " +
        "(hide|telling|tell us|know) ?",
      "(something|things|it|this|story|stories|numbers|figures|account) (just|simply|) " +
        "(doesn't|don't|does not|do not|didn't) add up",
      "(something|this|it|story|whole thing) (just|) (smells|stinks|smelled) " +
        "(fishy|rotten|bad|wrong|off|of|to high)",
      "(raise|raises|raised|raising|beg|begs|begged|begging) " +
        "(serious|troubling|more|many|new|disturbing|the|even more) (question|questions)",
      "raising (more|new|even more|serious|disturbing|further) (questions|doubts) (about|than|over)",
      "(questions|doubts) (remain|abound|swirl|linger|need to be asked|must be asked|mount|" +
        "are mounting) (about|over|as|$|,)",
      "(troubling|disturbing|burning|awkward|uncomfortable|inconvenient|unanswered) (question|questions)",
      "who (really|actually|truly) (benefits|benefited|profits|gains|paid|pays|wrote|ordered|runs|" +
        "decides|controls|owns|is)",
      "(who (benefits|profits|gains) ?|cui bono|follow the money|do the math $|do the maths $|" +
        "you do the (math|maths))",
      "(makes|make) (you|one|me) wonder",
      "(one|you|we) (can only|has to|have to|cannot help but|can't help but) (wonder|ask) " +
        "(,|if|whether|why|what|how|who|about)",
      "^ (i|we|many|some) (wonder|wonders) (why|who|how much|if they|if he|whether they|what they|what he)",
      "(do|does|did) (you|they|he|she|we|anyone|anybody) (really|seriously|honestly) " +
        "(believe|think|expect|trust)",
      "(are|is) (we|anyone|voters|the public|readers) (really|seriously|now|) " +
        "(supposed|expected|meant|asked) to (believe|trust|accept|think)",
      "(we're|we are|you are|you're) (supposed|expected|meant|told|asked) to " +
        "(believe|swallow|accept|think|buy) (that|this|it|in|the)",
      "(want|wants|wanted|would like) (us|you|the public|people|everyone|voters|the world) to " +
        "(believe|think|swallow|accept|buy)",
      "(would have|expect|expects|expected) (us|you|the public|everyone) (to|) " +
        "(believe|swallow|think|accept|buy)",
    ],
    flags: [
      "Just a coincidence?",
      "Is it any wonder that the files burned?",
      "It is simply another big coincidence!",
      "Why won't they show the letter?",
      "Why did the police wait so long?",
      "Why do they lie about it?",
      "What is he hiding?",
      "What does he have to hide?",
      "The story doesn't add up, and the whole thing smells fishy.",
      "It raises serious questions.",
      "The bill is raising new doubts about the mayor.",
      "Questions remain about the money.",
      "There are troubling questions.",
      "Who really benefits?",
      "Follow the money.",
      "It makes you wonder.",
      "One can only wonder why.",
      "We wonder who paid for the trip.",
      "Do you really believe that?",
      "Are we seriously expected to believe it?",
      "You are supposed to believe that he slept.",
      "They want us to believe that the tape was lost.",
      "They would have us believe that it was rain.",
    ],
    passes: [
      "“What is he hiding?” the lawyer asked.",
      "Do you believe in luck?",
      "I wonder if it will rain.",
      "The pupils asked many questions about the mill.",
    ],
  },
  {
    technique: "doubt",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(can|could|should|how can|how could) (we|you|anyone|anybody|voters) " +
        "(really|still|ever|possibly|) trust",
      "who (can|could|would|will) (still|ever|really|) (trust|believe) " +
        "(him|her|them|a|the|such|this|these|that|in)",
      "where (did|does|is|was|has) (all|) (the|that|this|his|her|their|our) money " +
        "(go|gone|come|coming|really|going|from)",
      "how (did|does|can|could) (he|she|they) (really|suddenly|ever|possibly|) " +
        "(afford|get so|know|become so|come by|pay for)",
      "why (now|the silence|the secrecy|the rush|the hurry|the delay|the cover-up|the sudden|the long) " +
        "(?|.. ?)",
      "what else (are|is|did|have|has|were|do) (they|he|she|the) .. " +
        "(hiding|hidden|lying|lied|hide|know|telling)",
      "(strangely|oddly|curiously|suspiciously|mysteriously|conveniently) " +
        "(enough|,|silent|quiet|absent|missing|similar|close|timed)",
      "(suspiciously|mysteriously|conveniently) " +
        "(vanished|disappeared|died|vanishes|disappears|lost|deleted|burned|quiet|appeared)",
      "(suspicious|convenient|curious|interesting|peculiar|funny|odd) (timing|how)",
      "(very|how|strange|funny|quite) (strange|odd|suspicious|mysterious|convenient|fishy|peculiar|" +
        "weird) ($|:|!|,|indeed|that)",
      "(gets|got|even|it gets|gets even) (weirder|stranger|fishier|murkier|more bizarre|curiouser)",
      "(mysterious|suspicious|unexplained|strange|untimely) " +
        "(death|deaths|disappearance|fire|circumstances|payments)",
      "(out of|into) thin air",
      "(go figure|funny how that|coincidence (,|or) (or|you|i)|coincidence , (or|you|i)|" +
        "you be the judge|judge for (yourself|yourselves))",
      "just (so happened|so happens|happened|happens) to (be|have|own|know|work|run|sit|visit|meet|die)",
      "(isn't|is) (it|that) (just|) (strange|odd|funny|curious|interesting|amazing|suspicious|weird) " +
        "(that|how|?)",
      "(have you|have you ever|ever) (noticed|wondered|asked yourself|wonder) (that|how|why|what|who)",
      "^ (just|only|merely|simply) asking (questions|the question|a question|$)",
      "(i'm|i am|we're|we are) (just|only|merely) asking",
      "^ ask (yourself|yourselves) (why|who|what|how|if|whether|,|this|:)",
      "(refuses|refuse|refused|fails|failed|has yet) to " +
        "(say|admit|acknowledge|explain|disclose|reveal) (why|how|where|who|what|any|that)",
      "(not a|without a|not one|without any|no) (single|) (shred|scrap|iota|ounce) of " +
        "(evidence|proof|truth|credible)",
      "(should|would|might|could) (anyone|we|you) be (surprised|shocked|concerned|worried) " +
        "(that|if|to|when) .. ?",
      "(is|are|was|were|would|will) (that|this|it|they|he|she) (really|truly|honestly) " +
        "(a|an|the|what|so|any|worth|be|how|about) .. ?",
      "how much .. is (too much|enough) (?|for|even|$)",
      "(supposedly|allegedly) (independent|neutral|impartial|objective|free|fair|democratic|peaceful|" +
        "moderate|safe)",
      "(is|are) there (a|an|some|certain|any) " +
        "(agenda|hidden|rogue|secret|plan|plot|cover-up|conspiracy) .. ?",
      "(putting|put) (this|it|that|anything) past (him|her|them|a|the|any|this)",
    ],
    flags: [
      "How can we still trust this board?",
      "Who would trust such a bank?",
      "Where did all the money go?",
      "How could he possibly afford it?",
      "Why the silence?",
      "What else are they hiding?",
      "The mayor was strangely silent.",
      "The tape conveniently disappeared.",
      "Suspicious timing.",
      "Very strange: nobody saw it.",
      "It gets even weirder.",
      "A suspicious fire followed.",
      "The files vanished into thin air.",
      "Go figure.",
      "The guard just happened to be asleep.",
      "Isn't it strange that the lights went out?",
      "Have you noticed that prices rise at night?",
      "Just asking questions.",
      "I'm just asking.",
      "Ask yourself why.",
      "The bank refuses to say why.",
      "There is not a shred of evidence.",
      "Should anyone be surprised that it failed?",
      "Is that really a victory?",
      "How much rent is too much?",
      "The supposedly independent panel met.",
      "Is there a secret plan for the park?",
      "I would not put it past him.",
    ],
    passes: ["“I'm just asking,” the boy said.", "The path leads out of the thin wood."],
  },
  {
    technique: "doubt",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(so much for) (the|his|her|their|our|that|being|all) ",
      "(whatever|what) (ever|) happened to (the|our|all|that|those|free|common|his|her) .. ?",
      "since when (is|are|was|were|do|does|did|has|have)",
      "or so (they|he|she|we|the story|it|you) " +
        "(say|says|claim|claims|goes|were|are|is|want|would|seems|thought)",
      "(read between the lines|no smoke without fire|where there's smoke|the plot thickens|" +
        "draw your own conclusions|make of that what you will)",
      "something is (rotten|fishy|very wrong|not right|off|seriously wrong)",
      "(does not|doesn't|didn't|fails to) pass the (smell|sniff|laugh|straight-face) test",
      "(hard|difficult|impossible) to (believe|swallow) (that|,|when|anyone|a|any|it|this)",
      "(hardly|scarcely) (a (coincidence|surprise|convincing|ringing)|surprising|convincing|credible|" +
        "reassuring|believable)",
      "(dubious|questionable|flimsy|shaky|spurious|far-fetched|threadbare|laughable) " +
        "(claim|claims|evidence|source|excuse|argument|figures|theory|credentials|past|ties|deal|deals)",
      "(would|could|can) (you|anyone|we) (really|seriously|) (trust|buy) " +
        "(a|an|the|such|this|these|someone|him|them|anything) .. ?",
      "(who|what|why) on earth (would|is|are|did|do|does|was|were|could|should)",
      "what (exactly|precisely|on earth|in the world|the hell) (is|are|was|were|did|do|does|has|have) " +
        ".. .. ?",
      "(where|when|how|why) (exactly|on earth|in the world|the hell) " +
        "(is|are|was|were|did|do|does|has|have) .. .. ?",
      "we (still|simply) (don't|do not|may never|will never) know (who|why|what|how) " +
        "(really|he|she|they|else|paid|was|the|it|ordered)",
      "(but|and) (is|was|are|does|did|can) (it|he|she|they|this|that) (really|actually|truly) .. ?",
      "(is|are|was) (he|she|they|it) (lying|hiding|covering|stupid|blind|mad|serious|insane|asleep|" +
        "joking|for sale|corrupt) .. ?",
      "what (is|are|was) .. (so afraid of|hiding|not telling|really (up to|about|after)|trying to hide|" +
        "covering up) ?",
      "how (many|much|long|far) (more|longer|further) " +
        "(must|will|can|do|should|before|are|lives|people|of|until) .. .. ?",
      "(does|do|did) .. (even|really|actually) (know|care|exist|believe|read|understand|think) .. ?",
      "who (is|was|are) (really|actually|behind|paying|funding|pulling|protecting|running) .. ?",
      "(nobody|no one) (has|will|can) (explain|explained|say|answer|answered|tell us) " +
        "(why|how|what|who|where)",
    ],
    flags: [
      "So much for his promise.",
      "Whatever happened to free milk?",
      "Since when is rain a crime?",
      "He was at home, or so he says.",
      "Read between the lines: something is rotten here.",
      "It does not pass the smell test and is hard to believe, when you see it.",
      "It is hardly a coincidence: such flimsy evidence!",
      "Would you trust such a man?",
      "Who on earth would buy it?",
      "What exactly did they do there?",
      "Where exactly did the lamps go?",
      "We still don't know who paid.",
      "But is it really safe?",
      "Is he lying to us?",
      "What is the board trying to hide?",
      "How many more must leave?",
      "Does the board even care about it?",
      "Who is really behind this?",
      "Nobody can explain why.",
    ],
    passes: [
      "“Since when is rain a crime?” he asked.",
      "It is hard to believe in luck.",
      "How much flour do you need?",
    ],
  },
  {
    technique: "doubt",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(pretend|pretends|pretended|pretending) " +
        "(to (care|be|listen|know|love|serve|help|work|act)|that|not to|nothing|otherwise)",
      "(refuses|refuse|refused|refusing) to (condemn|acknowledge|admit|face|accept|recognise|recognize|" +
        "denounce|see|apologise|apologize)",
      "(quietly|secretly|suddenly|mysteriously) " +
        "(dropped|vanished|disappeared|removed|deleted|changed|buried|shelved|resigned|withdrew)",
      "(whatever|whoever) (he|she|they) (is|are|was|were) (really|hiding|paid|trying|up to)",
      "(claims|claimed|insists|insisted|swears|swore) (to|that|he|she|they) .. (yet|but) " +
        "(nobody|no one|somehow|strangely|never|not a single)",
      "(we are|we're|you are|you're) (told|assured|informed) that .. (but|yet|and yet)",
    ],
    flags: [
      "They pretend to listen but refuse to admit it.",
      "The board quietly deleted the file.",
      "Whoever he is really is a riddle.",
      "He claims to be poor, yet somehow he has three boats.",
      "We are told that it is safe, but the fish are dead.",
    ],
    passes: ["“They pretend to listen,” she said.", "The cat refused to eat.", "The bus quietly left."],
  },
];
