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
  {
    technique: "shaming-the-reader",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "if you (scroll|don't share|do not share|don't sign|don't cry|don't care|don't help|can read|still|ignore|can watch|don't like|don't feel|walk|look away|do not|don't|pass) .. , (you|then you) (have no|are|are not|aren't|must be|don't deserve|should|can't be|don't have|cannot|lack|clearly)",
      "you have no (heart|soul|conscience|shame|feelings|backbone|spine|taste|brain|courage|honour|pity)",
      "only (a|an) (bad|stupid|heartless|fool|idiot|coward|lazy|selfish|cruel|monster|cold|poor|careless|weak|loser|snob|egoist|stone|real|miser) (..|) (would|could|can|will|buys|thinks|wants|leaves|doesn't|does not|says|asks|refuses|lets)",
      "(only|just) (fools|idiots|cowards|losers|bad (mothers|parents)|heartless people|egoists|weaklings|snobs|monsters|lazy people) (would|could|can|will|buy|think|want|leave|don't|say|ask|refuse|let|pay|still|wait|fall|miss)",
      "(you|you all|we|all of you) (should|ought to|must|can) (..|) be ashamed",
      "(shame on you|aren't you ashamed|are you not ashamed|have you no shame|don't you feel ashamed|how can you live with|how can you sleep|can you look (yourself|your children|your)|how do you sleep)",
      "(anyone|anybody|everyone|a person|a child|even a child|every child|any fool|even a fool|any idiot|people) (..|) (half a brain|a brain|eyes|a bit of sense|an ounce of|any sense|any brains|common sense|can see|could see|understands|can understand|knows) .. (can't you|why can't you|can you|don't you|except you|but you|not you|why not you)",
      "while you (are|were|sit|lie|sleep|watch|scroll|enjoy|eat|relax|snore|complain|'re) .. , .. (others|people|children|animals|soldiers|thousands|somebody|someone|they|men|women|your)",
      "(clever|smart|intelligent|bright|real|wise|decent|good|modern|true|educated|strong|sensible|successful) (people|men|women|person|mothers|parents|readers|girls|boys|fathers|woman|man|mother|friends) (like you|) (don't|do not|doesn't|never|know|knows|already|need|needs|need no|would|choose|have|understand|will|will not|won't|pay|can|buy|read|vote|see|wouldn't)",
      "(a|any) (real|true|good|decent|loving|caring|responsible) (man|woman|mother|father|friend|parent|fan|son|daughter|wife|husband|person|teacher|neighbour|grandmother) (would|knows|does|doesn't|never|wouldn't|buys|always|shares|helps|will|won't|gives|can|stays|cooks|drinks|drives)",
      "(are you|aren't you|you are|you're|or are you) (really|just|too|simply|still|) (too|so|such a|a|that) (lazy|stupid|cowardly|afraid|coward|weak|comfortable|blind|egoist|heartless|selfish|naive|slow|chicken|proud|cold|scared|dull|ignorant|sheep) (to|that|or|?|,|$|!|for)",
      "(are you|or are you) (a|one of those|really|) .. (coward|sheep|loser|man enough|brave enough|smart enough|clever enough|chicken|asleep|mouse|fool|lazy) .. ?",
      "(if you|whoever|anyone who|those who|people who|he who) (..|) (had|were|was|have|has|loved|love|loves|cared|cares) .. (you would|you'd|would|you wouldn't|wouldn't) (sign|share|help|give|care|buy|vote|donate|stop|join|come|not|have|never|know|say|sit)",
      "(do you want|would you|could you|can you|will you) (to|) (..|) (be|have|live|sleep|tell|explain|look) .. (guilty|fault|conscience|responsible|shame|one who|ashamed|eyes|your children|your child|yourself|at night) .. ?",
      "(you'll|you will|you would|you'd) (never forgive|regret it|have to live|be sorry|have only yourself|feel guilty|blame yourself|have (..|) on your conscience)",
      "(too|so) (lazy|stupid|comfortable|cowardly|blind|naive|selfish|busy with yourself|slow|proud|brainwashed) to (see|understand|read|think|get|care|help|notice|sign|act|vote|share|realise|realize|stand)",
      "(don't|do not|never) be (so|such|a|an|) (..|) (naive|stupid|coward|sheep|fool|idiot|baby|lazy|selfish|spoilsport|chicken|wimp|egoist|blind|silly|heartless|miser|snob)",
      "(what kind of|what sort of) (a |) (person|mother|father|parent|friend|man|woman|human|human being|son|daughter|citizen|neighbour|people) (are|would|does|do|leaves|lets|says|could|can|doesn't|don't|is|buys|you)",
      "(even|my|our) (..|) (child|kids|grandmother|dog|toddler|cat|grandma|five-year-old|six-year-old) (can|could|knows|understands|would) (see|understand|do|this|it|that|better|tell|grasp|read|solve)",
      "(you|your kind|people like you) (obviously|clearly|evidently|apparently|surely|just) (don't|haven't|have no|can't|never|know nothing|didn't|lack|understand|do not|don't know)",
      "(wake up|open your eyes|use your brain|use your head|grow up|get a life|get off your|get up off|move your) (..|) (!|,|$|and|sheep|sofa|behind|before|at last|,)",
      "will you be (one of|among|the) (the|) (cowards|few|one|first|person|brave)",
      "(people|those|women|men|readers) (with|of) (good taste|taste|class|style|a heart|brains|character) (choose|buy|drink|know|read|wear|vote)",
    ],
    flags: [
      "If you walk past this dog, you have no heart.",
      "Only a monster would say no.",
      "Only cowards would wait.",
      "You ought to be ashamed.",
      "How can you sleep at night, aren't you ashamed?",
      "Even a child can see it, why can't you?",
      "While you watch the game, out there others starve.",
      "Smart parents buy early.",
      "A real man never cries.",
      "Are you too lazy to read?",
      "Are you brave enough?",
      "If you loved him, you would help.",
      "Could you look into the eyes of your children?",
      "You'll never forgive yourself.",
      "They are too blind to see it.",
      "Don't be such a sheep.",
      "What kind of mother are you?",
      "Even my dog would understand it.",
      "You clearly know nothing of dogs, you obviously don't read.",
      "Wake up, people!",
      "People who cared would sign at once.",
      "Will you be one of the brave?",
      "Women with style wear our hats.",
    ],
    passes: [
      "“Don't be such a sheep,” he told me.",
      "The dog sleeps while you cook.",
      "Only a doctor can sign the form.",
    ],
  },
];
