import type { Rule } from "../../rule.ts";

const SEMEVAL = "SemEval-2023 task 3, justification";

const NATION =
  "(country|nation|land|people|homeland|republic|america|britain|england|europe|ukraine|flag|army|troops|soldiers|ancestors|forefathers|founding fathers)";

/** Flags, authorities, crowds and values that stand where a reason might. */
export const justification: readonly Rule[] = [
  {
    technique: "flag-waving",
    source: `${SEMEVAL}, flag-waving`,
    strength: "strong",
    patterns: [
      "(true|real|proud|red-blooded|patriotic|loyal|decent|freedom-loving|god-fearing|hard-working|hardworking|law-abiding) (true|real|proud|loyal|decent|) (patriot|patriots|american|americans|briton|britons|ukrainian|ukrainians|englishman|frenchman|citizen of this|sons|pole|poles)",
      "(our|this|their|my) (great|beloved|proud|glorious|magnificent|blessed|once-great|once great|mighty|noble|wonderful|precious|sacred|beautiful|heroic|brave) " +
        NATION,
      "(greatest|best|finest|freest|proudest|bravest|noblest) (country|nation|people|army|republic|military|democracy) (on|in|the) (earth|the world|history|the face|world)",
      "(make|making|makes) (america|britain|our country|this country|england|europe|our nation|russia|ukraine) (great|strong|proud|safe|free) again",
      "(america|britain|country|ukraine|england|nation|our people|our country|our nation|germany|france) (first|comes first|must come first|above all|above everything)",
      "(defend|defending|protect|protecting|save|saving|rescue|die for|died for|fight for|fighting for|fought for|serve|betray|sacrificed for|bled for|reclaim|take back|taking back) (our|this|the|your|his|her|their) (great|beloved|sacred|) " +
        NATION,
      "(god bless|long live|glory to|hail|god save) (america|ukraine|our|the|this|britain|england|you|russia|france|poland|israel)",
      "(in the name of|for the sake of|for the good of|in defence of|in defense of|out of love for|love for|loyalty to|duty to|devotion to) (our|this|your) (country|nation|homeland|motherland|fatherland|flag|people|great nation|republic)",
      "(motherland|fatherland)",
      "(stand up|standing up|stood up|stand|rise|rise up|unite|united|march) (for|behind|with|as) (our|the|one|this) (country|nation|flag|people|troops|president|homeland)",
      "(the|our) (american|british|ukrainian|english|french|german|russian|polish|canadian|irish|scottish) (people|way of life|dream|spirit|taxpayer|taxpayers|nation|worker|workers|soul|values|public) (deserve|deserves|want|wants|demand|demands|will never|have had|need|needs|voted|won't|will not|know|expect|must|are tired|have spoken|are sick)",
      "(american|western|european|national|british|our|ukrainian) (greatness|exceptionalism|pride|honour|honor|glory|destiny|soul|patriotism|heritage and|sovereignty and)",
      "(real|true|ordinary|hard-working|hardworking|everyday|patriotic|proud|regular|decent|heartland) (americans|britons|ukrainians|patriots|brits|europeans|russians|englishmen|canadians|citizens)",
      "(unpatriotic|un-american|anti-american|patriotic duty|patriots and|superpatriot)",
      "(spirit|blood|courage|sacrifice|legacy|graves|memory) of (our|the) (ancestors|forefathers|fathers|founding fathers|heroes|fallen|soldiers|nation|martyrs)",
      "(national|our country's|our nation's|the nation's|america's) (honour|honor|disgrace|pride|soul|shame|dignity|survival|greatness)",
    ],
    flags: [
      "Every true patriot will stand up for our great nation.",
      "Do it for the sake of our country.",
      "The American people deserve better than this.",
    ],
    passes: [
      "“Every true patriot must vote,” the candidate told supporters.",
      "The country exports wheat and sunflower oil.",
      "The army band played in the park.",
    ],
  },
  {
    technique: "flag-waving",
    source: `${SEMEVAL}, flag-waving`,
    strength: "weak",
    patterns: [
      "(our|this great) " + NATION,
      "(our) (children's future|culture|heritage|identity|civilisation|civilization|traditions|way of life|history|borders|sovereignty|independence|men and women in uniform|veterans|heroes|democracy|constitution|founders|brothers and sisters|citizens|fellow|taxpayers|ancestors)",
      "(american|british|western|national|ukrainian|christian) (people|values|dream|interests|sovereignty|pride|identity|civilisation|civilization|heritage|taxpayers|citizens|unity|soldiers|workers|families|heroes|security)",
      "(the) (free world|west|fallen heroes|nation's) (is|will|must|deserves|values|way|own|honour|honor|soul)",
      "(patriots|patriotic|patriotism)",
    ],
    flags: ["Our country and our way of life come before any treaty."],
    passes: [
      "“Our country needs rain,” the farmer said.",
      "The nation of Iceland has no army.",
      "The club colours are red and white.",
    ],
  },
  {
    technique: "appeal-to-authority",
    source: `${SEMEVAL}, appeal to authority`,
    strength: "strong",
    patterns: [
      "(the|) (science|bible|scripture|constitution|holy father|church|koran|quran|gospel|history|law) (is settled|is clear|tells us|is unequivocal|is very clear|says so|commands|teaches us|could not be clearer|has spoken|has proven|proves)",
      "(as|like) (einstein|churchill|orwell|jefferson|lincoln|gandhi|reagan|aristotle|plato|saint|st|the bible|scripture|the apostle|jesus|christ|voltaire|mark twain|roosevelt|washington|kennedy|thatcher|mandela|martin luther king|the founding fathers|the founders|the prophet|the pope|moses) .. (said|wrote|told|put it|warned|taught|knew|noted|observed|reminded|understood|once)",
      "(einstein|churchill|orwell|jefferson|lincoln|gandhi|reagan|voltaire|mark twain|thatcher|mandela|benjamin franklin|the founding fathers) (himself|herself|themselves|famously|once|knew|warned|understood|was right|were right) .. (said|wrote|told|warned|knew|that|believed|about|when|taught)",
      "(even) (the|) (world health organization|world health organisation|united nations|experts|scientists|nobel|supreme court|pope|un|cia|fbi|bbc|new york times|president|critics|economists|doctors) .. (admit|admits|admitted|agree|agrees|agreed|acknowledge|acknowledges|acknowledged|concede|concedes|conceded|confirm|confirms|confirmed|recognise|recognises)",
      "(nobel|award-winning|world-renowned|world-famous|renowned|leading|top|eminent|respected|distinguished|acclaimed|celebrated|legendary|esteemed|prestigious|highly respected|prominent) (laureate|laureates|prize winner|prize-winning|scientist|scientists|expert|experts|doctor|doctors|professor|professors|economist|economists|scholar|scholars|surgeon|physician|virologist|historian|institution|journal|specialist|lawyer|attorney|academic|academics|cardiologist|immunologist|constitutional|general|generals|theologian|cardinal) .. (says|say|said|agree|agrees|warn|warns|warned|confirm|confirms|confirmed|proved|proves|believe|believes|admits|insist|insists|recommend|recommends|reveals|revealed)",
      "(trust|believe|listen to|follow) (the) (science|experts|scientists|doctors|data|professionals|scripture)",
      "(as|being) (a|an) (doctor|nurse|scientist|lawyer|veteran|mother|former|expert|engineer|economist|insider|professor|christian|soldier|teacher|surgeon) .. , i (know|can tell|can assure|can say|assure|tell|promise)",
      "(take it from|trust) (me|someone who|a man who|a woman who|somebody who|the man who)",
      "(he|she|who) (should|ought to|would|must) know",
      "(if) (nasa|harvard|the pentagon|scientists|the experts|the pope|god|experts|doctors) (says|say|said|tells|believe) .. (then|,|it must|must)",
      "(god|jesus|christ|allah|scripture|the bible|the lord|our lord|the gospel|almighty god) (commands|commanded|tells us|says|said|wants|demands|teaches|calls us|warned|warns|forbids|intended)",
    ],
    flags: [
      "The science is settled, so trust the experts.",
      "As Churchill once said, never give in.",
      "Even the United Nations admits it.",
    ],
    passes: [
      "“The science is settled,” said the spokesman.",
      "The science building is closed on Saturday.",
      "Dr Okafor of the hospital said the ward would reopen.",
    ],
  },
  {
    technique: "appeal-to-popularity",
    source: `${SEMEVAL}, appeal to popularity (bandwagon)`,
    strength: "strong",
    patterns: [
      "(everyone|everybody|we all|the whole world|all of us|the entire world|anyone with|the whole country) (knows|know|agrees|agree|sees|see|understands|understand|is talking|is saying|can see|realises|realizes|thinks|wants|now knows|already knows|is watching|does it|is doing it|with eyes|with a brain|with half)",
      "(millions|thousands|hundreds of thousands|tens of thousands|hundreds|tens of millions|billions) (of|) (people|others|americans|britons|users|women|men|customers|families|readers|citizens|viewers|ukrainians|voters|patriots) .. (can't be wrong|cannot be wrong|can't all be wrong|have already|are already|already|agree|have joined|have switched|trust|are waking|have discovered|swear by)",
      "(millions|thousands|hundreds of thousands) (can't be wrong|cannot be wrong|can't all be wrong|have already (joined|switched|signed|left|seen)|agree|are waking|swear by)",
      "(join|joining) (the|our) (millions|thousands|hundreds|movement|revolution|winning team|resistance)",
      "(more and more|an increasing number of|a growing number of|growing numbers of|ever more|increasing numbers of) (people|americans|britons|citizens|voters|scientists|doctors|experts|parents|countries|women|men|young people|ukrainians|families|readers|of us|companies|europeans|conservatives) (are|have|realise|realize|now|believe|want|understand|see|say|agree|know|think|demand|reject|question|choose|feel)",
      "(vast|overwhelming|great|silent|huge|clear|sheer|broad|large) majority (of|) (the|) (people|americans|britons|citizens|voters|scientists|experts|ukrainians|us|public|country|world|population|parents|working|nation|) .. (agree|agrees|want|wants|believe|believes|support|supports|know|knows|reject|rejects|oppose|opposes|think|thinks|is with|are with|understand|feel)",
      "(nobody|no one|no-one) (in their right mind|with any sense|serious|sane|seriously|really|wants|believes|likes|buys|takes) .. (wants|believes|thinks|would|supports|doubts|denies|any more|anymore|that|this|it)",
      "(no|any) (sane|serious|reasonable|sensible|decent|honest|normal|thinking|right-thinking|self-respecting|intelligent|rational) (person|people|man|woman|american|citizen|scientist|economist|adult|human|voter|observer|mind|individual|parent|politician)",
      "(don't|do not) be (the|) (last|only one|left behind|the odd one)",
      "(the|public) (whole|entire) (world|country|nation|internet) (is|has|was) (watching|talking|laughing|with us|behind|waiting|united|asking|against|outraged)",
      "(the people|the public|the nation|the voters|america|the majority|voters) (have|has) (spoken|decided|had enough|made up|rejected|awoken|woken)",
      "(the|) tide is turning",
      "(you|they|he) (are|is|'re) not alone",
      "(get|jump|climb|hop) on board",
      "as (everyone|everybody|we all|anyone|you all) (knows|know)",
      "(any|every) (sensible|reasonable|thinking|decent|honest|sane|normal|right-minded) (person|parent|citizen|man|woman|one of us|american|human being) (knows|can see|would|will|agrees|understands|must|should)",
    ],
    flags: [
      "Everyone knows that the old system is finished.",
      "Join the millions who have already said yes.",
      "No sane person would vote for this.",
      "A growing number of people are waking up.",
    ],
    passes: [
      "Thousands upon thousands of litres are already in the lake.",
      "“Everyone knows the plan has failed,” said the councillor.",
      "A majority of members voted for the motion, 12 to 7.",
      "The population grew by two million in ten years.",
    ],
  },
  {
    technique: "appeal-to-values",
    source: `${SEMEVAL}, appeal to values; UNLP 2025, glittering generalities`,
    strength: "strong",
    patterns: [
      "(in the name of|for the sake of|in defence of|in defense of|stand for|stands for|stood for|stand up for|standing up for|fight for|fighting for|fought for|struggle for|champion of|champions of|defender of|defenders of|cause of|side of) (all|our|the|true|human|basic|) (freedom|liberty|justice|truth|democracy|decency|peace|dignity|equality|family values|common sense|humanity|faith|fairness|progress|honour|honor|life|the family|traditional values|free speech|liberty and|human dignity|light|civilisation|civilization|our children|future generations|the truth|what is right|what's right)",
      "(freedom|liberty|truth|justice|democracy|peace|dignity|faith|family|honour|honor|hope|unity|love|equality|tradition|progress|decency|prosperity|tolerance|compassion|courage|integrity) (,|and) (freedom|liberty|truth|justice|democracy|peace|dignity|faith|family|honour|honor|hope|unity|love|equality|tradition|progress|decency|country|fairness|prosperity|tolerance|compassion|courage|integrity|the rule of law|human rights|human dignity|sovereignty|opportunity)",
      "(our|the) (deepest|sacred|most sacred|cherished|core|shared|traditional|christian|judeo-christian|american|european|western|democratic|fundamental|moral|eternal|timeless|family|british|ukrainian|national|common|founding) (values|principles|ideals|virtues|beliefs)",
      "(values|principles|ideals|freedoms|rights|liberties|virtues) (we|that we|all of us|americans|our|that our|our parents|upon which|on which) (hold|cherish|share|believe|stand|fought|live by|love|hold dear|fathers|ancestors|grandparents|this country|this nation|our|treasure)",
      "(moral|sacred|solemn|god-given|ethical|historic|christian|patriotic) (duty|obligation|imperative|responsibility|right|rights|mission|calling|clarity|compass)",
      "(right|wrong) side of history",
      "(basic|common|simple|human|plain) (human|) (decency|fairness|morality|goodness)",
      "(plain|simple|good old|good old-fashioned|basic|pure) common sense",
      "(triumph|victory|forces|battle|struggle|fight|light) (of|between|against) (good|light|right|evil|darkness) (over|against|and|versus|with) (evil|good|darkness|wrong|light)",
      "(better|brighter|safer|fairer|freer|more just|greener|prosperous) (future|world|tomorrow|life|society|country) for (our|all|everyone|every|your|us|ordinary|the next|future)",
      "(for|about|protect|protecting|future of|think of|save|sake of) (our|your|innocent) (children|grandchildren|kids|future generations|families|unborn|children and grandchildren)",
      "(what|everything|all) (america|this country|our country|we|our nation|the west|our party|europe|decent people) (stands|stand|stood) for",
      "(sanctity|sacredness|inviolability) of (life|marriage|human life|the family|the home|our|the ballot)",
      "(god's|divine|the lord's) (will|plan|law|justice|creation|image|grace)",
      "(free and|free ,|truly free|just and|open and|tolerant and|decent and) (fair|prosperous|equal|open|democratic|independent|just|free|tolerant|compassionate) (society|country|nation|world|people|europe|future|america)",
    ],
    flags: [
      "We stand for freedom, and freedom and justice will win.",
      "It is our moral duty to protect our children.",
      "They will be on the wrong side of history.",
    ],
    passes: [
      "“We stand for freedom and justice,” the party leader said.",
      "The children of the village school sang a song.",
      "The value of the contract is 2 million euros.",
    ],
  },
];
