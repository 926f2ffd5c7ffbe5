import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, appeal to values; UNLP 2025, glittering generalities";

/** Fine words that nobody is against stand where a reason might. */
export const appealToValues: readonly Rule[] = [
  {
    technique: "appeal-to-values",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(in the name of|for the sake of|in defence of|in defense of) (all|our|) " +
        "(freedom|liberty|justice|truth|democracy|decency|peace|humanity)",
      "(stand|stands|standing|stood|stand up|standing up|fight|fighting|fought) for " +
        "(freedom|liberty|justice|truth|democracy|decency|human dignity)",
      "(stand|stands|standing|stood|stand up|fight|fighting|fought) for " +
        "(family values|common sense|equality|fairness|what is right|what's right)",
      "(freedom|liberty|justice|truth|democracy|dignity) (,|and) " +
        "(freedom|liberty|justice|truth|democracy|dignity|fairness|unity|peace) .. (for all|will win)",
      "(our|the) (deepest|most sacred|cherished|traditional|timeless|eternal|family|founding|core|" +
        "moral) (values|principles|ideals|virtues|beliefs)",
      "(values|principles|freedoms|rights) (we|that we|all of us|our parents|on which|upon which) " +
        "(hold dear|cherish|stand|fought|our|this country)",
      "(right|wrong) side of history",
      "(basic|fundamental|universal|god-given) (human|) right (,|$|of|for|that|to|!|and)",
      "(basic|common|simple|human) decency (,|demands|of|to|and|is|$|requires)",
      "(triumph|victory|forces|battle|struggle|fight) (of|between|against) " +
        "(good|light|right|evil|darkness) (over|against|and) (evil|good|darkness|wrong)",
      "(better|brighter|safer|fairer|more just|greener) (future|world|tomorrow|society|country) for " +
        "(our|all|everyone|every|your|the next)",
      "(protect|protecting|save|for the sake of|think of|future of) (our|your) " +
        "(children|grandchildren|kids|future generations|children's)",
      "(sanctity|sacredness) of (life|marriage|human life|the family|the home|the ballot)",
      "(a|any|every|our) (society|nation|civilisation|civilization|country) (should be|is|will be) " +
        "judged (by|on)",
      "(true|real) (freedom|patriotism|justice|courage|strength|leadership|christianity|love|" +
        "democracy) (is|means|lies|comes)",
      "(hard-working|hardworking|working|ordinary|decent|honest|law-abiding) " +
        "(families|people|parents|taxpayers) who (play by|pay their|do the right)",
      "(you|we|our (children|families|people|town)|they) (deserve|deserves) " +
        "(so much|far|much|something|nothing less|) (better|than)",
      "you owe it to (your|yourself)",
      "no (decent|civilised|civilized|humane|moral) (country|nation|society|government|person) " +
        "(can|could|would|should|will)",
      "(we|you) (cannot|can't|must not|will not|shall not) (stay|remain|be) (silent|quiet|indifferent)",
      "(we|i) (cannot|can't|will not) (accept|tolerate|allow) this " +
        "(epidemic|injustice|evil|outrage|crime|shame|cruelty)",
      "(give|gave|giving|trade|traded|trading|sell|sold|selling) (away|up|) (your|our|their) " +
        "(freedom|liberty|soul|dignity) for",
      "(freedom|free|values|traditions|liberty|dignity) (is|are) (not|never) " +
        "(negotiable|for sale|a privilege|free|up for)",
      "(very|) (foundation|foundations|fabric|heart|soul) of " +
        "(our|democracy|society|the nation|civilisation|civilization|moral|morality|christian)",
      "(pillars|cornerstone|cornerstones|bedrock) of (a|our|any|every) " +
        "(democratic|free|pluralist|just|civilised|civilized|decent|society|democracy)",
      "(values|aspirations|ideals|conscience) of (human|all|the) " +
        "(civilization|civilisation|humanity|mankind|peoples|free world|free peoples)",
      "(the|a) (peace-loving|freedom-loving|god-fearing|liberty-loving|law-abiding) " +
        "(nation|people|country|world|citizens|peoples)",
    ],
    flags: [
      "In the name of freedom, we stand for justice and fight for common sense.",
      "Freedom and dignity for all.",
      "These are our most sacred values, the values we hold dear.",
      "You will be on the wrong side of history.",
      "Clean air is a basic human right, and common decency demands it.",
      "It is the battle between good and evil.",
      "We build a better future for our kids to protect our children.",
      "The sanctity of marriage is older than the law.",
      "A society is judged by its schools.",
      "True freedom is freedom from want.",
      "Hard-working families who play by the rules.",
      "You deserve better.",
      "You owe it to your family.",
      "No decent country can do that.",
      "We cannot stay silent, and we will not accept this injustice.",
      "They gave up their freedom for a wage.",
      "Our freedom is not for sale.",
      "It shakes the foundations of democracy.",
      "It is one of the pillars of a democratic state.",
      "It betrays the ideals of humanity, of all humanity, the conscience of humanity and the conscience of all peoples.",
      "We are a peace-loving people, the peace-loving nation of the coast.",
    ],
    passes: [
      "“We stand for freedom and justice,” the party leader said.",
      "The children of the village school sang a song.",
      "The value of the contract is 2 million euros.",
    ],
  },
  {
    technique: "appeal-to-values",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "for (freedom|family|justice|peace|truth|faith|democracy) , for " +
        "(freedom|family|justice|peace|truth|faith|our|the|democracy|future|children)",
      "(do|did|doing) it for (freedom|our children|the children|your country|future generations|" +
        "justice|humanity|our grandchildren)",
    ],
    flags: ["We march for freedom, for justice.", "Do it for our children."],
    passes: [
      "“We march for freedom,” he said.",
      "He did it for a cup of tea.",
      "The price for peace of mind is high.",
    ],
  },
  {
    technique: "appeal-to-values",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(history|god|our children|future generations|our grandchildren|posterity) will " +
        "(judge|remember|never forgive|condemn|thank|not forgive|ask) " +
        "(us|you|them|him|this|those|what|whether|how)",
      "(for|to) (our children's children|generations (yet|) (to come|unborn)|those who come after us)",
      "(land|home) of the (free|brave)",
      "(liberty|justice|freedom|equality|peace) (and (justice|liberty|freedom|equality|peace)|) for all",
      "(eyes of (the world|history|god)|conscience of (the world|the nation|mankind)|verdict of history)",
      "(love|hope|light|truth|goodness) (will|must|always|shall) (always|) " +
        "(win|wins|triumph|conquer|conquers|prevail|overcome)",
    ],
    flags: [
      "History will judge us.",
      "We do it for generations to come, in the land of the free, with justice for all.",
      "The eyes of the world are on us, and love will win.",
    ],
    passes: [
      "“History will judge us,” he said.",
      "The land of the farm is dry.",
      "Love of cheese runs in the family.",
    ],
  },
  {
    technique: "appeal-to-values",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(freedom|liberty|family|life|honour|honor|tradition|marriage|justice|faith|truth|nature|childhood|motherhood|democracy|friendship|equality|property|privacy|loyalty) (is|are) (sacred|holy|the highest|above all|above everything|not for sale|priceless|everything|worth more|our highest|more important than|a sacred|untouchable|the greatest)",
      "if (family|honour|honor|freedom|justice|friendship|tradition|truth|faith|decency|loyalty|nature|peace|honesty|your children|democracy) (means|mean|matters|counts|is worth|still means|still counts) .. , (you|we|then|vote|buy|sign|join)",
      "(decency|common sense|honour|honor|justice|reason|conscience|morality|humanity|fairness|tradition|duty|faith|loyalty|respect|gratitude|solidarity|our values|our ancestors) .. (demand|demands|require|requires|oblige|obliges|command|commands|forbid|forbids|dictate|dictates|call for|calls for) (that|us|a|the|it|you|we|nothing|of)",
      "in the name of (justice|freedom|liberty|humanity|human|decency|equality|fairness|the children|truth|family|dignity|tradition)",
      "(a|every|any|no) (good|true|real|decent|honest|proper|devout) (christian|muslim|believer|mother|father|parent|neighbour|citizen|man|woman|son|daughter|catholic|family|husband|wife|farmer|human being|democrat) (would|will|could|can|does|always|never|knows|must|has to|should|keeps|buys|eats|gives|lets)",
      "(our|the|christian|family|western|old|traditional|moral|european) (traditions|tradition|values|faith|principles|customs|morals|heritage|honour|dignity) (come|comes|must come|have to come|stand|stands|are at|are worth|forbid|demand|teach|tell|has no price) (first|above|before|stake|more|us|that|it|,|$|)",
      "(for the sake of|out of respect for) (freedom|justice|decency|our traditions|our values|family|the family|human dignity|honour|fairness|tradition|honesty|humanity)",
      "(it is|it's|that is|that's) (a|our|your|simply a|only a) (moral|sacred|holy|christian|patriotic|human|basic) (duty|obligation|commandment|right|imperative|question)",
      "(it is|it's|that is|that's) (a question|a matter|a point) of (honour|honor|decency|principle|dignity|justice|values|conscience|morality|respect|fairness|loyalty)",
      "(honest|hard-working|decent|upright|god-fearing|fair-minded|freedom-loving|peace-loving) (work|people|citizens|folk|men|women|families|person|man|woman) (vote|votes|support|supports|choose|know|knows|would|buy|deserve|never|say|says|does not|do not|doesn't|don't|must)",
      "(whoever|anyone who|everyone who|all who) (love|loves|values|value|believe in|believes in|respects|cares about) (freedom|justice|peace|life|honesty|tradition|family|animals|nature|liberty|truth|fairness)",
      "(nature|natural|unnatural|tradition|always been done) .. , (so|therefore|and that's why|hence) (it|we|you|this|that) (must|should|can't|cannot|is) (be|not|never|right|wrong|good|stay)",
      "(freedom|honesty|justice|loyalty|family|faith|solidarity|tradition|fairness|respect|decency|dignity) (,|and) .. : (that|those|this|these|vote|that's|it) (is|are|'s|what|for|why)",
      "(stand|stands|stood|stand up|vote|fight|fights) (up|) for (our|) (values|freedom|justice|decency|family values|tradition|our way of life|the family|morals|fairness|honesty|truth|what is right|what's right) .. (buy|vote|sign|by|and|with|,|!|$)",
      "(you|we) owe it to (your|our|the|god|yourself|future|those|all)",
      "(would|will) (be|) (turn|turning) in (his|her|their) (grave|graves)",
      "(what would|what will) (our|your) (ancestors|grandparents|grandchildren|fathers|forefathers|mother|children) (say|think)",
    ],
    flags: [
      "Privacy is sacred.",
      "If honesty means anything to you, sign here.",
      "Fairness requires that we share the shed, and conscience forbids it.",
      "In the name of humanity, close the pool.",
      "A good neighbour would never mow at noon.",
      "Our customs must come first.",
      "Do it for the sake of fairness and out of respect for the family.",
      "It is our sacred duty.",
      "It's a matter of honour.",
      "Decent people buy here.",
      "Anyone who loves animals will sign.",
      "It is natural, therefore it must be good.",
      "Loyalty and faith: that is what we sell.",
      "Stand up for fairness and sign.",
      "You owe it to your children.",
      "Grandfather would turn in his grave.",
      "What would our ancestors say?",
    ],
    passes: [
      "“In the name of humanity, close it,” she said.",
      "The law court is next to the church.",
      "The family values its garden.",
    ],
  },
];
