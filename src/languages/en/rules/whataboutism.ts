import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, whataboutism; UNLP 2025";

/** An answer that points at another's wrong instead of answering. */
export const whataboutism: readonly Rule[] = [
  {
    technique: "whataboutism",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(but|yet|and|ok|okay|fine|sure|well) (,|) what about (the|all|their|his|her|when|those|our|other|you|your|these|that|them)",
      "^ what about (all the|their|his|her|those|our|the (crimes|victims|wars|lies|other|time|times|rich|banks)) .. ?",
      "(what|how) about (when|the times|all the times) (he|she|they|you|your|the|his|her)",
      "(where was|where were|where is|where are|where's) (the|all the|your|this|their|all this|that) (outrage|outcry|anger|concern|protests)",
      "(where was|where were|where is|where are|where's) (the|all the|your|their) (media|headlines|marches|tears|sympathy|uproar|sanctions)",
      "(nobody|no one|no-one) (complained|cared|protested|batted an eye|said a word|objected|minded|said anything|blinked) (when|about)",
      "(where were|who) (you|they|complained|protested|cared) when (the|they|he|she|it|our|his|her|your)",
      "(imagine|picture) (the|if) (outcry|outrage|uproar|reaction|headlines|media reaction|fuss|roles were reversed|this were)",
      "(others|other countries|everyone else|the other side|the others|his opponents|their predecessors) (do|did|does) (it|the same|far worse|worse)",
      "(is|are|was|were|be) (no|any|hardly) better (than (they|them|he|his|the others)|themselves|either|himself|herself)",
      "(just as|equally|every bit as|far more) (bad|guilty|corrupt|to blame|dishonest|culpable) (as|,|$|in)",
      "(and|but) who (bombed|invaded|started|destroyed|armed|funded|overthrew|colonised|colonized|enslaved|voted|closed) .. ?",
      "(worse things|far worse|much worse things) (happen|happened|have happened|were done|are done|go on)",
      "(they|the council|the government|ministers) (found|can find|always find|can always find) .. (million|billion|millions|billions) for",
      "(the|) real (crime|fascists|racists|criminals|victims|thieves) (is|are|was|were|here|sit)",
      "(if|had) (a|the|an) (man|woman|rich man|poor man|conservative|liberal|banker|worker) (had|were) .. (would|media|outrage|outcry|jail)",
    ],
    flags: [
      "But what about the other party's donors?",
      "What about their crimes at sea?",
      "What about when your side did it?",
      "Where was the outrage then, and where were the headlines?",
      "Nobody complained when the banks were saved.",
      "Where were you when the mill was closed?",
      "Imagine the outcry if it were us.",
      "The others did far worse.",
      "His rivals are no better than he was, and they are just as guilty.",
      "But who closed the mill?",
      "Worse things happen at sea.",
      "They found a cool million for a fountain.",
      "The real criminals sit in the bank.",
      "If a poor man had done it, he would be in jail.",
    ],
    passes: [
      "“But what about the other party's donors?” the senator asked.",
      "Ask the nurse about the times of visits.",
      "The second road was no better than the first.",
    ],
  },
];
