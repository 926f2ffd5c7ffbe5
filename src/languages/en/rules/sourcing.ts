import type { Rule } from "../../rule.ts";

const OWN =
  "own, after the verification questions of fact-checkers' handbooks (who says so, where, when, how many)";

/** How far a text lets itself be checked: sources without a name, hidden truths, plots, amounts without a number. */
export const sourcing: readonly Rule[] = [
  {
    technique: "unsourced-claim",
    source: OWN,
    strength: "strong",
    patterns: [
      "(it is|it's|as is|it has been|it was|it has long been) (well|widely|generally|now|commonly|an open|no|long been|been|already|common|universally|) (known|proven|proved|established|documented|accepted|believed|acknowledged|reported|rumoured|rumored|said|understood|secret|knowledge|no secret) (that|:|among|in certain|by everyone|fact)",
      "(studies|research|science|statistics|polls|surveys|the data|evidence|tests|experiments|the evidence|countless studies|numerous studies|many studies|recent studies|the latest research|new research|the statistics|the facts|the numbers|all the evidence) (show|shows|have shown|has shown|prove|proves|have proven|has proven|have proved|has proved|confirm|confirms|have confirmed|clearly show|clearly shows|clearly prove|now show|now prove|consistently show|overwhelmingly show) (that|,|how|the|it|beyond|us|conclusively|otherwise|clearly|a|no)",
      "(according to|based on) (some|various|certain|many|unconfirmed|numerous) (reports|estimates|sources|studies|rumours|rumors|information|accounts|data|media|calculations|polls|surveys)",
      "(rumour|rumor|word|legend|gossip|rumours|rumors) (has it|have it|is that|on the street|are circulating|are swirling|is going around|is spreading|swirl|circulate|is out|abound)",
      "(there is|there's|there are) (mounting|growing|overwhelming|ample|plenty of|compelling|undeniable|irrefutable|clear|strong|more and more|much|every|abundant|massive|no shortage of) (evidence|proof|reports|signs|indications|indication|reason to believe|rumours|rumors|speculation|suspicion) (that|of|he|they|the|to|about)",
      "(as|like) (we|you|everyone|everybody|they|all|many) (all|) (know|knows|already know) (,|by now|full well|too well|that|already|from)",
      "(many|^ people|most people|lots of people|a lot of people|many people) (say|says|are saying|have said|will tell you|suspect|are asking|would say|have noticed|are wondering) (that|it|he|she|they|the|this|there|,|we|is)",
      "(scientifically proven|scientifically proved|clinically proven|proven fact|established fact|well-known fact|documented fact|undisputed fact|irrefutable|irrefutably|indisputably|undeniable proof|definitive proof|hard proof|incontrovertible)",
      "(reportedly|allegedly|rumoured to|rumored to|said to be|is said to have|are said to have|is believed to have|is thought to have|is understood to have) (planning|secretly|plans|the|a|paid|hiding|behind|involved|received|preparing|ordered|working|funded|stolen|used)",
    ],
    flags: [
      "It is well known that the mayor takes bribes.",
      "Studies show that this tea melts fat.",
      "Rumour has it that the bank is empty.",
      "According to some reports, half the town has left.",
    ],
    passes: [
      "“Studies show that this works,” said the salesman.",
      "The study by Leeds University followed 300 patients for two years.",
      "He said hello and shut the door.",
    ],
  },
  {
    technique: "anonymous-authority",
    source: "own, after Reuters and AP guidance on anonymous sources",
    strength: "strong",
    patterns: [
      "(experts|scientists|doctors|economists|insiders|researchers|specialists|historians|leading experts|many experts|top scientists|leading scientists|many scientists|independent experts|top doctors|many doctors|those in the know|people in the know) (all|unanimously|privately|now all|are (finally|all|now)|have (long|always|finally)) (agree|say|warn|warned|believe|confirm|confirmed|fear|claim|insist|predict|admit|think|recommend|swear|warning|saying|known|admitting|convinced)",
      "(experts|scientists|doctors|many scientists|top scientists|leading scientists|leading experts|insiders) (agree|confirm|admit|swear) (that|the|this|it|,|:)",
      "(experts|insiders) (warn|say) (that|the|it|:)",
      "(many|top|leading|countless|independent|serious|real|so many) (experts|scientists|doctors|economists|specialists|analysts) (agree|confirm|believe|admit|say|warn|think|insist|know)",
      "(a|an|one|several|two|some|our|my|multiple|various|unnamed|well-placed|high-ranking|high-level|senior|reliable|trusted|informed|anonymous|undisclosed|credible|knowledgeable|the|other|numerous|three) (unnamed|well-placed|high-ranking|high-level|senior|reliable|trusted|informed|anonymous|undisclosed|well-informed|credible|knowledgeable|inside|intelligence|confidential|close|top|former) (source|sources|insider|insiders|official|officials|whistleblower|whistleblowers|informant|informants|contact|aide|aides|person|figure|figures|adviser|advisers|advisor|diplomat) .. (said|say|says|told|tells|claim|claims|claimed|revealed|reveal|reveals|confirm|confirmed|confirms|report|reported|close to|who|familiar|warned|admitted|inside|in|within|assure|assured|added|confessed)",
      "(insiders|my sources|our sources|an insider|trusted sources|reliable sources) (say|says|said|claim|claims|reveal|revealed|confirm|confirmed|tell|told|have told) (that|the|us|me|it|he|they|:)",
      "(i|we) (have|'ve) (been told|heard|it on good authority|spoken to people|it from|learned from|a source) (by|from|that|who|in|inside|close|several)",
      "(a|one) (famous|well-known|prominent|respected|top|leading|renowned|european|american|german|british|foreign|swiss|japanese|israeli|military|harvard) (professor|doctor|scientist|expert|economist|politician|analyst|general|journalist|specialist|newspaper|university|institute|laboratory) (once|has|recently|who|said|says|told|claims|discovered|found|proved|revealed|warned|admitted)",
    ],
    flags: [
      "Experts warn that the bread is poisoned.",
      "A well-placed source inside the ministry told us everything.",
      "Insiders say the deal is done.",
      "A famous professor once proved it.",
    ],
    passes: [
      "“Experts agree that the wine is fine,” the seller said.",
      "Professor Anna Holt of Leeds said the result was early.",
      "The source of the river is in the hills.",
    ],
  },
  {
    technique: "anonymous-authority",
    source: "own, after Reuters and AP guidance on anonymous sources",
    strength: "weak",
    patterns: [
      "(experts|scientists|doctors|economists|analysts|insiders|researchers|specialists|observers|psychologists|historians|critics|commentators|leading experts|many experts|some experts|top scientists|many scientists|independent experts|military experts|many doctors|top doctors|well-informed people|those in the know|people in the know|security experts|health experts|legal experts|legal scholars) (all|now|have|widely|unanimously|increasingly|are|have long|privately|) (agree|say|warn|warned|believe|confirm|confirmed|fear|claim|insist|predict|admit|think|argue|recommend|swear|are warning|are saying|concluded|expect|saying|warning|convinced|calling|point out|suspect) (that|the|this|it|,|:|of|a|we|there|he|they|could|is|on|about)",
      "(on condition of anonymity|on the condition of anonymity|asked not to be named|who declined to be named|did not want to be named|speaking anonymously|requested anonymity|who wished to remain anonymous|who wishes to remain anonymous|who cannot be named|whose name we|whose name i|names have been withheld)",
      "(sources|insiders|a source|an insider|sources close|sources familiar|people close|people familiar|a person familiar|officials familiar|a person close) (say|says|said|told|claim|claims|claimed|close to|with knowledge|inside|within|familiar with|tell|reveal|revealed|confirm|confirmed|have told|have said|in the|with the|to the|report) ",
    ],
    flags: [
      "Analysts fear that the pound will fall, sources close to the bank said on condition of anonymity.",
    ],
    passes: [
      "“Sources said so on condition of anonymity,” he said.",
      "The experts met in room 4.",
      "The source of the river is in the hills.",
    ],
  },
  {
    technique: "suppressed-truth",
    source: "own, after Uscinski & Parent, American Conspiracy Theories (2014)",
    strength: "strong",
    patterns: [
      "(what|everything|something|things|the truth|the story|secrets|facts|stories|news|information|the cure|a cure|the reason|this) (that|) (they|the media|the government|big pharma|the elites|doctors|the mainstream media|the establishment|your doctor|politicians|the press|banks|your bank|the authorities|washington|the industry|the globalists|schools|the left|the experts) (don't|do not|doesn't|didn't|won't|will not|never|refuse to|refuses to|would rather|dare not|are hiding|is hiding|are not|aren't|hide|hides|keep) (want|tell|telling|teach|talk|show|report|hiding|reveal|mention|admit|share|from|explain|hidden) .. (you|us|about|from|know|see|to|the|hear|it)",
      "(they|the media|the government|big pharma|the elites|the mainstream media|the establishment|the authorities|the press|politicians|someone|powerful people|officials) (don't|do not|doesn't|didn't|really don't|desperately don't|never) want (you|us|the public|people|anyone|anybody|ordinary people|voters|citizens|the world|this) to (know|see|find|hear|realise|realize|learn|discover|read|understand|ask|notice|get)",
      "(the|this|our|a) (truth|real story|facts|evidence|story|cure|scandal|report|data|video|real numbers|real reason|full story|real facts|whole truth) (is|was|has|are|has been|have been|being|is being|were|about .. is) (being|been|) (hidden|suppressed|silenced|buried|covered up|censored|concealed|kept|hushed up|swept under|withheld|erased|ignored by the) ",
      "(hide|hides|hiding|hid|hidden|suppress|suppresses|suppressing|suppressed|bury|burying|buried|conceal|concealing|concealed|covering up|covered up|cover up|covers up|sweep|silence|silencing|censor|censoring|withhold|withholding|erase|stifle) (the|this|these|their|all|any|every|its|his|from|) (awful|terrible|real|full|inconvenient|uncomfortable|ugly|dark|whole|shocking|) (truth|facts|story|cure|scandal|crimes|from the public|from us|from you|from the people|dissent|critics|dissenters|dissenting|real numbers|true|real|true number|opposition|whistleblower|whistleblowers|anyone who)",
      "(kept|keep|keeping|hidden|concealed|withheld) .. (from|in) (the public|the people|us|you|the dark|voters|ordinary people|americans|the world|everyone|the american|taxpayers|secret from)",
      "(the|) (mainstream|corporate|western|liberal|legacy|national|big|american|british) (media|press|outlets|networks|newspapers) (won't|will not|ignore|ignores|ignored|refuse|refuses|refused|is silent|are silent|are hiding|hides|buried|bury|suppress|suppressed|never|have ignored|has ignored|doesn't|don't|didn't|did not|do not|has refused|has been silent|stays silent|remain silent|remains silent|barely|lies|lied|lie|is lying|are lying|whitewash) ",
      "(media|news|press|total|deafening|strange|wall of|conspiracy of|complete|radio|virtual|an eerie) (blackout|silence)",
      "(before|until) (it|this|they) (is|gets|are|take|takes|was|delete|deletes|gets deleted|is deleted|censor|are deleted) (deleted|removed|taken down|banned|it down|censored|this|it|scrubbed|erased|him|down)",
      "(you|we) (won't|will not|will never|never|are not|aren't|weren't|don't|wouldn't|are unlikely to) (hear|see|read|find|be told|be allowed|supposed to know|get) .. (this|on|in|it|from|the|about|that) .. (news|media|tv|television|newspaper|newspapers|papers|press|mainstream|anywhere|bbc|cnn|school|schools|textbooks|fox|history books|government|doctor)",
      "(nobody|no one|no newspaper|no channel|no journalist|nobody in the media|no politician|no media) (is|dares|dares to|wants to|will|dared to|will ever|is allowed to|is willing to|ever) (talking|reporting|report|talk|speak|mention|mentions|tell you|telling you|say it|say so|telling|speaking|write|discuss|ask)",
      "(cover-up|cover-ups|coverup|hushed up|hush up|swept under the (rug|carpet)|silenced for|gag order on the truth|forbidden (knowledge|truth|history|cure)|inconvenient (truth|truths|fact|facts)|hidden truth|hidden truths|hidden agenda|banned (video|book|cure|interview)|censored (news|story|video|truth)|dirty (little|) secret|shocking truth|real truth|ugly truth|untold (truth|story behind)|red pill|redpilled|do your own research|open your eyes|wake up ,? (people|sheeple|america|britain|everyone)|wake up !|eyes wide shut|the truth is out there|the truth about what (really|they))",
      "(exposed|exposes|expose|exposing|revealed|reveals|unmasked|unmasks|uncovered|blows the lid|blew the lid|lifts the lid|lifted the lid|blow the whistle) (the truth|the lies|the lie|the plot|their lies|:|what really|how they|the real|the shocking|the hidden|off|as a (fraud|hoax|lie|liar)|the dark|the corruption|the fraud)",
      "(dared|dare|dares|brave enough|courage) to (speak|tell|say|reveal|expose|ask|name|question) (the|out|about|what|up|this|them|it) (truth|against|nobody|others|no one|what|real|real reason|unspeakable|questions|the|narrative|official)",
      "(official|government|mainstream|approved|accepted|establishment|media) (story|narrative|version|line) (is|was|does|doesn't|about|of|that|falls|fell|claims|collapses|has|on|told|we|makes|just)",
      "(really|actually|truly) (happened|happening|going on|behind) (,|:|behind|in|on|is|with|here|that|at|to|with|when|the)",
    ],
    flags: [
      "They don't want you to know what is in the water.",
      "The truth is being hidden from us, and the mainstream media won't touch it.",
      "Share this before it is deleted!",
      "You won't read about it in any newspaper; do your own research.",
    ],
    passes: [
      "“They don't want you to know,” the caller told the radio show.",
      "The file was deleted by mistake on Monday.",
      "The coins lay hidden under the floor for a century.",
    ],
  },
  {
    technique: "secret-plot",
    source: "own, after Brotherton et al., Generic Conspiracist Beliefs scale (2013)",
    strength: "strong",
    patterns: [
      "(behind|in) (the scenes|closed doors|the shadows|the curtain|smoke-filled rooms|back rooms|smoky rooms) .. (they|decided|plot|plotted|plotting|pull|pulling|pulls|control|controls|controlling|who|elites|powerful|deal|deals|working|agreed|carve|conspire|conspired|operating|lurk|lurks|lurking|run|runs|by|orchestrated|scheming|planned)",
      "(pull|pulls|pulling|pulled) (the|all the|his|their|her|all of the) strings",
      "(puppet master|puppet masters|puppet-master|puppet-masters|puppetmaster|puppetmasters|shadow government|shadowy cabal|secret cabal|cabal|cabals|deep state|new world order|one-world government|one world government|global elite|global elites|globalist agenda|globalist elite|world government|illuminati|hidden hand|hidden hands|invisible hand of the elites|secret society|great reset|great replacement|population control|depopulation|false flag|false-flag|crisis actor|crisis actors|chemtrails|chemtrail|mind control|plandemic|pizzagate|qanon|big pharma|deep-state|shadow state|inside job|inside jobs|fifth column|secret agenda|sinister agenda|globalist|globalists|soros-funded|soros-backed|secret plan|secret plot|sinister plot|master plan|grand plan|masterplan|secret deal with|the powers that be)",
      "(there is|it is|it's|part of|all part of|was part of|just part of|this is|are part of|is part of|is all part) (a|an|the|their|some) (carefully|well|deliberate|coordinated|co-ordinated|larger|bigger|secret|global|hidden|vast|wider|orchestrated|planned|long-term|grand|well-planned|sinister|evil|master|) (planned|orchestrated|coordinated|co-ordinated|global|secret|) (plan|plot|conspiracy|agenda|scheme|operation|campaign|plan to|design) (to|of|by|against|for|behind)",
      "(conspiracy|plot|conspired|conspiring|colluded|colluding|plotting|plotted|scheming|conspire|conspires|colludes|collude|scheme|schemed) (to|against|with|between) (destroy|silence|control|overthrow|enslave|us|the people|replace|hide|keep|bring down|undermine|steal|rig|our|america|the nation|the elites|deceive|take|ruin|cover|kill|frame|sabotage|smear|remove|all|oust|weaken|subvert|impose)",
      "(control|controls|controlled|controlling|run|runs|rule|rules|ruling|own|owns|owned|dominate|dominates) (the|all the|all|every|our|nearly all) (world|media|banks|government|governments|money|press|narrative|minds|everything|world's|global|hollywood|levers|puppet|politicians|masses|population|show)",
      "(nothing|not|n't|no) (happens|is|was|happened) (by (accident|chance)|a coincidence|coincidence|an accident|accidental|coincidental|random)",
      "(who|what|and who|that) (really|actually|truly|secretly) (controls|control|runs|rules|run|governs|owns|pulls|decides|benefits|is behind|stands behind|funds|profits|holds)",
      "(secretly|covertly|quietly|deliberately|clandestinely|systematically|stealthily) (plan|planned|planning|plans|plot|plotted|plotting|working|controls|control|controlled|funding|funded|finance|financed|agreed|preparing|poisoning|spraying|implanting|tracking|replace|replacing|undermining|destroying|dismantling|engineered|created|orchestrated|spread|released|infiltrated|infiltrating|conspired|importing|spying|sabotaging|sabotaged|flooding|weakening|brainwashing) ",
      "(their|his|its|the) (real|true|hidden|secret|sinister|ulterior|dark|ultimate) (agenda|goal|plan|motive|motives|aim|intention|intentions|purpose|plans|design|objective|masters|master) (is|are|was|here|behind|:|,|may|of|has|to|remains|and)",
      "(orchestrated|engineered|masterminded|manufactured|stage-managed|bankrolled|financed|choreographed|cooked up|staged|planned) by (the|a|george|elites|billionaires|washington|moscow|globalists|the cia|brussels|intelligence|shadowy|powerful|his|those|foreign|democrats|soros|nato|a handful|big)",
      "(connect|connecting|join) the dots",
    ],
    flags: [
      "A secret cabal pulls the strings and controls the media.",
      "Nothing happens by accident: it is all part of a carefully planned agenda to replace us.",
      "Their real agenda is power.",
      "Connect the dots.",
    ],
    passes: [
      "“A cabal pulls the strings,” the accused wrote to his brother.",
      "The puppeteer moved the strings with two fingers.",
      "He was charged with conspiracy; the trial opens in May.",
    ],
  },
  {
    technique: "vague-quantity",
    source: OWN,
    strength: "weak",
    patterns: [
      "(countless|untold|innumerable|uncounted|myriad|numberless|umpteen|scores of|droves|hordes of|legions of|masses of|swathes of|swaths of|mountains of|tons of|loads of|heaps of|zillions of|vast sums|huge sums|enormous sums|staggering sums|untold millions|untold billions|vast amounts|massive amounts|huge amounts|astronomical sums|a fortune)",
      "(thousands|millions|billions|hundreds|tens of thousands|hundreds of thousands|thousands and thousands|millions and millions|billions and billions|hundreds and hundreds|trillions) (of|upon) (people|dollars|pounds|euros|americans|lives|innocent|children|families|jobs|illegal|illegals|migrants|immigrants|victims|taxpayer|taxpayers|women|men|ordinary|us|hryvnias|our|deaths|workers|voters|dead|citizens|thousands|millions|billions)",
      "(more and more|ever more|fewer and fewer|an increasing number|a growing number|a large number|a huge number|a great many|a significant number|a staggering number|a record number|growing numbers|increasing numbers|an alarming number|a shocking number|the vast majority|an overwhelming majority|a large majority|a huge share|a large share|a tiny minority|a small minority|a handful of)",
      "(many|most|some|several|various|numerous|certain) (people|experts|scientists|doctors|observers|critics|americans|citizens|others|countries|of us|of them|analysts|believe|say|parents|voters|politicians|studies|reports|sources|circles|quarters)",
    ],
    flags: ["Countless families lost a fortune, and thousands of people fled."],
    passes: [
      "“Countless people came,” the guide said.",
      "The club has 214 members, 12 more than in 2019.",
      "Two of the five doors were painted.",
    ],
  },
];
