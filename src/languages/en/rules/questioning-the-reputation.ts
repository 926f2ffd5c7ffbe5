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
  {
    technique: "questioning-the-reputation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(a|such a) (man|woman|person|girl|boy|firm|company|party|teacher|neighbour|politician) (like (that|this|him|her)|of that kind|of his kind) (will|can|could|should|would|must|is|has) (never|not|hardly|no|n't)",
      "(nobody|no one|who|hardly anyone) (in .. |) (still|really|) (takes|believes|trusts|believe|listens|can take) (him|her|them|his|her|their|it|a word) (..|) (seriously|any more|anymore|word|words|promises|rightly|today|now|since)",
      "(has|have) always been (a|an) (shady|dubious|strange|suspicious|dark|doubtful|slippery|shifty|unreliable|bad|questionable)",
      "(shady|dubious|murky|dark|chequered|checkered|shameful|questionable|colourful|suspicious|doubtful) (figure|past|character|reputation|record|history|business|dealings|friends|customer|deals|company|background|family)",
      "(leopard|leopards|wolf|fox|tiger|zebra) (does not|doesn't|don't|never|cannot|can't|may) (change|changes|lose|loses|change its)",
      "(whole|entire) (career|life|past|history|record|reign|term|cv) (is|was|has been|consists|reads) (..|) (a|one|of|like|nothing) (..|) (trail|string|series|chain|list|row|story|failure|scandals|scandal|lies|broken|lie|disasters)",
      "(trail|string|series|chain|long list|history|record|path) of (broken promises|scandals|lies|failures|debts|bankruptcies|failed|affairs|divorces|unpaid|lawsuits|disasters|betrayals|empty|bad|cheated)",
      "(ask around|ask anyone|just ask) (what|about|how|in|who)",
      "(remember|don't forget|do not forget|recall|we all remember|who can forget|never forget) (how|when|that|the time|what) (he|she|they) (was|were|had|got|lied|cheated|stole|failed|left|once|did|ran|lost|promised)",
      "(once|who once) (lied|cheated|stole|failed|went bankrupt|left|deceived|betrayed|copied|was caught) .. (will|never|again|always|can|cannot|can't|should)",
      "(everybody|everyone|the whole town|the whole village|people|we all|half the town) (knows|know|remembers|remember) (what|how|that|about) (his|her|their|he|she|they|kind|sort|the)",
      "(what can|what do|what could) (you|we|one) expect (from|of) (a|an|someone|such|somebody|people|the|him|her)",
      "(cannot|can't|could not|couldn't|couldn't even|cannot even|can't even|not even) (..|) (run|manage|keep|pay|spell|raise|look after|finish|control|hold) (..|) (his|her|their|a) (..|) (own|marriage|household|bills|shop|family|school|dog|job|exams|word|degree|stall|wife|promise|promises) .. (how|so|and|but|want|wants|now|yet)",
      "(how|why) (should|could|can|would|will) (a|someone|somebody|we|anyone|you|one) .. (who|trust|believe|listen|with) .. (failed|lied|divorced|bankrupt|debts|caught|drunk|cheated|never|left|lost|dropped|past|such)",
      "(his|her|their|its) (name|reputation|good name|credibility|record) (is|has been|was|stands|smells|stinks) (..|) (ruined|tarnished|stained|mud|for|gone|damaged|destroyed|lost|shot|blackened|worthless|in tatters)",
      "(never|not|n't|hardly) (kept|keeps|kept|finished|finishes|held|honoured|had) (a|one|any|his|her|their|a single) (single|) (promise|promises|word|job|thing|school|deadline|proper|honest)",
      "(always|already) (failed|lied|cheated|been a|was a|a bad|known as|known for|in trouble|late|drunk) .. (so|why|now|and now|nothing|how|school|then)",
      "(rumour|word|story|people|they|talk) (has it|says|say|say that|whisper|whispers|goes|is) (that|he|she|they|about) .. (drinks|drink|gambles|affair|debts|money|wife|women|husband|bottle|cheats|police|drugs|married)",
      "(has|have|had) (skeletons|a skeleton|something to hide|things to hide|blood on|dirt on|a lot to hide|dirty hands|skeletons in)",
      "(no smoke|not without reason|where there is smoke|where there's smoke|there must be something)",
      "(is|was) (known|notorious|famous|infamous) (all over town|everywhere|in town|) (as|for) (a|his|her|their|being|the|having|never|not) (..|) (liar|drunk|cheat|lies|debts|temper|affairs|laziness|failures|unreliable|late|lazy|promises|scandals|crook|gambler|greed|intrigues|cheating)",
    ],
    flags: [
      "A man like that can never lead a choir.",
      "Nobody believes her any more.",
      "He has always been a slippery customer.",
      "The firm has a murky past.",
      "A wolf never changes, a leopard does not change.",
      "His whole life is a list of lies.",
      "She leaves a trail of debts.",
      "Just ask about him at the bar.",
      "Remember when she lost the keys to the safe.",
      "He who once lied will lie again.",
      "The whole village knows what he did.",
      "What can you expect from a tenor?",
      "She can't even run her own stall, and now she wants a shop.",
      "How should we trust someone who failed twice?",
      "His reputation is ruined.",
      "She never kept a promise.",
      "He was always late at school, and now he runs it; he always lied, so why trust him.",
      "People say she drinks; word has it that he gambles.",
      "He has skeletons in the cupboard.",
      "Where there's smoke, there's fire.",
      "He is known as a liar.",
    ],
    passes: [
      "“He has a murky past,” the clerk said.",
      "The leopard lives in the forest.",
      "The bank opened in 1911.",
    ],
  },
];
