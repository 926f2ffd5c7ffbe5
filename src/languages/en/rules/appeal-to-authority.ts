import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, appeal to authority";

/** Somebody or something great says so, and that is to be enough. */
export const appealToAuthority: readonly Rule[] = [
  {
    technique: "appeal-to-authority",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(the|) (science|bible|scripture|constitution|church|gospel|history) " +
        "(is settled|is clear|is very clear|says so|commands|could not be clearer)",
      "(the|) (science|bible|scripture|history|nature) (has spoken|has proven|tells us|teaches us|proves)",
      "even (the|) (experts|scientists|doctors|critics|economists|his own|her own|their own|" +
        "united nations|supreme court|pope) .. (admit|admits|admitted)",
      "even (the|) (experts|scientists|doctors|critics|economists|his own|her own|their own|enemies|" +
        "opponents) .. (agree|concede|confirm|acknowledge)",
      "(nobel|award-winning|world-renowned|world-famous) " +
        "(laureate|prize winner|prize-winning|scientist|expert|doctor|professor|economist) .. " +
        "(says|said|agrees)",
      "(trust|believe|follow) (the) (science|experts|scientists|doctors|data|professionals)",
      "(as|being) (a|an) (doctor|nurse|scientist|lawyer|veteran|mother|engineer|economist|insider|" +
        "professor|teacher) .. , i (know|can tell|assure|promise)",
      "(take it from|trust) (me|someone who|a man who|a woman who|somebody who|the man who)",
      "if (scientists|the experts|the pope|god|experts|doctors|my doctor|a professor) (says|say|said) " +
        ".. (then|,) (it|it's|that) (must|is|has|true)",
      "(god|jesus|christ|allah|the bible|the lord|our lord|scripture) " +
        "(commands|commanded|tells us|demands|calls us|forbids|intended|wants us|wants you)",
      "(case law|the law|the data|the evidence|the text|history) (makes|make) it (clear|plain|obvious)",
      "ring of truth",
      "(no less|none other) than (a|an|the|<capitalised>) .. " +
        "(himself|herself|itself|said|says|agrees|confirmed)",
      "(our own|their own|its own|his own|the government's own) " +
        "(data|scientists|figures|experts|studies|documents) (is|are|) (show|shows|showing|prove|admit)",
      "(founding fathers|founders|our forefathers|our ancestors|great men) " +
        "(knew|warned|understood|intended|wanted|taught us|would have)",
      "(he|she) (would|would have) (voted|supported|agreed|approved|joined|stood) .. " +
        "(today|with us|were he alive|if he were|now)",
    ],
    flags: [
      "The science is settled, so trust the experts.",
      "History teaches us that walls fall.",
      "Even the experts admit it.",
      "Even his own doctors agree.",
      "A world-renowned professor once said so.",
      "As a mother of three, I know what hurts.",
      "Take it from someone who knows.",
      "If experts say so, then it must be true.",
      "God commands it.",
      "The evidence makes it plain.",
      "It has the ring of truth.",
      "It was none other than the bishop himself.",
      "Their own figures show it.",
      "Our forefathers knew what a wall is for.",
      "He would have voted for us today.",
    ],
    passes: [
      "“The science is settled,” said the spokesman.",
      "The science building is closed on Saturday.",
      "Dr Okafor of the hospital said the ward would reopen.",
    ],
  },
  {
    technique: "appeal-to-authority",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(doctor|professor|expert|experts|actor|actress|scientist|scientists|book|pope|star|celebrity|" +
        "champion|priest|teacher) .. .. so (it|this|that) must (be|work)",
      "<capitalised> (believed|said|says|thinks|wrote|used|uses|believes) (it|so|this|that) , so " +
        "(it|this|that) (must|is|has)",
      "(the experts|experts|science|the court|the doctors|the bible|history) (has|have) spoken",
      "(scientists|doctors|experts|professors|engineers|historians|economists) (say|agree) (so|it) , " +
        "(and|so) (that|it|who|we|you)",
      "(a|an|the) (famous|top|leading|great|olympic|celebrity|award-winning) " +
        "(actor|singer|athlete|footballer|chef|star|doctor|scientist|model) " +
        "(uses|wears|drinks|recommends|swears|trusts|eats|loves)",
      "if it (was|is|were) good enough for (the|my|our|him|her|them|<capitalised>)",
    ],
    flags: [
      "My doctor says so, so it must be true.",
      "Newton believed it, so it must be right.",
      "The experts have spoken.",
      "Doctors say so, and that is that.",
      "A famous singer uses this soap.",
      "If it was good enough for the king, it is good enough for me.",
    ],
    passes: [
      "“The experts have spoken,” he said.",
      "The doctor said that it must be a cold.",
      "The singer uses a stick.",
    ],
  },
  {
    technique: "appeal-to-authority",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(is|was|being) (a|an) (pilot|doctor|lawyer|nurse|teacher|engineer|officer|professor|priest|dentist|manager|policeman|colonel|scientist|actor|chemist) .. (he|she) (says|said|thinks|knows|told) .. so",
      "(professor|doctor|teacher|boss|book|pope|priest|champion|actor|singer|minister|expert|newspaper|television|internet|dictionary|coach) (said|says|wrote|writes|told us) (it|so) , (so|therefore|and)",
      "(it says so|it is written|it's written|it stands) (in|on) (the|my|our|a|this) .. (so|and that|settles|therefore|$|,)",
      "(settles|settled) (it|the question|the matter|the argument|the case|everything)",
      "who (are|am) (we|you|i) to (doubt|argue|question|disagree|contradict|judge|disbelieve)",
      "(swears|swear) by (this|it|these|our|the|that|them)",
      "(if|when|since) (a|an|the|even) .. (professor|prize winner|laureate|doctor|champion|general|bishop|minister|star|surgeon|scientist|millionaire|actress|actor|expert) .. (says|tells|said|uses|believes|thinks) .. (, |) (then|it|who|we|you|that|so|why)",
      "(he|she) (is|has|was|'s) (a|an|two|three|the) (doctor|professor|pilot|doctorate|doctorates|degree|degrees|ph|phd|nobel|title|uniform|famous|champion|star) .. , so (he|she|it|we|you|that|this)",
      "(must|has to) (be true|be right|be good|know|work|exist|be safe) (,|:|;|—|because|since|for|if|when) .. (professor|doctor|champion|pope|priest|star|actor|actress|king|said|says|expert|general|himself|famous)",
      "so (it|that|this|he|she|they|god) must (be true|be right|be good|know|work|exist|be safe|be healthy|be the|help)",
      "(as|like) (a|an|the) (famous|great|well-known|ancient|old) (greek|roman|writer|poet|philosopher|general|king|actor|scientist|doctor|) .. (said|says|knew|wrote|taught) .. (so|therefore|must|that is why)",
      "(olympic|world|world-class|tennis|football|boxing|famous|hollywood|tv|television|film|pop) (champion|star|stars|player|players|actor|actress|singer|chef|doctor|hero|legend|presenter) .. (trusts|drinks|uses|wears|eats|recommends|takes|loves|drives|chose|chooses|swears|says|believes) .. (so|must|you should|why not|and so|therefore|too|what more)",
      "(my|our) (doctor|teacher|professor|priest|father|mother|dad|boss|dentist|lawyer|grandfather|coach|pastor|mum|mom) (says|said|told|taught) .. , (so|and) (it|that|he|she) (must|is|has|knows|should|never|can't|cannot)",
      "(nobody|no one|don't|you can't|you cannot) (contradicts|argues|argue|argue with|contradict|doubts|doubt|questions|question) (with|) (a|an|the) (professor|doctor|bishop|expert|general|pope|scientist|champion|holy|bible|book|man who|woman who)",
      "(even|already) (the) (ancient|old|great|holy) (greeks|romans|egyptians|chinese|books|book|masters|philosophers|indians|poets) .. (knew|said|used|believed|ate|wrote|drank|taught)",
      "<capitalised> (already|) (said|says|knew|taught|wrote|believed|thought|drank|ate) .. , (so|therefore) (it|we|you|that|why|this)",
      "(the|our) (king|queen|president|pope|bishop|general|bestselling author|founder|master|guru) .. (can't|cannot|could not|is never|would not|would never) (be|) (wrong|lie|err|mistaken|lying)",
      "(it|that) (must|has to|is bound to) be (true|right|so|good|safe) (,|:|;|—|because|since|:) (it|he|she|the|my|our|a|i)",
      "(drives|uses|wears|drinks|eats|reads|takes|recommends|says|thinks) .. , so (you can be|it is|it's|we can be|i am|i'm) (sure|certain|safe|the best|good|true|healthy|convinced)",
      "(a|my|our|the) (general|father|professor|doctor|boss|champion|bishop|grandmother|teacher|king|minister|mother) (knows|knew) (what|life|best|better|everything|all about|such things)",
      "(that is|that's|his word is|her word is|this is) (enough|good enough|proof enough) for me",
      "since (the|my|our|a) (boss|professor|doctor|general|minister|teacher|bishop|father|book|king) (says|said|thinks|wrote) .. (has to|must|it's|it is|there is)",
      "<capitalised> (taught|said|wrote|held|knew) (that|it) .. , so (spare|why|don't|you|we|it|that|there)",
    ],
    flags: [
      "Her sister is a nurse, and she says that salt is fine, so I eat it.",
      "The coach says so, and I believe it; the dictionary says it, so it is right.",
      "It says so in the almanac, and that is that.",
      "That settles the matter.",
      "Who are we to argue with him?",
      "A pop star swears by this tea.",
      "If a bishop says that the earth is hollow, then it is hollow.",
      "He is a professor of law, so he knows how to fix a tap.",
      "The soap must be good, for a film star uses it.",
      "It stood in a thick book, so it must be true.",
      "As an old poet said, love is all, therefore marry.",
      "A tennis star drinks this milk, so you should drink it.",
      "My dentist says the moon is near, so it must be.",
      "You can't argue with a professor.",
      "Even the old Romans knew the power of garlic.",
      "Plato said it, so it counts.",
      "The guru can't be wrong.",
      "It must be true, it was on television.",
      "A star wears it, so it is the best.",
      "My mother knows best.",
      "That's good enough for me.",
      "Since the bishop says so, it must be right.",
      "Galen taught that blood is air, so why test it.",
    ],
    passes: [
      "“Who are we to argue?” he asked.",
      "The doctor says the arm is broken and must rest.",
      "The champion drinks water before the race.",
      "“That's good enough for me,” he said.",
      "The general knows the road.",
      "Since the teacher said it was late, we left.",
    ],
  },
];
