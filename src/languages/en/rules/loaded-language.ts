import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, loaded language; the words are our own list";

/** Words for things and acts whose charge is plain wherever they stand, unless somebody is quoted. */
export const loadedLanguage: readonly Rule[] = [
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(abominable|asinine|atrocious|bloodthirsty|brazen|brazenly|callously|contemptible|craven|" +
        "cravenly|dastardly)",
      "(deplorable|deplorably|depraved|despicable|despicably|detestable|diabolical|disgraceful|" +
        "disgracefully|draconian)",
      "(duplicitous|execrable|farcical|fecklessly|ghoulish|godless|gutless|hare-brained|scurrilous)",
      "(heinous|hellish|holier-than-thou|ignominious|inexcusable|indefensible|laughable|laughably|" +
        "loathsome|mendacious)",
      "(monstrous|monstrously|moronic|murderous|nefarious|odious|orwellian|outrageous|outrageously|" +
        "perfidious|perverse)",
      "(preposterous|preposterously|reprehensible|repugnant|sanctimonious|satanic|scandalous|" +
        "scandalously|shambolic)",
      "(shameful|shamefully|shameless|shamelessly|sickening|sickeningly|slanderous|sordid|spineless|" +
        "thuggish|wicked plan)",
      "(traitorous|treasonous|tyrannical|unconscionable|unhinged|unpatriotic|vile|witless|damnable|" +
        "pernicious)",
      "(despotic|trumped-up|hate-filled|blood-soaked|bloodstained|kleptocratic|totalitarian)",
      "(xenophobic|misogynistic|fascistic|jingoistic|anti-democratic|ungodly)",
      "(ludicrous|ludicrously|idiotic|lunatic|insane (policy|policies|idea|plan|law|rules|decision|" +
        "proposal)|crazed|harebrained)",
      "(tone-deaf|fear-mongering|fearmongering|scaremongering|war-mongering|race-baiting|soul-destroying)",
      "(pie-in-the-sky|cockamamie|cack-handed|ham-fisted|half-baked|hare-brained|ill-conceived|" +
        "wrong-headed|wrongheaded)",
      "(appalling|disastrous|catastrophic|ruinous|calamitous) " +
        "(policy|policies|decision|deal|mistake|record|waste|war|failure|law)",
      "(evil|wicked|cruel|sinister|insidious|barbaric|brutal|inhuman) " +
        "(plan|plans|plot|scheme|agenda|policy|ideology|law)",
      "(evil|wicked|toxic|poisonous|insidious|hateful|extremist|divisive|radical|warped) " +
        "(ideology|ideologies|rhetoric|agenda|lies)",
      "(corrupt|rotten|rigged|broken|rapacious|predatory|bloated|cruel|parasitic) " +
        "(system|systems|regime|power|elite|bureaucracy)",
      "(worthless|senseless|mindless|pointless|needless|reckless|wanton|blatant) " +
        "(process|war|slaughter|cruelty|destruction|waste)",
      "(blatant|brazen|barefaced|outright|vicious|filthy|malicious|poisonous|monstrous|big|bald-faced|" +
        "whopping) (lie|lies|lying)",
      "(murderous|criminal|callous|cruel|cold|shameful|depraved) " +
        "(indifference|neglect|silence|complicity|cowardice|disregard)",
      "(devastating|damning|blistering|scathing|withering|explosive|bombshell) " +
        "(exchange|report|attack|indictment|evidence|proof)",
      "(crazy|insane|mad|loony|idiotic|absurd|stupid|ridiculous|nonsensical) " +
        "(talk|talks|exercise|idea|ideas|law|laws|rule|rules|war)",
    ],
    flags: [
      "A brazen and despicable, duplicitous and heinous, monstrous and reprehensible scheme.",
      "It is shameful and vile, a despotic and xenophobic act, ludicrous, tone-deaf and half-baked.",
      "The treasonous deal was preposterous.",
      "An appalling decision of an evil ideology, a wicked plan in a corrupt system.",
      "This senseless slaughter, these barefaced lies, this criminal neglect!",
      "What an evil plan!",
      "A damning indictment of their crazy talk.",
    ],
    passes: [
      "“It is a disgraceful and shameful decision,” said Ms Carter.",
      "The abyss is home to fish that make their own light.",
      "The toxic waste was taken to a licensed site.",
    ],
  },
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(abomination|abominations|balderdash|boondoggle|bullshit|butchery|cesspit|cesspool|charade|" +
        "chicanery|claptrap)",
      "(debacle|demagoguery|depravity|drivel|fakery|fiasco|hatemongering|hellhole|hellscape|hogwash|idiocy)",
      "(craziness|indoctrination|infamy|jingoism|lawlessness|lunacy|mendacity|monstrosity|perfidy|" +
        "travesty|treachery)",
      "(scaremongering|shenanigans|skulduggery|skullduggery|sycophancy|thuggery|trickery|tyranny|" +
        "vitriol|villainy|bigotry)",
      "(sham|shambles|farce) (of|it|that|from|trial|trials|election|elections|hearing|hearings|" +
        "investigation|justice|,|$)",
      "(witch hunt|witch-hunt|witch hunts|power grab|power grabs|power-grab|land grab|cash grab|" +
        "kangaroo (court|courts))",
      "(banana republic|snake oil|house of cards|train wreck|trainwreck|dumpster fire|dog whistle|" +
        "dog whistles|gravy train)",
      "(slap in the face|stab in the back|kick in the teeth|blood money|pack of lies|web of lies|" +
        "tissue of lies|litany of lies)",
      "(reign of terror|blood on (his|her|their|its|your) hands|race to the bottom|daylight robbery|" +
        "highway robbery)",
      "(brainwashing|gaslighting|mudslinging|mud-slinging|backstabbing|scapegoating|moral (bankruptcy|" +
        "decay|rot|cowardice))",
      "(propaganda (machine|mouthpiece|outlet|outlets|piece|stunt)|shameless propaganda)",
      "(hate mob|lynch mob|outrage mob|culture of (death|lies|fear|corruption)|death cult|war machine|" +
        "hate machine|lie machine)",
      "(smear (campaign|campaigns|job|merchants|machine)|latest smear|slander campaign|" +
        "character assassination|hit piece|hit job)",
      "(character-assassination|hatchet job|mob rule|moral panic|mass hysteria|media frenzy|frenzy of|" +
        "orgy of|feeding frenzy)",
      "(national (disgrace|humiliation|suicide)|political (theater|theatre|suicide|stunt|persecution|" +
        "witch|circus|football))",
      "(social engineering|political correctness gone|thought (police|crime|crimes)|cancel culture|wokeness)",
      "(war on (christmas|women|cops|truth|the poor|motorists|coal|families|faith|freedom|our|drivers|" +
        "nature|farmers))",
      "(epidemic|culture|cult|cycle|tide|wave|orgy|carnival|cesspool) of " +
        "(injustice|greed|hate|corruption|lies|violence|lawlessness)",
      "(web|culture|cloud|climate|cesspit|swamp|mountain|avalanche) of " +
        "(lies|deceit|corruption|greed|deception|secrecy|fear|filth)",
      "(drain the swamp|the swamp|stranglehold|death (sentence|knell|spiral)|iron (fist|grip|heel)|" +
        "jackboot|jackboots|yoke) (of|on|for|and|,|$)",
      "(pipe dream|fool's errand|fools' paradise|fantasy land|cloud cuckoo land|ivory tower|" +
        "nanny-state|poisoned chalice)",
      "(absolute|utter|complete|total|pure|sheer|arrant|entitled) " +
        "(nonsense|rubbish|garbage|madness|folly|hysteria|hypocrisy|stupidity)",
      "(absolute|utter|complete|total|pure|sheer|outright) " +
        "(shambles|disgrace|disaster|farce|insanity|lunacy|lies|chaos|greed|contempt)",
      "(is|was|are|what) (absolute|utter|complete|pure|) " +
        "(bunk|garbage|madness|folly|lunacy|insanity|claptrap|poppycock|baloney)",
      "(dumping ground|breeding ground|hotbed|cesspool|playground|safe haven) for " +
        "(everybody|everyone|criminals|terror*|extremis*|the)",
    ],
    flags: [
      "It is balderdash and drivel, an abomination, a debacle and a travesty.",
      "Their lunacy and trickery made a farce of the vote.",
      "A witch hunt in a banana republic, a pack of lies, a reign of terror, pure brainwashing!",
      "The propaganda machine and the hate mob began a smear campaign, a hatchet job and a national disgrace.",
      "It is social engineering and a war on motorists.",
      "An epidemic of greed, a web of deceit, an iron fist of the board.",
      "The plan is a pipe dream and utter nonsense.",
      "It was an outright disaster.",
      "That is pure madness.",
      "The port became a dumping ground for everyone else's waste.",
      "The town is under the stranglehold of the bank.",
    ],
    passes: [
      "The senator called the vote “a travesty and a sham”.",
      "The quarry is a quiet place to walk on Sundays.",
      "The house of Mr and Mrs Carding was sold in May.",
    ],
  },
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(bamboozle|bamboozled|bamboozling|brainwash|brainwashed|hoodwink|hoodwinked|indoctrinate|" +
        "indoctrinated|indoctrinating)",
      "(demonise|demonised|demonises|demonising|demonize|demonized|demonizes|demonizing|vilify|" +
        "vilified|vilifying|vilifies)",
      "(scapegoat|scapegoated|weaponise|weaponised|weaponising|weaponize|weaponized|weaponizing|" +
        "gaslight|gaslit|besmirch*)",
      "(kowtow|kowtows|kowtowing|kowtowed|grovel|grovelled|grovelling|groveling|pander|panders|" +
        "pandered|pandering)",
      "(parroted|parroting|spewed|spewing|spews|spouting|regurgitating|regurgitated|retailing) " +
        "(the|this|these|his|her|their|such)",
      "(whitewash|whitewashed|whitewashing|whitewashes|sugarcoat|sugarcoated|airbrushed) " +
        "(its|his|her|their (own|)|this|history)",
      "(shove|shoved|shoving|ram|rammed|ramming|force|forced|forcing|cram|cramming) .. down " +
        "(our|your|the|people's) (throat|throats)",
      "(ram|rams|rammed|ramming|railroad|railroaded|railroading|bulldoze|bulldozed) .. through " +
        "(parliament|council|without)",
      "(sell|sells|selling|sold) (out (our|the|their|to|its)|us out|them out|you out|our country|" +
        "our children|us down)",
      "(spit|spits|spitting|spat|trample|trampled|tramples|trampling|stomp|stomping) " +
        "(on|over|in|all over|upon) (our|the|their|us|his)",
      "(rub|rubs|rubbing|rubbed) (our|your|their|people's) (face|faces|noses|nose) in",
      "(thrown|throw|throwing|threw|tossed) .. (under the bus|to the wolves|to the lions)",
      "(bleed|bleeds|bleeding|bled|suck|sucks|sucking|milk|milking|milked) " +
        "(us|you|them|the (town|country|poor|people|public|state)) dry",
      "(fleece|fleeced|fleecing|robbing|rob|robbed|robs|rip|ripping|ripped) " +
        "(us|you|taxpayers|the taxpayer|the poor|ordinary|off the)",
      "(rip|ripping|ripped|tear|tears|tearing|torn) (apart|to shreds|to pieces) " +
        "(our|this|the (family|country|nation|constitution))",
      "(gutted|gutting|ransacked|pillaged|plundered|plundering|looted|looting|raped|raping|savaged) " +
        "(our|the (country|nation|state|town|planet))",
      "(betray|betrayed|betrays|betraying|betrayal of|betrayals of) " +
        "(our|this|the people|the nation|us|every|his country|her country|voters)",
      "(poison|poisoned|poisoning|poisons) (the minds|young minds|our|public|the debate|the well|" +
        "their minds)",
      "(destroy|destroyed|destroying|destroys|wreck|wrecked|wrecking|ruin|ruined|ruining) (our|this) " +
        "(country|nation|town|lives|way|city)",
      "(steal|stealing|stole|stolen|rig|rigged|rigging|hijack|hijacked|hijacking) " +
        "(the|this|our|an|house|that|senate|your) (election|vote|votes|seats)",
      "(house seats|elections|election|votes|seats|country|vote) (was|were|are|being|been|is) " +
        "(stolen|rigged|hijacked)",
      "(shake|shook|shakes|shaking) down (the|our|rich|poor|ordinary|taxpayers|companies|firms|" +
        "businesses|shops)",
      "(cut|cutting|cuts|butcher|butchered|butchering|slash|slashing|gouge|gouged|gouging) .. to " +
        "(the bone|pieces|ribbons)",
      "(stoke|stokes|stoked|stoking|fan|fans|fanned|fanning|whip|whips|whipped|whipping) " +
        "(the flames|fear|fears|hatred|hate|up hatred|up fear|division)",
      "(peddle|peddles|peddled|peddling|spread|spreads|spreading) " +
        "(lies|hate|hatred|fear|fake|misinformation|bigotry|conspiracy)",
      "(peddle|peddles|peddled|peddling|spreading|spouting|spewing|retailing) " +
        "(these|such|his|her|their|vicious|poisonous|dangerous|more) (lies|hate)",
    ],
    flags: [
      "They brainwash our children, demonise drivers, weaponise grief and kowtow to the bank.",
      "He is parroting the party line and spewing such lies.",
      "They whitewash their own crimes.",
      "The bill was rammed down our throats, rammed without shame through parliament.",
      "They sold us out, spat on our graves and rubbed our noses in it.",
      "He threw the nurses under the bus, bled the town dry, fleeced the poor ripped apart our village.",
      "They plundered our hills.",
      "They gutted our town.",
      "She betrayed our trust, poisoned young minds and ruined our lives.",
      "They stole the election: the election was stolen.",
      "The wardens shake down the shops.",
      "The board cut the service to the bone.",
      "The paper stokes hatred and peddles hate.",
    ],
    passes: [
      "“They sold us out,” the miner said.",
      "The cows are milked by hand in a dry barn.",
      "Whitewash the wall in spring.",
      "He was seen spreading butter on a roll.",
    ],
  },
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(invasion|rape|murder|crucifixion|slaughter|strangling|destruction|theft|pillage) of (our|this) " +
        "(country|nation|land|town|culture)",
      "(border|borders|country|nation|land|town|city|streets|culture) (is|are) (being|under) " +
        "(invaded|overrun|attack|siege|stolen|flooded)",
      "(wide-open|wide open|porous|undefended|unprotected) (border|borders|door) " +
        "(policy|policies|and|is|are|,|$|crisis)",
      "(midnight|silent|summer|winter|wholesale|moral|cultural|economic) " +
        "(massacre|genocide|vandalism|holocaust|butchery|suicide)",
      "(genocide|holocaust|massacre|rape|slaughter|butchery|murder) of " +
        "(the|our|innocent|unborn|truth|democracy|a) (trees|people|language|unborn|truth)",
      "(environmental|cultural|economic|intellectual|legal|architectural) " +
        "(vandalism|barbarism|terrorism|hooliganism|suicide|thuggery)",
      "(unfolding|ongoing|silent|slow-motion) .. " +
        "(genocide|massacre|catastrophe|coup|holocaust|slaughter|tragedy)",
      "(under|relentless|vicious|constant|savage|brutal|all-out|unprecedented) " +
        "(attack|attacks|assault|assaults|onslaught) (by|on|from) (big|our|the)",
      "(all-out|outright|vicious|relentless|full-frontal|brazen|naked|unprecedented) " +
        "(assault|attack|war) (on|against) (our|the|free|democracy)",
      "(crime|crimes) against (nature|the people|children|common sense|decency|our|democracy|truth)",
      "(so-called|alleged) (reform|reforms|science|rights|justice|peace|democracy|plan|facts|truth|" +
        "climate|freedom|green|religion|victory)",
      "(so-called|self-styled) (republic|election|elections|referendum|investigation|news|deal|" +
        "solution|progress|safety|aid|values|credentials)",
      "(swallow|swallowed|fell for|buy into|bought into|drink|drank|drinking) (this|the|their|his) " +
        "(nonsense|lies|lie|hoax|kool-aid|hype|rubbish)",
      "(cooked up|dreamed up|hatched|cobbled together|concocted|conjured up|trumped up) " +
        "(by|in|a|the|this|another|overnight|to|behind|some)",
      "(pour|poured|pouring|throw|thrown|threw|flush|flushed|flushing|splash|splashed|squander*) .. " +
        "(down the drain|taxpayers'|of your money)",
      "(splash|splashed|splurged|blew|squandered|frittered|wasted) .. " +
        "(of your money|taxpayers' money|public money|of our money)",
      "(rips|slams|blasts|torches|shreds|eviscerates|demolishes|obliterates|skewers) " +
        "(<capitalised>|into|media|critics|his|her|former)",
      "(shocking|stunning|disturbing|horrifying|terrifying|jaw-dropping|explosive|chilling) (new|) " +
        "(revelation|revelations|truth|admission|report)",
      "(deeply|truly|utterly|downright|profoundly|simply) " +
        "(disturbing|disgusting|shocking|shameful|sickening|offensive|insulting|evil|alarming)",
      "(disgusting|revolting|nauseating|stomach-churning|gut-wrenching|blood-curdling|spine-chilling|" +
        "hair-raising|bone-chilling)",
      "(grossly|brutally|savagely|viciously|ruthlessly|mercilessly|cruelly|heartlessly|cynically) " +
        "(trampled|violated|attacked|cut|suppressed)",
      "(grossly|brutally|ruthlessly|cruelly|cynically|wilfully|scandalously|woefully|shamefully) " +
        "(unfair|exploited|ignored|inadequate|abused)",
      "(bullying|bully|strong-arm|mafia|gangster|blackmail|jackboot|gestapo-like|mob) " +
        "(tactics|methods|behaviour|behavior|style|acts)",
      "(nanny|police|surveillance|slave|terror|failed|puppet|vassal|gangster) state " +
        "(,|that|of|is|has|and|in|$|run|which)",
      "(silence|silenced|muzzle|muzzled|gag|gagged|crush|crushed|crushing|stifle|stifled) " +
        "(dissent|critics|opposition|free speech|debate|the truth)",
      "(wield|wields|wielding|wielded|swing|swinging) the (big stick|axe|whip|club|sledgehammer)",
      "(tighten|tightening|tightened|turn|turning|turned) the (screws|noose|thumbscrews)",
      "(big|corporate|rich|greedy|dirty) (polluters|polluter|pharma|banks|oil|agra|landlords|tobacco|" +
        "insurers)",
    ],
    flags: [
      "It is the rape of our land: the town is under siege from a porous border policy.",
      "A midnight massacre of trees is environmental vandalism, a slaughter of the trees.",
      "The slow-motion genocide goes on.",
      "Our rights are under relentless attack by big money, an all-out assault on our freedom, a crime against common sense.",
      "Their so-called reform and the so-called election.",
      "Voters swallowed the lies cooked up in the back room.",
      "They poured it all down the drain and splashed a fortune of your money on a fountain.",
      "Nurse slams her board in a shocking revelation.",
      "It is deeply disturbing and stomach-churning.",
      "They cynically attacked the weak with shamefully inadequate pay, using mafia methods in a police state.",
      "They silenced dissent, wielded the axe and tightened the screws.",
      "The corporate polluters are glad.",
    ],
    passes: [
      "“It is an invasion of our country,” he said.",
      "The stolen car was found near the border.",
      "The wind slams the door.",
      "The so-called blue hour begins after sunset.",
    ],
  },
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(appalling|appallingly|disastrous|disastrously|pathetic|pathetically|idiotic|absurdly|insidious|" +
        "insidiously|ruinous)",
      "(recklessly|irresponsibly|vindictive|virulent|sadistic|disingenuous|dishonestly|cynically|" +
        "shoddy|sleazy|unscrupulous)",
      "(botched|bungled|bungling|inept|ineptitude|incompetence|insanity|madness|hysteria|hysterical|" +
        "crackpot)",
      "(lambast|lambasts|lambasted|lambasting|screed|screeds|tirade|diatribe|rantings)",
      "(sacrilegious|demonic|diabolic|infernal|debauchery)",
      "(slam|slammed|slamming|blast|blasted|blasting|torched) " +
        "(<capitalised>|him|her|them|critics|his|her|their|the (decision|government|president|bill|plan))",
      "(ripped|rips|ripping|laid|tore|tearing|lashed|lashing) (into|out at) " +
        "(<capitalised>|him|her|them|critics|his|the|those)",
      "(railed|rails|railing|ranted|rants|ranting|raved|raving|fulminated) (against|about|at|that|on|over)",
      "(spew|spewed|spewing|spews|spout|spouting|vomit|vomiting|belch|belching) " +
        "(venom|hate|hatred|lies|bile|nonsense|filth|poison|more)",
      "(job-killing|tax-and-spend|pie-in-the-sky|economy-wrecking|budget-busting|soul-crushing|" +
        "soul-sapping|baby-killing)",
      "(soft on (crime|terror|criminals)|big government|government overreach|government handouts|" +
        "junk science|pseudo-science)",
      "(nanny-statism|greenwashing|greenwash|whitewashing|woke agenda|wokery|woke ideology|" +
        "gender ideology|cultural marxism)",
      "(war profiteering|sabre-rattling|saber-rattling|gunboat diplomacy|land-grab|ethnic cleansing of|" +
        "proxy war on|regime-change wars)",
      "(feeding trough|gravy boat|sacred cow|sacred cows|white elephant|trojan horse|poison pill|" +
        "red meat|bread and circuses)",
      "(slap on the wrist|get-out-of-jail-free|free pass|asleep at the wheel|off the rails|" +
        "lost the plot|drunk on power)",
      "(head|heads) in the sand",
      "(la-la land|fantasy world|dream world|parallel universe|alternate reality|fool's gold|" +
        "emperor has no clothes)",
      "(beggars|beggar|defies|defy|strains|strain|stretches|stretch) " +
        "(belief|credulity|credibility|common sense|all logic|logic|reason)",
      "(affront|insult) to (the|our|every|all|common|human|decency|democracy|justice|humanity|voters|" +
        "victims|families|thousands)",
      "(stain|blot) on (our|the|his|her|this|humanity|its|their) " +
        "(conscience|history|nation|country|record|reputation|honour|legacy)",
      "(national|public|utter|sheer|moral|international) (outrage|scandal|disgrace|embarrassment|shame)",
      "(is|was|are) (an|a|nothing but an|simply an|such an) " +
        "(outrage|abomination|atrocity|insult|obscenity|scandal|disgrace|travesty)",
      "(unleash|unleashes|unleashed|unleashing) " +
        "(hell|violence|hatred|a (wave|torrent) of (hatred|violence|lies|abuse))",
      "(grotesque|obscene|perverted|depraved|sick|twisted|warped|deranged) " +
        "(spectacle|profits|bonuses|display|minds|mind|acts|ritual|logic|sense|fantasy)",
      "(ridiculous|absurd|silly|stupid|insane|crazy|preposterous|pathetic) " +
        "(claim|claims|notion|excuse|excuses|argument|theory|charge|accusation)",
      "(tissue|catalogue|litany|string|barrage|torrent|avalanche|stream|flood) of " +
        "(lies|failures|abuse|insults|broken promises|excuses|propaganda|hatred)",
      "(crazed|frenzied|rabid|fanatical|hysterical|screaming|howling|baying|angry|lawless|violent) " +
        "(mob|mobs|crowd|fans|supporters|activists)",
      "(under the (jackboot|boot|heel|yoke|thumb)|in the grip|in the clutches|in the claws|" +
        "at the mercy) of (the|a|these|our|greedy|foreign|corrupt)",
      "(steamroll|steamrolled|steamrolling|strong-arm|strong-armed|browbeat|browbeaten|bludgeon|" +
        "bludgeoned|bullied|blackmailed) (through|into|over|by the|us)",
      "(greedy|corrupt|bloated|toothless|useless|spineless|rotten|decadent|failing|dying) " +
        "(institutions|institution|corporations|council|union|state|party)",
    ],
    flags: [
      "It was an appalling, vindictive and botched plan.",
      "It was a long tirade of a screed against sheer debauchery.",
      "She slammed the plan and ripped into the board.",
      "He ranted about bins and spewed hatred.",
      "It is a job-killing plan of big government, pure greenwashing and sabre-rattling.",
      "The stadium is a white elephant, and the owner got a slap on the wrist.",
      "The board has its head in the sand and lives in a fantasy world.",
      "It beggars belief.",
      "It is an insult to the victims and a stain on our history.",
      "It is a national scandal.",
      "It is an outrage.",
      "They unleashed hatred.",
      "Look at the obscene profits and the absurd excuses, a litany of lies.",
      "A baying mob is under the thumb of a corrupt council.",
      "They were bullied into it by a spineless council.",
      "Our town lies at the mercy of a bank, for they strong-armed us.",
    ],
    passes: [
      "“It is an appalling decision,” he said.",
      "The wind blasted the sand off the road.",
      "The patient has a hysterectomy in May.",
    ],
  },
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(slaughtered|slaughtering|butchered|butchering|massacred|massacring) " +
        "(its own|their own|our|innocent|unarmed|defenceless)",
      "in cold blood",
      "(theft|murder|madness|insanity|treason|slavery|tyranny|robbery|blackmail|extortion|barbarism|" +
        "lunacy) , (pure and simple|plain and simple|nothing less|no more|nothing else)",
      "(pure|sheer|utter|plain|simple|naked|blatant) " +
        "(evil|greed|hatred|racism|theft|blackmail|extortion|treason|spite|malice|terror|barbarity|" +
        "barbarism|robbery)",
    ],
    flags: [
      "They slaughtered innocent people in cold blood.",
      "It is theft, pure and simple, and naked greed.",
    ],
    passes: ["“In cold blood,” he said.", "The fish has cold blood.", "The butcher slaughtered a pig."],
  },
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(chest-thumping|fear-based|finger-wagging|self-flattering|self-congratulatory|knee-jerk|" +
        "over-the-top|chest-beating|sabre-rattling|holier-than-thou)",
      "(foam|foams|foaming|foamed|froth|frothing|frothed) at the mouth",
      "(lie|lies|lied|lying) through (his|her|their|its) (teeth|tooth)",
      "(trutherism|alarmism|denialism|megalomania|buffoonery|bombast|zealotry|deceitfulness|" +
        "machinations|gibberish|shtick|sloganeering)",
      "(platitudes|empty promises|hollow promises|empty words|hot air|window dressing|lip service|" +
        "sob story|sob stories|crocodile)",
      "(pro-abortion|anti-choice|anti-life|abortion (industry|lobby|mill|mills)|death panels|death tax|" +
        "toxic masculinity|race hustling)",
      "(bonkers|cray-cray|batshit|wacky|loopy|cuckoo|nutty) " +
        "(idea|ideas|plan|plans|policy|theory|claim|claims|scheme|,|$|!)",
      "(media|twitter|online|public|internet|judicial|political) " +
        "(lynching|lynchings|frenzy|mob|circus|hysteria|pile-on|witch-hunt|crucifixion|inquisition)",
      "(misinformation|disinformation|outrage|smear|spin|fake-news|grievance|hype|rumour|rumor) " +
        "(machine|factory|mill|merchants|industry|peddlers)",
      "(rabid|frenzied|brainwashed|mindless|gullible|cult-like|fanatical|unthinking|slavish) " +
        "(followers|fans|base|crowd|voters|supporters|devotees|believers)",
      "(crusade|jihad|vendetta|war|holy war|inquisition) against " +
        "(the|our|all|free|decent|ordinary|motorists|business|christians|truth|women|men|cars|farmers)",
      "(sneak|sneaks|snuck|sneaked|sneaking) (into|in|through) (our|the|this) " +
        "(country|bill|law|back door|border|budget|small print)",
      "(cult of personality|cult-like|personality cult|cult leader|cult followers|cult member|" +
        "cult members|death cult|doomsday cult)",
      "(armed to the teeth|can of worms|house of horrors|den of (thieves|iniquity|vipers)|" +
        "nest of vipers|hornets' nest|tip of the spear|powder keg)",
      "(unmitigated|abject|colossal|monumental|spectacular|catastrophic|epic|dismal|shameful|" +
        "miserable) (disaster|failure|folly|stupidity|cowardice|incompetence|mess|fail)",
      "(naked|nakedly|blatantly|openly|shamelessly|brazenly|flagrantly) " +
        "(political|partisan|racist|corrupt|dishonest|biased|false|unfair|illegal|lying|authoritarian)",
      "(authoritarian|totalitarian|dictatorial|tyrannical|despotic|autocratic|fascist|police-state) " +
        "(tactics|methods|tendencies|impulses|power|overreach|crackdown|agenda|rule|streak)",
    ],
    flags: [
      "With chest-thumping speeches the critics foam at the mouth.",
      "She lied through her teeth.",
      "Their buffoonery and platitudes fed the anti-choice side.",
      "What a bonkers idea, what a media circus, what an outrage machine!",
      "His rabid followers lead a crusade against motorists and snuck into the bill a tax.",
      "It is a cult of personality in a den of thieves.",
      "It was an abject failure, a blatantly dishonest show of authoritarian impulses.",
    ],
    passes: [
      "“It was an abject failure,” he said.",
      "The mouth of the river foams in spring.",
      "The circus and the media tent were full.",
    ],
  },
];
