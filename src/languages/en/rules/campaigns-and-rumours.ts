import type { Rule } from "../../rule.ts";

const OWN = "own: the manner of leaflets, rumours, hard selling and messages passed on";

/** Turns of phrase of campaigns and of rumours, where no single word is charged. */
export const campaignsAndRumours: readonly Rule[] = [
  {
    technique: "suppressed-truth",
    source: `${OWN}; after Douglas et al., Understanding Conspiracy Theories (2019)`,
    strength: "strong",
    patterns: [
      "not (a|one|a single) (word|mention|peep|whisper|second) (on|in|from) (tv|television|the (news|media|papers|press|bbc|radio)|any (channel|newspaper|paper|news))",
      "(been|were|are|was) told to (keep quiet|stay silent|stay quiet|shut up|say nothing|keep (it|this) quiet|keep (their|her|his) (mouth|mouths) shut)",
      "(the news|the media|tv|television|the papers|the press|the bbc|mainstream media|journalists) (will|would) never (report|show|tell|admit|cover|broadcast|print|mention) (this|it|that|you|about|any)",
      "(doctors|dermatologists|dentists|banks|your bank|lawyers|airlines|drug companies|pharma companies|the industry|scientists|your doctor|employers|landlords) (don't|do not|doesn't|won't) want (you|us|people|anyone) to (know|see|find|hear|learn|discover)",
      "(scientists|doctors|experts|people|journalists|teachers|those) who (spoke|speak) (out|up) (have|) (lost|died|vanished|were (sacked|fired|silenced))",
      "(no|not one|not a single) (journalist|reporter|newspaper|channel|camera) (was|were|is|are) (allowed|invited|permitted)",
      "(they|politicians|ministers|the government) (thought|hoped|think|hope) (nobody|no one|you|we) (would|wouldn't|will|won't) (notice|find out|see|remember)",
      "because they (are|were|'re) all (paid|bought|in on it|bribed)",
    ],
    flags: [
      "Not a word on TV.",
      "The doctors have been told to keep quiet, and the news will never report this.",
      "This is the trick that banks don't want you to know.",
      "They thought nobody would notice.",
    ],
    passes: [
      "“They thought nobody would notice,” the auditor said.",
      "The pupils were told to line up by the door.",
      "The doctors do not want you to eat before the test.",
      "Journalists were invited to the opening.",
    ],
  },
  {
    technique: "secret-plot",
    source: `${OWN}; after Douglas et al., Understanding Conspiracy Theories (2019)`,
    strength: "strong",
    patterns: [
      "(a|the same|this) (handful|few|small group|tiny group|clique|circle) of (families|men|bankers|billionaires|people|corporations|oligarchs|the rich) (own|owns|control|controls|run|runs|decide|decides|rule|rules) (the|all|most|everything|half|our|who|what|nearly)",
      "(crisis|pandemic|war|crash|shortage|inflation|virus|outbreak|famine|riots|collapse|epidemic) (was|were|is|has been|had been) (all|) (planned|engineered|staged|manufactured|invented|orchestrated)",
      "(they|they're|they are) (are|) (putting|spraying|adding|injecting|pumping) (something|poison|chemicals|drugs|chips|toxins|stuff|things) (in|into|on|over) (the|our|your|every)",
      "(it is|it's|it was always|it has always been|it is all|it's all|this is all) about (control|power and control|money and power|money and control|controlling (you|us|people)) $",
      "(lists|list|camps|plans|orders) (are|is) already (drawn up|being drawn|ready|prepared|signed)",
      "once you see it , you (cannot|can't)",
    ],
    flags: [
      "A handful of families own the central banks.",
      "The crisis was planned years ago.",
      "They are putting something in the milk.",
      "It is about control.",
    ],
    passes: [
      "“The crisis was planned,” the caller said.",
      "A handful of families own boats in the bay.",
      "The manual is about control systems.",
      "They are adding salt to the soup.",
    ],
  },
  {
    technique: "anonymous-authority",
    source: `${OWN}; after the hearsay of chain messages`,
    strength: "strong",
    patterns: [
      "(a|one) (nurse|doctor|teacher|policeman|police officer|paramedic|scientist|pilot|soldier|pharmacist|vet|friend|insider) (from|at|in|who works) .. (sent|told|messaged|wrote to|confirmed to) (me|us)",
      "(recommended|approved|endorsed|backed|praised) by (leading|top|independent|many|renowned|medical) (experts|doctors|scientists|dermatologists|specialists|dentists|nutritionists)",
    ],
    flags: ["A nurse from the children's hospital sent me this.", "Recommended by leading experts."],
    passes: [
      "“A nurse from the hospital told me so,” she said.",
      "A nurse from the clinic visits on Tuesdays.",
      "The plan was approved by independent auditors.",
    ],
  },
  {
    technique: "appeal-to-time",
    source: `${OWN}; after SemEval-2023 task 3, appeal to time`,
    strength: "strong",
    patterns: [
      "(stock|stocks|supplies|places|spaces|seats) (is|are) (running out|going|selling out) fast",
      "^ (but|so|please) hurry (:|,|!|$|now|while|before)",
      "(don't|do not) let another (day|minute|week|night|year) (go by|pass)",
      "(while|before) (you|we) still can",
      "(please|urgent|now) .. (forward|share|send this|pass this) .. (everyone|everybody|all your|anyone) (you|on|in|who|friends|contacts)",
    ],
    flags: [
      "But hurry: stocks are running out fast.",
      "Don't let another day go by.",
      "Take your cash out while you still can.",
      "Please read and forward to everyone you love.",
    ],
    passes: [
      "“Hurry while you still can,” the guide told them.",
      "Please forward the form to the office by Friday.",
      "The seats are numbered and the stock is counted twice a year.",
    ],
  },
  {
    technique: "appeal-to-fear",
    source: `${OWN}; after SemEval-2023 task 3, appeal to fear`,
    strength: "strong",
    patterns: [
      "they (will|can|could|'ll) (soon|simply|just|now|) (switch|cut|lock|shut) you (off|out|down|up)",
      "(soon|next|then) they (will|'ll) (decide|tell you|control|ban|force|take|come for|know)",
      "(lets|let|letting|allows|allow|allowing) them (to|) (freeze|seize|take|read|track|spy on|search|block) (your|our)",
    ],
    flags: [
      "Now they will switch you off like a light.",
      "Soon they will decide when you cook.",
      "The law lets them freeze your bank account.",
    ],
    passes: [
      "“Soon they will decide for us,” the caller said.",
      "The rangers walk the path, and then they come back by boat.",
      "The card lets them borrow four books.",
    ],
  },
  {
    technique: "appeal-to-pity",
    source: `${OWN}; after SlavicNLP 2025, appeal to pity`,
    strength: "strong",
    patterns: [
      "(forward|share|sharing|forwarding|repost) .. (could|can|may|might) save .. (life|lives)",
      "(please|) (don't|do not) look away",
    ],
    flags: ["It costs nothing to forward, but it could save a child's life.", "Please don't look away."],
    passes: [
      "“Please don't look away,” the presenter said.",
      "Wearing a helmet can save your life.",
      "Share the cake with your neighbours.",
    ],
  },
  {
    technique: "appeal-to-values",
    source: `${OWN}; after SemEval-2023 task 3, appeal to values`,
    strength: "strong",
    patterns: [
      "(hard-working|hardworking|working|ordinary|decent|honest|law-abiding) (families|people|men and women|folk|parents|taxpayers) who (play by|pay their|do the right|get up|obey|built)",
      "(put|puts|putting) (local|our|ordinary|hard-working|working|british|american) (people|families|children|communities) first",
      "(we|i) (firmly|still|) believe in (freedom|fairness|common sense|decency|hard work|justice|family)",
      "(you|we|<capitalised>|our (town|city|children|families|people|country)) (deserve|deserves) (so much|far|much|something|) better",
      "you owe it to (your|yourself)",
      "(part|piece) of (its|our|their) soul",
      "no (decent|civilised|civilized|humane|moral) (country|nation|society|government|person) (can|could|would|should|will)",
      "if you (don't|do not) care about (your|our|the) .. (ignore|scroll|delete|do nothing)",
    ],
    flags: [
      "Hard-working families who play by the rules believe in common sense.",
      "You deserve better.",
      "You owe it to your family.",
      "No decent country can do that.",
    ],
    passes: [
      "“You deserve better,” she told him.",
      "The lecturer said that few economists believe in family firms.",
      "People who pay their fees by card get a receipt.",
    ],
  },
  {
    technique: "questioning-the-reputation",
    source: `${OWN}; after SemEval-2023 task 3, questioning the reputation`,
    strength: "strong",
    patterns: [
      "^ (they|he|she|labour|the tories) (had|have had|has had) (their|his|her) chance",
      "(taken|take|takes|taking) (you|us|voters|our (votes|town|city)|this (town|city)) for (granted|fools|a ride|idiots)",
    ],
    flags: ["They had their chance.", "The old parties have taken you for granted."],
    passes: [
      "“They had their chance,” the coach said.",
      "He had a chance in the second half.",
      "The bus will take you to the lake for two pounds.",
    ],
  },
  {
    technique: "false-dilemma",
    source: `${OWN}; after SemEval-2023 task 3, false dilemma`,
    strength: "strong",
    patterns: [
      "a vote for (anyone|anybody|someone|any other|them|the others) (else|party|) .. (is|lets|will|means|hands)",
      "a vote for .. is a vote for",
      "^ only (we|<capitalised>) can (beat|stop|save|rescue|defeat|protect|keep)",
      "^ only <capitalised> .. can (beat|stop|save|rescue|defeat) (them|us|the|our|this)",
    ],
    flags: ["A vote for anyone else lets them back in.", "Only Sarah can beat them here."],
    passes: [
      "“Only Sarah can beat them,” the agent said.",
      "Only members can keep a boat at the pier.",
      "A vote for the chair is held in May.",
    ],
  },
  {
    technique: "name-calling",
    source: `${OWN}; after SemEval-2023 task 3, name calling`,
    strength: "strong",
    patterns: ["the sheep (will say|say|believe|swallow|think|obey|never ask|keep voting)"],
    flags: ["And the sheep will say that they have nothing to hide."],
    passes: ["“The sheep believe everything,” he wrote.", "The sheep graze on the marsh until May."],
  },
  {
    technique: "doubt",
    source: `${OWN}; after SemEval-2023 task 3, doubt`,
    strength: "strong",
    patterns: [
      "^ ask (yourself|yourselves) (why|who|what|how)",
      "^ why the (hurry|rush|secrecy|silence|delay) ?",
    ],
    flags: ["Ask yourselves why.", "Why the hurry?"],
    passes: ["“Ask yourselves why,” the teacher told the class.", "Ask the warden why the gate is locked."],
  },
  {
    technique: "appeal-to-hypocrisy",
    source: `${OWN}; after SemEval-2023 task 3, appeal to hypocrisy`,
    strength: "strong",
    patterns: [
      "(the|these|those) (very|) same (ministers|mps|councillors|bosses|bankers|judges|lords|people|politicians) who (plead|pleaded|found|promised|cut|sold|voted|doubled|closed)",
    ],
    flags: ["The same ministers who plead poverty found billions overnight."],
    passes: [
      "“The same ministers who cut it now want it back,” she said.",
      "The same two councillors proposed and seconded the motion.",
    ],
  },
  {
    technique: "loaded-language",
    source: `${OWN}; after SemEval-2023 task 3, loaded language`,
    strength: "strong",
    patterns: [
      "(bungling|bunglers)",
      "(splashed|splashes|splash|splurged|blew|blows|blown) .. of (your|our|taxpayers'|taxpayer) (money|cash)",
      "(grow|grows|grew|grown) fat (on|off|$)",
      "(ragbag|mishmash|hotchpotch) of (evasions|excuses|lies|half-truths|nonsense)",
      "they get richer",
    ],
    flags: [
      "The bungling council splashed a staggering £90,000 of your money on bins.",
      "Landlords grow fat.",
      "I have seldom met such a ragbag of evasions.",
    ],
    passes: [
      "“A ragbag of excuses,” the judge called it.",
      "The lambs grow quickly and fatten by autumn.",
      "The wave splashed the deck.",
    ],
  },
  {
    technique: "exaggeration-minimisation",
    source: `${OWN}; after SemEval-2023 task 3, exaggeration or minimisation`,
    strength: "strong",
    patterns: [
      "(the world's|world's|the nation's|the industry's) (leading|foremost|most trusted|most advanced|premier) (innovator|provider|brand|authority|maker|developer|platform|expert)",
      "(transform|transforms|revolutionise|revolutionises|revolutionize|revolutionizes|reinvent|redefine) (the way|how) (the world|we|you|people|millions|everyone)",
    ],
    flags: ["The world's leading innovator in sleep technology will transform the way the world rests."],
    passes: [
      "“It will transform the way we live,” the founder said.",
      "A transformer on the way to the mill was replaced.",
    ],
  },
];
