import type { Rule } from "../../rule.ts";

const SOURCE = "SlavicNLP 2025 and SemEval-2023 on irony and ridicule; the turns of phrase are our own list";

/** Feigned praise, feigned surprise and plain ridicule. */
export const mockery: readonly Rule[] = [
  {
    technique: "mockery",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "^ (oh|ah|aw|aww|ooh) (,|) (yay|joy|goody|please|dear god|the irony|the horror|the humanity|" +
        "boo hoo) (!|,|$)",
      "(boo hoo|boo-hoo|boohoo|cry me a river|diddums|pass the tissues|world's smallest violin|" +
        "slow clap|ha ha ha)",
      "(what a|big|quelle) (surprise|shock|shocker|bombshell) (!|$|,)",
      "surprise (,|) surprise",
      "(color|colour) me (shocked|surprised|unimpressed|sceptical|skeptical)",
      "(who knew|who'd have thought|who would have thought|who could have guessed) (!|?|it|that|,)",
      "(you|one) (can't|couldn't|could not|can not|really couldn't) make (this|it|this stuff|that) up",
      "(good luck|best of luck) with that",
      "(nice|good) try (,|!|$)",
      "(big deal|big difference|fat chance|give me a break|don't make me laugh|spare me|spare us|" +
        "pull the other one)",
      "bless (his|her|their|your) (little|) (heart|hearts|cotton|soul|souls)",
      "poor (little|old|) (baby|babies|darling|darlings|dears|lambs|diddums|snowflake|snowflakes|rich)",
      "how (very|terribly|) (convenient|noble|touching|generous|thoughtful|quaint|original|brave|sweet|" +
        "kind|fitting) (!|$|of)",
      "(isn't|ain't) (that|it|he|she) (just|) " +
        "(nice|sweet|special|convenient|precious|adorable|rich|lovely|cute)",
      "aren't (they|we|you) (clever|lucky|brave|precious|special|adorable|generous)",
      "(heaven|god|heavens|lord) (forbid|forfend) (that|anyone|we|you|they|he|she|the|a|us|someone|somebody)",
      "perish the thought",
      "nothing (says|screams|spells) .. (like|better)",
      "in (his|her|their|its) (infinite|great|boundless|supreme|usual) " +
        "(wisdom|mercy|generosity|genius|modesty)",
      "our (fearless|dear|glorious|esteemed|supreme|illustrious|exalted|beloved) " +
        "(leader|leaders|rulers|government|minister)",
      "(his|her|their) (majesty|lordship|highness|holiness|eminence) " +
        "(the|has|is|deigned|graciously|wants|decided)",
      "(these|those|our|such|the) (geniuses|masterminds|brainiacs|great minds|bright sparks|wise men|" +
        "rocket scientists)",
      "(our|your|their|his) (betters|moral superiors|lords and masters|overlords)",
      "(keyboard|armchair|social justice|couch) " +
        "(warrior|warriors|general|generals|experts|expert|revolutionaries)",
    ],
    flags: [
      "Oh, yay!",
      "Boo hoo, the minister lost his driver.",
      "What a surprise!",
      "Surprise, surprise: the road is closed again.",
      "Colour me shocked.",
      "Who knew?",
      "You couldn't make it up.",
      "Good luck with that.",
      "Nice try, councillor.",
      "He apologised, big deal.",
      "Bless his little heart.",
      "Poor little darlings, they had to fly economy.",
      "How very generous of them.",
      "Isn't that convenient?",
      "Aren't they clever?",
      "Heaven forbid that anyone should ask.",
      "Work at the weekend? Perish the thought.",
      "Nothing says compassion like a fine.",
      "The council in its infinite wisdom closed the only toilet.",
      "Our fearless leader stayed in the car.",
      "His lordship deigned to wave, and our betters clapped.",
      "The geniuses at the ministry did it again.",
      "So say the keyboard warriors.",
    ],
    passes: [
      "“What a surprise!” she said, and opened the box.",
      "They planned a surprise for her birthday.",
      "The poor lamb was fed by hand.",
      "Good luck in the exam.",
    ],
  },
  {
    technique: "mockery",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(whine|whines|whined|whining|whinge|whinges|whingeing|bleat|bleats|bleating|snivel|snivelling) " +
        "(about|that|over|,|and)",
      "(he|she|they|<capitalised>|activists|politicians|critics|now) " +
        "(whine|whines|whined|whinges|bleats|bleated|snivels)",
      "(throw|throws|threw|throwing|thrown|having) .. (tantrum|tantrums|hissy fit|hissy fits|strop|wobbly)",
      "(clutch|clutches|clutching|clutched) (his|her|their) pearls",
      "(shed|sheds|shedding|weep|weeping|wept|cry|crying|cried) (his|her|their|a few|) crocodile tears",
      "(crocodile tears|hand-wringing|navel-gazing|pearl-clutching|virtue-signalling|virtue-signaling|" +
        "grandstanding)",
      "(laughing stock|laughingstock|clown show|clown world|circus act|comedy of errors|freak show|" +
        "pantomime villain)",
      "(is|are|has become|have become) (a|an|just a|nothing but a) " +
        "(joke|circus|laughing-stock|punchline|parody of)",
      "what (is|are|was|were) (he|she|they|you|these people) (smoking|drinking|on about|sniffing)",
      "(what|which) planet (is|are|do|does) (he|she|they|you|these people) (on|living|live|from|living on)",
      "(did|must) .. (sleep through|skip|flunk|bunk off) " +
        "(history|maths|math|school|science|economics|geography|civics)",
      "(someone|somebody|will someone) (please|) (get|give|buy|hand|fetch|send) (him|her|them) (a|an|some)",
      "(give|gave) (him|her|them|the man|the woman) a medal",
      "(helpfully|obligingly|graciously|thoughtfully) " +
        "(told|informed|explained|reminded|suggested|advised|pointed|added)",
      "(breathlessly|solemnly|gravely|dutifully) " +
        "(reported|reports|informed|informs|informed us|announced|repeated)",
      "(conveniently|somehow) (forgot|forget|forgets|forgotten|ignore|ignores|ignored|omit|omits|" +
        "omitted|overlooked|neglected)",
      "for the (crime|sin|unforgivable crime|cardinal sin|heinous crime) of " +
        "(being|telling|having|daring|saying|wanting|thinking)",
      "(only|sole) (crime|sin|offence|offense) (is|was) " +
        "(to|being|telling|having|that|asking|saying|wanting|daring)",
      "(can|could|may|might) kiss .. (goodbye|good-bye|bye-bye)",
      "(so|very) (brave|clever|helpful|generous|thoughtful) of (him|her|them|you)",
      "(stay classy|hold my beer|get a life|get over yourself|get over yourselves|dream on|tell that to the)",
      "(tolerant|compassionate|peaceful|caring|inclusive|loving) (left|right) " +
        "(strikes|struck|at it|showed|shows|in action|again|$)",
    ],
    flags: [
      "Now he whines about fairness.",
      "Activists whined.",
      "The senator threw a childish tantrum and clutched his pearls.",
      "They shed crocodile tears.",
      "Enough of this hand-wringing: the cabinet is a laughing stock.",
      "The inquiry has become a joke.",
      "What are they smoking?",
      "Which planet do they live on?",
      "Did the minister skip geography?",
      "Somebody please buy him a map.",
      "Give them a medal.",
      "The hotline helpfully informed me that I should call the hotline.",
      "The anchor breathlessly reported that a duck had crossed the road.",
      "He conveniently forgot his own vote.",
      "She was sacked for the crime of having children.",
      "His only crime was being honest.",
      "The drivers can kiss their wages goodbye.",
      "So generous of them.",
      "Minister, get a life.",
      "The tolerant left strikes again.",
    ],
    passes: [
      "“They whine about everything,” he said.",
      "The dog whined at the door.",
      "The circus was in town, and the clown car broke down twice.",
      "A joke was told at dinner.",
    ],
  },
  {
    technique: "mockery",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "^ oh (,|) (sure|of course|right|please|no doubt|yes) , (because|and|that|the|let's|as|he|she|they|we)",
      "because (that|it|this) (worked|went|turned out|has worked|always works) " +
        "(so|out so|really|out really|ever so) (well|great|nicely|brilliantly)",
      "what a (genius|brilliant|wonderful|clever|bright|fantastic|fabulous|lovely) " +
        "(idea|plan|move|solution|stroke|achievement|success|coincidence|surprise) (!|,|$)",
      "(bravo|well done|congratulations|hats off|kudos|nice one|good job) , " +
        "(another|minister|mr|mrs|council|you|dear|prime|everyone|gentlemen|comrades|lads)",
      "(another|yet another) (brilliant|genius|stroke of genius|masterstroke|bright|clever|fine|" +
        "wonderful) (plan|idea|move|success|triumph|decision|example|scheme)",
      "(our|their|the) (brave|fearless|wise|noble|glorious|dear|great|beloved) " +
        "(leader|leaders|minister|ministers|mayor|councillors|planners|masters|rulers)",
      "(how|as) (dare|could) (we|anyone|you) (mere mortals|question|doubt|criticise|criticize|ask|" +
        "forget|not) ",
      "(don't|do not) (all |) (cheer|applaud|clap|thank|rush) (at once|them|too|all at)",
      "(the|a|this) (great|mighty|noble|brave|wise|selfless) " +
        "(man|leader|mind|genius|hero|prophet|saviour|savior) " +
        "(has|himself|spoke|spoken|deigned|from|of ours|who)",
      "(must|would) be (so|very|really|awfully) (proud|pleased|thrilled|hard|tough|nice|difficult) " +
        "(,|!|$|of|for|being|to be)",
      "(not|n't) (exactly|quite) (known for|a genius|the brightest|the sharpest|rocket|" +
        "a model|a saint|famous for)",
      "(sharpest|brightest) (knife|tool|bulb|pencil|star|spark) in",
      "(thank|thanks) (heavens|god|goodness|you) (for|that|,) .. " +
        "(so brave|saved us|otherwise|clever|generous|great wisdom|nothing)",
    ],
    flags: [
      "Oh sure, because we all love rain.",
      "That worked so well, because it went so well last time.",
      "What a genius idea!",
      "Bravo, another tax.",
      "It is yet another brilliant plan from the board.",
      "Our brave leaders hid in a bunker.",
      "How could we mere mortals ask?",
      "Don't all cheer at once.",
      "The great man himself has come.",
      "You must be so proud.",
      "He is not exactly known for hard work, not the sharpest knife in the drawer.",
      "Thank heavens for the board, otherwise we would be lost.",
    ],
    passes: ["“Bravo, another goal,” she shouted.", "The brave sailors sang.", "What a view."],
  },
];
