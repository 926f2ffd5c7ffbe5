import type { Rule } from "../../../rule.ts";
import { EMOTIONS_SOURCE } from "./source.ts";

/** Surprise: somebody says that they did not expect it. */
export const surprise: readonly Rule[] = [
  {
    technique: "surprise",
    source: EMOTIONS_SOURCE,
    strength: "strong",
    patterns: [
      "(i|we|i'm|i am|we are) (was|were|am|are|) (so|very|really|absolutely|truly|completely|totally|somewhat|) (surprised|astonished|amazed|astounded|stunned|shocked|speechless|flabbergasted|dumbfounded|taken aback)",
      "to (my|our|everyone's|everybody's|his|her) (great|utter|complete|) (surprise|astonishment|amazement|shock)",
      "(couldn't|could not|can't|cannot|can hardly|could hardly) believe (my|our|his|her) (eyes|ears|luck)",
      "(you won't believe|you will not believe|would you believe|who would have thought|who would have guessed|jaw-dropping|mind-blowing|mind-boggling|gobsmacked|holy cow|previously unthinkable|beyond belief)",
    ],
    flags: [
      "I was astonished to see the gate open.",
      "To our surprise the shop was full.",
      "I could not believe my eyes.",
      "You won't believe who came to tea.",
    ],
    passes: [
      "“I was astonished,” the walker said.",
      "The lamp is fitted above the door.",
      "The route is believed to be Roman.",
    ],
  },
];
