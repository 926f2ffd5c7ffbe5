import type { Rule } from "../../rule.ts";

const SOURCE = "Walton, Informal Logic (2008), on anecdotal evidence; the turns of phrase are our own list";

/** One case is to carry a general claim. */
export const singleCaseProof: readonly Rule[] = [
  {
    technique: "single-case-proof",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "my (grandfather|grandmother|grandpa|grandma|uncle|aunt|neighbour|neighbor|father|dad|mother) (smoked|drank|ate|never|always) .. (lived|and|was|till|until)",
      "(it|this|that) (worked|works|did wonders|has worked) (for|on) (me|my|us|him|her|our) (so|,|and|!|$|mother|wife|husband|son|daughter|neighbour|dog)",
      "(i've|i have|we've|we have) never (caught|had|been|got|worn|used|seen) .. (so|and i|and we|,) (it|i'm|i am|never|we|that|there|am|still)",
      "(i|we) (know|knew) (a|an|someone|somebody|one) .. (who|and he|and she) .. (and|,|so|yet|but) (he|she|it|is|lived|died|never|was|got|all)",
      "(i am|i'm|he is|she is) (the|a|) living proof",
      "(case|story|example|experience) (of <capitalised>|) (illustrates|proves|shows|demonstrates) (the|that|how|what|just|why|all)",
      "(his|her|their|my|our|<capitalised>) (story|case|experience) (illustrates|proves|demonstrates) (the|that|how|what|just|why|all)",
      "through .. (story|case|experience) , (let's|let us|we|you) .. (delve|see|explore|learn|understand|discover)",
      "(take|consider|meet|look at) (the (case|story|example) of|<capitalised>) .. (who|, a|, the|: he|: she|, whose|cured|lost)",
      "(one|a single) (look|glance|visit|example|case|photo|picture|story) (is enough|says it all|tells you|proves|shows|was enough|suffices)",
      "(just|only) (last|the other) (week|month|year|day) .. (proves|shows|that is|which|this is|that's|goes to)",
      "(we have|we've|you have|i have) (just|) seen this (just|) (recently|again|before|here|already|in)",
      "if (i|he|she|my (father|mother|grandfather|son)) (can|could|did|made it) .. (so can|anyone|anybody|everyone|you) (can|could|you|everyone|anyone|it|too)",
    ],
    flags: [
      "My grandfather smoked all his life and lived to be ninety.",
      "It worked for me, so it works.",
      "We have never had the flu, so it is safe.",
      "I know a man who never wore a belt and he is fine.",
      "I am living proof.",
      "The case of Anna proves that tea heals.",
      "Her story proves that tea heals.",
      "Through Anna's story, let us see what tea can do.",
      "Take Anna, who lost ten pounds.",
      "One photo says it all.",
      "Only last week a cyclist fell, which proves the point.",
      "We have seen this just recently.",
      "If I can do it, anyone can.",
    ],
    passes: [
      "“It worked for me,” she said.",
      "In the case of Anna Holt, the court will sit in May.",
      "Take the second road on the left.",
    ],
  },
];
