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
      "(moron|morons|imbecile|imbeciles|idiots|cretins|dimwit|dimwits|nitwit|nitwits|halfwit|halfwits|" +
        "numbskulls)",
      "(nincompoop|nincompoops|dunces|dullards|ignoramus|ignoramuses|buffoon|buffoons|numpty|numpties|" +
        "muppets)",
      "(clowns|fools|simpletons|dolts|blockheads|airheads|bozos|jackass|jackasses|dumbass|dumbasses) " +
        "(who|in|at|like|that)",
      "(bunch|pack|gang|bunches|parade|collection|rabble|crowd|band|coterie|cabal) of .. " +
        "(clowns|fools|liars|crooks|amateurs)",
      "(bunch|pack|gang|rabble|band|nest|clique|mob) of .. " +
        "(thieves|cowards|thugs|hypocrites|traitors|fanatics|cynics)",
      "(bunch|pack|gang|rabble|band|mob) of .. " +
        "(idiots|losers|bandits|degenerates|racists|extremists|zealots|criminals)",
      "(crybaby|crybabies|cry-babies|crybullies|wimps|sissies|pansies|weaklings|bedwetters|whiners|" +
        "moaners|slackers)",
      "(hypocrite|hypocrites|charlatan|charlatans|huckster|hucksters|grifter|grifters|conman|conmen|" +
        "con-men|con-man)",
      "(con (artist|artists|man|men)|snake-oil (salesman|salesmen|peddler|peddlers)|swindlers|shyster|" +
        "shysters)",
      "(crooks|goons|thugs|henchmen|hoodlums|ruffians|gangsters in suits|robber (baron|barons)|" +
        "profiteers|spivs)",
      "(traitor|traitors|turncoat|turncoats|quisling|quislings|backstabber|backstabbers|sellouts|renegades)",
      "(fifth (column|columnist|columnists)|(enemy|enemies|traitors) within|enemies of the (people|" +
        "state|nation|country))",
      "(lackey|lackeys|stooge|stooges|flunkey|flunkeys|flunky|flunkies|toady|toadies|bootlicker|bootlickers)",
      "(sycophant|sycophants|yes-man|yes-men|lapdog|lapdogs|minions|cronies|henchman|underlings|" +
        "apparatchiks)",
      "(shill|shills|paid (trolls|shills|agitators|protesters)|hired (guns|thugs)|errand boys|rent-a-mob)",
      "(mouthpiece|mouthpieces|poodle|poodles|puppet|puppets) (of|for) " +
        "(the|big|foreign|special|corporate|his|their|power)",
      "(sheeple|useful (idiot|idiots|fool|fools)|bootlicking|brainwashed (masses|sheep|followers|youth|" +
        "fools|cult))",
      "(fat (cat|cats)|fatcat|fatcats|bigwig|bigwigs|jobsworth|jobsworths|pen-pushers|pencil-pushers|" +
        "bean-counters)",
      "(busybodies|do-gooders|killjoys|nanny state|nannies in|champagne (socialist|socialists)|" +
        "limousine liberals)",
      "(warmonger|warmongers|hatemonger|hatemongers|fearmonger|fearmongers|scaremonger|scaremongers|" +
        "doom-mongers)",
      "(rabble-rouser|rabble-rousers|troublemakers|agitators|chancers)",
      "(megalomaniac|megalomaniacs|egomaniac|egomaniacs)",
      "(madmen|lunatics|crackpot|crackpots|nutjob|nutjobs|nutcase|nutcases|nutters|weirdos|wackos|" +
        "wacko|loonies|kooks)",
      "(bigot|bigots|fascists|neo-fascists|feminazi|feminazis|grammar nazis|commies|pinkos|tankies|cucks)",
      "(libtard|libtards|leftard|leftards|rightard|rightards|wingnut|wingnuts|moonbat|moonbats|magats|" +
        "remoaners)",
      "(leftists|lefty|lefties|rightists|wokesters|wokeists|wokerati|neocon|neocons|theocons|" +
        "eco-zealots)",
      "(globalist|globalists|plutocrats|kleptocrats|eurocrats|elitists)",
    ],
    flags: [
      "These scumbags and douchebags are morons and nincompoops.",
      "The clowns in the ministry are a gang of greedy crooks.",
      "It is a pack of cowards and a bunch of losers.",
      "The whiners, hypocrites, con artists and thugs all vote for it.",
      "Every traitor belongs to the fifth column.",
      "Toadies and cronies, shills and lapdogs, each a mouthpiece for the ministry.",
      "The sheeple pay, the fat cats and the do-gooders cash in.",
      "Warmongers, rabble-rousers, megalomaniacs and lunatics!",
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
      "(corrupt|crooked|lying|dishonest|incompetent|inept|clueless|spineless|gutless|cowardly|sleazy|" +
        "greedy) " +
        ROLES,
      "(arrogant|out-of-touch|unelected|faceless|bumbling|hapless|feckless|washed-up|career|craven|crony) " +
        ROLES,
      "(self-serving|self-appointed|shameless|fanatical|rabid|unhinged|deranged|delusional|power-hungry) " +
        ROLES,
      "(lamestream|leftist|complicit|bought|pathetic|overpaid|parasitic|meddling|tinpot|two-faced|" +
        "ruthless) " +
        ROLES,
      "corrupt career " + ROLES,
      "(so-called|self-styled|self-proclaimed|self-described|wannabe|would-be) " +
        "(expert|experts|elite|elites|intellectuals)",
      "(so-called|self-styled|self-proclaimed) " +
        "(journalist|journalists|scientist|scientists|leader|leaders|patriots)",
      "(so-called|self-styled|self-proclaimed) " +
        "(friends|allies|partners|activists|feminists|progressives|defenders|centrists)",
      "(so-called|self-styled|self-proclaimed) " +
        "(government|president|conservatives|liberals|reformers|fact-checkers|saviour)",
      "(fake news|fake-news|lamestream|lying|propaganda|crooked|complicit) " +
        "(media|network|networks|outlet|outlets|press)",
      "(presstitutes|churnalists|propagandist|propagandists|spin doctors|gutter press|rag) " +
        "(of|at|in|who|and|,|$|like)",
      "(disgraced|discredited|scandal-plagued|scandal-ridden) " +
        "(former|ex|<capitalised>|leader|doctor|politician|anti*)",
      "(hate|terror|terrorist|extremist) (site|sites|preacher|preachers|sympathizer|sympathizers|" +
        "sympathisers)",
      "(far-left|far-right|radical|extremist|woke|leftist|left-wing|right-wing|partisan) " +
        "(mob|mobs|lunatics|thugs|hacks)",
      "(far-left|far-right|radical|woke|leftist|left-wing|right-wing) " +
        "(zealots|fanatics|radicals|ideologues|agitators|crazies)",
      "(loony|looney|radical|rabid|regressive|intolerant|unhinged|hateful|enraged|extreme|crazy|mad) " +
        "(left|right)",
    ],
    flags: [
      "Crooked bankers and faceless bureaucrats, shameless elites and meddling officials.",
      "The corrupt career politicians agree.",
      "So-called experts, self-styled journalists, so-called friends and the so-called government.",
      "It is the lying media, the propagandists of the ministry.",
      "The disgraced former mayor met a hate preacher.",
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
      "(absolute|complete|utter|total|pathetic|raving|certified|shameless|perfect|world-class) " +
        "(idiot|fool|hypocrite|clown)",
      "(absolute|complete|utter|total|pathetic|raving|certified|shameless) " +
        "(loser|liar|coward|fraud|lunatic|crook|scoundrel)",
      "(pathological|compulsive|serial|habitual|proven|congenital|shameless|barefaced) " +
        "(liar|liars|cheat|fraudster)",
      "(is|are|was) (just|nothing but|simply|clearly|such|) (a|an) " +
        "(clown|fraud|liar|coward|crook|loser|bigot|disgrace|sham)",
      "(is|are) (just|nothing but|simply|clearly|really|) (a|an) " +
        "(fascist|racist|tyrant|thug|menace|traitor|puppet|stooge|joke)",
      "(they|they're|these people) (are|) (all|just|nothing but|) " +
        "(criminals|rapists|killers|crooks|thieves|liars|thugs)",
      "(brutal|ruthless|bloodthirsty|murderous|evil|tinpot|mad|crazed|bloody) " +
        "(dictator|tyrant|despot|butcher|strongman)",
      "(criminal|terrorist|murderous|puppet|bandit|genocidal|rogue|mafia|apartheid|barbaric) " +
        "(regime|junta|clique|kingdom)",
      "(despotic|tyrannical|bloodthirsty|corrupt|fascist|kleptocratic|gangster|illegitimate) " +
        "(regime|junta|clique|leader)",
      "(wolf|wolves) in sheep's clothing",
      "(loud-mouthed|loudmouthed|foul-mouthed|bed-wetting|pearl-clutching|latte-sipping|brain-dead)",
      "(knuckle-dragging|mouth-breathing|tree-hugging|bleeding-heart|limp-wristed|lily-livered|" +
        "mealy-mouthed)",
      "(race-baiting|gun-grabbing|bible-thumping|pen-pushing|hate-mongering|warmongering|flip-flopping|" +
        "money-grubbing)",
      "(power-mad|power-crazed|swivel-eyed|tin-pot|jumped-up|self-aggrandizing|self-aggrandising|" +
        "goose-stepping)",
      "(butcher|hangman|strongman|tyrant|dictator) of (his own|her own|<capitalised>)",
      "(creepy|sleazy|crooked|lying|corrupt|crazy|evil) (little|old|) " +
        "(man|lawyer|weasel|snake|rat|toad|creep)",
    ],
    flags: [
      "The man is an absolute hypocrite and an utter coward, a serial liar.",
      "She is nothing but a fraud.",
      "He is a racist.",
      "They are all thieves.",
      "The brutal dictator leads a rogue regime and a fascist clique.",
      "He is a wolf in sheep's clothing, a loud-mouthed, knuckle-dragging, race-baiting, power-mad bore.",
      "Meet the butcher of Dunmore, a creepy little man.",
    ],
    passes: [
      "“He is a liar and a crook,” she told the court.",
      "The wolf attacked the sheep.",
      "The butcher of the village closes at noon.",
    ],
  },
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(anti-vaxxer|anti-vaxxers|truther|truthers|denier|deniers|denialist|denialists|alarmist|" +
        "alarmists|doomsayers|flat-earthers)",
      "(freeloader|freeloaders|scrounger|scroungers|sponger|spongers|layabouts|wastrels|parasites on|" +
        "welfare queens|benefit cheats)",
      "(chav|chavs|yob|yobs|yobbos|toffs|luvvies|rednecks|hillbillies|trailer trash|white trash|" +
        "chickenhawks|armchair generals)",
      "(gun nuts|gun-nuts|gun grabbers|baby killers|baby-killers|tree huggers|tree-huggers|" +
        "bible bashers|war hawks|snowflake generation)",
      "(illegals|illegal aliens|border jumpers|queue jumpers|queue-jumpers|anchor babies|" +
        "economic migrants|fake refugees|bogus asylum)",
      "(liberal|woke|campus|precious|entitled|delicate|fragile|special|little|generation|pampered|" +
        "whiny) (snowflake|snowflakes)",
      "(metropolitan|liberal|coastal|globalist|out-of-touch|self-appointed|cosmopolitan|smug|pampered|" +
        "arrogant) (elite|elites)",
      "(far-left|far-right|left-wing|right-wing|leftist|hard-left|radical|extremist) " +
        "(agitator|propagandist|propagandists|loons|nuts|rabble|nutters)",
      "(legacy|corporate|lamestream|fake|establishment|state-run|biased|partisan|dishonest) media",
      "(tin-foil|tinfoil hat|tinfoil-hat|basket case|basket cases|loose cannon|has-been|has-beens)",
      "(pervert|perverts|degenerate|degenerates|deviants|paedo|paedos|pedo|pedos|groomers|sicko|sickos|" +
        "creeps|lechers|predatory priests)",
      "(heretic|heretics|apostate|apostates|blasphemers|false prophets|pharisees|judases|antichrist)",
      "(puppet|stooge|lackey|vassal|rogue|bandit|gangster) " +
        "(government|regime|state|president|states|governments)",
      "(political|presidential|legal|intellectual|moral|media|celebrity) " +
        "(pygmy|pygmies|dwarf|prostitute|prostitutes|lightweight|hack|hacks|midgets|whores)",
      "(partisan|party|political|corporate|paid|hired|establishment|cable|tv) " +
        "(hack|hacks|shill|shills|operative|operatives|flack|stooges|hitmen)",
      "(jihadi|jihadists|islamo-fascist|eco-terrorist|eco-terrorists|domestic terrorists|" +
        "nazi sympathizers|commie|red|radical) (sympathizers|scum|bastards|pigs|thugs|propaganda|brides)",
      "(gold-digger|bimbo|hussy|slut|sluts|whore|whores|tramp) (,|who|and|of|$|!|<capitalised>)",
      "(corrupt|evil|wicked|greedy|rotten|immoral|crooked|cowardly|lying|treacherous|vile) " +
        "(men|women|people|bishops|priests|clergy|billionaires|rulers)",
      "(man-child|manchild|spoiled (brat|brats)|spoilt (brat|brats)|petulant (child|children)|" +
        "nepo baby|overgrown (child|toddler|schoolboy))",
      "(village idiot|laughing hyena|court jester|snake in the grass|paper tiger|bull in a china shop|" +
        "sore loser|drama queen)",
    ],
    flags: [
      "The alarmists, the freeloaders, the yobs and the gun nuts met.",
      "They let in the illegals.",
      "The liberal snowflakes and the metropolitan elite wept.",
      "A far-left propagandist met the leftist nuts.",
      "The corporate media sleeps.",
      "He is a basket case, a sicko and a false friend among false prophets.",
      "A puppet government of a political pygmy, a paid hack!",
      "Look at the commie scum, the gold-digger and that bimbo, Smith.",
      "Corrupt men run it, like spoilt brats.",
      "That petulant child is a sore loser.",
    ],
    passes: [
      "“They are snowflakes,” he said.",
      "The snowflakes melted on the road.",
      "The bishop met the men of the village.",
    ],
  },
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(that|this|an|you|total|some|another|any|bloody|fucking|damned|little) " +
        "(idiot|imbecile|cretin|jackass|buffoon|clown|scoundrel|bastard|coward|weasel|thug)",
      "(climate|gun|health|gender|religious|free-market|war|vegan|animal-rights|anti-car|safety) " +
        "(fanatic|fanatics|zealot|zealots|nut|nuts|lunatics|nazis|hysterics|extremists)",
      "(eco-terrorist|eco-terrorists|eco-fascists|eco-warriors|eco-loons|feminazis|food police|" +
        "language police|fun police|thought police)",
      "(backroom|backstairs|shadowy|unelected|political|foreign|professional) " +
        "(schemers|plotters|wirepullers|meddlers|operators|stooges|agitators|troublemakers|fixers)",
    ],
    flags: [
      "Do not listen to that idiot.",
      "The climate fanatics met the gun nuts.",
      "The eco-terrorists are back.",
      "They are foreign meddlers.",
    ],
    passes: ["“That idiot,” he said.", "The nuts and the seeds are roasted.", "The police came at nine."],
  },
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(crooked|lying|sleazy|creepy|deranged|unhinged|disgraced|loudmouth|spineless|gutless) <capitalised>",
      "(corrupt|crooked|lying|sleazy|cowardly|dishonest|greedy) <capitalised> " +
        "(politician|politicians|judge|senator|mayor|governor|minister|officials|leaders|party)",
    ],
    flags: ["Crooked Jones sold it again.", "A corrupt Dunmore politician sold it."],
    passes: ["“Crooked Jones,” he said.", "The road to Jones Mill is crooked.", "He is lying in bed."],
  },
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(illegal alien|illegal aliens|criminal aliens|criminal alien)",
      "(abortionist|abortionists|baby-killer|anti-science|anti-vax|anti-american|anti-white|" +
        "anti-christian|anti-worker|anti-family) " +
        "(zealots|crowd|mob|movement|lobby|left|right|crusade|bigots|brigade|clinic|butcher|extremists)",
      "(you're|you are|they're|they are|we're) all " +
        "(hacks|liars|frauds|fools|cowards|hypocrites|idiots|thieves|crooks|criminals|racists|puppets)",
      "(racist|far|extreme|religious|fanatical|lunatic|hysterical|authoritarian|intolerant|hateful|" +
        "godless|elitist) (left|right) (is|wants|has|and|will|that|who|,|$|in|hates)",
      "(cult|fringe|wingnut|nutcase|crackpot|lunatic|gutter|tinpot) " +
        "(leader|leaders|fringe|preacher|preachers|candidate|press|theorist|theorists|dictator|dictators)",
    ],
    flags: [
      "An illegal alien met the anti-vax crowd.",
      "You're all hacks.",
      "The lunatic left wants it.",
      "The cult leader and the gutter press agree.",
    ],
    passes: ["“You're all hacks,” he said.", "The cult film ran for a year.", "The gutter was cleaned."],
  },
];
