import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, questioning the reputation";

/** The person is attacked, not what the person says. */
export const questioningTheReputation: readonly Rule[] = [
  {
    technique: "questioning-the-reputation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(long|troubling|sordid|shameful|checkered|chequered|well-documented|dark|dismal|abysmal) " +
        "(history|record) of (lying|lies|failure)",
      "(long|troubling|sordid|shameful|well-documented|dark|dismal|abysmal|her|his) (history|record) " +
        "of (deceit|fraud|corruption|abuse)",
      "troubling (history|record|past|pattern)",
      "record (rife|littered|riddled|strewn|filled) with",
      "(has|have|had|with) (no|zero|lost all|little|lost any) " +
        "(credibility|integrity|shame|honour|honor|principles|conscience|decency)",
      "(has|have|with) (no|zero|lost all|lost any|lost the) moral (authority|compass|standing|right)",
      "(no|what|his|her|their|its) credibility (whatsoever|is|was|has|?) " +
        "(gone|shot|zero|so|in tatters|destroyed|nil|left|diminished)",
      "(can|could|cannot|can't|couldn't|not|never) (ever|) be (trusted|believed|taken seriously)",
      "(unfit|not fit|unworthy|too old|too weak|too corrupt|too dishonest|too stupid|wholly unfit) " +
        "(for|to) (office|lead|govern|serve|hold)",
      "(unfit|not fit|unworthy|too corrupt|temperamentally unfit|morally unfit) (for|to|of) " +
        "(be|public|high|the office|rule|run|any)",
      "(lied|cheated|lies|deceived|misled) (again and again|time and again|over and over|repeatedly|" +
        "through (his|her|their) teeth)",
      "(history|pattern|habit|culture|career|lifetime|trail) of " +
        "(lies|lying|deceit|deception|fraud|failure|corruption|incompetence)",
      "(mired|embroiled|drowning|steeped|swimming|knee-deep|caked|engulfed) in " +
        "(scandal|scandals|corruption|sleaze|lies|fraud)",
      "at the (centre|center|heart) of .. (corruption|sleaze|fraud|sex|abuse) (scandal|scandals)",
      "(his|her|their|its) (own|) (ability|capacity|talent|gift|genius|knack|penchant) (to|for) " +
        "(lie|lying|deceive|deceit|cheat|fail|failure)",
      "(failed|fails|failing) (again|miserably|at everything|in everything|utterly|spectacularly|us|" +
        "the people|time and again)",
      "(should|ought to) (be ashamed|resign in|hang (his|her|their) (head|heads)|be in (jail|prison)|" +
        "be behind bars|be locked up)",
      "(shame|shame upon) on (you|him|her|them|those|the|every|this|all|any|us)",
      "(never|not) (worked|done|held|had) (a|an) (honest|real|proper|day's|single) (day|job|work|day's)",
      "(broke|broken|breaks|breaking|betrayed) (every|all|all his|all her|all their|every single|each) " +
        "(promise|promises|pledge|pledges)",
      "(sold|sells|selling|sell) (his|her|their|its) (soul|souls|principles|conscience|country|integrity)",
      "(in|on) (the|) (pocket|pockets|payroll) of " +
        "(the|big|lobbyists|foreign|special|every|billionaires|oil|pharma|corporate|his|her)",
      "(bought and paid for|bought off|in the pocket|paid off) (by|of) " +
        "(the|big|lobbyists|foreign|corporate|special|oil|pharma|his|billionaires)",
      "(out of|losing) (his|her|their) (depth|mind|marbles|minds)",
      "(doesn't|don't|does not|do not) have (a|the faintest|the slightest|the foggiest|any) " +
        "(clue|idea|backbone|shame|spine|plan)",
      "(have|has|had|with) no (shame|spine|backbone|clue|scruples|soul|heart|morals|honour|class)",
      "(failed|crumbling|bankrupt|sketchy|shady|dodgy) " +
        "(businesses|ventures|deals|dealings|schemes|company|career|business)",
    ],
    flags: [
      "A man with a long history of lying and a dismal record of fraud.",
      "Her troubling past is known, and a record littered with failures.",
      "The board has no shame and has lost all moral authority.",
      "His credibility is gone, and he cannot be trusted.",
      "She is unfit to lead, unfit for any post.",
      "He lied again and again: a career of deceit.",
      "The bank is mired in scandal.",
      "The firm is at the centre of a corruption scandal.",
      "We know his talent for deceit.",
      "They have failed miserably and ought to be ashamed.",
      "Shame on them.",
      "He has never worked a real day.",
      "They broke every promise and sold their souls.",
      "She is in the pocket of big oil, bought and paid for by the lobby.",
      "The boss is out of his depth.",
      "They do not have a clue.",
      "Look at his shady deals.",
    ],
    passes: [
      "“He is unfit to lead,” said the former aide.",
      "The coat has a pocket on the left side.",
      "The town has a long history of weaving.",
    ],
  },
  {
    technique: "questioning-the-reputation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(has|have|had|with) the (gall|nerve|audacity|temerity|effrontery|chutzpah|cheek|brass neck) to",
      "(think|thinks|believe|believes|acts|act|behave|behaves) (as if|as though|like|) (he|she|they) " +
        "(is|are|were|was) above the law",
      "(get|gets|got|getting) away with (murder|it again|anything|everything|lying|theft|treason)",
      "(no|hardly a|not a) stranger to (scandal|controversy|lying|corruption|fraud|sleaze|failure)",
      "(a|the) (man|woman|president|minister|party|government) who " +
        "(lied|lies|betrayed|sold|destroyed|ruined|cheated|broke|can't|cannot|stole)",
      "(wouldn't|would not|couldn't) know .. if (it|they|he|she) (bit|hit|was|were|fell|slapped)",
      "(knows|know|understands|understand) (nothing|absolutely nothing|precious little|" +
        "less than nothing) about",
      "(couldn't|could not|can't|cannot) (run|organise|organize|manage|lead) a " +
        "(bath|whelk stall|raffle|lemonade stand|bake sale|party in)",
      "(obsessed|consumed) with (himself|herself|power|his own|her own|their own|money|race|sex|gender|" +
        "control|image|ratings)",
      "(hungry|greedy|desperate|thirsty) for (power|attention|money|blood|revenge|relevance|votes|" +
        "publicity|fame)",
      "(his|her|their) (usual|trademark|customary|typical|breathtaking|sheer|staggering) " +
        "(arrogance|incompetence|dishonesty|cowardice|ignorance|stupidity|greed)",
      "(arrogance|incompetence|dishonesty|cowardice|greed|stupidity|ignorance) of " +
        "(the|this|our|these|his|her|their) (government|council|minister|leaders|elite|people|man)",
      "(exposed|revealed|unmasked|outed) (as|for) (a|an|the|what) " +
        "(liar|fraud|hypocrite|fake|sham|racist|cheat|phony|he is|she is|they are)",
      "(asleep|missing|absent|nowhere to be (seen|found)|awol) (at the wheel|when|while|in action|as|from)",
      "(lurch|lurches|lurched|lurching|stagger|staggers|staggered|stumbles|blunders) from " +
        "(one|crisis|disaster|scandal|blunder)",
      "(credibility|reputation|authority|integrity) (is|has been|was|lies) " +
        "(in tatters|in ruins|shattered|destroyed|in shreds|gone|shot)",
      "(too|so) (weak|scared|cowardly|corrupt|stupid|lazy|arrogant|incompetent|busy) to " +
        "(act|stand|do|lead|see|govern|care|admit|fight)",
      "(unfit|incapable|incompetent|corrupt) (leader|leaders|leadership|government|administration|" +
        "management|council)",
    ],
    flags: [
      "He has the gall to complain.",
      "They act as if they were above the law and get away with murder.",
      "She is no stranger to scandal.",
      "He is a man who lied.",
      "He wouldn't know a plough if it hit him.",
      "She knows nothing about farms.",
      "They could not run a raffle.",
      "He is obsessed with power and hungry for attention.",
      "With his usual arrogance he left.",
      "Look at the incompetence of this council.",
      "She was exposed as a fraud.",
      "The mayor was asleep at the wheel.",
      "The board lurches from one crisis to the next.",
      "His reputation is in tatters.",
      "They are too weak to act, an incompetent council.",
    ],
    passes: [
      "“He has the gall to complain,” she said.",
      "The guard was asleep in the chair.",
      "He knows the road to the mill.",
    ],
  },
];
