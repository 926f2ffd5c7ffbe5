import type { Rule } from "../../rule.ts";

const SOURCE =
  "own, after the verification questions of fact-checkers' handbooks (who says so, where, when, how many)";

/** A claim that would need a source is stated as known, proven or self-evident. */
export const unsourcedClaim: readonly Rule[] = [
  {
    technique: "unsourced-claim",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(it is|it's|as is|it has long been) (well|widely|generally|now|commonly|an open|no|common|" +
        "universally|) (known|knowledge|no secret|an open secret|secret) (that|:|among)",
      "(it is|it's) (an open secret|no secret|common knowledge|a known fact|a well-known fact|" +
        "a proven fact|a fact) (that|,|$)",
      "(there is|there's|there can be) (little|no|not the slightest|hardly any) " +
        "(doubt|question|denying) that (he|she|they|the|it)",
      "(has|have) been (scientifically|clinically|long|repeatedly|conclusively) " +
        "(proven|proved|shown|established)",
      "(has|have|is|are) (been|) proven to (cure|heal|reduce|improve|boost|prevent|work|help|kill|" +
        "reverse|stop)",
      "(achieved|shown|had|has|have) (remarkable|amazing|incredible|astonishing|outstanding|" +
        "tremendous) (success|results|effects|improvements)",
      "(helped|cured|saved|healed) (many|thousands of|millions of|countless|hundreds of) " +
        "(patients|customers|users|sufferers)",
      "(cure|cures|cured|reverse|reverses|reversed|kill|kills|prevents|heals|eliminates|destroys) " +
        "(cancer|diabetes|dementia|arthritis|the virus|tumours|tumors|depression|autism)",
      "(the|an) (overwhelming|vast) majority of " +
        "(those|people|patients|them|these|women|men|voters|crimes|migrants|doctors)",
      "(caught) (red-handed|stealing|altering|cheating|rigging|lying|on tape|counting|in the act|" +
        "faking|forging|destroying|deleting)",
      "(are|is) (currently|now|secretly|already|deliberately) " +
        "(killing|murdering|poisoning|stealing|destroying|hiding|spying|torturing|importing) " +
        "(innocent|our|the|people|us|millions|votes)",
      "(rumour|rumor|word|legend|gossip) (has it|is that|on the street|is going around|is spreading|says)",
      "(statistics|numbers|figures|facts|the data|polls) " +
        "(don't lie|do not lie|speak for themselves|prove|clearly show|prove that|never lie)",
      "(the|) (fact|truth|reality) (is|of the matter is|remains) (that|:|,) .. " +
        "(all|every|never|always|nobody|lied|lies|lie|failed|no one|corrupt|dying|stolen)",
      "(a|an) (orchestrated|concerted) campaign (by|of|to|against)",
      "(everyone|everybody) (in|at|close to|inside) .. knows (that|it|who|about|he|she|the|what)",
      "(<number>|nine|eight|four) (out of|in) (every|) (<number>|ten|five) " +
        "(people|crimes|women|men|children|marriages|politicians|migrants|doctors|cases)",
      "(the way|how) (they|he|she|politicians|the party) (are|is|were|was) " +
        "(stealing|rigging|destroying|hiding|buying|cheating)",
      "(<number>|hundreds of|thousands of|millions of) .. (happy|satisfied|active|loyal|delighted) " +
        "(customers|users|clients|members|patients|readers)",
      "(no|without) (clinical|scientific|known|other|further|independent) (proof|source|evidence) " +
        "(is|was|needed|necessary|required)",
    ],
    flags: [
      "It is well known that the mayor takes bribes.",
      "It's an open secret that the mayor takes bribes.",
      "There is little doubt that he took the boat.",
      "The tea has been clinically proven, it is proven to help, and has shown amazing results.",
      "It has helped thousands of patients, and it cures cancer.",
      "The overwhelming majority of patients walk again.",
      "The clerk was caught altering the list.",
      "They are secretly poisoning our wells.",
      "Rumour has it that the bank is empty.",
      "The numbers don't lie.",
      "The fact is that they all lied.",
      "It is an orchestrated campaign by the builders.",
      "Everyone in the town hall knows who took it.",
      "Nine out of ten crimes are never solved.",
      "Look at the way they are stealing our park.",
      "We have 5,000,000 happy users.",
      "No further proof is needed.",
    ],
    passes: [
      "“It is well known that he drinks,” said the neighbour.",
      "The study by Leeds University followed 300 patients for two years.",
      "It is not known when the bridge was built.",
    ],
  },
  {
    technique: "unsourced-claim",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "^ (<number>|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ninety-nine|two thirds|three quarters|half) (per cent|percent|) of all (..|) (come|comes|are|is|suffer|die|lie|have|cheat|end|live|take|do|want)",
      "(every|each) (second|third|fourth|fifth|tenth|other) (..|) (pupil|child|woman|man|marriage|teenager|person|driver|job|student|family|doctor|citizen|schoolboy|girl|boy|worker|household|pensioner|apple|egg|politician|bottle) (..|) (takes|is|has|suffers|ends|drinks|lies|can|cannot|can't|cheats|smokes|will|dies|in|was|carries|contains|gets|lives|uses|comes)",
      "(one|two|three|nine|eight|seven|four|six) (in|out of) (every|) (three|four|five|ten|seven|two|twenty|six|eight) (..|) (pupils|children|women|men|marriages|teenagers|people|drivers|students|families|doctors|pensioners|workers|citizens|adults|girls|boys|of us|cars)",
      "(put|puts|pocketed|stole|steals|stolen|took|embezzled|diverted|funnelled|moved|transferred|lined) (..|) (million|millions|thousand|thousands|billion|billions|money) .. (pocket|pockets|account|abroad|himself|herself|own|friends|island|offshore|family|taxpayers|wife|villa)",
      "(garlic|onions|onion|honey|lemon|ginger|tea|water|vinegar|vitamin|vitamins|milk|chocolate|oil|salt|turmeric|bleach|magnets|crystals|prayer|cucumber|beetroot|cinnamon|coffee|aspirin|sugar|urine|silver) (..|) (cures|cure|heals|heal|kills|kill|prevents|prevent|reverses|stops|protects|protect|removes|causes|cause|melts|burns) (..|) (cancer|diabetes|flu|covid|asthma|disease|diseases|depression|dementia|arthritis|virus|viruses|heart|tumours|infections|illness|fat|blindness|autism|colds|headaches|against|all|baldness|pain|ulcers|warts|fever|madness|poison|poisons|toxins)",
      "(use|uses|using) (only|just|merely) (..|) (tenth|per cent|percent|ten|fraction|five|part|half|quarter) (..|) of (our|their|the|his|its) (brain|brains|mind|potential|strength|power)",
      "(only|just) (..|) (per cent|percent|tenth|fraction|third|quarter) of (our|the|their|your) (brain|brains|mind|money|donations|donation|taxes|aid|food|truth|waste)",
      "(has|have) (killed|harmed|crippled|blinded|poisoned) (more|thousands of|millions of|hundreds of|dozens of) (people|children|women|men|birds|patients|babies)",
      "(vaccine|vaccines|mast|masts|5g|phone|phones|microwave|microwaves|wi-fi|radiation|chemtrails|fluoride|sugar|wind turbines|turbines|windmills|the pill|gluten|plastic|power lines|additives|tattoos) (..|) (cause|causes|kill|kills|caused|killed|makes|make|damages|destroys|destroy|harms|trigger|triggers|leads|lead|shrinks|lowers) (..|) (cancer|autism|infertile|brain|tumours|infertility|ill|sick|birds|more|people|depression|children|dementia|stupid|dna|sterile|madness|aggression|impotence|miscarriages|diabetes|heart|iq|blind|dumb)",
      "(is|are|was) (secretly|in truth|in reality) (a|an|the|owned|paid|run|financed|bankrupt|employed|controlled) (..|) (spy|agent|by|bankrupt|millionaire|criminal|mafia|thief)",
      "(will|would) (..|) (collapse|disappear|die out|be bankrupt|go bankrupt|run out|vanish|be extinct|go under|be abolished|be banned|lose their jobs|double|triple|explode) (..|) (within|in|by|next|before|soon|overnight) (<number>|a|two|three|five|ten|the|a few|year|month|spring|christmas|summer|weeks|months)",
      "(it is|it's) a (well-known|known|proven|historical|undeniable|scientific) fact",
      "(pyramids|egyptians|the moon|aliens|dolphins|atlantis|the earth|the ancients|the maya|bermuda|ufos|stonehenge|cats|spiders|we) (..|) (were built by|was built by|built|landed|visited|swallow|are able to|can (see|feel|sense|predict)|is hollow|is flat|came from|knew|has been visited|live among|have visited) (..|) (aliens|giants|spiders|the future|ghosts|earthquakes|people|on earth|earth|us|space|electricity|death|another|here|the pyramids|$)",
      "(more|fewer) (people|children|women|men|jobs|crimes|pupils|animals) (die|died|are killed|suffer|were killed|are lost|drown|starve) (..|) (than|from|because|of|each|every)",
      "(crime|prices|theft|violence|unemployment|rents|suicides|divorces|accidents|burglaries|infections|cancer|poverty|illiteracy|drug use|deaths) (..|) (has|have|rose|will|went|is|are) (..|) (doubled|tripled|exploded|increased tenfold|quadrupled|per cent|skyrocketed|risen|twice as|three times|tenfold|out of control|highest|by half) (..|) (since|because|under|in|after|due|$|,|every|here)",
      "(was|were|has been|is|have been) (..|) (paid|bribed|bought|hired|blackmailed|financed|sponsored) (by|off|to) (..|) (industry|lobby|mafia|company|companies|agents|secret|government|bank|banks|giants|oligarchs|competition|rival|rivals|developers|foreign|vote|lie|sign|silence|lose|stay)",
      "(the|this|our|that) (mayor|minister|president|coach|priest|boss|headmaster|director|owner|doctor|judge|company|party|bank|neighbour|pharmacist|firm|councillor|champion|principal|officer) (has|had|was|is|took|sold|stole|bought|faked|burned|poisoned|beat|ordered|hid|cheated|forged|set|pays|takes|sells|beats|hides|drinks) (..|) (bribe|bribes|degree|diploma|votes|fire|exam|exams|affair|stolen|drugs|evidence|his wife|her husband|signature|signatures|kickbacks|mistress|doped|poison|waste|river|election|tests|drunk|papers|girlfriend|dog)",
      "(is|are) (as|just as) (deadly|dangerous|harmful|addictive|toxic|unhealthy|bad) (..|) as (smoking|heroin|cocaine|cigarettes|a pack|alcohol|poison)",
      "(per cent|percent) (more|less) (successful|intelligent|likely|happy|productive|healthy|creative|often)",
      "half of (all|the) .. (in|on) (our|the) (shops|schools|shelves|streets|market|country) (is|are)",
    ],
    flags: [
      "Ninety per cent of all divorces are caused by phones.",
      "Every second marriage here ends in hate.",
      "Nine out of ten drivers lie.",
      "He moved millions into an account abroad.",
      "Onion juice cures the flu.",
      "We use only a fraction of our brain.",
      "Only a tenth of the aid arrives.",
      "The dam has killed thousands of birds.",
      "Phone masts cause brain tumours.",
      "The baker is secretly paid by the mill.",
      "The euro will collapse within a year.",
      "It is a proven fact.",
      "The pyramids were built by giants.",
      "More people die from bees each year.",
      "Crime has doubled since May.",
      "The jury was bribed by the industry.",
      "The director faked his degree.",
      "Jam is as deadly as smoking.",
      "Owners of cats are 30 per cent more productive.",
      "Half of all the eggs in our shops are old.",
    ],
    passes: [
      "“Onion juice cures the flu,” said grandma.",
      "According to the survey of the office of statistics, two of the forty cars were red.",
      "The mayor has a red car.",
    ],
  },
];
