import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, causal oversimplification";

/** Many causes made into one, and that one somebody's fault. */
export const causalOversimplification: readonly Rule[] = [
  {
    technique: "causal-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(is|are|was|were) (solely|entirely|all|purely|simply|only|wholly|exclusively) " +
        "(because|due to|down to|caused by|the result of|the fault of)",
      "(the|) (one|only|single|sole|real|true|root) (cause|reason|culprit|explanation) " +
        "(of|for|is|behind|why|was|that)",
      "(is|are|was) (solely|entirely|alone|all|squarely|directly|) to blame for " +
        "(the|our|all|every|everything|this|rising|high|these)",
      "(blame|blames|blaming) (it|this|that|everything|all|the .. crisis) (all|) on " +
        "(the|immigrants|migrants|foreigners|women|one|social|video|their|his)",
      "(blame|thank) (the|our|this|your|his) (government|minister|bankers|politicians|migrants|" +
        "immigrants|council|media|unions|schools|elites) for",
      "(all|and all) because (of (one|him|her|them|a|the|his|their)|he|she|they|a few|some|one)",
      "(all|entirely|simply|purely) thanks to (the|his|her|their|this|our|one|a)",
      "thanks to (his|her|their|this|the|our) " +
        "(policies|incompetence|failed|reckless|weak|greed|lies|stupidity|failure|cowardice|" +
        "mismanagement|disastrous)",
      "(it's|it is|that's|this is) (all|entirely|simply|just|) " +
        "(his|her|their|your|the (government's|minister's|council's|migrants'|bankers'|media's)) fault",
      "(the|) fault (of|lies) (the|with|squarely|entirely|solely|those|foreign|powers|one) ",
      "(single-handedly|singlehandedly) (destroyed|ruined|caused|created|saved|started|wrecked|brought|" +
        "killed|fixed|turned|changed)",
      "(would|could) never have (happened|died|started|begun|won|lost|failed) (if|had|without|but for)",
      "(if only|if|had) .. (hadn't|had not|n't|not) .. , none of (this|that|it|these)",
      "(the|a) direct (result|consequence|outcome|product) of " +
        "(his|her|their|the|our|this|these|years|weak|open|failed)",
      "(that is|that's|this is|which is) (exactly|precisely|) why " +
        "(our|so many|everything|nobody|people|children|prices|crime|they|the country|you|we) .. " +
        "(hate|poor|dying|lost|rising|failing|suffer|targeted|attacked)",
      "(is|are) (driving|pushing|forcing|turning) " +
        "(more|our|all|young|thousands|millions|people|kids|families|everyone) .. " +
        "(out of|into|away|from|to|mad|abroad)",
      "(immigration|migration|migrants|immigrants|foreigners|technology|television|video games|phones|" +
        "feminism|globalisation|globalization) (is|are|has|have) " +
        "(the (cause|reason)|why|caused|destroyed|ruined|killed|stolen|taken)",
      "(displacing|replacing|stealing|taking|robbing) (their|our|the) " +
        "(native-born|native|jobs|homes|livelihoods|counterparts|hospital|school|council)",
      "(more|less|no) .. (means|equals|leads to|brings) (more|less|no|fewer) " +
        "(crime|jobs|war|peace|poverty|freedom|violence|disease|terror|death|safety|money)",
      "(always|inevitably|invariably|automatically|simply) " +
        "(leads|lead|leading|causes|cause|brings|bring|means|results) " +
        "(to|more|in|about|war|crime|poverty|that)",
      "(no wonder|it is no wonder|small wonder|little wonder) " +
        "(that|our|so|they|he|the|people|we|you|then|if|why|prices|crime)",
    ],
    flags: [
      "The floods are entirely due to the council.",
      "The root cause of it all is greed.",
      "The teachers are to blame for the results.",
      "They blame it all on the bank, and you can thank our minister for the queues.",
      "We lost the bus, all because of one man.",
      "It is simply thanks to the new mayor, and thanks to his policies the shops are shut.",
      "It's all their fault.",
      "The fault lies squarely with the young.",
      "One man single-handedly ruined the harbour.",
      "It would never have happened without the new road.",
      "If they had not come, none of this would be so.",
      "It is a direct result of their greed.",
      "That is why so many people hate the park.",
      "The tax is driving our young families out of town.",
      "Television has ruined the village; foreigners are taking our jobs.",
      "More wind farms means fewer jobs.",
      "A new road inevitably leads to crime.",
      "No wonder our children cannot read.",
    ],
    passes: [
      "“It is all their fault,” he said.",
      "The delay was due to snow.",
      "The main cause of the fire is not yet known.",
    ],
  },
  {
    technique: "causal-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(this is|that's|that is) (what|exactly what) (happens|you get|we get|comes of) " +
        "(when|for|if|from|with)",
      "(brought|bring) (it|this) (all|) (on|upon) (themselves|himself|herself|yourselves|yourself|ourselves)",
      "(have|has) only (themselves|himself|herself|itself) to blame",
      "(had it coming|asked for it|reap what|reaping what|chickens .. home to roost|made their bed)",
      "(created|caused|made|gave us|unleashed) (this|the) (whole|) " +
        "(mess|monster|crisis|disaster|chaos|nightmare|catastrophe)",
      "(the|is the) (root|source|cause|mother) of all (evil|our|these|the|this)",
      "(explains|explain) (everything|why (so many|nobody|everything))",
      "(all|entirely|solely|only) (the fault|the result|the work|the doing|down to the|due to the) .. " +
        "(government|greed|minister|council|migrants|elites|media|man)",
      "(blame|blamed|blaming) .. for (everything|every|the decline|the collapse|the death|the deaths|" +
        "the loss)",
      "(because of|thanks to|due to|owing to) " +
        "(greed|woke|political correctness|feminism|immigration|migrants|immigrants|foreigners|one man|" +
        "corrupt|liberal)",
      "(led|leads|lead|leading) (directly|straight|inevitably|inexorably) to",
      "(paved|paves|paving|cleared|opened) the (way|door|road|gates) (for|to) " +
        "(the|a|this|these|all|every) (rise|decline|collapse|death|disaster|terror|chaos|tyranny|mess|" +
        "flood)",
      "(if it (wasn't|weren't|were not|was not|had not been)|were it not) for " +
        "(the|him|her|them|immigrants|his|their|these|our) .. (would|we'd|there'd)",
      "(is|are|was|were) (single-handedly|directly|personally|solely|entirely|wholly) responsible for",
      "(crime|violence|poverty|unemployment|inflation|terrorism|autism|cancer|obesity) is " +
        "(caused|created|driven|fuelled|fueled) by (the|immigrants|greed|vaccines|sugar|bad|lazy|one|a)",
    ],
    flags: [
      "This is what happens when you trust a bank.",
      "They brought it on themselves and have only themselves to blame.",
      "He had it coming.",
      "The board created this mess, and greed is the root of all our pain.",
      "It explains why so many leave.",
      "It is entirely the work of one man, the work of greed.",
      "They blamed the young for everything.",
      "It fell thanks to immigration, which leads inevitably to noise.",
      "It paved the way for the decline of the port.",
      "If it wasn't for the mayor we would be rich.",
      "He is personally responsible for the floods.",
      "Crime is caused by lazy parents.",
    ],
    passes: [
      "“They brought it on themselves,” he said.",
      "The road leads to the mill.",
      "The storm was the reason for the delay.",
    ],
  },
  {
    technique: "causal-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "because (people|they|women|men|immigrants|foreigners|workers|the poor|the young|kids|" +
        "politicians) are (too |simply |just |all |) " +
        "(lazy|stupid|greedy|weak|selfish|evil|corrupt|ignorant|spoiled|cowards)",
      "(simply|only|just|all|purely) because (one|he|she|they|a few|some|the) " +
        "(man|woman|wanted|want|people|minister|wants|is|are|was|were|hated|hates|hate)",
      "(is|are) the reason (why|that|for|our|we) " +
        "(our|we|so|all|the|prices|crime|everything|nobody|young|people|children)",
      "(is|are|was|were|went|gets|get) (bad|worse|failing|poor|broken|ill|sick|up|down|violent|fat) " +
        "because of (the|immigrants|immigration|one|social|video|his|her|their|foreigners|women|men)",
      "so (it's|it is|it must be) (his|her|their|your) (fault|doing|work)",
    ],
    flags: [
      "They lost because men are stupid.",
      "The fair closed simply because one man wanted it.",
      "Phones are the reason why our children cannot sleep.",
      "The roads are bad because of the mayor, and trade is bad because of foreigners.",
      "Rain came in March, so it's their fault.",
    ],
    passes: [
      "“It is because men are stupid,” she said.",
      "The bus was late because of the snow.",
      "The reason for the delay is not known.",
    ],
  },
  {
    technique: "causal-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(since|ever since|after) (we|the|he|she|they|i|that) .. .. (it must be|it's) (..|) (fault|because|doing|work)",
      "(that|this|he|she|it|they) (is|are|was|were) the (only|one|sole|single|whole) (reason|cause|culprit|explanation)",
      "(has|have) (only|just) (one|a single) (cause|reason|explanation|culprit)",
      "(has|have) one (cause|reason|explanation) (and|:|only)",
      "(one|single) (cause|reason|culprit|explanation) (and one .. only|only) :",
      "(lost|lose|won|failed|collapsed|fell|broke) .. (because|since) (one|a single|some) .. (forgot|mislaid|missed|was|had|overslept|wore)",
      "(and then|then|after that) .. , so (the|it|he|she|they|that) .. (makes|make|made|causes|caused|brings|brought|must)",
      "and (we|i|it|he|she|they) (won|lost|rained|passed|failed|recovered|snowed|got .. well) , so (the|it|that|my|this|they)",
      "so (it|this|that|they|he|she) must (have been|be) (the|his|her|their|its|our|your|because|due) .. (fault|doing|work|luck|curse|$|,)",
      "(since|after) .. .. , so (it|that|the|this|he|she|they) .. (must|caused|causes|is to blame|works|cured|helped)",
      "(violent|fat|lazy|poor|stupid|ill|sick|unhappy|lonely|rude|divorced) (..|) because of",
      "because of (video games|one man|one woman|the internet|the phones|smartphones|television|their mothers)",
      "(there would be|we'd have|we would have|there'd be) no (crime|war|wars|poverty|divorce|unemployment|drugs|problems|illness) .. if",
      "it is (only|all|simply|just|purely) (the|his|her|their|our|your|because of|down to) .. (that|who|which) (..|) (fails|failed|lost|ruined|ruins|made|makes|lose)",
      "(when|whenever|every time|each time) .. .. , so (the|it|they|he|she) (must|causes|cause|makes|make|brings|bring|is|are)",
      "the (only|whole|sole|true|real) (reason|cause) (our|the|we|so many|they|he|she|people|why|for|of|is|behind)",
      "and (that's|that is|there's|there is) (all|the whole) (there is to it|of it|the reason|the explanation|story)",
      "(marriages|empires|teams|firms|children|countries|nations|schools|wars|people|families|rome) (fail|fails|fell|collapse|collapsed|break|lose|lost|starve|die|begin|started|are poor|divorce) (simply|only|) because (..|) (women|men|people|its people|mothers|lazy|greedy|soft|king|nobody|work)",
      "(all|most of) (our|their|the|his|her) (troubles|problems|ills|misery|woes|misfortunes|debts|wars|evils) (come|comes|came|stem|stems|are due|began|begin|started|go back)",
      ", so the .. (made|caused|causes|brought|cured|healed|ruined|killed|makes) (it|her|him|them|me|us|my|the|people)",
      "(rose|fell|doubled|began|dropped|started|increased) the (year|day|month|week|summer|moment) .. (opened|came|moved|arrived|closed|was built|started) (;|:|,|, so|, which)",
      "(clearly|obviously|evidently) (..|) (turn|turns|make|makes|cause|causes|turned|made|caused) (people|children|us|them|boys|women|men|you|it|kids)",
    ],
    flags: [
      "After that night, so many fell ill; since they built the mast the cows are ill, it must be the mast's fault.",
      "The phone in his pocket, that is the only reason.",
      "Obesity has only one cause, and debt has one reason: greed.",
      "The crisis has one culprit only: the bank.",
      "We lost the cup because one boy forgot his boots.",
      "He walked under a ladder and then fell, so the ladder must be cursed.",
      "I kissed the coin and we won, so the coin is magic.",
      "So it must be his fault.",
      "Since my horoscope was bad I lost my keys, so that must be the stars.",
      "Our youth is lazy because of the phones.",
      "They split up because of the internet.",
      "There would be no crime if people prayed.",
      "It is only the referee who made us lose.",
      "When the storks come babies are born, so they must bring them.",
      "The whole reason our team loses is the new shirt.",
      "Bad mothers, and that's all there is to it.",
      "Empires fell because their people grew soft, and teams lose because people are lazy.",
      "All our woes come from the bank.",
      "The well dried up when she came, so the witch made it dry.",
      "Theft rose the year the club opened, which says it all.",
      "Clearly games make boys cruel.",
    ],
    passes: [
      "“That is the only reason,” she told the court.",
      "The road was shut because of a rock that fell in the night.",
      "We went home and then slept.",
      "“All our woes come from the bank,” he said.",
      "The rain fell the day the fair opened.",
    ],
  },
];
