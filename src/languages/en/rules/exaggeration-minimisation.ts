import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, exaggeration or minimisation; the turns of phrase are our own list";

/** Things made larger, or smaller, than anything in the text shows. */
export const exaggeration: readonly Rule[] = [
  {
    technique: "exaggeration-minimisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "most (dangerous|corrupt|evil|shocking|brutal|courageous|cruel|shameful) .. in (history|all history)",
      "(most|single most) (dangerous|corrupt|incompetent|courageous|evil|hated) .. (of all time|in history)",
      "(worst|greatest|biggest|gravest) (crime|scandal|lie|hoax|fraud|threat|betrayal|" +
        "cover-up|mistake) .. (history|ever|time)",
      "(worst|best|greatest|stupidest|dumbest) .. (of my life|the world has ever seen|ever lived|ever known)",
      "(most|single most) important (election|vote|decision|fight|battle|moment|issue) of " +
        "(our|my|your|a) (lifetime|lifetimes|lives|time|age)",
      "(like|as) (we've|you've|we have|you have|i've|nobody has|no one has|the world has|" +
        "nothing we've) (never|ever) seen (before|)",
      "(like|as) never before (in|,|$|!|and)",
      "than (ever before|at any (other|) time) in " +
        "(history|human history|the history|our history|living memory)",
      "the likes of which .. (never|not|world|nobody|no one)",
      "(of|on) (epic|biblical|apocalyptic|monumental|titanic|gigantic|unimaginable) " +
        "(proportion|proportions|scale|dimensions)",
      "(never before|not once|never|nothing) in (the|our|human) (history|entire history|whole history) " +
        "(of|has|have|did|,)",
      "every single (one|day|time|person|word|thing|penny|family|minute|aspect|claim|promise|" +
        "politician|citizen)",
      "(absolutely|literally|completely and utterly|utterly and completely) " +
        "(everything|everyone|everybody|nothing|no one|nobody|zero)",
      "(absolutely|literally|completely and utterly|utterly) " +
        "(destroyed|useless|worthless|ruined|devastated|out of control|insane|dying|obsessed)",
      "for no reason (whatsoever|at all)",
      "(no|any|zero|nothing) .. whatsoever",
      "(in|from) every (possible|conceivable|imaginable) (way|respect|sense|angle|aspect|level)",
      "(a|one) (hundred|thousand|million|billion|zillion) times (worse|better|more|over|bigger|stronger)",
      "(nothing|anything|little) (less|short|other) (than|of) (a|an|the|total|complete) " +
        "(miracle|catastrophe|disaster|revolution|war|crime|treason)",
      "(nothing) (less|short) (than|of) (astonishing|amazing|miraculous|criminal|treason|scandalous|" +
        "heroic|evil|spectacular)",
      "(public|health|economic|moral|political|humanitarian) (crisis|disaster|catastrophe|meltdown) of " +
        ".. (proportions|scale)",
      "(utter|complete|total|wholesale) (annihilation|devastation|collapse|destruction|ruin|meltdown|" +
        "extinction|domination|surrender)",
      "(post-apocalyptic|apocalyptic|armageddon|doomsday|cataclysmic|cataclysm|end times|" +
        "the end of the world)",
      "(without|not) (a|one) (moment|moment's|second|second's) (of|) (hesitation|thought|doubt|rest|peace)",
      "(the|) (best|worst|greatest|finest|biggest|tastiest|safest) .. in the (entire|whole|whole wide) " +
        "(world|universe|country|history)",
      "(no|zero) .. in my (lifetime|life) (can|has|could|compares|comes|equals)",
      "(steadily|ever) (lengthening|growing) (record|list|catalogue|litany) of",
    ],
    flags: [
      "It is the most dangerous law in history.",
      "He is the most corrupt man of all time.",
      "It was the biggest lie ever told, the worst meal of my life.",
      "This is the most important vote of our lifetime.",
      "A sale like we've never seen before, like never before!",
      "The sun is weaker than ever before in history.",
      "A storm the likes of which the world has never seen, a crisis of biblical proportions.",
      "Never in the history of this club has it been so bad.",
      "Every single day they do absolutely nothing, and the road is utterly ruined.",
      "They fined me for no reason whatsoever.",
      "She was right in every possible way.",
      "The new bus is a thousand times worse.",
      "It is nothing short of a miracle, nothing short of scandalous.",
      "A public health crisis of enormous proportions, an utter collapse, an apocalyptic mess.",
      "They sold it without a moment of thought.",
      "It is the biggest waste in the whole country.",
      "No book in my lifetime compares with it.",
      "There is a steadily lengthening list of errors.",
    ],
    passes: [
      "“It was the worst night of my life,” she said.",
      "The lake is the deepest in the world, at 1,642 metres.",
      "Change your address online.",
      "Every single room has a bath.",
    ],
  },
  {
    technique: "exaggeration-minimisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(the|) world's (leading|foremost|best|greatest|finest|number|most (trusted|advanced|popular|" +
        "powerful|beautiful|dangerous))",
      "world's (<number>|number one|first and only|best-kept)",
      "(the|) most (advanced|powerful|revolutionary|effective|complete|comprehensive|trusted) " +
        "(platform|system|formula|solution|product|tool)",
      "(mere|merely|just|only) (a|an) (minor|tiny|trivial|small) " +
        "(incident|inconvenience|glitch|detail|matter|price|blip|hiccup|issue)",
      "(just|only|merely|nothing but|nothing more than) a " +
        "(scratch|blip|piece of paper|drop in the ocean|flesh wound|bit of fun|joke)",
      "(now|mere|merely|just) (a footnote|footnotes|curiosities|relics)",
      "(bombshell|earth-shattering|mind-blowing|mind-boggling|jaw-dropping|game-changing|" +
        "ground-breaking|history-making)",
      "(miraculous|miraculously|magical|magically|mind-bendingly|unbelievably) " +
        "(effect|effects|results|result|cure|cures|power|well|cheap)",
      "(fundamentally|completely|totally|forever) " +
        "(transforms|transform|transformed|change|changes|changed|revolutionises) " +
        "(the|our|how|your|culture)",
      "(transform|transforms|revolutionise|revolutionises|revolutionize|reinvent|redefine) " +
        "(the way|how) (the world|we|you|people|millions)",
      "(change|changes|changed|changing|transform|transformed) (my|your|our) (whole|entire|) " +
        "(life|lives|world) (forever|for good|!|$|overnight)",
      "(kills|harms|hurts|costs|kill|harm) (far|many|) more .. than (it|they) " +
        "(saves|save|helps|help|heals|protects|ever)",
      "(could|would|will|may) (end|destroy|finish|sink|doom|wreck) .. " +
        "(campaign|career|presidency|government|economy|industry) (!|forever|for good)",
      "(even more|yet more|absolute|conclusive|undeniable) (proof|evidence) (that|of) " +
        "(the|there|how|what|their|his|a|real)",
      "(is|it is|it's|as) (a|an) (conclusive|indisputable|undeniable|undisputed|absolute|irrefutable|" +
        "established|incontrovertible) fact",
      "(whopping|staggering|eye-watering|mind-boggling|obscene|jaw-dropping|colossal|ludicrous) " +
        "(<number>|sum|sums|amount|amounts|price|rise)",
      "(no|zero) (risk|side effects|side-effects|effort|pain|stress|worries|strings) " +
        "(!|$|whatsoever|at all|guaranteed|attached)",
      "(always|never|ever) (ever|and always) (will|again|fails|lie|lies|lose|wins|stops|works|failed)",
      "(dark|darkest|blackest|worst) (day|days|hour|hours|chapter|moment|period) in " +
        "(our|the|this|human) .. history",
      "(stupidest|dumbest|craziest|greediest|vilest|nastiest|cruellest|cruelest) " +
        "(of|act|acts|thing|and|lie|man|$|,)",
      "(won't|will not|never|can't|cannot) (even|ever) (breathe|survive|recover|be the same|see) " +
        "(again|without|the light|$)",
      "(arguably|possibly|probably|perhaps) the (most|greatest|worst|best|biggest) " +
        "(courageous|dangerous|corrupt|important|evil|crime|scandal|threat)",
      "(everything|everyone|everybody|nothing|nobody) (is|was|has been|will be) " +
        "(lost|ruined|destroyed|dead|doomed|over|finished|under attack)",
    ],
    flags: [
      "The world's leading mattress, the world's number one!",
      "It is the most advanced platform of all.",
      "It is just a tiny glitch, nothing more than a blip.",
      "The old rights are now mere curiosities.",
      "A bombshell with miraculous effects fundamentally transforms the culture of work.",
      "It will transform the way we sleep and change your life forever.",
      "The law harms more people than it helps.",
      "It could end his career for good.",
      "It is even more proof that the lamp was broken, it is an undeniable fact.",
      "A staggering sum was lost.",
      "There is no risk whatsoever, and it never ever fails.",
      "It is the darkest day in our long history.",
      "The stupidest act of the year.",
      "The town will never ever recover.",
      "He is arguably the most important judge alive.",
      "Everything is lost.",
    ],
    passes: [
      "“It will transform the way we live,” the founder said.",
      "A transformer on the way to the mill was replaced.",
      "There were no risks in the second trial.",
    ],
  },
  {
    technique: "exaggeration-minimisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "unprecedented (attack|attacks|assault|power|control|reforms|corruption|greed|evil|betrayal)",
      "(off the charts|through the roof|beyond all (measure|reason|belief)|out of all proportion|" +
        "the mother of all|to end all)",
      "could (not|n't) (be|have been) (clearer|worse|better|more (wrong|obvious|clear|stupid|cruel|" +
        "cynical|dishonest|corrupt))",
      "(nothing could be|couldn't be|could not be) further from the truth",
      "(totally|completely|utterly|absolutely|thoroughly) " +
        "(false|corrupt|unacceptable|ridiculous|absurd|disgraceful|discredited|incompetent|evil)",
      "(thousands|millions|billions) (upon|and) (thousands|millions|billions)",
    ],
    flags: [
      "It was an unprecedented attack, off the charts.",
      "The message could not be clearer.",
      "Nothing could be further from the truth.",
      "It is totally unacceptable, a wall of thousands upon thousands of bricks.",
    ],
    passes: [
      "“It is totally unacceptable,” she said.",
      "The roof leaked.",
      "The church is of the 12th century.",
    ],
  },
  {
    technique: "exaggeration-minimisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(the|) worst (company|service|experience|customer service|hotel|meal|film|decision|government|" +
        "product|mayor|president|minister) (ever|i have|i've|in|of all|on)",
      "(complete|total|utter|absolute) (rip-off|ripoff|waste|scam|con|joke|disgrace|nightmare|shambles|" +
        "failure|disaster|fraud|lie|nonsense)",
      "(never|nothing) (ever|) (again|works|in my life|in all my years) (will i|!|have i|did i|has)",
      "everything you (ever|) (need|needed|want|wanted) (to know|!|$)",
      "(the|our) (darkest|blackest|gravest|most shameful|finest|greatest) " +
        "(hour|hours|day|days|chapter|moment)",
    ],
    flags: [
      "It was the worst service ever, a complete rip-off.",
      "Never again will I go there.",
      "It is everything you ever wanted!",
      "It was our darkest hour.",
    ],
    passes: [
      "“It was the worst meal ever,” she said.",
      "The darkest room is at the back.",
      "You will find all you need in the box.",
    ],
  },
];
