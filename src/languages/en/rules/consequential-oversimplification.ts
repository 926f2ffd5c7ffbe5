import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, consequential oversimplification (slippery slope)";

/** One step is said to bring the last one with it. */
export const consequentialOversimplification: readonly Rule[] = [
  {
    technique: "consequential-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(slippery slope|thin end of the wedge|thin edge of the wedge|domino effect|opens the floodgates|" +
        "open the floodgates|pandora's box)",
      "(next|the next) thing (you know|we know)",
      "where (will|does|do|would) (it|this|that|we) (all|) (end|stop|draw the line) ?",
      "(what|who) (is|will be|comes|'s) next ?",
      "what's next ?",
      "before (you|we) know it (,|) (they|we|the|you|our|it|there|everyone|all|children)",
      "first (it|they|it's|it is|it was|comes|they ban|they take) .. , (then|next|soon)",
      "(today|now) (it's|it is|they|the|we) .. , tomorrow (it|they|the|we|it's|your)",
      "give (them|him|her) an inch",
      "(the|) (beginning of the end|point of no return|first step (to|towards|toward|on the road))",
      "if (we|you|they) (allow|let|start|permit|ban|give|legalise|legalize|accept|rely on|close|lower|" +
        "raise) .. , (soon|next|then|everyone|we|there|nobody|they|you)",
      "if (we|you|they) (allow|let|start|permit|ban|legalise|legalize|accept|rely on|close|lower|" +
        "raise) .. (, |) (will|'ll) (soon|next|then|end up|be|all)",
      "(soon|then|next) (they'll|they will|everyone will|nobody will|we'll|we will|there will) (all|) " +
        "(want|be|ban|take|have|marry|close|forbid|demand)",
      "(will|would) (inevitably|surely|only|soon|necessarily|eventually|certainly) " +
        "(lead|leads|end|result|mean) (to|in|up|the|that|us)",
      "(i guarantee|i promise|mark my words|guaranteed|rest assured) .. (will|would) " +
        "(be|end|come|collapse|stop|vanish|disappear|never|have|rise|fall)",
      "(would|will) (come|grind) to a (screeching|grinding) halt",
      "a (road|path|step|short step|bridge) (to|towards) " +
        "(serfdom|hell|ruin|tyranny|dictatorship|nowhere|slavery|disaster|communism|fascism)",
    ],
    flags: [
      "It is a slippery slope.",
      "Next thing you know, dogs will vote.",
      "Where will it end?",
      "What is next?",
      "What's next?",
      "Before you know it, they close the library.",
      "First they ban bags, then they ban cars.",
      "Today it's a camera, tomorrow it's a cell.",
      "Give them an inch and they take a mile.",
      "It was the beginning of the end.",
      "If we allow one stall, soon the square will be full.",
      "If we lower the fee they will soon ask for more.",
      "Then they will want your house.",
      "It will inevitably lead to war.",
      "Mark my words, the bridge will collapse.",
      "The town would come to a grinding halt: it is a path to ruin.",
    ],
    passes: [
      "“It is a slippery slope,” she said.",
      "First they peel the apples, and later they bake.",
      "The steps to the beach are steep.",
    ],
  },
  {
    technique: "consequential-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(today|now) (they|it|it's|we) .. .. , tomorrow (for|they|they'll|it|it's|we|the|your|our)",
      "before long (everything|everyone|they|we|nobody|every|all|the whole|our)",
      "if you (skip|miss|fail|drop|forget|smoke|eat|lose|try|touch) .. .. , you (will|'ll) .. .. " +
        "(and|then) .. (end up|lose|die|become|never)",
      "if we (let|allow|legalise|legalize|ban|permit) .. .. (, |) (next|soon|then|before long) ",
      "(will|would|'ll) (end up|wind up|finish) " +
        "(homeless|in jail|in prison|on the street|on the streets|dead|bankrupt|in chaos|as slaves|like)",
      "(there is|there's|there will be|there'll be) no (stopping|end to|going back|turning back|way back)",
    ],
    flags: [
      "Today they come for our lamps, tomorrow for our beds.",
      "Before long everything will be for sale.",
      "If you skip one test, you will fail and then end up alone.",
      "If we let them sing, next comes dancing.",
      "You will end up homeless.",
      "There will be no going back.",
    ],
    passes: [
      "“Before long everything will be legal,” he said.",
      "If we let the dough rest, it rises.",
      "Before long it was dark.",
    ],
  },
  {
    technique: "consequential-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "if (we|you|they|i|he|she|the council|the school) (let|allow|give|lend|open|start|permit|close|lose|say|do|accept) .. .. (next|soon|then|in the end|before long|one day)",
      "if (we|you|i|they) (let|allow|give|lend|open|start|permit|close|accept|say) .. .. (next|soon|then|in the end|tomorrow|one day|before long)",
      "(skip|miss|allow|let|give|permit|forgive|open|close|drop|tolerate|accept) .. and (you|they|he|she|we|it|in|soon|next|before) (..|) (will|'ll|you'll|they'll|we'll)",
      "(skip|miss|allow|let|give|permit|forgive|open|close|drop|tolerate) .. and (you'll|they'll|he'll|she'll|we'll|soon|next|before long)",
      "in (<number>|ten|five|twenty|a few|two|three) (years|months|weeks|years') .. (nothing left|nobody left|no one left|be no|no trees|all be|only)",
      "(nothing|nobody|no one) (will|'ll) be left (but|of|in|to|except|standing|$)",
      "first (they|it|comes|it's|it was) .. , (then|next) .. (,|;) (and|) (finally|in the end|soon|one day|at last|then|next|before)",
      "first (they|it's|it was|comes|come) .. , (then|next) .. (, |) (and|) (finally|in the end|soon|tomorrow|one day|at last)",
      "(today|now) (they|we|he|she|you|it|it's|a|the) .. , tomorrow (a|the|an|he|she|they|we|you|it|our)",
      "(will|'ll) (grow up|end up|finish up|wind up) .. (criminal|prison|jail|gutter|street|drugs|alone|unemployed|thief|beggar|drunk|ruined)",
      "(will|'ll) grow up (to be|into|as|without) (a|an|the) .. (without|who|criminal|monster|tyrant|thief|liar|slave)",
      "(and|,) (before long|soon|in no time|sooner or later|one day) (you'll|they'll|he'll|she'll|we'll|nobody will|everyone will|they will)",
      "(one|a single) (glass|beer|cigarette|lie|joint|bet|late|slice|sweet|step|exception|mistake|puff) .. (and|then|,) .. (will|'ll|end|addict|gutter|never)",
      "(it starts|it begins|it always starts|it all starts|it all begins) with .. (and|then|,|;) (.. ends|ends|ends up|soon|next|finishes|before|it ends)",
      "(whoever|anyone who|he who|a child who|a boy who|a girl who|those who) .. (today|now) (will|'ll) .. (tomorrow|later|next|soon|one day)",
      "if (..|) (fail|fails|skip|skips|drop|drops|miss|misses) .. .. (never get|never find|end up|lose|no job|homeless|ruined)",
      "(that|this|it) (will|would|'ll) be the end of (our|the|all|us|this|every|democracy|freedom|family|everything)",
      "(what|where) (will|would) (be|come|they ban|they want|they take|it be) next (:|?|,)",
      "once (you|we|they|the) (..|) (start|allow|let|give|begin|open|accept) .. , (there|you|we|they|it|nothing|everything)",
      "(no|without) .. (today|now|this year) (means|,) no .. (tomorrow|ever|at all|next) .. (and|,)",
    ],
    flags: [
      "If we let dogs in, next they will want beds; if I lend him a spade, he will take my house one day.",
      "If they close one stop here, soon no bus will run.",
      "Forgive one late book and soon nobody returns any; skip a class and you will skip a year.",
      "Skip a class and you'll never work.",
      "In ten years there will be nothing left, and nobody will be left to care.",
      "First comes a fence, then a wall, and finally a war.",
      "First they tax the dogs, then the cats, and soon the fish.",
      "Today he steals a pencil, tomorrow a car.",
      "He will end up in prison.",
      "She will grow up to be a liar who respects nothing.",
      "They ban the grill, and soon they'll ban the fork.",
      "One beer on Friday and you'll end in the gutter.",
      "It always starts with a joke and it ends in jail.",
      "A child who cheats today will rob tomorrow.",
      "If she drops Latin this year, she will never find a husband or a job.",
      "That would be the end of our village.",
      "What will they want next: our beds?",
      "Once you let one salesman in, you will never be rid of them.",
      "No homework today means no diploma tomorrow, and no job.",
    ],
    passes: [
      "“If we let dogs in, next they will want beds,” said the warden.",
      "First we wash the rice, then we boil it.",
      "If it rains, the fair will be in the hall.",
    ],
  },
];
