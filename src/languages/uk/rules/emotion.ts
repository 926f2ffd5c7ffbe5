import type { Rule } from "../../rule.ts";
import { anger } from "./emotion/anger.ts";
import { contempt } from "./emotion/contempt.ts";
import { disgust } from "./emotion/disgust.ts";
import { fear } from "./emotion/fear.ts";
import { hope } from "./emotion/hope.ts";
import { joy } from "./emotion/joy.ts";
import { pride } from "./emotion/pride.ts";
import { sadness } from "./emotion/sadness.ts";
import { surprise } from "./emotion/surprise.ts";

/** Words that show a feeling of the one who says them. Each emotion has its file. */
export const emotion: readonly Rule[] = [
  ...anger,
  ...contempt,
  ...disgust,
  ...fear,
  ...joy,
  ...sadness,
  ...surprise,
  ...pride,
  ...hope,
];
