import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, straw man";

/** An opponent made to hold what is easy to beat. */
export const strawMan: readonly Rule[] = [
  {
    technique: "straw-man",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "so (you're|you are|what you're|what you are|they're|they are|he's|she's) (really|basically|actually|) (saying|telling us|telling me|suggesting|claiming)",
      "so (you|they) (think|want|believe|would like|would rather|hate|don't care) .. ?",
      "(they|the left|the right|feminists|activists|environmentalists|critics|opponents|elites|globalists|these people|progressives) (want|expect|would like) (you|us|everyone|people) to (believe|eat|live|bow|hate|stop|submit|sit|pay|give up|die|freeze)",
      "(by|using|follow|following|with) (that|this|the same|their|his|her|such) logic",
      "(according to|in the eyes of|in the mind of|in the minds of|if you ask) (the left|the right|these people|our critics|our opponents|the feminists|the elites|such people|these geniuses)",
      "(want|wants|seek|seeks|plan|plans|intend|determined) to (abolish|ban|outlaw|erase|criminalise|criminalize) (all|our|every|the very|christmas|cars|meat|the family|free speech|history|religion|marriage|borders|cash|fun)",
      "(want|wants) (open borders|to open all|to let everyone|no police|no borders|everyone to|total|anarchy|free everything|to do nothing|a world without)",
      "(he|she|they|you) (just|simply|really) (doesn't|don't|does not|do not) want (us|you|any|our|men|women|anyone|white|black|people)",
      "(what|all) (he|she|they) (really|actually) (mean|means|meant|is saying|are saying) (is|was|by)",
      "(in other words|translation|translated) (,|:) (they|he|she|let|shut|do|give|pay|anyone|you (must|should|can't|are))",
      "(you|they|he|she) (might|may) as well (say|argue|claim|ban|tell|ask|abolish|burn|close|give)",
      "(anyone|anybody|everyone|whoever|those) who (disagrees|questions|dares|asks|doubts|objects|opposes|criticises|criticizes|speaks) .. (is|gets|be|was|as|labelled|labeled|called|branded) (a|an|called|as|labelled|branded|racist|fascist)",
      "(apparently|evidently|presumably) (,|) (we|it's|it is|anyone|everyone|men|women|the only|if you|you|that makes|wanting|being|now) .. (should|must|now|just|racist|fascist|bad|wrong|crime|makes|supposed)",
      "(their|his|her|the (opposition's|critics'|left's|right's)) (answer|solution|argument) (is|seems to be|to everything is|to this is) (to|:|simple|just|simply|always|more|that)",
    ],
    flags: [
      "So you're saying that nobody should work at all?",
      "So you want us to starve?",
      "The left want you to freeze.",
      "By that logic we should close every school.",
      "According to these people, rain is a crime.",
      "They want to ban all cars.",
      "She wants open borders.",
      "He simply doesn't want any women there.",
      "What she really means is that you should go.",
      "In other words, shut up and pay.",
      "You might as well ban shoes.",
      "Anyone who disagrees is called a racist.",
      "Apparently, we must all now cycle.",
      "Their answer is to close the road.",
    ],
    passes: [
      "“They want you to freeze,” the caller said.",
      "The logic of the circuit is shown in figure 3.",
      "According to the minister, the road opens in May.",
    ],
  },
];
