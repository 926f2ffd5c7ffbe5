import type { Rule } from "../../../rule.ts";
import { EMOTIONS_SOURCE } from "./source.ts";

/** Hope: something good is awaited. */
export const hope: readonly Rule[] = [
  {
    technique: "hope",
    source: EMOTIONS_SOURCE,
    strength: "strong",
    patterns: [
      "(brighter|better|bright|happier|safer|fairer) (future|tomorrow|world)",
      "(there is|there's|gives us|gives me|brings|bring|new|renewed|full of|a glimmer of|glimmer of|ray of|sign of|signs of|never lose|with) (still |) hope",
      "(light at the end of the tunnel|dream come true|we shall overcome|we will overcome|together we can|together we will|never give up|don't give up|do not lose heart|a new dawn|new beginning|turn the page)",
      "(i|we) (firmly|truly|still|) hope (that|we|for|to see)",
      "(i'm hopeful|i am hopeful|we are hopeful|am optimistic|are optimistic|i'm optimistic)",
      "(i|we) (look forward|am looking forward|are looking forward) to",
      "(signs of|ushering in|ushers in|usher in|on the threshold of) (a|renewed|recovery|support|new)",
      "what if (there was|there were|you could|there is) (a|finally|) (way|end|stop|cure)",
      "(it is|it's|is) not too late",
      "(will|can|could|may) (bring|offer|give|restore|mean) (new |fresh |real |) (hope|relief|peace|healing|a better)",
      "(we|you|they|together we) (can|will|shall) (rebuild|overcome|heal|recover|rise again|make a difference|win this|build a|create a|achieve|turn this)",
    ],
    flags: [
      "It is not too late.",
      "The well will bring new hope.",
      "We can rebuild the school.",

      "We are building a brighter future for the valley.",
      "There is hope for the old mill.",
      "Together we can save the library.",
      "We still hope that the bridge will open.",
      "I am hopeful.",
      "I look forward to our meeting in May.",
      "There are signs of recovery on the coast.",
      "What if there was a way to sleep better?",
    ],
    passes: [
      "“There is hope,” said the doctor.",
      "Hope Street is closed on Monday.",
      "The better seats are sold first.",
    ],
  },
];
