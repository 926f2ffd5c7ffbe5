import type { Rule } from "../../rule.ts";

const SOURCE = "Walton, Informal Logic (2008), on hasty generalisation and post hoc";

/** From one or two cases, or from one thing after another, to a law. */
export const hastyGeneralisation: readonly Rule[] = [
  {
    technique: "hasty-generalisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(this|that|it|which) (just|only|simply|once again|all|) (proves|shows|goes to show) (that|once again|again|you) .. (all|every|always|never|none|nobody|everyone)",
      "(just|only|simply) goes to (show|prove)",
      "(here's|here is|there's|there is|that's|that is) (all the|the|your|more|another|living|) proof (,|that|you|of|$|from|we|:)",
      "(so|therefore|thus|clearly|which means) (,|) (all|every|none of|no) (people|women|men|dogs|cats|teenagers|foreigners|the people|swans|politicians) .. (are|is|must|can)",
      "(i|we) (met|know|knew|saw|had|tried|bought) (one|two|three|a|an|a couple of|a few) .. , so (all|they|every|everyone|nobody|people|the|it)",
      "(since|ever since|after|once) (i|we|he|she|they) (started|stopped|washed|bought|moved|took|wore|changed|switched) .. , (it|i|my|we|the|everything)",
      "every time (i|we|he|she) .. , it (rains|rained|snows|breaks|fails|stops|happens|works)",
      "(because|since) (i|we) (washed|wore|forgot|took|said|planned|watered|hung) .. (it|the) (rained|snowed|broke|happened|worked|stopped|won)",
      "it (rained|snowed|broke|failed|happened) (because|since) (i|we|he|she) (washed|wore|forgot|took|said|planned|watered|hung)",
      "(everyone|everybody) i (know|meet|ask|asked|spoke to|talked to|speak to) (says|agrees|thinks|has|is|hates|loves|wants|feels|said)",
      "(two|three|one|several) (of my|of our|people|friends|neighbours|colleagues) .. , so (it|they|all|everyone|nobody|the|this) (must|is|are|can't|all|has)",
      "suggesting (that|) (there was|there were|they|he|she|it|another|someone|somebody) .. (another|second|more|someone|plot|with|lied|knew)",
      "(there must|must) (have been|be) (another|a second|more than one|someone else|somebody else|others|an accomplice) .. (because|since|as|$|,|with)",
    ],
    flags: [
      "It just goes to show that all of them cheat.",
      "That is all the proof you need.",
      "My bike was stolen by one, so all foreigners are thieves.",
      "I met two rude waiters, so the whole city is rude.",
      "Since I washed the car, it rained.",
      "Every time we plan a picnic, it rains.",
      "Since we hung the charm the rain stopped, because we hung the charm it stopped.",
      "Because I washed the car it rained.",
      "It rained because I washed the car.",
      "Everyone I know says so.",
      "Two of my friends fell ill, so it must be the water.",
      "There were two cups, suggesting that there was another guest.",
      "There must have been a second guest.",
    ],
    passes: [
      "“That is all the proof you need,” he said.",
      "The proof of the theorem is on page 9.",
      "I met my brother, and we went home.",
    ],
  },
];
