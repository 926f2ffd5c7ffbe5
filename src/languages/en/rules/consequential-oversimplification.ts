import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, consequential oversimplification (slippery slope)";

/** One step is said to bring the last one with it. */
export const consequentialOversimplification: readonly Rule[] = [
  {
    technique: "consequential-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(slippery slope|thin end of the wedge|thin edge of the wedge|domino effect|opens the floodgates|open the floodgates|pandora's box)",
      "(next|the next) thing (you know|we know)",
      "where (will|does|do|would) (it|this|that|we) (all|) (end|stop|draw the line) ?",
      "(what|who) (is|will be|comes|'s) next ?",
      "what's next ?",
      "before (you|we) know it (,|) (they|we|the|you|our|it|there|everyone|all|children)",
      "first (it|they|it's|it is|it was|comes|they ban|they take) .. , (then|next|soon)",
      "(today|now) (it's|it is|they|the|we) .. , tomorrow (it|they|the|we|it's|your)",
      "give (them|him|her) an inch",
      "(the|) (beginning of the end|point of no return|first step (to|towards|toward|on the road))",
      "if (we|you|they) (allow|let|start|permit|ban|give|legalise|legalize|accept|rely on|close|lower|raise) .. , (soon|next|then|everyone|we|there|nobody|they|you)",
      "if (we|you|they) (allow|let|start|permit|ban|legalise|legalize|accept|rely on|close|lower|raise) .. (, |) (will|'ll) (soon|next|then|end up|be|all)",
      "(soon|then|next) (they'll|they will|everyone will|nobody will|we'll|we will|there will) (all|) (want|be|ban|take|have|marry|close|forbid|demand)",
      "(will|would) (inevitably|surely|only|soon|necessarily|eventually|certainly) (lead|leads|end|result|mean) (to|in|up|the|that|us)",
      "(i guarantee|i promise|mark my words|guaranteed|rest assured) .. (will|would) (be|end|come|collapse|stop|vanish|disappear|never|have|rise|fall)",
      "(would|will) (come|grind) to a (screeching|grinding) halt",
      "a (road|path|step|short step|bridge) (to|towards) (serfdom|hell|ruin|tyranny|dictatorship|nowhere|slavery|disaster|communism|fascism)",
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
];
