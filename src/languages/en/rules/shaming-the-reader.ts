import type { Rule } from "../../rule.ts";

const SOURCE = "own: appeals, chain messages and sermons that make a bad conscience do the work";

/** The reader is made to feel guilty, stupid or cowardly for not agreeing. */
export const shamingTheReader: readonly Rule[] = [
  {
    technique: "shaming-the-reader",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(should|ought to) (be ashamed of yourself|be ashamed of yourselves|embarrass us|shame us|" +
        "embarrass you|shame you|embarrass every)",
      "(you|we) (should|ought to) (all|) be (ashamed|embarrassed)",
      "is this (really|) (who we are|what we have become|what we've become|the best we can|" +
        "the country we|the world we) ?",
      "are we (really|) (a|the) (nation|country|people|society|kind of people) (that|who|which)",
      "(what|how) (have we|has this country|has our country) become ?",
      "how (do|can|could|dare) you (sleep at night|sleep|live with yourself|look at yourself|look your|" +
        "call yourself|say you|just sit|sit there)",
      "(silence|your silence|our silence|doing nothing|inaction|indifference|your indifference) is " +
        "(complicity|violence|consent|betrayal|a crime|approval|complicit)",
      "(only) (a|an) (fool|coward|idiot|traitor|monster|heartless|blind) .. " +
        "(would|could|can|doubts|believes|refuses|ignores|denies)",
      "(you'd|you would|one would) have to be " +
        "(a fool|an idiot|blind|stupid|heartless|a monster|mad|naive|very naive|living under)",
      "(on|upon) your conscience",
      "what (would|will) your (mother|grandmother|children|grandchildren|father|kids) (say|think|ask)",
      "(what|how) will you tell your (children|grandchildren|kids|daughter|son)",
      "while you (scroll|sleep|sit|do nothing|look away|were sleeping|slept|read this|eat|drink|stay|watch)",
      "when did (you|we|we all|you all) (all|) stop (caring|believing|thinking|fighting|being)",
      "(don't|do not|won't) you (even|) care (about|that|?)",
      "real (men|mothers|parents|women|fans|christians|believers|friends|leaders|patriots) " +
        "(don't|do not|do|never|would|know|stand|take|protect|give)",
      "if you (really|truly|actually) (loved|love|cared|care|believe|believed|were|are) .. (you|,|then)",
      "(a|any) (good|decent|loving|responsible|caring) " +
        "(mother|parent|father|person|neighbour|son|daughter) would (never|not|know|do|want|give)",
      "you (call yourself|dare call yourself|call yourselves|claim to be) (a|an|) " +
        "(christian|patriot|man|friend|mother|journalist|human|fan)",
      "if you (don't|do not|aren't|are not) .. (you are|you're) " +
        "(part of the problem|complicit|to blame|guilty|no better|a coward|a fool|asleep)",
      "(if you (are not|aren't) (outraged|angry|ashamed)|if this doesn't make you)",
      "(you're|you are|they're|he's|she's) not (a|) real " +
        "(fan|fans|patriot|patriots|man|men|woman|christian|mother|friend)",
      "(too|are you too) (lazy|stupid|blind|scared|cowardly|selfish|busy) to " +
        "(see|care|act|think|help|vote|notice|read|understand|even)",
      "(most|few) people (won't|will not|don't) (share|repost|read|dare|have the (courage|guts)) " +
        "(this|to|it)",
      "(shame on (you|us|all of us|everyone|anyone)|have you no shame|hang your head|hang your heads|" +
        "look in the mirror)",
      "(we|you|all of us) (are|'re) all (guilty|complicit|to blame|responsible|cowards|part of)",
    ],
    flags: [
      "It should shame us all.",
      "You ought to be ashamed.",
      "Is this who we are?",
      "Are we a nation that eats while others starve?",
      "What have we become?",
      "How do you sleep at night?",
      "Silence is complicity.",
      "Only a coward would say no.",
      "You would have to be blind not to see it.",
      "If you do nothing, it is on your conscience.",
      "What would your mother say?",
      "What will you tell your children?",
      "How will you tell your children?",
      "The lake dies while you scroll.",
      "When did we all stop caring?",
      "Don't you care about them?",
      "Real men don't cry.",
      "If you truly loved her, you would pay.",
      "A good mother would never ask.",
      "You call yourself a friend?",
      "If you don't march you are part of the problem.",
      "If this doesn't make you angry, nothing will.",
      "You're not a real fan.",
      "Are you too lazy to care?",
      "Most people won't share this.",
      "Shame on you.",
      "We are all guilty.",
    ],
    passes: [
      "“Is this who we are?” she asked.",
      "Put the helmet on your head.",
      "The children slept while you were out.",
    ],
  },
];
