import type { KindWords } from "../kind.ts";

/** By what an English text shows its kind, its speakers and the promise of its headline. */
export const kindWords: KindWords = {
  extraLetters: 0,
  cues: {
    "first-person": ["(i|i'm|i've|i'd|i'll|me|my|mine|myself)"],
    we: ["(we|we're|we've|we'll|us|our|ours|ourselves)"],
    you: ["(you|you're|you've|you'll|your|yours|yourself)"],
    "third-person": ["(he|she|him|her|his|hers|himself|herself)"],
    definition: [
      "(is|are) (a|an|the|one of the) (type|kind|form|set|process|method|branch|study|measure|species|genus|state|unit)",
      "(is|are|was) (called|known as|defined as|referred to as|termed|described as|characterised by|characterized by)",
      "(refers|refer) to (the|a|an|any)",
      "(by definition|is understood as|means that a|in other words|that is to say)",
    ],
    exposition: [
      "(consists|consist|composed|comprises|contains|derived|depends|varies) (of|a|the|on|from|by)",
      "(for example|for instance|such as|in general|in contrast|similarly|in addition|on average)",
      "(is|are) (used|found|formed|produced|made|composed|located|based|usually|often|typically|generally) (to|in|by|of|on|as|for|a|the)",
      "(types|kinds|forms|stages|properties|characteristics|elements|examples) of",
      "(century|centuries|bc|bce|ad|kilometres|kilometers|km|species|theory|theories|concept|concepts|process)",
    ],
    study: [
      "(et al|participants|respondents|hypothes*|methodolog*|empirical*|dataset|datasets|regression)",
      "(statistically|significant difference|significant differences|confidence interval|sample size|standard deviation|p)",
      "(this|the present|the current|our|previous|prior) (study|paper|article|research|section|studies|analysis|experiment|experiments|work)",
      "(we|authors|researchers) (examine|examined|investigate|investigated|propose|proposed|analyse|analysed|analyze|analyzed|hypothesise|hypothesize|found that|show that|present)",
      "(literature|findings|results|data) (suggest|suggests|indicate|indicates|show|shows|review|were|was|collected)",
      "(fig|figure|table|appendix|eq|equation|section) <number>",
      "(in vitro|in vivo|peer-reviewed|semantic|linguistic|spatial|temporal|parameters|parameter|framework|quantitative|qualitative)",
    ],
    "abstract-head": [
      "^ (objective|objectives|aim|aims|background|purpose|design|setting|participants|methods|method|results|conclusion|conclusions|keywords|key words) :",
      "^ (abstract|introduction|discussion|methods|results|conclusions|references|keywords|methodology|related work) $",
      "^ <number> (introduction|methods|results|discussion|conclusion|conclusions|background) $",
    ],
    lesson: [
      "(learning (objectives|outcomes)|by the end of this (section|chapter|unit|lesson)|questions to consider|key terms|review questions)",
      "(in this (section|chapter|unit|lesson)|in the (next|previous|following) (section|chapter)|earlier in this (chapter|section))",
      "(you will (be able to|learn|explore|discover|study)|we will (learn|see|explore|discuss|study|examine)|as we (saw|have seen|will see))",
      "^ (explain|describe|define|discuss|state|compare|identify|calculate|list) (the|how|why|what|each|two|three)",
      "^ (chapter|section|unit|lesson|exercise|example|activity) <number>",
      "(students|textbook|glossary|exercise|exercises)",
    ],
    "manual-head": [
      "^ how to",
      "^ (steps|ingredients|method|directions|instructions|tips|warnings|preparation|materials|you will need|what you need|things you'll need) (:|$|<number>)",
      "^ (method|part|step) <number>",
      "(three|two|four|five) methods",
    ],
    instruction: [
      "^ (add|cut|mix|stir|pour|bake|boil|cook|heat|place|put|press|click|open|close|turn|remove|wash|rinse|dry|fold|tie|pull|push)",
      "^ (choose|select|use|write|pack|keep|make sure|check|measure|cover|let|leave|repeat|start|begin|try|avoid|wait|apply|attach|insert|plug|plant|water|spread|sprinkle|drain|serve|store|wipe|hold|take|fill|set|bring|draw|find|get|learn|practise|practice|go to|pay attention|ask yourself|don't forget|be sure|consider|create|pick|lay|stand|sit|bend|stretch|allow|prepare|decide|look for|give your|wear|switch|type|enter|connect|tighten|loosen|install)",
      "(if you (want|don't|have|are using|need|like|can)|until (it|the|they|you)|make sure|be careful|gently|carefully|thoroughly|optional)",
    ],
    measure: [
      "<number> (minutes|minute|hours|cups|cup|tablespoons|tablespoon|teaspoons|teaspoon|grams|g|ml|kg|inches|inch|cm|mm|degrees|oz|lb|pounds|litres|liters)",
      "(tablespoon|teaspoon|tbsp|tsp|cup of|cups of|ounces|oven|saucepan|bowl|dough|soil|seeds|screwdriver)",
    ],
    encyclopedia: [
      "(was|is) (a|an|the) (<capitalised> |) (writer|author|actor|actress|painter|composer|poet|politician|general|singer|scientist|player|director|philosopher)",
      "( born|was born|born in|died in|also known as|better known|pen name|her works|his works|his career|her career|was educated|early life|was raised|was elected|was appointed|served as|graduated from|was awarded|was named|made his debut|her debut|his debut)",
      "(is|are) (a|an|the) .. (city|town|village|river|island|region|province|district|mountain|capital|genus|species|county|lake) (in|of|on)",
      "(situated|located|lies) (in|on|at|near|along|between)",
      "(population|census|founded in|established in|dates back|built in|inhabitants|metropolitan area|tourists|visitors|hotels|restaurants|museum|cathedral|airport|downtown|beaches)",
      "^ (understand|get in|get around|see|do|buy|eat|drink|sleep|respect|stay safe|climate|history|early life|career|legacy|geography|etymology|biography|personal life|works) $",
    ],
    narrative: [
      "(looked|looking|stared|glanced|gazed|turned|walked|stood|sat|leaned|smiled|laughed|nodded|shrugged|sighed|whispered|muttered|shouted|breathed|reached|slipped|climbed|wandered|watched|listened|felt|heard|knew|wondered|seemed|fell|ran|held|lay|woke|slept|wept)",
      "(eyes|hair|face|hand|hands|fingers|shoulder|shoulders|arms|lips|breath|voice|door|window|stairs|floor|room|kitchen|bed|night|morning|sky|wind|rain|moon|shadow|shadows|darkness|silence|dust|stone|grass|trees|garden|horse|sword|fire|smoke|coat|chair|dream|ghost|king|princess)",
      "(once upon a time|long ago|one day|that night|that morning|the next day|at last|all at once|for a moment|suddenly)",
      "^ (chapter|prologue|epilogue)",
    ],
    spoken: [
      "(yeah|yep|uh|um|uhm|mhm|hm|hmm|huh|hunh|oh|ah|okay|ok|wow|gonna|wanna|gotta|kinda|sorta|haha|hey|nah|ooh|mm|mm-hm|uh-huh|alright|guys)",
      "(i mean|you know|i guess|i don't know|kind of|sort of|i was like|and i'm like|oh my god|let's see|right now)",
      "^ (no|yes|well|so|but|and|really|right|sure|what|see)",
    ],
    politics: [
      "(president|government|administration|congress|senate|senator|congressman|republican|republicans|democrat|democrats|liberal|liberals|conservative|conservatives|media|election|elections|vote|voters|campaign|party|minister|parliament|politician|politicians|political|military|troops|war|regime|terrorist|terrorists|terrorism|immigration|immigrants|migrants|border|police|federal|supreme court|lawsuit|attorney|prosecutors|investigation|scandal|allegations|policy|policies|tax|taxes|foreign policy|nuclear|sanctions|rights|freedom|gun|abortion|corruption|establishment|elites|globalists)",
    ],
    stance: [
      "(must|should|shouldn't|ought|of course|clearly|obviously|so-called|frankly|unfortunately|ironically|apparently|supposedly|absurd|ridiculous|outrageous|shameful|disgraceful|hypocrisy|hypocrite|truth|lie|lies|lying|liar|propaganda|agenda|narrative|corrupt|evil|radical|disgusting|pathetic|stupid|nonsense|insane|coward|cowards|shame|horrific|monstrous|appalling|dangerous|threat|destroy|destroying|enemies|betrayal|betrayed)",
      "(i (think|believe|suspect|hope|doubt|argue|would argue)|in my (view|opinion)|let us|let's|we need to|we must|wake up|make no mistake|the fact is|the truth is|it is time|it's time|no wonder|how dare|why (do|does|did|is|are|should|would))",
      "(needless to say|no surprise|not surprisingly|unsurprisingly|predictable|predictably|so much for|let alone|after all|surely|no doubt|god forbid|guess what|you see|to be fair|hardly|in reality)",
      "(leftist|leftists|lefty|left-wing|right-wing|far-left|far-right|mainstream media|elitist|bigot|bigots|bigotry|hatred|hateful|smear|smears|sham|hoax|witch hunt|freak show|disgrace|cowardly|vile|poisonous|sinister|tyranny|virtue-signalling|brainwashed|indoctrination|crackdown|cover-up|fake)",
    ],
    sale: [
      "(buy|order|purchase|sale|discount|price|prices|offer|offers|deal|deals|guarantee|guaranteed|free shipping|free trial|subscribe|subscription|limited|exclusive|customers|customer|product|products|brand|money back|shop|bonus|save|sign up|click here|call now|today only|in stock|order now|learn more|risk-free|results|earn|income|profit|profits|opportunity|testimonials|platform|solution|solutions|cutting-edge|innovative|premium|luxury|voucher|coupon)",
      "(best-selling|award-winning|world's (best|first|leading|most)|don't miss|while stocks last|contact us|visit our|our (team|experts|service|services|products|clients|customers|patented))",
    ],
    asking: [
      "(donate|donation|donations|donating|sign (the|this|our) petition|petition|pledge|your (support|gift|contribution|donation|help)|tax-deductible|tax deductible|fundraiser|fundraising|volunteer|volunteers)",
      "(please (help|give|donate|sign|share|support|join|contact|write|call|consider)|urge (your|you|congress|the)|take action|tell (congress|your)|join us|help us|stand with us|we need your|we call (on|upon)|calls (on|upon) the|chip in)",
    ],
    fraud: [
      "(beneficiary|next of kin|confidential|confidentiality|remittance|transaction|foreign account|bank account|account number|deceased|million dollars|million usd|us dollars|lottery|winner|claim your|unclaimed|inheritance|strictly confidential|business proposal|urgent reply|god bless you|transfer (of|the|this)|the sum of|your full name|verify your|suspended|log in|click the link|password|gift card|wire|bitcoin|urgent|foreigner|reply urgently|percent of the)",
    ],
    address: [
      "(ladies and gentlemen|my fellow|fellow (citizens|americans|members|delegates)|mr (president|chairman|chair|speaker|chief justice)|madam (president|speaker|chair|chairman)|dear (friends|colleagues)|my friends|distinguished|your excellency|your excellencies|your honor|your honour|honored|honoured)",
      "(thank you (very much|all|so much|mr|madam|for (coming|inviting|having))|i stand before you|i rise (today|in)|it is (a|an|my) (honour|honor|privilege|pleasure|special pleasure)|god bless|applause|i yield|tonight i|here today|this house|this assembly|general assembly|this chamber)",
    ],
    salutation: [
      "^ (dear|hi|hello|hey|to the editor|sir|sirs|madam|to whom it may concern) (<capitalised>|,|:|$|sir|madam|editor|friend|friends|mum|mom|dad|all|<number>)",
    ],
    closing: [
      "^ (sincerely|yours|yours (sincerely|faithfully|truly)|best (regards|wishes)|kind regards|regards|love|with love|cordially|respectfully|warmly|cheers|xoxo) (,|$|<capitalised>)",
    ],
    mourning: [
      "(passed away|survived by|is survived|funeral|memorial service|visitation|interment|in lieu of flowers|burial|condolences|obituary|beloved (wife|husband|mother|father|son|daughter|grandmother|grandfather)|laid to rest|predeceased|her passing|his passing|rest in peace|celebration of life|died peacefully|in loving memory)",
      "(will be (sadly|greatly|sorely|deeply) missed|(great|deep|profound) sadness that|sadly missed|fond memories of)",
    ],
    wish: [
      "(happy (birthday|new year|anniversary|holidays|easter|mother's day|father's day)|merry christmas|congratulations|congratulate|many happy returns|wish you|wishing you|warmest wishes|best wishes|season's greetings)",
    ],
    official: [
      "(pursuant to|hereby|herein|thereof|hereinafter|shall be|shall not|in accordance with|the parties|the agreement|subsection|paragraph|clause|article <number>|section <number>|appellant|appellants|appellee|appellees|plaintiff|plaintiffs|defendant|defendants|petitioner|petitioners|respondent|docket|v|versus|may it please the court|oral argument|counsel|objection|overruled|sustained|your honor|minutes of|meeting was called|motion was|seconded|resolution|whereas|quorum|adjourned|witness|bailiff)",
    ],
    review: [
      "(highly recommend|would recommend|not recommend|recommended|stars|my review|five stars|customer service|the (staff|waiter|waitress|service|food|menu|starters|desserts) (was|were|is|are)|ordered the|we (ordered|visited|stayed|booked)|value for money|will be back|worth the (money|price|visit)|disappointed|i (bought|purchased|tried) (this|it|the)|refund)",
    ],
    satire: ["(satire|satirical|parody|spoof)", "^ (area man|local man|area woman|nation) :"],
    interview: [
      "(interview with|interviews|interviewed|interviewer|in an interview|spoke with us|asked (him|her) (about|how|what)|exclusive interview)",
      "^ interviewer :",
    ],
    event: [
      "(arrested|charged|killed|injured|wounded|crash|explosion|attack|shooting|officials|spokesman|spokeswoman|spokesperson|police said|authorities|court|announced|reported|statement|according to|suspect|suspects|victims|rescued|emergency|tournament|season|striker|match|quarter|shares|stocks|market|ruling|hospital|residents|mayor|county|agency|agency)",
    ],
    clickbait: [
      "(you won't believe|you will never guess|what happened next|this is what happened|this is why|here's why|here is why|the reason (why|is|will)|will (shock|blow your mind|amaze|surprise) you|number <number> will|doctors hate|one (weird|simple|strange) trick|nobody is talking about|no one is talking about|what they don't want you to know|they don't want you to know|the real reason|secret revealed|jaw-dropping|goes viral|breaks the internet|what (he|she|they) did next)",
    ],
    "satire-mark": [
      "((at|as of) press time|this is satire|satira news|borowitz report|babylon bee|waterford whispers|the daily mash|sources confirmed (that|today|monday))",
    ],
    "document-head": [
      "^ (minutes of (the|a)|(.. )meeting minutes|terms and conditions|terms of (service|use)|privacy policy)",
      "^ (.. |)minutes (of|$|<number>)",
      "^ meeting of the .. (council|board|committee)",
    ],
    "tale-opening": [
      "^ (once upon a time|long ago|there once lived|there was once|once there (was|lived)|a long time ago)",
    ],
    "salutation-line": [
      "^ (my |) dear (<capitalised>|sir|madam|mr|mrs|ms|dr|editor|mum|mom|dad|grandma|friend)",
      "^ (sir|sirs|madam|gentlemen) (,|:|$)",
    ],
    "open-letter": [
      "^ (an |)open letter (to|from|$)",
      "^ (to the editor|dear (editor|sir|sirs)|letter to the editor|letter :|letters :|reader's letter|(sir|sirs|madam|editor) —)",
      "^ (in response to|regarding|re|further to|i refer to|with regard to|in regard to|in reply to|i read with (interest|dismay)) .. (letter|letters|article|editorial|column)",
    ],
    vocative: [
      "^ (thank you , |) (ladies and gentlemen|my fellow (americans|citizens|members|delegates|<capitalised>)|fellow (citizens|delegates)|(mr|mister|madam|madame) (president|speaker|chairman|chairwoman|chair|chief justice)|your (excellency|excellencies|majesty)|distinguished (guests|delegates|members)|honou?red guests) (,|:|$|and|<capitalised>|i)",
      "(delivered (the following |) (remarks|this speech|a speech)|floor speech|remarks by (the |) (president|prime minister|secretary|senator)|it is my special pleasure to address)",
    ],
    petition: [
      "(we , the undersigned|we the undersigned|sign (this|the|our) petition|this petition (asks|calls|demands))",
    ],
    "news-lead": [
      "^ <upper> (<upper> |)(, <capitalised> (<number> |)|)—",
      "(reuters|associated press|afp) —",
      "(police|officials|authorities|a spokesman|a spokeswoman|a statement|prosecutors) (said|say|announced) (on |) (monday|tuesday|wednesday|thursday|friday|saturday|sunday)",
    ],
    "is-a": ["(is|are|was|were) (a|an|the|one of|any)"],
    kitchen: [
      "(ingredients|tablespoon|tablespoons|teaspoon|teaspoons|tbsp|tsp|cup|cups|flour|sugar|butter|dough|batter|oven|saucepan|skillet|simmer|preheat|bake|baking|stir|boil|servings|recipe|chopped|onion|garlic|pepper|salt)",
    ],
  },
  endings: {
    past: ["ed"],
    imperative: [],
    abstract: [
      "tion",
      "tions",
      "ment",
      "ments",
      "ity",
      "ities",
      "ness",
      "ism",
      "ance",
      "ence",
      "logy",
      "ics",
    ],
    impersonal: [],
  },
  reporting: {
    that: ["that"],
    speakers:
      "he she they it critics experts scientists officials police analysts opponents supporters sources insiders economists doctors researchers historians observers commentators lawyers prosecutors some many others people residents witnesses activists campaigners campaign authorities investigators republicans democrats conservatives liberals".split(
        " ",
      ),
    verbs:
      "believe believes believed think thinks thought say says claim argue argues feel feels felt hope hopes hoped fear fears feared worry insist allege alleges alleged maintain maintains contend contends contended assert asserts asserted suspect suspected estimate estimated expect expects expected deny denied promised vowed agree agreed predict confirmed revealed told underscored reiterated stressed lamented complained mused charged hinted shouted screamed fumed thundered ranted claimed tweeted implied joked boasted asserts charges lamented declared warned suggested".split(
        " ",
      ),
    sources: { first: ["according"], second: ["to"] },
    own: "i we you who".split(" "),
    turns: "but although though yet however while whereas despite and".split(" "),
    listTurns: ["and"],
    particles: "de van von der al bin el la le di da du of".split(" "),
    titleWords: "the a an of for".split(" "),
    bare: "said says say asserted asserts alleges maintains maintained suggested suggests claimed claims claim believes believe believed argued argues insisted insists alleged alleges thinks think thought".split(
      " ",
    ),
    bareBeforeAny: "said says say argues argued insists insisted thinks believes".split(" "),
    bareOpeners:
      "he she they it i we you the a an his her its their this these those there no some many people all everyone nobody every".split(
        " ",
      ),
    nouns:
      "claims claim reports report notes fears fear hopes hope promise promises thought saying charges".split(
        " ",
      ),
    notSources: "his her its their my our your how what whether which plan schedule taste need needs".split(
      " ",
    ),
    infinitives: [],
    infinitiveMarks: ["to"],
    isInverted: false,
    certain: "asserted alleged claimed argued insisted contended".split(" "),
    posts:
      "tweeted tweet tweets posted wrote writes commented comment comments replied reply retweeted letter".split(
        " ",
      ),
    things:
      "leaflet statement letter article report sign banner poster placard paper website caption ad advert advertisement post tweet message note petition book lawsuit complaint spokesman spokeswoman spokesperson minister senator mayor governor president lawyer official leader chairman director professor author writer columnist activist union group party company family mother father neighbour neighbor".split(
        " ",
      ),
    inserted: {
      speakerLeads: "the a an his her their its one two three several another".split(" "),
      auxiliaries: "has have had also later repeatedly often never once then still".split(" "),
      addressees:
        "reporters journalists lawmakers parliament congress viewers readers listeners supporters delegates the a an me us them him her on in at during after before last this yesterday today earlier monday tuesday wednesday thursday friday saturday sunday through via by of".split(
          " ",
        ),
      subordinators:
        "when as after before while if because since although though unless until who whom whose which that what where why how to not never will would could should can may might must".split(
          " ",
        ),
    },
  },
  currency: "dollars dollar euros euro pounds usd eur uah gbp".split(" "),
  threshold: "over above under below exceeding".split(" "),
  headline: {
    settled:
      "proves prove proved confirms confirm confirmed reveals reveal revealed exposes exposed caught admits colluded stole stolen hacked destroys destroyed collapses inevitable certain certainly definitely officially proof undeniable guilty rigged faked fake murdered aided abetted forces forced banned vanished poisoned causes caused causing because linked plotted lied funded orchestrated staged framed bribed betrayed cured cures guaranteed doomed".split(
        " ",
      ),
    loud: "end dead dies killed war arrested flee flees fleeing cancer catastrophe shock invade invaded cured bans banned seizes seizing takes taking kills proves proved proven crash collapse panic vanishes vanished dumps leaves riot".split(
      " ",
    ),
    open: "may might could alleged allegedly reportedly suspected suspect suspects possible possibly perhaps claim claims claimed believe believes believed unconfirmed unclear rumour rumours rumor rumors speculation likely appears seems suggests suggested apparently accused if unknown unproven estimate predicts forecast whether projecting inconclusive".split(
      " ",
    ),
    isInCapitals: true,
    hype: "breaking shocking bombshell exclusive urgent watch video wow must-see major huge explosive stunning unbelievable outrageous finally alert opinion news just press release releases blog editorial letters".split(
      " ",
    ),
  },
};
