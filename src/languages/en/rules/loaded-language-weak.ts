import type { Rule } from "../../rule.ts";

const SOURCE =
  "SemEval-2023 task 3, loaded language; BABE (2021) on bias by word choice; the words are our own list";

/** Words that are charged in an argument and plain in a report of a flood, a match or a trial. */
export const loadedLanguageWeak: readonly Rule[] = [
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "weak",
    patterns: [
      "(absurd|absurdly|absurdity|aggressively|alarmist|apocalyptic|arrogant|arrogantly|arrogance|baseless|bellicose|belligerent|bitterly|bizarre|bizarrely|bleak|blatant|blatantly|blistering|bloated|botched|brutal|brutally|brutality)",
      "(catastrophic|catastrophically|caustic|chaotic|chilling|clueless|clumsy|combative|corrosive|creepy|cringeworthy|crippling|crooked|cruel|cruelly|cruelty|crushing|cynical|cynically|dangerously|debased|decadent|desperately|despairing|devastating|dire|dirty (tricks|money|war|politics|work))",
      "(disastrous|disastrously|dishonest|dishonestly|dishonesty|disgruntled|disingenuous|dismal|distorted|divisive|dubious|embattled|explosive|extremist|failed (policy|policies|state|experiment|leadership|promises|ideology|attempt)|false (narrative|narratives|claims|hope|promises|flag)|fanatical|fearful of|ferocious|ferociously|fierce (backlash|criticism)|foul|furious|furiously)",
      "(gross (negligence|incompetence|injustice|violation|abuse|hypocrisy)|gruesome|half-baked|half-hearted|hapless|harrowing|haunting|headlong|hopeless|hopelessly|horrendous|horrible|horribly|horrid|horrific|horrifying|hollow (promises|words|victory)|hostile takeover|humiliating|humiliated)",
      "(ill-advised|ill-conceived|ill-fated|immoral|inane|incendiary|incompetent|incompetence|inept|ineptitude|inflammatory|infamous|inhumane|iron (fist|grip)|irresponsible|irresponsibly|jarring|lawless|lurid|malicious|maliciously|manipulative|menacing|militant|mindless|mindlessly|misguided|muddled)",
      "(evil|evils|flagrant|flagrantly|toothless|insidious|insidiously|pernicious|inhuman|frenzied|deceptive|deceptively|wicked|rabid|dystopian|treacherous|ruinous|power-hungry|jaw-dropping|disgraced|toxic|barren|draining|unacceptable|shocked|awful|awfully|ugly|nasty|hostile|hate)",
      "(amazing|annoying|baffling|banal|bewildering|boring|breathtaking|courageous|cowed|cunning|dastardly|delusional|depressing|disappointing|distasteful|disturbing|dodgy|dreadful|embarrassing|excruciating|fantastic|feeble|flawed|flimsy|foolish|foolishly|frightening|frustrating|futile|glaring|gloomy|glorious|grim|heart-wrenching|heartbreaking|heroic|hilarious|hypocrite|ignorant|incoherent|incredible|incredibly|infuriating|insulting|irrational|lamentable|lame|lousy|magnificent|mediocre|miserable|murky|nauseating)",
      "(needlessly|obnoxious|ominous|outlandish|overzealous|painfully|pompous|pretentious|puzzling|regrettable|ridicule|rude|scary|selfish|sensational|severe blow|shabby|silly|simplistic|sobering|soul-crushing|spectacular|splendid|stunning|stunningly|tedious|tenuous|thoughtless|tremendous|troubling|twisted|ugly|unbelievable|unbelievably|unconvincing|unfair|unfairly|unfortunate|unholy|unsettling|unwarranted|unwise|useless|vain|vapid|vulgar|weird|whopping|woefully|worthless|wretched|wonderful|extraordinary|worrying|worrisome|alarming|devastated|horrified|outraged|furious|enraged|terrified|appalled|disgusted|sickened|stunned|astonished)",
      "(naive|naked (aggression|power|ambition|greed)|notorious|notoriously|obscene|oppressive|overblown|overheated|overreach|petty|phony|phoney|pointless|poisonous|predatory|radical|radically|rampant|reckless|recklessly|recklessness|relentless|relentlessly|repressive|rogue (state|regime|agents|judge|judges)|rotten|ruthless|ruthlessly)",
      "(savage|savagely|scathing|senseless|shady|shadowy|shocking|shockingly|shoddy|shrill|sleazy|sloppy|smarmy|spectacularly|specious|spurious|squalid|staggering|stark (warning|contrast|reminder)|stubborn|stubbornly|stupid|stupidly|suffocating|sweeping (powers|purge|crackdown))",
      "(tawdry|terrible|terribly|terrifying|thinly veiled|thinly-veiled|tragic|tragically|unaccountable|unbridled|unelected|unfit|unforgivable|ungrateful|unjust|unjustly|unprecedented|unscrupulous|unspeakable|unthinkable|venomous|vengeful|vicious|viciously|violently|virulent|virulently|vitriolic|warped|wasteful|weak-kneed|woke|wildly|wrong-headed|wrongheaded)",
    ],
    flags: ["It was a reckless and dishonest attempt to hide an incompetent office."],
    passes: [
      "“It was a reckless thing to do,” the judge said.",
      "The roof was repaired after the storm.",
      "Stir the sauce until it is thick.",
    ],
  },
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "weak",
    patterns: [
      "(agenda|agendas|aggression|amnesty|annihilation|antics|appeasement|arsenal of|assault on|attack on (our|the family|freedom|democracy|the truth)|backlash|barrage of|bloodshed|bluster|bombshell|brainchild|cancer (on|of|in our)|cave-in|chaos|circus|clampdown|clash|collusion|complicity|corruption|coup|crackdown|crisis of|crony|cronies)",
      "(crusade|cult|deception|decay|deluge of|demise|despair|destruction|devastation|dictate|dictates|diktat|diktats|disarray|disaster|disdain|dismay|dogma|dogmas|double standard|double standards|downfall|doom|exodus|exploitation|explosion of|extremism|firestorm|flip-flop|flip-flops|flood of (migrants|immigrants|refugees|lies)|fury)",
      "(catastrophe|carnage|rot|farce|folly|betrayal|betrayals|malice|treason|hysteria|paranoia|scourge|swindle|nepotism|quagmire|hubris|servitude|enslavement|falsehood|falsehoods|smear|smears|lie|lied|lying)",
      "(frenzy|gimmick|gimmicks|grandstanding|greed|grievance|grip of|hatred|havoc|herd mentality|hoax|hoaxes|horror|horrors|hostility|hype|ignorance|imposition|influx|infighting|injustice|insult to|invasion of|jihad|juggernaut|lip service|loophole|loopholes)",
      "(manipulation|massacre|mania|meddling|meltdown|menace|mess|misery|misinformation|disinformation|mob|mud-slinging|mudslinging|myth|myths|narrative|nightmare|obsession|onslaught|oppression|orgy of|ordeal|outcry|outrage|pandemonium|persecution|plague of|ploy|posturing|pretence|pretense|pretext|provocation|puppet show|purge)",
      "(rampage|rant|rants|rancor|rancour|recklessness|repression|rhetoric|rigged|ruin|ruins of|ruse|sabotage|scandal|scam|scams|scheme|schemes|sell-out|sellout|showdown|siege|slaughter|sleaze|slippery slope|slur|slurs|smokescreen|spin|squabble|squabbles|stalemate|stunt|stunts|surge of (migrants|immigrants)|swamp)",
      "(takeover|talking points|tantrum|terror|tirade|trope|tropes|turmoil|turncoat|ultimatum|uproar|venom|vendetta|victimhood|violence against|war on (christmas|christianity|women|cops|police|truth|coal|science|our)|wasteland|waste of (money|taxpayer|taxpayers|taxpayers'|public|time)|wrath|woes)",
    ],
    flags: ["Behind the rhetoric there is a scheme, and behind the scheme there is greed."],
    passes: [
      "“This is chaos,” said the driver.",
      "The children sang two songs and planted a tree.",
      "The museum opens at ten on weekdays.",
    ],
  },
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "weak",
    patterns: [
      "(abused|annihilate|annihilated|annihilating|assailed|backfired|ballooned|balked|bash|bashed|bashes|bashing|berated|betray|betrayed|betraying|betrays|bickering|bickered|blackmail|blackmailed|blackmailing|blunder|blundered|boast|boasted|boasting|boasts|bombard*|brag|bragged|bragging|brags|bulldoze|bulldozed|bully|bullied|bullies|bullying)",
      "(capitulate|capitulated|castigated|cave|caved|caves|caving|clamor|clamoring|clamouring|clings to|clung to|concoct|concocted|concocting|condemns|cower|cowering|cowered|cripple|crippled|crush|crushed|crushes|decried|decry|decrying|decries|defy|defied|defies|deceive|deceived|deceiving|deride|derided|deriding|dictating|dismantle|dismantling|doubled down|doubling down|doubles down|ducked|embolden|emboldened|emboldening|excoriated|exploit|exploited|exploiting|exploits)",
      "(feud|feuding|flout|flouted|flouting|flaunt|flaunting|flaunted|fuel|fueled|fuelled|fueling|fuelling|fumed|fuming|gloat|gloated|gloating|glorify|glorified|glorifying|goad|goaded|grandstand|grasping|gut|gutted|gutting|harass|harassed|hijack|hijacked|hijacking|hounded|howled|humiliate|imploded|impose|imposes|incite|incited|inciting|inflame|inflamed|infiltrated|invade|invaded|jeered|lash|lashed|lashing (out|)|lurched|lied (to|about)|lying (to|about))",
      "(smeared|smearing|decimated|defile|defiled|defiling|slandered|slandering|spew|spewed|spewing|spews|spouting|spouted|plunder|plundered|plundering|trample|trampled|tramples|trampling|whitewash|whitewashed|whitewashing|peddling|peddled|peddles|pillage|pillaging|lambast|lambasts|lambasted|lambasting|lambaste|desecrate|desecrated|skewered|swindled|pillaged|ransacked|butchered|enslaved)",
      "(malign|maligned|mangled|manipulate|manipulated|manipulating|manufactured (outrage|crisis|consent)|menaced|mock|mocked|mocking|mocks|mouthed|muzzle|muzzled|muzzling|orchestrated|orchestrating|ousted|overran|overrun|panicked|persecuted|plagued|plotted|plotting|pounced|preying|quashed|railed|railing|rails against|ranted|ranting|raved|ridicule|ridiculed|ridiculing|rigging|roasted|ruined|ruining)",
      "(sabotage|sabotaged|sacrificed|scoff|scoffed|scoffs|screamed|screaming|seethed|seething|shrieked|silenced|silencing|snub|snubbed|spun|squander|squandered|squandering|stoke|stoked|stoking|stonewalled|stifle|stifled|stifling|stomp*|strangle|strangled|strangling|strong-arm*|suckered|suffocate|surrender|surrendered|)",
      "(tank|tanked|target (conservatives|christians|muslims)|taunt|taunted|taunting|terrorise|terrorize|terrorised|terrorized|threaten|threatened|threatening|torpedo|torpedoed|tout|touted|touting|touts|trash|trashed|trashing|trumpeted|undermine|undermined|undermines|undermining|unleash|unleashed|unleashing|usurp|usurped|victimise|victimised|victimize|victimized|violate|violated|violating|vowed|wail|wailing|wallow|whine|whined|whining|whip up|whipped up|whipping up|wield|wreak|wreaked|wreaking|wreck|wrecked|wrecking|writhe*)",
      "(slam|slams|slammed|slamming|blast|blasts|blasted|blasting|rip|rips|ripped|ripping|hammers|hammered|torched) (<capitalised>|him|them|his|her|their|critics|democrats|republicans|as a|for (being|not|his|her|their)|the (decision|government|president|bill|plan|move|media|report|policy|administration|proposal|law|idea|ruling|party|left|right|gop|mayor|governor|minister|network|newspaper|group|company|comments|remarks|former|new|president's))",
      "(poured|pour|pouring) (gasoline|petrol|fuel|oil) on",
      "(jumped|jump|jumping) on the bandwagon",
      "(rears|reared|raised|raises) (its|their) ugly head",
      "(at|in) (each other's|one another's) throats",
      "(dig|dug|digging) (his|her|their|its) heels",
      "(bend|bent|bending|bow|bowed|bowing) (the knee|over backwards|to pressure|to the mob)",
      "(cling|clings|clinging) to power",
      "(fall|falls|fell|falling) (apart|on deaf ears|prey to)",
    ],
    flags: ["He bragged while the others ranted and slammed every offer."],
    passes: [
      "She said the bank “lied to us and bullied my mother”.",
      "The council approved the minutes of the last meeting.",
      "Fold the dough twice and rest it for an hour.",
    ],
  },
];
