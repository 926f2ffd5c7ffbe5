import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, name calling or labelling; the words are our own list";

/** Labels that judge a person or group. */
export const nameCalling: readonly Rule[] = [
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(airhead|airheads|apologist for|apologists for|ass-kisser|asshole|assholes|bastard|bastards|bigot|bigots|bigoted|bimbo|bloodsucker|bloodsuckers|bootlicker|bootlickers|brownshirts|buffoon|buffoons)",
      "(charlatan|charlatans|commie|commies|con man|con men|con-man|conman|conmen|con artist|con artists|coward|cowards|crackpot|crackpots|cretin|cretins|crook|crooks|cultist|cultists|deadbeat|deadbeats|deep-stater*)",
      "(demagogue|demagogues|devil incarnate|despot|despots|dimwit|dimwits|dirtbag|dirtbags|dolt|dolts|dumbass|dummies|fanatic|fanatics|fifth column|fifth columnist|fifth columnists|fraudster|fraudsters|freeloader|freeloaders|frauds)",
      "(globalist|globalists|goon|goons|grifter|grifters|hack politician|hack politicians|hatemonger|hatemongers|hate-monger*|henchman|henchmen|hooligan|hooligans|hypocrite|hypocrites|hothead|hotheads|idiot|idiots|ignoramus|imbecile|imbeciles|ingrate|ingrates|jackass|jackasses|jackboots|kook|kooks)",
      "(lackey|lackeys|lapdog|lapdogs|laughing stock|laughingstock|liar|liars|libtard|libtards|loonies|loudmouth|loudmouths|lowlife|lowlifes|lunatic|lunatics|madman|madmen|megalomaniac|miscreant|miscreants|moron|morons)",
      "(narcissist|narcissists|nincompoop|nitwit|nutcase|nutcases|nutjob|nutjobs|oaf|paper tiger|pawn of|pawns of|peddler of|peddlers of|pervert|perverts|phonies|poodle of|profiteer|profiteers|provocateur|provocateurs|psychopath|psychopaths|puppet of|puppets of|puppet government|puppet regime|puppet-master*)",
      "(quisling|quislings|racists|rat-bag|rabble|rabble-rouser|rabble-rousers|riff-raff|riffraff|ruffian|ruffians|scum|scumbag|scumbags|scoundrel|scoundrels|scumbags|sellout|sellouts|sell-outs|sheep-like|sheeple|shill|shills|shyster|shysters|simpleton|simpletons|slimeball|sociopath|sociopaths|stooge|stooges)",
      "(swindler|swindlers|sycophant|sycophants|terrorist sympathizer|terrorist sympathizers|terrorist sympathiser|thug|thugs|toady|toadies|traitors|a traitor|such a traitor|this traitor|that traitor|traitor to|troglodyte*|troll army|trump cultist*|turncoat|turncoats|twit|tyrant|tyrants|useful idiot|useful idiots|vandals of)",
      "(warmonger|warmongers|weirdo|weirdos|wimp|wimps|windbag|windbags|yes-man|yes-men|zealot|zealots|rino|rinos|feminazi|feminazis|antifa thugs|jihadi sympathizer|social justice warrior|social justice warriors|sjw|sjws|bleeding heart|bleeding hearts|bleeding-heart|tree hugger|tree huggers|tree-hugger|tree-huggers|tin-pot|tinpot|deplorables|never-trumper|never-trumpers|trumpsters|brexiteers|remoaner|remoaners|gammon-faced|nanny state|deep state)",
    ],
    flags: [
      "These clowns and crooks have no business in parliament.",
      "He is a liar, a coward and a traitor.",
      "Only useful idiots and shills still defend the plan.",
    ],
    passes: [
      "“He is a liar and a crook,” Mr Ivanov told the court.",
      "The fox ran along the hedge and into the field.",
      "A circus came to the town green on Friday.",
    ],
  },
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(crooked|lying|sleepy|crazy|corrupt|dishonest|failing|fake|sneaky|creepy|phony|crackpot|low-energy|cheating|lyin'|nasty|dumb|shifty|pathetic) (joe|hillary|media|news media|journalists|press|politicians|politician|bureaucrats|elites|elite|establishment|mainstream)",
      "(so-called|self-styled|self-proclaimed|self-appointed|soi-disant|would-be|wannabe|pretend|supposed) (expert|experts|leader|leaders|journalist|journalists|scientist|scientists|patriot|patriots|liberal|liberals|conservative|conservatives|progressive|progressives|elite|elites|intellectual|intellectuals|activist|activists|moderate|moderates|president|saviour|savior|guardian|guardians|democrats|democracy|reformers|reformer|independent|independents|humanitarians|humanitarian|feminists|feminist|christians|christian|fact-checkers|truth)",
      "(radical|far-left|extreme|crazy|hard-left|rabid|militant|unhinged|godless|hysterical|woke|brainless|out-of-touch|pampered|arrogant|smug|greedy|parasitic|spineless|gutless|lazy|ungrateful|self-serving|self-righteous|power-mad|clueless|crony) (left|leftist|leftists|right-wingers|liberal|liberals|democrat|democrats|republican|republicans|feminist|feminists|activist|activists|mob|elite|elites|globalists|socialists|socialist|atheists|islamist|islamists|bureaucrat|bureaucrats|bankers|politician|politicians|mps|ministers|millionaires|journalists|capitalists|academics|professors|careerists)",
      "(liberal|left-wing|leftist|coastal|metropolitan|globalist|ruling|brussels|washington|westminster|political|media|cultural|urban|davos|corporate|ivory-tower) (elite|elites|mob|cabal|caste|cartel|clique|overlords|lynch)",
      "(woke|outrage|twitter|cancel|angry|bloodthirsty|leftist) (mob|mobs|brigade|crowd|warriors)",
      "(the|our|their|these|those|unelected|faceless|nameless|overpaid|petty|meddling) (faceless|unelected|nameless|overpaid|meddling|pen-pushing) (bureaucrat|bureaucrats|officials|eurocrats|judges|mandarins|technocrats)",
      "(dictator|tyrant|strongman|warlord|puppet|stooge|lackey|crony|cronies|henchman|henchmen|bully|bullies|thug|butcher) (of the|in chief|in-chief|regime|in the kremlin|in washington|in brussels)",
      "(enemy|enemies) of the (people|state|nation)",
      "(fake|lamestream|lying|legacy|corporate|state-controlled) (news media|media|press)",
      "mainstream media",
      "(pack|bunch|gang|nest|band|clique|cabal|herd|swarm|horde|hordes|crowd|handful|rabble|army) of (spoiled|spoilt|old|greedy|corrupt|lying|cheap|useless|cowardly|) (barbarians|bums|brats|clowns|degenerates|fascists|fools|amateurs|leeches|losers|maniacs|marxists|minions|nazis|parasites|pigs|quacks|racists|rats|savages|snowflakes|suckers|swine|trolls|vampires|vermin|vipers|vultures|weasels|zombies|bandits|thieves|cowards|criminals|cynics|hypocrites|traitors|liars|idiots|thugs|radicals|extremists|fanatics)",
      "(these|those|you|such|political|corporate|media|government|liberal|internet|kremlin|paid|russian|leftist) (barbarians|bums|brats|clowns|degenerates|fascists|fools|leeches|losers|maniacs|nazis|parasites|pigs|quacks|racists|rats|savages|snowflakes|suckers|swine|trolls|vampires|vermin|vipers|vultures|weasels|zombies)",
      "(is|was|are|were|such|just|nothing but|be) (a|an|) (complete|total|real|bunch of|pathetic|corrupt|crooked|) (clown|clowns|fascist|fascists|fool|fools|loser|losers|nazi|nazis|racist|racists|menace|bully|dictator)",
      "(he|she|they|you|who) (is|are|was|were) (a|) (complete|total|real|pathetic|) (disgrace|joke|sham)",
      "(western|american|kremlin|moscow's|washington's|brussels) (puppet|puppets|stooge|stooges|lackeys|vassals)",
      "(their|its|his|her) (masters|paymasters|handlers) in (washington|moscow|brussels|beijing|london|the kremlin)",
      "(wolf|wolves) in sheep's clothing",
      "(the|this|that|a|his|her|their|its) (criminal|terrorist|murderous|rogue|puppet|nazi|bloody|bandit|illegitimate|mafia|corrupt|occupation|kremlin|brutal) (regime|junta|clique|gang|cabal|dictator|dictatorship)",
      "(illegal|criminal) (aliens|alien|invaders)",
    ],
    flags: [
      "The so-called experts and the Brussels elites will never admit it.",
      "Faceless, unelected bureaucrats like the meddling eurocrats decide for us.",
      "The lying media and the woke mob are at it again.",
      "They are the enemies of the people.",
    ],
    passes: [
      "“The lying media will not tell you,” he told the crowd.",
      "The elite squad of runners trains in the hills.",
      "Officials elected in May take office in June.",
    ],
  },
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "weak",
    patterns: [
      "(aliens|anarchist|anarchists|anti-semite|anti-semites|anti-semitic|antifa|anti-vaxxer|anti-vaxxers|anti-vax|anti-science|anti-choice|pro-abortion|anti-life|authoritarian|authoritarians|autocrat|autocrats|bully|bullies|communist|communists|capitalist pigs|climate alarmist|climate alarmists|climate denier|climate deniers|conspiracist|conspiracists|conspiracy theorist|conspiracy theorists|crusader|crusaders)",
      "(denier|deniers|denialist|denialists|dictator|dictators|dictatorial|elitist|elitists|elitism|elites|extremist|extremists|far-left|far-right|hard-left|alt-right|firebrand|gangster|gangsters|gunman-in-chief|hack|hacks|hardliner|hardliners|hard-liner|hard-liners|heretic|heretics|homophobe|homophobes|homophobic|ideologue|ideologues|illegals|imperialist|imperialists|islamist|islamists|islamophobe|islamophobic|jihadist|jihadists|jihadi|jihadis)",
      "(leftist|leftists|left-wingers|leftism|mafia|militant|militants|misogynist|misogynists|misogynistic|mobster|mobsters|mullahs|nationalist|nationalists|nativist|nativists|nazi|oligarch|oligarchs|populist|populists|predator|predators|propagandist|propagandists|pseudo-scientist*|pundits|racism|radicals|rebel|regime|right-wingers|separatist|separatists|sexist|sexists|socialist|socialists)",
      "(strongman|terrorist|terrorists|transphobe|transphobic|truther|truthers|vigilante|vigilantes|white nationalist|white nationalists|white supremacist|white supremacists|white supremacy|xenophobe|xenophobic|xenophobia|warlord|warlords|apparatchik|apparatchiks|crony|do-gooders|busybody|busybodies|ultra-conservative|ultraconservative|invaders|abuser|abusers|molester|molesters|killers|murderers|monster|monsters|sinner|sinners|heathen|puppet|puppets|partisan hacks)",
      "(a|an|the|this|that|these|those|such|his|her|their|another) (disgraced|failed|corrupt|crooked|washed-up|third-rate|second-rate|two-bit|unrepentant|notorious|rabid|radical|delusional|clueless|incompetent|pathological|habitual|self-confessed|convicted) (politician|politicians|leader|leaders|billionaire|businessman|journalist|ideologue|celebrity|pastor|preacher|professor|lawyer|official|officials|activist|activists|criminal|fraud|liar|blogger|extremist|felon|judge|critic|pundit|governor|senator|minister|mayor|president|academic)",
    ],
    flags: ["The leftists and the oligarchs agree on one thing.", "He is just a washed-up politician."],
    passes: [
      "“Those radicals and populists,” he said, “do not speak for me.”",
      "The new president of the club lives in Leeds.",
      "A hackathon was held at the library.",
    ],
  },
];
