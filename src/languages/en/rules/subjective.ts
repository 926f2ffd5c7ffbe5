import type { Rule } from "../../rule.ts";

const RECASENS =
  "Recasens et al., Linguistic Models for Analyzing and Detecting Biased Language (2013), subjective intensifiers; the list is our own";

/** The author's own feeling, taste and judgement. */
export const subjective: readonly Rule[] = [
  {
    technique: "subjective-wording",
    source: "own: sentences in which the author speaks of their own mind",
    strength: "strong",
    patterns: [
      "i (think|believe|feel|suspect|fear|hope|wish|love|hate|loathe|adore|admire|doubt|guess|suppose|imagine|reckon|prefer|dislike|enjoy|enjoyed|loved|hated|find|found|must say|must admit|must confess|have to say|have to admit|can't help|cannot help|for one|dare say|would argue|would say|would suggest|can only hope|am afraid|am convinced|am sure|am certain|am glad|am proud|am tired|am sick|am shocked|am not sure|wonder|understand why|don't think|don't believe|do not think|do not believe|couldn't help|could not help|don't know about|really|truly|honestly|deserve|simply|refuse|want|wanted)",
      "we (believe|feel|suspect|fear|love|hate|loathe|admire|doubt|deserve|refuse|dare|must|should|ought|shouldn't|are told|(cannot|can't) (let|allow|afford|ignore|stand|go on|accept|tolerate|keep|trust|wait)|are supposed|all (know|remember|want|need|have)|need to (talk|face|ask|stop|remember|be))",
      "(in my (opinion|view|mind|experience|judgement|judgment|book|humble opinion)|to my mind|from my point of view|as i see it|if you ask me|for my part|as far as i'm concerned|as far as i am concerned|my own view|my feeling|my guess|my hope|my fear|it seems to me|it strikes me|i'm (afraid|convinced|sure|certain|glad|proud|tired|sick|not sure|sorry|not a fan|a fan|amazed|shocked)|i'd (say|argue|love|rather|like to|suggest)|i'll (admit|never|say|be honest)|i've (never|always|got to))",
      "(unfortunately|sadly|regrettably|thankfully|fortunately|happily|mercifully|tragically|hopefully|alas|luckily|frankly|honestly|admittedly|amazingly|incredibly|unbelievably|astonishingly|remarkably|surprisingly|shockingly|ironically|curiously|oddly|predictably|inevitably|naturally|obviously|clearly|surely|certainly|undoubtedly|undeniably|of course|needless to say|no doubt|to be honest|in truth|let's face it|let's be honest|let us be clear|let's be clear|let me be clear|let's not kid ourselves) (,|the|he|she|they|it|we|this|that|there|not|for|an|a)",
      "(it is|it's|it was|that is|that's|this is|what a|how|he is|he's|she is|she's|they are|they're|is|are|was|were|be|seems|seem|looks|feels|sounds) (so|very|quite|rather|really|truly|deeply|just|simply|such a|a|an|too|pretty|most|all too|nothing if not|hardly|far too|utterly|perfectly|incredibly|more than a little) (absurd|admirable|amazing|annoying|awful|awkward|bad|beautiful|bizarre|boring|brave|brilliant|charming|clever|comforting|cruel|crazy|dangerous|delightful|depressing|disappointing|dishonest|disturbing|dreadful|dull|embarrassing|encouraging|entertaining|exciting|extraordinary|fair|fantastic|fascinating|foolish|frightening|fun|funny|good|great|hard to|heart|horrible|important|impossible to|impressive|incredible|interesting|ironic|lovely|ludicrous|magnificent|mistake|naive|nasty|nice|odd|outstanding|painful|perfect|pity|pleasant|poor|powerful|pretty|problem|puzzling|refreshing|remarkable|ridiculous|sad|scary|shame|sickening|silly|simple|smart|special|splendid|strange|stunning|stupid|superb|surprising|terrible|terrific|thrilling|tragedy|troubling|ugly|unfair|unfortunate|useful|valuable|weak|weird|welcome|wise|wonderful|worrying|wrong)",
      "(must|should|ought to|need to|needs to|have to|has to|cannot|can't|shouldn't|mustn't) (be (ashamed|stopped|held|condemned|praised|applauded|celebrated|opposed|resisted|defended|protected|ended|abolished|rejected|remembered|forgotten|ignored|tolerated|allowed to|clear|honest|proud|wary|careful|sceptical|skeptical|grateful)|stop|resist|defend|reject|condemn|remember|recognise|recognize|demand|insist|ask ourselves|learn|wake|admit|refuse|do more|do better|at least|take back|fight|confront|face|realise|realize|acknowledge|finally|instead)",
      "(isn't|aren't|doesn't|don't|wouldn't|shouldn't|can't|haven't|hasn't|didn't|won't|couldn't|why should|why would|why bother|how can|how could|how dare|who would|who could|who cares|who needs|what kind of|how many more|how much longer|how long must|how long will|is it any|is it not|is it really|is that really|so what|do we really|should we|could it be|what if (we|they|he|she)|on earth|could there|would you|have we|are we|what sort of|what then|since when|so why|so who|or is|or are|or was|or did|or do|or will) .. (we|you|it|they|he|she|this|that|one|anyone|anybody|anything|there|nobody|the|a|not|else|be|to|his|her|their|our|my|have|say|know) .. ? $",
      "^ (really|what then|so what|seriously|and then|why not|who knows|who cares) ? $",
    ],
    flags: [
      "I think that the song is far too long.",
      "Sadly, the hall was cold.",
      "What a lovely garden this is, and it is so beautiful in spring.",
      "And why should we care?",
    ],
    passes: [
      "“I think that the song is too long,” the pianist said.",
      "The hall seats 300 people.",
      "The train to York leaves from platform 4.",
    ],
  },
  {
    technique: "subjective-wording",
    source: RECASENS,
    strength: "strong",
    patterns: [
      "(absurd|absurdly|absurdity|admirable|admirably|amazing|amazingly|annoying|appalling|astonishing|astounding|atrocious|awesome|awful|baffling|banal|beautiful|beautifully|bewildering|bizarre|bizarrely|bland|boring|breathtaking|brilliant|brilliantly|callous|charming|cheesy|clueless|clumsy|courageous|crazy|creepy|cringeworthy|crooked|cruel|cunning|cute|cynical|cynically)",
      "(dazzling|delightful|depressing|despicable|disappointing|disastrous|disgraceful|disgusting|dismal|distasteful|disturbing|dodgy|dreadful|dreary|dubious|eerie|eloquent|embarrassing|embarrassingly|enchanting|endearing|excellent|excruciating|exquisite|fabulous|fantastic|farcical|fascinating|fearless|flawless|flimsy|foolish|foolishly|frightening|frustrating|futile|ghastly|glamorous|glaring|gloomy|glorious|gorgeous|grim|gripping|grotesque|gruesome)",
      "(half-baked|hapless|heartbreaking|heroic|hilarious|hopeless|hopelessly|horrendous|horrible|horribly|horrific|horrifying|hysterical|idiotic|ignorant|ill-advised|ill-conceived|impeccable|impressive|impressively|inane|incoherent|incompetent|incredible|incredibly|inept|infuriating|ingenious|inspiring|insulting|intriguing|irrational|irritating|jarring|lamentable|lame|laughable|lousy|lovely|ludicrous|magnificent|marvellous|marvelous|masterful|masterly|mediocre|memorable|mind-numbing|miserable|misguided|monstrous)",
      "(nasty|needlessly|nonsensical|obnoxious|ominous|outlandish|outrageous|outstanding|overblown|overrated|overzealous|painfully|pathetic|perplexing|pointless|pompous|preposterous|pretentious|puzzling|quirky|ravishing|reckless|recklessly|refreshing|regrettable|remarkable|remarkably|ridiculous|ridiculously|ruthless|sanctimonious|savvy|scary|scathing|selfish|sensational|shabby|shameful|shocking|shockingly|shoddy|silly|simplistic|sinister|sleazy|sloppy|smug|sobering|spectacular|splendid|staggering|stellar|strikingly|stubborn|stubbornly|stunning|stupendous|stupid|sublime|sumptuous|superb)",
      "(tedious|terrible|terribly|terrific|terrifying|thoughtless|thrilling|tiresome|tone-deaf|toxic (politics|culture|legacy|debate|masculinity)|tragic|tremendous|trite|troubling|ugly|unbearable|unbelievable|uncanny|unconscionable|unconvincing|uncouth|unfair|unfairly|unforgettable|unhinged|unscrupulous|unspeakable|unwarranted|unwise|useless|utterly|vain attempt|vapid|vicious|viciously|vindictive|visionary|vulgar|weird|whimsical|wickedly|witty|woeful|wonderful|wonderfully|worrisome|worthless|wrong-headed|wrongheaded|zany)",
      "(aggressively|arrogant|arrogantly|blatant|blatantly|bloated|botched|brazen|brazenly|brutal|brutally|chaotic|combative|cowardly|crippling|dangerously|deceptive|delusional|desperately|devastating|dire|dishonest|disingenuous|divisive|draconian|extremist|feckless|ferocious|fiery|flagrant|frantic|furious|furiously|heartless|heavy-handed|hypocritical|incendiary|inflammatory|insane|insidious|malicious|oppressive|predatory|rabid|rampant|relentless|relentlessly|repressive|scandalous|self-serving|senseless|shameless|spineless|spurious|sweeping|treacherous|unelected|venomous|virulent|whopping)",
      "(tout|touts|touted|touting|boast|boasts|boasted|boasting|brag|brags|bragged|bragging|gushed|gushing|railed|railing|rails against|rant|rants|ranted|ranting|scold|scolded|scolding|scoff|scoffs|scoffed|sneer|sneered|lament|lamented|laments|bemoan|bemoaned|bemoans|decry|decried|decries|deride|derided|bash|bashing|bashed|lambast|lambasted|lambasts|skewered|excoriated|ripped into|tore into|lashed out|lashing out|hailed|heralded|trumpeted|peddle|peddled|peddling|pander|pandering|vilified|demonised|demonized|demonizing|smeared|mocked|mocking|ridiculed|taunted|whined|whining|squandered|bungled|doubled down|concocted|cooked up|spewed|spewing|stoked|stoking|fuelled fears|fueled fears|obsessed|obsessing|plagued|gutted|pounced|weaponised|weaponized|weaponizing)",
      "(leftist|leftists|left-wingers|right-wingers|woke|wokeness|far-right|far-left|hard-left|hard-right|alt-right|ultraconservative|ultra-conservative|radical left|radical right|anti-vaxxer|anti-vaxxers|anti-vax|anti-science|anti-choice|pro-abortion|climate denier|climate deniers|climate alarmist|climate alarmists|conspiracy theorist|conspiracy theorists|illegal alien|illegal aliens|illegals|thug|thugs|bigot|bigots|bigoted|bigotry|racists|sexist|homophobic|xenophobic|islamophobic|misogynist|misogynistic|white supremacist|white supremacists|white nationalist|white nationalists|extremists|fascist|fascists|cronies|elitist|elitists|propagandist|demagogue|truthers|zealot|zealots|regime|mob|cult|hoax|debacle|fiasco|farce|hysteria|nonsense|chaos|havoc|carnage|tyranny|greed|hypocrisy|cruelty|stupidity|madness|outrage|disgrace|scandal-plagued|witch hunt)",
      "(awkwardly|beloved|boldly|bravely|careless|cleverly|dramatically|extraordinarily|hugely|iconic|immensely|implausible|inevitably|infamous|infamously|legendary|mere|merely|misleading|monumental|notorious|notoriously|oddly|petty|poignant|profoundly|provocative|questionable|shaky|strangely|superficial|suspiciously|surprisingly|unacceptable|undeniable|undeniably|unfortunate|unnecessarily|unprecedented|unrealistic|unreasonable|vibrant|wildly|worrying|wrongly|infamy|massively|overwhelmingly|vastly|deeply (flawed|troubling|divided|unpopular|offensive|dishonest|disappointing)|highly (controversial|questionable|suspicious|offensive|unusual|dubious|partisan|charged))",
      "(elites|ideology|ideologies|ideologue|ideologues|(political|hidden|radical|liberal|conservative|left-wing|right-wing|socialist|woke|extreme|secret|own|leftist|progressive|partisan|far-left|far-right|dangerous|democrat|republican|president's) agenda|rhetoric|narrative|crusade|crusading|myth|myths|establishment elites|nightmare|mess|triumph|irony|ironically|catastrophe|betrayal|injustice|bravado|backlash|uproar|firestorm|bombshell|onslaught|showdown|frenzy|gimmick|stunt|ploy|tantrum|meltdown|rampage|takeover|crackdown|power grab|double standard|hatred|vitriol|venom|wrath|fury|disdain|contempt|ignorance|incompetence|recklessness|shenanigans|talking points|dog whistle|smear|smears|liar|liars|lied to|grift|scam|sham|swamp|establishment media|mainstream media|big tech|big pharma|political correctness|cancel culture|identity politics|culture war|culture wars|open borders|gun-grabbing|job-killing|anti-life|baby-killing|so-called|dismantle|dismantling|shamelessly|sadly|gleefully|ominously|famously|desperate attempt|desperate bid|failed to|refused to (condemn|admit|acknowledge|listen|accept)|attack on (our|democracy|women|workers|freedom|science|the press))",
      "(awkward|bold|brave|clever|compelling|confusing|controversial|desperate|dull|elegant|enjoyable|epic|exceptional|exciting|extraordinary|flawed|formidable|funny|genius|genuinely|graceful|inadequate|inevitable|lavish|lazy|likable|luxurious|masterpiece|messy|mundane|noble|odd|passionate|peculiar|perfectly|picturesque|pleasing|precious|predictable|prestigious|profound|proudly|renowned|revolutionary|rude|sane|sensible|seriously|sincere|sleek|striking|stylish|surprising|suspicious|tasteful|thoughtful|trivial|uncomfortable|unnecessary|unpleasant|utter|wise|worthy|crucially|notably|hugely|extremely|enormously|devastatingly)",
      "(claim|claims|claimed|claiming|insist|insists|insisted|insisting|pretend|pretends|pretended) (that|to be|to have|the|he|she|they|it|there|without|falsely|his|her|their|this)",
      "(refuses|refusing|refuse|ignores|ignoring|ignored|dares|dared|daring|deserves|deserve|deserved|dubbed|loathes|adores|hates|adored|cherished|thrives|soared|plunged|stunned|shocked|rocked|sparked (outrage|fury|anger|backlash|controversy|fears|panic)|fuelling|fueling|fueled|fuelled|looms|looming|spiralled|spiraled|crumbling|collapsing|skyrocketed|clings|clung|clinging)",
      "(populist|populists|populism|radicals|radicalism|extremism|supremacists|heroes|villain|villains|victimhood|entitlement|privileged|apologists|apologist|cronyism|corrupt|dictator|strongman|autocrat|tyrant|partisans|hyperpartisan|hardliner|hardliners|hard-line|hardline|firebrand|provocateur|pundits|loyalists|sycophants|obsession|delusion|delusions|denialism)",
      "(slam|slams|slammed|slamming|blast|blasts|blasted|blasting|rip|rips|ripped|ripping|hammers|hammered|torched) (<capitalised>|him|them|his|her|their|critics|democrats|republicans|as a|for (being|not|his|her|their)|the (decision|government|president|bill|plan|move|media|report|policy|administration|proposal|law|idea|ruling|party|left|right|gop|mayor|governor|minister|network|newspaper|group|company|comments|remarks|former|new|president's))",
      "(no less than|none other than|not exactly|hardly a|hardly the|(is|are|was|were|be|been|it's) anything but|nothing but|little more than|nothing more than|nothing short of|so-called|self-styled|self-proclaimed|supposedly|if only|as if|let alone|of all (things|people|places)|to say the least|at long last|once again|yet again|yet another|time and again|not to mention|lest we forget|in other words|the fact is|the truth is|the reality is|the problem is|the irony is|the point is|small wonder|no wonder|of course)",
    ],
    flags: ["It was a dreary and pointless evening.", "The senator railed against yet another fiasco."],
    passes: [
      "“It was a dreary evening,” he said.",
      "Cut the bread into slices.",
      "The clerk opened the meeting at seven.",
    ],
  },
  {
    technique: "subjective-wording",
    source: RECASENS,
    strength: "weak",
    patterns: [
      "(awkward|beloved|bleak|blunt|bold|boldly|brave|bravely|careless|cheap|cheerful|clever|cleverly|compelling|confusing|controversial|crucial|curious|delicious|desperate|dramatic|dramatically|dull|eager|elegant|enjoyable|enormous|epic|exceptional|exciting|extraordinary|extreme|extremely|famous|famously|flawed|formidable|fun|funny|generous|genius|gentle|genuine|genuinely|gifted|graceful|great|greatly|handsome|happy|harsh|huge|hugely|humble|iconic|ideal|immense|implausible|inadequate|inevitable|infamous|interesting|lavish|lazy|legendary|likable|luxurious)",
      "(magical|masterpiece|mere|merely|messy|misleading|monumental|mundane|mysterious|neat|nice|noble|notable|notorious|odd|oddly|painful|passionate|peculiar|perfect|perfectly|petty|picturesque|pleasant|pleasing|poignant|poor|poorly|powerful|precious|predictable|prestigious|profound|profoundly|proud|proudly|provocative|questionable|radical|renowned|revolutionary|rich|rude|sad|sane|sensible|seriously|severe|shaky|sickly|sincere|sleek|strange|strangely|striking|stylish|superficial|surprising|surprisingly|suspicious|sweet|tasteful|tasty|thoughtful|tough|trivial|unacceptable|uncomfortable|undeniable|unfortunate|unnecessary|unnecessarily|unpleasant|unprecedented|unrealistic|unreasonable|utter|vibrant|vivid|weak|welcome|wild|wildly|wise|worrying|worthy|wrongly)",
      "(absolutely|completely|totally|clearly|obviously|certainly|surely|undoubtedly|indeed|in fact|simply|really|truly|actually|literally|very|quite|rather|pretty much|far too|all too|so much|by far|apparently|hopefully|somehow|anyway|anyhow|after all|at best|at worst|not least|if anything|at last|finally)",
      "(hate|hates|loathe|adore|deserve|deserves|deserved|failure|refuse|refuses|dare|dares|dared|hail|pretend|pretends|insist|insists|insisted|dub|dubbed|stun|stunned|thrive|thriving|loom|looms|looming|claim|claims|claimed|claiming)",
      "(worst|mistake|mistakes|threat|crisis|shame|pity|joy|pride|beauty|charm|talent|magic|drama|wonder|mess|disaster|triumph|irony|mystery|myth|miracle|dream|nightmare|hero|heroes|villain|star|freedom|liberty|elite|elites|ideology|agenda|populist|establishment|nationalist|feminists|socialist|socialism|crusade|rhetoric|narrative)",
      "(my|myself|ourselves|our own)",
    ],
    flags: ["It was really a rather dull evening, and clearly a mistake."],
    passes: [
      "“It was a dull evening,” he said.",
      "Cut the bread into slices.",
      "The clerk opened the meeting at seven.",
    ],
  },
  {
    technique: "sweeping-generalisation",
    source: "own, after textbooks of informal logic (Walton 2008) on hasty generalisation",
    strength: "strong",
    patterns: [
      "(all|every|no|these|those|such|most) (politician|politicians|journalist|journalists|men|women|migrants|immigrants|foreigners|liberals|conservatives|democrats|republicans|americans|russians|ukrainians|muslims|christians|jews|europeans|teachers|bankers|officials|bureaucrats|lawyers|media|experts|young people|old people|people like that|of them|feminists|teenagers|boomers|millennials|rich people|poor people|governments|leftists) (is|are|have|has|do|does|lie|lies|hate|hates|want|wants|only|just|always|never|will|can't|cannot|care|know|think|love|believe|deserve|steal|cheat|need|were)",
      "(always|never) (lies|lie|lied|tells|tell|told|cared|care|cares|wanted|wants|want|understood|understand|listens|listen|listened|learn|learns|change|changes|work|works|worked|win|wins|ends|end|fails|failed|wrong|right|about|the same|puts|put|chooses|chose) ",
      "(they|politicians|the media|the government|democrats|republicans|liberals|the left|the right|americans|russians|people|men|women|nobody) (always|never|constantly|all|only ever) ",
      "(he|she|you) (always|constantly|only ever) ",
      "(everyone|everybody|no one|nobody|no-one) (here|else|wants|knows|cares|believes|loves|hates|ever|in (washington|brussels|power|politics|their right mind|this country))",
      "(nothing|everything) (they|he|she|we|the government|the media|politicians|about (him|her|them|this|it)|ever|works|changes|wrong|else matters)",
      "(without (a single|any) exception|without exception|in every single|every last one|every single one|to a man|always and everywhere|every time (he|she|they)|the whole lot of them)",
    ],
    flags: [
      "All politicians are the same, and they always lie.",
      "Nobody here cares, and nothing ever changes.",
      "They always blame us.",
    ],
    passes: [
      "“All politicians are the same,” a passer-by said.",
      "All pupils in year four have swimming lessons.",
      "The gate is always locked at night.",
    ],
  },
];
