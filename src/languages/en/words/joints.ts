import type { Joints } from "../../language.ts";

/** Where an argument in an English text can be taken apart. */
export const joints: Joints = {
  alternative: { before: ["either"], between: ["or"] },
  condition: { before: ["if", "once", "when"], after: ["then"] },
  universal:
    "all always anybody anyone every everybody everyone everything everywhere never nobody none nothing nowhere".split(
      " ",
    ),
  leads: ["and", "but", "or", "so"],
  turns: ["but", "but,", "and", "and,", "so,", "yet,", "however,", "nevertheless,"],
  cause: ["because of", "due to", "thanks to", "because"],
};
