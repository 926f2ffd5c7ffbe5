import type { Rule } from "../../rule.ts";

const EKMAN = "Ekman's basic emotions, as in BRIGHTER (Muhammad et al. 2025); the words are our own list";
const SELF =
  "(i|i'm|i am|we|we're|we are|me|my|us|everyone|he|she|they|she's|he's|they're|is|are|was|were|feel|feels|felt|feeling|so|very|really|just|been|got|get|makes|made|absolutely|left)";

/** Words that express a feeling: strong where somebody plainly says that they feel it. */
export const emotion: readonly Rule[] = [
  {
    technique: "anger",
    source: EKMAN,
    strength: "strong",
    patterns: [
      SELF +
        " (so|very|really|absolutely|just|utterly|me|us|people|you|) (angry|furious|enraged|outraged|livid|fuming|infuriated|incensed|seething|pissed|pissed off|mad at|fed up|irate|sick and tired|sick of|irritated|annoyed|resentful|indignant|exasperated)",
      "(outrage|outrageous|outraged|fury|furious|furiously|rage|raging|wrath|infuriating|infuriated|enraged|livid|seething|indignation|disgraceful|shame on|how dare|go to hell|damn|damned|dammit|bloody hell|goddamn|fuck|fucking|fuck you|asshole|bastard|bastards|bullshit|pissed|shut up|idiots|hate you|hate them|hate him|hate her|hate it|hate this|hate that|hate when|i hate|we hate|makes my blood boil|blood boil|sick and tired|had enough of|fed up)",
    ],
    flags: ["I am so angry that I could scream.", "How dare they? This is an outrage!"],
    passes: [
      "“I am furious,” she said.",
      "The fire raged for two days in the hills.",
      "Madrid is the capital of Spain.",
    ],
  },
  {
    technique: "anger",
    source: EKMAN,
    strength: "weak",
    patterns: [
      "(angry|angrily|anger|angered|annoyed|annoying|irritated|irritating|resent|resentment|hostile|hostility|hate|hates|hated|hatred|despise|despises|contempt|blame|blamed|accuse|accused|condemn|condemns|condemned|slammed|lashed|yelled|yelling|shouted|shouting|screamed at|screaming|scolded|cursed|swore|insult|insulted|insulting|attack on|betrayed|unfair|injustice|liar|liars|stupid|jerk|idiot|revenge|punch|punched|slap|slapped|smash|smashed|glare|glared|argument|bitter|bitterly|mad|crap|hell|ugh)",
    ],
    flags: ["He was angry and shouted an insult."],
    passes: ["“I hate it,” he said.", "The oven is set to 180 degrees.", "The bus stops at the library."],
  },
  {
    technique: "disgust",
    source: EKMAN,
    strength: "strong",
    patterns: [
      "(disgusting|disgusted|disgust|disgusts|revolting|revulsion|repulsive|repulsed|repugnant|nauseating|nauseated|vile|loathsome|stomach-churning|stomach-turning|sickening|abhorrent|makes me sick|made me sick|make me sick|makes me want to vomit|want to throw up|gross me out|putrid|yuck|eww|ew|filthy|foul-smelling|vomit-inducing|turned my stomach|turns my stomach|skin crawl|creeps me out)",
    ],
    flags: ["What they did is disgusting.", "It makes me sick to think of it."],
    passes: [
      "“It is disgusting,” the tenant said.",
      "A virus can make children sick.",
      "The room was cleaned twice.",
    ],
  },
  {
    technique: "disgust",
    source: EKMAN,
    strength: "weak",
    patterns: [
      "(gross|nasty|filth|filthy|slimy|rotten|stench|stink|stinks|stinking|reek|reeks|reeked|foul|vomit|vomited|puke|puked|nausea|creepy|grotesque|sleazy|slime|maggots|cockroaches|cockroach|scum|vermin|rancid|loathing|loathe|abomination|perverted|obscene|sewage|pus|garbage|trash)",
    ],
    flags: ["A stench came from the rotten, slimy floor."],
    passes: ["“It was rotten,” she said.", "The bin is emptied on Friday.", "Grossmann was elected chair."],
  },
  {
    technique: "fear",
    source: EKMAN,
    strength: "strong",
    patterns: [
      SELF +
        " (so|very|really|absolutely|just|truly|me|us|people|you|deeply|a little|a bit|) (afraid|scared|terrified|frightened|petrified|panicked|panicking|freaked|freaking out|freaked out|anxious|worried|nervous|horrified|shaking|trembling|alarmed|scared to death|in fear|in terror|creeped out|paranoid|uneasy|spooked|scares|scare)",
      "(terrifying|terrified|frightening|terror-stricken|horrifying|horrified|nightmarish|bone-chilling|spine-chilling|hair-raising|petrified|dreaded|sheer terror|panic-stricken|trembling with|shaking with|heart was pounding|heart pounding|heart was racing|heart racing|heart pounded|couldn't breathe|could not breathe|cold sweat|sick with worry|fear for|fears for|feared for|fearing for|living in fear|live in fear|gripped by fear|scares me|scared me|terrifies|terrify|be afraid|be very afraid|worst nightmare|scary|freaks me out|freaked out)",
    ],
    flags: [
      "We are terrified of what comes next.",
      "She was shaking with fear for her sons, living in fear.",
    ],
    passes: [
      "“I am scared,” the girl said.",
      "The horror section is on the second floor.",
      "A frightened horse was led away from the road by a groom, who calmed it.",
    ],
  },
  {
    technique: "fear",
    source: EKMAN,
    strength: "weak",
    patterns: [
      "(fear|fears|feared|fearful|afraid|scared|scare|panic|dread|dreadful|terror|terrible|horror|horrible|horrific|alarm|alarming|worry|worried|worries|worrying|anxious|anxiety|nervous|nightmare|nightmares|danger|dangerous|threat|threats|threatened|threatening|menace|doom|creepy|eerie|ominous|sinister|chilling|haunted|haunting|ghost|scream|screams|screamed|screaming|trembled|trembling|shaking|shook|shiver|shivered|shivers|gasp|gasped|darkness|shadow|shadows|blood|bleeding|knife|gun|die|dying|escape|run away|ran away|hide|hiding|crept|stalking|stalked|tense|uneasy|helpless|trapped|frozen|froze|pounding|racing heart|sweating|numb|attack|attacked|monster|risk|catastrophe|disaster|collapse|deadly)",
    ],
    flags: ["A scream came from the shadows, and he froze."],
    passes: [
      "“It is dangerous,” he said.",
      "Mix the flour and the salt.",
      "The library lends books for three weeks.",
    ],
  },
  {
    technique: "joy",
    source: EKMAN,
    strength: "strong",
    patterns: [
      SELF +
        " (so|very|really|absolutely|just|truly|me|us|people|extremely|incredibly|pretty|quite|too|) (happy|glad|delighted|thrilled|overjoyed|ecstatic|elated|joyful|excited|pumped|proud|grateful|thankful|blessed|relieved|cheerful|stoked|lucky|in love|pleased|smile|laugh|smiling)",
      "(hooray|hurrah|hurray|yay|woohoo|woo hoo|congratulations|congrats|thank god|thank goodness|love it|loved it|love this|love that|love you|i love|we love|i loved|i enjoyed|had a blast|great time|good time|so much fun|what a joy|joy|joyful|joyous|overjoyed|ecstatic|elated|jubilant|jubilation|delight|delighted|delightful|thrilled|bliss|blissful|wonderful|awesome|best day|can't wait|can not wait|lol|haha|hahaha|lmao|heaven|wohoo|cheers|rejoice|rejoiced|rejoicing|euphoric|exhilarating|exhilarated)",
    ],
    flags: ["We are so happy and proud of you!", "Hooray, what a joy!"],
    passes: [
      "“We are delighted,” the couple said.",
      "Joyce Carter chairs the board.",
      "The match ended 2–2.",
    ],
  },
  {
    technique: "joy",
    source: EKMAN,
    strength: "weak",
    patterns: [
      "(happy|happily|happiness|glad|gladly|pleased|pleasure|proud|pride|smile|smiled|smiles|smiling|grin|grinned|grinning|laugh|laughed|laughs|laughing|laughter|giggle|giggled|giggling|enjoy|enjoyed|enjoying|fun|funny|love|loved|loves|lovely|beautiful|amazing|great|fantastic|excellent|perfect|brilliant|excited|exciting|excitement|celebrate|celebrated|celebration|hope|hopeful|grateful|thankful|(a|such|what|with|sheer|great|my|our) relief|relieved|cheer|cheered|cheering|cute|sweet|nice|success|triumph|victory|win|won|best|favorite|favourite|kiss|kissed|hug|hugged|danced|dancing|sunny|party|gift|blessed|hilarious|comfortable|peaceful|relaxed|awesome)",
    ],
    flags: ["She smiled and laughed, happy at last."],
    passes: ["“It was great,” she said.", "The pump is checked each year.", "The report has four parts."],
  },
  {
    technique: "sadness",
    source: EKMAN,
    strength: "strong",
    patterns: [
      SELF +
        " (so|very|really|absolutely|just|truly|me|us|people|deeply|a little|a bit|too|) (sad|heartbroken|devastated|depressed|miserable|grieving|lonely|hopeless|crying|cry|weeping|mourning|broken-hearted|inconsolable|distraught|in tears|gutted|homesick|upset|disappointed|deeply hurt|crushed|empty inside|sobbing|unhappy|ashamed)",
      "(heartbreaking|heart-breaking|heartbroken|heart-rending|grief|grieving|grieve|sorrow|sorrowful|mourn|mourns|mourned|mourning|tearful|tearfully|in tears|burst into tears|tears in|tears down|tears streaming|broke down|wept|weeping|sobbed|sobbing|rest in peace|rip my|miss him|miss her|miss you|miss them|misses|missed him|missed her|my heart breaks|broke my heart|breaks my heart|sadly|tragically|alas|sadness|despair|despairing|devastating loss|condolences|bereaved|depressing|depressed|depression hit|cried|crying|i cry|so sad|lonely|loneliness|unbearable loss|irreplaceable loss)",
    ],
    flags: ["We are heartbroken, and I miss him.", "The town is in tears; the grief has no words."],
    passes: [
      "“I am heartbroken,” the father said.",
      "The lake has a depth of nine metres.",
      "She missed the bus by a minute.",
    ],
  },
  {
    technique: "sadness",
    source: EKMAN,
    strength: "weak",
    patterns: [
      "(sad|unhappy|sorry|regret|regrets|regretted|regretful|upset|hurt|hurts|hurting|pain|painful|pains|loss|lost|losing|tears|tear|cry|cries|died|death|dead|passed away|funeral|grave|tragedy|tragic|misery|miserable|suffering|suffered|suffer|broken|hopeless|helpless|alone|abandoned|forgotten|empty|gloomy|bleak|disappointed|disappointing|disappointment|failed|failure|ashamed|guilt|(feel|feels|felt|so) guilty|poor|victim|victims|ruined|sigh|sighed|ache|aches|aching|sick|ill|cancer|divorce|goodbye|farewell|last time|never again|nobody cares|unfortunately)",
    ],
    flags: ["He was alone and sad after the loss."],
    passes: ["“I am sorry,” he said.", "The tram runs every ten minutes.", "The list has six names."],
  },
  {
    technique: "surprise",
    source: EKMAN,
    strength: "strong",
    patterns: [
      SELF +
        " (so|very|really|absolutely|just|truly|me|us|people|a little|a bit|quite|pretty|) (surprised|astonished|amazed|astounded|stunned|shocked|speechless|flabbergasted|dumbfounded|startled|taken aback|blown away|in shock|bewildered|baffled|confused|gobsmacked|stumped|in awe|awestruck|shook)",
      "(astonishing|astonishingly|astonishment|astonished|amazingly|astounding|astounded|flabbergasted|dumbfounded|gobsmacked|unbelievable|unbelievably|incredible|incredibly|jaw-dropping|mind-blowing|mind-boggling|stunned|speechless|shockingly|shocking|wow|omg|oh my god|oh my gosh|holy shit|holy cow|holy crap|what the hell|what the fuck|wtf|guess what|you won't believe|you will not believe|believe it or not|can't believe|cannot believe|couldn't believe|could not believe|can you believe|would you believe|out of nowhere|out of the blue|to my surprise|to our surprise|to everyone's surprise|never expected|never would have|who would have thought|who knew|lo and behold|to my amazement|to my shock|all of a sudden|did not expect|didn't expect)",
    ],
    flags: ["You won't believe what happened: wow!", "I was astonished to see it."],
    passes: [
      "“I was astonished,” the walker said.",
      "The lamp is fitted above the door.",
      "The route is believed to be Roman.",
    ],
  },
  {
    technique: "surprise",
    source: EKMAN,
    strength: "weak",
    patterns: [
      "(suddenly|sudden|surprise|surprised|surprises|surprising|surprisingly|unexpected|unexpectedly|amazed|amazing|shock|shocked|startled|strange|strangely|weird|odd|oddly|bizarre|curious|wonder|wondered|confused|puzzled|mysterious|mystery|huh|whoa|(what|really) (?|!)|instantly|abruptly|out loud|gasped|gasp|wide-eyed|eyes widened|stared|jaw dropped|jaw|extraordinary|remarkable|remarkably|unprecedented|miracle|miraculously|magically|somehow|unreal|crazy|insane)",
    ],
    flags: ["Suddenly, and to great surprise, the lights went out."],
    passes: ["“It was a surprise,” he said.", "The bridge has two lanes.", "Open the tin and drain it."],
  },
];
