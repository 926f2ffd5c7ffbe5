import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, name calling or labelling; the words are our own list";

/** Whom a label is hung on: people of public life, by their trade. */
const ROLES =
  "(politician|politicians|bureaucrat|bureaucrats|official|officials|journalist|journalists|reporter|reporters" +
  "|elite|elites|establishment|minister|ministers|councillor|councillors|mayor|governor|senator|senators|judge" +
  "|judges|banker|bankers|boss|bosses|leader|leaders|lawyer|lawyers|cops|developers|landlords|academics" +
  "|celebrities|intellectuals|activist|activists|media|press|administration|professors|executives|lobbyists)";

/** Words that put a label on people instead of answering them. */
export const nameCalling: readonly Rule[] = [
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(scumbag|scumbags|scum|lowlife|lowlifes|sleazebag|sleazebags|slimeball|slimeballs|dirtbag|dirtbags)",
      "(douchebag|douchebags|asshole|assholes|arsehole|arseholes|motherfucker|motherfuckers|wanker|wankers)",
      "(moron|morons|imbecile|imbeciles|idiots|cretins|dimwit|dimwits|nitwit|nitwits|halfwit|halfwits|numbskulls)",
      "(nincompoop|nincompoops|dunces|dullards|ignoramus|ignoramuses|buffoon|buffoons|numpty|numpties|muppets)",
      "(clowns|fools|simpletons|dolts|blockheads|airheads|bozos|jackass|jackasses|dumbass|dumbasses) (who|in|at|like|that)",
      "(bunch|pack|gang|bunches|parade|collection|rabble|crowd|band|coterie|cabal) of .. (clowns|fools|liars|crooks|amateurs)",
      "(bunch|pack|gang|rabble|band|nest|clique|mob) of .. (thieves|cowards|thugs|hypocrites|traitors|fanatics|cynics)",
      "(bunch|pack|gang|rabble|band|mob) of .. (idiots|losers|bandits|degenerates|racists|extremists|zealots|criminals)",
      "(crybaby|crybabies|cry-babies|crybullies|wimps|sissies|pansies|weaklings|bedwetters|whiners|moaners|slackers)",
      "(hypocrite|hypocrites|charlatan|charlatans|huckster|hucksters|grifter|grifters|conman|conmen|con-men|con-man)",
      "(con (artist|artists|man|men)|snake-oil (salesman|salesmen|peddler|peddlers)|swindlers|shyster|shysters)",
      "(crooks|goons|thugs|henchmen|hoodlums|ruffians|gangsters in suits|robber (baron|barons)|profiteers|spivs)",
      "(traitor|traitors|turncoat|turncoats|quisling|quislings|backstabber|backstabbers|sellouts|renegades)",
      "(fifth (column|columnist|columnists)|(enemy|enemies|traitors) within|enemies of the (people|state|nation|country))",
      "(lackey|lackeys|stooge|stooges|flunkey|flunkeys|flunky|flunkies|toady|toadies|bootlicker|bootlickers)",
      "(sycophant|sycophants|yes-man|yes-men|lapdog|lapdogs|minions|cronies|henchman|underlings|apparatchiks)",
      "(shill|shills|paid (trolls|shills|agitators|protesters)|hired (guns|thugs)|errand boys|rent-a-mob)",
      "(mouthpiece|mouthpieces|poodle|poodles|puppet|puppets) (of|for) (the|big|foreign|special|corporate|his|their|power)",
      "(sheeple|useful (idiot|idiots|fool|fools)|bootlicking|brainwashed (masses|sheep|followers|youth|fools|cult))",
      "(fat (cat|cats)|fatcat|fatcats|bigwig|bigwigs|jobsworth|jobsworths|pen-pushers|pencil-pushers|bean-counters)",
      "(busybodies|do-gooders|killjoys|nanny state|nannies in|champagne (socialist|socialists)|limousine liberals)",
      "(warmonger|warmongers|hatemonger|hatemongers|fearmonger|fearmongers|scaremonger|scaremongers|doom-mongers)",
      "(rabble-rouser|rabble-rousers|firebrands|troublemakers|agitators|provocateurs|chancers|opportunists)",
      "(megalomaniac|megalomaniacs|egomaniac|egomaniacs|narcissist|psychopath|psychopaths|sociopath|sociopaths)",
      "(madmen|lunatics|crackpot|crackpots|nutjob|nutjobs|nutcase|nutcases|nutters|weirdos|wackos|wacko|loonies|kooks)",
      "(bigot|bigots|fascists|neo-fascists|nazis in|feminazi|feminazis|grammar nazis|commies|pinkos|tankies|cucks)",
      "(libtard|libtards|leftard|leftards|rightard|rightards|wingnut|wingnuts|moonbat|moonbats|magats|remoaners)",
      "(leftist|leftists|lefty|lefties|rightists|wokesters|wokeists|wokerati|neocon|neocons|theocons|eco-zealots)",
      "(globalist|globalists|plutocrats|kleptocrats|oligarchs|eurocrats|technocrats in|elitists|mullahs|mandarins)",
    ],
    flags: [
      "These scumbags and douchebags are morons and nincompoops.",
      "The clowns in the ministry are a gang of greedy crooks.",
      "It is a pack of cowards and a bunch of losers.",
      "The whiners, hypocrites, con artists and thugs all vote for it.",
      "Every traitor belongs to the fifth column.",
      "Toadies and cronies, shills and lapdogs, each a mouthpiece for the ministry.",
      "The sheeple pay, the fat cats and the do-gooders cash in.",
      "Warmongers, rabble-rousers, narcissists, psychopaths and lunatics!",
      "The bigots, the wingnuts, the lefties, the neocons and the globalists have won again.",
      "He gathered a mob of zealots.",
    ],
    passes: [
      "“They are morons and crooks,” the caller said.",
      "The minnows and the muppet show were on at six.",
      "The clown gave each child a balloon.",
    ],
  },
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(corrupt|crooked|lying|dishonest|incompetent|inept|clueless|spineless|gutless|cowardly|sleazy|greedy) " +
        ROLES,
      "(arrogant|out-of-touch|unelected|faceless|bumbling|hapless|feckless|washed-up|career|craven|crony) " +
        ROLES,
      "(self-serving|self-appointed|shameless|fanatical|rabid|unhinged|deranged|delusional|power-hungry) " +
        ROLES,
      "(lamestream|leftist|complicit|bought|pathetic|overpaid|parasitic|meddling|tinpot|two-faced|ruthless) " +
        ROLES,
      "corrupt career " + ROLES,
      "(so-called|self-styled|self-proclaimed|self-described|wannabe|would-be) (expert|experts|elite|elites|intellectuals)",
      "(so-called|self-styled|self-proclaimed) (journalist|journalists|scientist|scientists|leader|leaders|patriots)",
      "(so-called|self-styled|self-proclaimed) (friends|allies|partners|activists|feminists|progressives|defenders|centrists)",
      "(so-called|self-styled|self-proclaimed) (government|president|conservatives|liberals|reformers|fact-checkers|saviour)",
      "(fake news|fake-news|lamestream|lying|propaganda|crooked|complicit) (media|network|networks|outlet|outlets|press)",
      "(presstitutes|churnalists|propagandist|propagandists|spin doctors|gutter press|rag) (of|at|in|who|and|,|$|like)",
      "(disgraced|discredited|scandal-plagued|scandal-ridden) (former|ex|<capitalised>|leader|doctor|politician|anti*)",
      "(hate|terror|terrorist|extremist) (group|groups|sites|site|preacher|preachers|sympathizer|sympathizers|sympathisers)",
      "(far-left|far-right|radical|extremist|woke|leftist|left-wing|right-wing|partisan) (mob|mobs|lunatics|thugs|hacks)",
      "(far-left|far-right|radical|woke|leftist|left-wing|right-wing) (zealots|fanatics|radicals|ideologues|agitators|crazies)",
      "(loony|looney|radical|rabid|regressive|intolerant|unhinged|hateful|enraged|extreme|crazy|mad) (left|right)",
    ],
    flags: [
      "Crooked bankers and faceless bureaucrats, shameless elites and meddling officials.",
      "The corrupt career politicians agree.",
      "So-called experts, self-styled journalists, so-called friends and the so-called government.",
      "It is the lying media, the propagandists of the ministry.",
      "The disgraced former mayor founded a hate group.",
      "A far-left mob and right-wing fanatics feed the loony left.",
    ],
    passes: [
      "“The corrupt politicians must go,” she told the rally.",
      "The official left at noon.",
      "The so-called leap second is added in June.",
      "Officials elected in May take office in June.",
    ],
  },
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(absolute|complete|utter|total|pathetic|raving|certified|shameless|perfect|world-class) (idiot|fool|hypocrite|clown)",
      "(absolute|complete|utter|total|pathetic|raving|certified|shameless) (loser|liar|coward|fraud|lunatic|crook|scoundrel)",
      "(pathological|compulsive|serial|habitual|proven|congenital|shameless|barefaced) (liar|liars|cheat|fraudster)",
      "(is|are|was) (just|nothing but|simply|clearly|such|) (a|an) (clown|fraud|liar|coward|crook|loser|bigot|disgrace|sham)",
      "(is|are) (just|nothing but|simply|clearly|really|) (a|an) (fascist|racist|tyrant|thug|menace|traitor|puppet|stooge|joke)",
      "(they|they're|these people) (are|) (all|just|nothing but|) (criminals|rapists|killers|crooks|thieves|liars|thugs)",
      "(brutal|ruthless|bloodthirsty|murderous|evil|tinpot|mad|crazed|bloody) (dictator|tyrant|despot|butcher|strongman)",
      "(criminal|terrorist|murderous|puppet|bandit|genocidal|rogue|mafia|apartheid|barbaric) (regime|junta|clique|kingdom)",
      "(despotic|tyrannical|bloodthirsty|corrupt|fascist|kleptocratic|gangster|illegitimate) (regime|junta|clique|leader)",
      "(wolf|wolves) in sheep's clothing",
      "(loud-mouthed|loudmouthed|foul-mouthed|two-faced|bed-wetting|pearl-clutching|latte-sipping|brain-dead)",
      "(knuckle-dragging|mouth-breathing|tree-hugging|bleeding-heart|limp-wristed|lily-livered|mealy-mouthed)",
      "(race-baiting|gun-grabbing|bible-thumping|pen-pushing|hate-mongering|warmongering|flip-flopping|money-grubbing)",
      "(power-mad|power-crazed|swivel-eyed|tin-pot|jumped-up|self-aggrandizing|self-aggrandising|goose-stepping)",
      "(butcher|hangman|strongman|tyrant|dictator) of (our|the|this|his own|her own|<capitalised>)",
      "(creepy|sleazy|crooked|lying|corrupt|crazy|evil) (little|old|) (man|lawyer|weasel|snake|rat|toad|creep)",
    ],
    flags: [
      "The man is an absolute hypocrite and an utter coward, a serial liar.",
      "She is nothing but a fraud.",
      "He is a racist.",
      "They are all thieves.",
      "The brutal dictator leads a rogue regime and a fascist clique.",
      "He is a wolf in sheep's clothing, a loud-mouthed, knuckle-dragging, race-baiting, power-mad bore.",
      "Meet the butcher of the coast, a creepy little man.",
    ],
    passes: [
      "“He is a liar and a crook,” she told the court.",
      "The wolf attacked the sheep.",
      "The butcher of the village closes at noon.",
    ],
  },
];
