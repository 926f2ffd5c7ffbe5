import type { Rule } from "../../rule.ts";

const RECASENS = "Recasens et al., Linguistic Models for Analyzing and Detecting Biased Language (2013), subjective intensifiers; the list is our own";

/** The author's own feeling, taste and judgement. */
export const subjective: readonly Rule[] = [
  {
    technique: "subjective-wording",
    source: "own: sentences in which the author speaks of their own mind",
    strength: "strong",
    patterns: [
      "(i|we) (think|believe|feel|suspect|fear|hope|wish|love|hate|loathe|adore|admire|doubt|guess|suppose|imagine|reckon|prefer|dislike|enjoy|enjoyed|loved|hated|find|found|must say|must admit|must confess|have to say|have to admit|can't help|cannot help|for one|dare say|would argue|would say|would suggest|can only hope|am afraid|am convinced|am sure|am certain|am glad|am proud|am tired|am sick|am shocked|am not sure|wonder|understand why|don't think|don't believe|do not think|do not believe|couldn't help|could not help|don't know about|really|truly|honestly|deserve|should|ought|need to|must|simply|cannot|can't|shouldn't|refuse|want|wanted)",
      "(in my (opinion|view|mind|experience|judgement|judgment|book|humble opinion)|to my mind|from my point of view|as i see it|if you ask me|for my part|as far as i'm concerned|as far as i am concerned|my own view|my feeling|my guess|my hope|my fear|it seems to me|it strikes me|i'm (afraid|convinced|sure|certain|glad|proud|tired|sick|not sure|sorry|not a fan|a fan|amazed|shocked)|i'd (say|argue|love|rather|like to|suggest)|i'll (admit|never|say|be honest)|i've (never|always|got to))",
      "(unfortunately|sadly|regrettably|thankfully|fortunately|happily|mercifully|tragically|hopefully|alas|luckily|frankly|honestly|admittedly|amazingly|incredibly|unbelievably|astonishingly|remarkably|surprisingly|shockingly|ironically|curiously|oddly|predictably|inevitably|naturally|obviously|clearly|surely|certainly|undoubtedly|undeniably|of course|needless to say|no doubt|to be honest|in truth|let's face it|let's be honest|let us be clear|let's be clear|let me be clear|let's not kid ourselves) (,|the|he|she|they|it|we|this|that|there|not|for|an|a)",
      "(it is|it's|it was|that is|that's|this is|what a|how|he is|he's|she is|she's|they are|they're|is|are|was|were|be|seems|seem|looks|feels|sounds) (so|very|quite|rather|really|truly|deeply|just|simply|such a|a|an|too|pretty|most|all too|nothing if not|hardly|far too|utterly|perfectly|incredibly|more than a little) (absurd|admirable|amazing|annoying|awful|awkward|bad|beautiful|bizarre|boring|brave|brilliant|charming|clever|comforting|cruel|crazy|dangerous|delightful|depressing|disappointing|dishonest|disturbing|dreadful|dull|embarrassing|encouraging|entertaining|exciting|extraordinary|fair|fantastic|fascinating|foolish|frightening|fun|funny|good|great|hard to|heart|horrible|important|impossible to|impressive|incredible|interesting|ironic|lovely|ludicrous|magnificent|mistake|naive|nasty|nice|odd|outstanding|painful|perfect|pity|pleasant|poor|powerful|pretty|problem|puzzling|refreshing|remarkable|ridiculous|sad|scary|shame|sickening|silly|simple|smart|special|splendid|strange|stunning|stupid|superb|surprising|terrible|terrific|thrilling|tragedy|troubling|ugly|unfair|unfortunate|useful|valuable|weak|weird|welcome|wise|wonderful|worrying|wrong)",
      "(must|should|ought to|need to|needs to|have to|has to|cannot|can't|shouldn't|mustn't) (be (ashamed|stopped|held|condemned|praised|applauded|celebrated|opposed|resisted|defended|protected|ended|abolished|rejected|remembered|forgotten|ignored|tolerated|allowed to|clear|honest|proud|wary|careful|sceptical|skeptical|grateful)|stop|resist|defend|reject|condemn|remember|recognise|recognize|demand|insist|ask ourselves|learn|wake|admit|refuse|not|never|do more|do better|at least|take back|fight|confront|face|realise|realize|acknowledge|finally|instead|start)",
      "(who|what|why|how|where|when|isn't|aren't|doesn't|don't|wouldn't|shouldn't|can't|is|are|does|do|would|should|can|could|has|have|will|and|but|so|or) .. (we|you|it|they|he|she|this|that|one|anyone|anybody|anything|there|nobody|the|not|else|be|really|on earth|possibly) .. ? $",
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
    strength: "weak",
    patterns: [
      "(absurd|admirable|admirably|amazing|amazingly|annoying|appalling|astonishing|astounding|atrocious|awesome|awful|awkward|baffling|banal|beautiful|beautifully|beloved|bewildering|bizarre|bland|bleak|blunt|bold|boldly|boring|bracing|brave|bravely|brazen|breathtaking|brilliant|brilliantly|brutal|careless|charming|cheap|cheerful|cheesy|clever|cleverly|clumsy|clueless|compelling|confusing|controversial|courageous|crazy|creepy|crucial|cruel|cunning|curious|cute|cynical)",
      "(dazzling|delicious|delightful|depressing|desperate|dire|disappointing|disastrous|disgraceful|dismal|distressing|disturbing|dodgy|dramatic|dramatically|dreadful|dreary|dubious|dull|eager|earnest|eerie|elegant|eloquent|embarrassing|enchanting|endearing|enjoyable|enormous|epic|excellent|excellently|exceptional|exciting|excruciating|exquisite|extraordinary|extreme|extremely|fabulous|famous|famously|fantastic|fascinating|fearless|fiery|fine|flawed|flawless|flimsy|foolish|formidable|frantic|frustrating|fun|funny|futile)",
      "(generous|genius|gentle|genuine|genuinely|ghastly|gifted|glamorous|gloomy|glorious|gorgeous|graceful|grand|great|greatly|grim|gripping|gross|handsome|happy|harsh|heroic|hilarious|hopeless|horrible|horrific|hot|huge|hugely|humble|iconic|ideal|idiotic|ignorant|ill-considered|immense|impeccable|implausible|impressive|impressively|inadequate|inane|incomprehensible|incredible|incredibly|inept|inevitable|infamous|ingenious|inspiring|insulting|interesting|intriguing|irrational|irritating|lamentable|lame|lavish|lazy|legendary|likable|lousy|lovely|lovable|luxurious)",
      "(magical|magnificent|marvellous|marvelous|masterful|masterly|masterpiece|mediocre|memorable|mere|merely|messy|miserable|misguided|misleading|monumental|moving|mundane|mysterious|nasty|neat|nice|noble|nonsensical|notable|notorious|odd|oddly|outlandish|outstanding|overblown|overrated|painful|painfully|passionate|peculiar|perfect|perfectly|perplexing|petty|picturesque|pleasant|pleasing|poignant|pointless|poor|poorly|popular|powerful|precious|predictable|pretentious|prestigious|profound|profoundly|proud|proudly|provocative|puzzling|questionable|quirky)",
      "(radical|ravishing|refreshing|regrettable|remarkable|remarkably|renowned|revolutionary|rich|rude|sad|sadly|sane|scary|scathing|selfish|sensational|sensible|serious|seriously|severe|shaky|sharp|shocking|shoddy|sickly|silly|simplistic|sincere|sleek|sloppy|smart|solid|sorry|spectacular|splendid|spooky|staggering|stale|stellar|sterile|strange|strangely|striking|strikingly|stubborn|stunning|stupendous|stupid|stylish|sublime|sumptuous|super|superb|superficial|surprising|surprisingly|suspicious|sweet|swift)",
      "(tasteful|tasty|tedious|terrible|terribly|terrific|thoughtful|thoughtless|thrilling|tiresome|tough|tragic|tremendous|trite|trivial|troubling|ugly|unacceptable|unbearable|unbelievable|uncanny|uncomfortable|unconvincing|undeniable|unfair|unfairly|unfortunate|unforgettable|unnecessary|unnecessarily|unpleasant|unprecedented|unrealistic|unreasonable|unspeakable|unwarranted|unwise|useless|utter|vain|vibrant|vicious|visionary|vivid|weak|weird|welcome|whimsical|wild|wildly|wise|wonderful|wonderfully|woeful|worrying|worthless|worthy|worst|wrong|wrongly)",
      "(clearly|obviously|certainly|surely|undoubtedly|of course|indeed|in fact|simply|just|really|truly|actually|literally|very|quite|rather|pretty much|even|only|far too|all too|so much|at all|by far|apparently|supposedly|hopefully|somehow|anyway|anyhow|after all|at best|at worst|not least|let alone|if anything|at last|finally|no longer|as if|rather than|instead of)",
      "(love|loves|hate|hates|loathe|adore|enjoy|enjoys|deserve|deserves|deserved|fail|fails|failed|failing|failure|refuse|refuses|refused|ignore|ignores|ignored|ignoring|dare|dares|dared|boast|boasts|boasted|hail|hailed|tout|touted|plague|plagued|suffer|suffers|struggle|struggled|struggling|obsess|obsessed|pretend|pretends|insist|insists|insisted|lament|lamented|dub|dubbed|stun|stunned|thrive|thriving|spark|sparked|soar|soared|plunge|plunged|slump|slumped|loom|looms|looming|claim|claims|claimed|claiming|allege|railed|scold|scolded|scoff)",
      "(better|best|worse|worst|good|bad|problem|problems|trouble|mistake|mistakes|success|successes|lack of|threat|crisis|chaos|hope|hopes|fear|fears|shame|pity|joy|pride|beauty|charm|genius|talent|magic|drama|wonder|nonsense|mess|disaster|triumph|luck|irony|mystery|truth|myth|miracle|dream|nightmare|hero|heroes|villain|star|stunner|freedom|liberty|tyranny|power|elite|elites|ideology|propaganda|regime|agenda)",
      "(left|right|left-wing|right-wing|leftist|leftists|liberal|liberals|conservative|conservatives|progressive|progressives|socialist|socialism|capitalist|capitalism|populist|woke|establishment|radical|extremist|far-right|far-left|nationalist|feminist|feminists)",
      "(i|me|my|myself|we|our|us|ourselves|you|your)",
    ],
    flags: ["It was a dull and pointless evening."],
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
      "(always|never) (has|have|had|been|was|were|will|lies|lie|lied|tells|tell|told|cared|care|cares|wanted|wants|want|understood|understand|listens|listen|listened|learn|learns|change|changes|work|works|worked|win|wins|ends|end|fails|failed|wrong|right|about|the same|puts|put|chooses|chose) ",
      "(they|he|she|we|you|politicians|the media|the government|democrats|republicans|liberals|the left|the right|americans|russians|people|men|women|nobody) (always|never|constantly|all|only ever) ",
      "(everyone|everybody|anyone|no one|nobody|no-one) (who|in (the|this|our|washington|brussels|power|politics|their)|here|with|else|is|wants|has|knows|cares|believes|loves|hates|can|should|will|ever|would)",
      "(nothing|everything) (they|he|she|we|the government|the media|politicians|about|is|ever|has|will|you|works|changes|wrong|else matters)",
      "(without (a single|any) exception|without exception|in every single|each and every|every last one|every single one|all of them|none of them|to a man|across the board|always and everywhere|every time (he|she|they|a)|all the time|the whole lot of them|one and all)",
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
