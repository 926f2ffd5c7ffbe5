import type { Rule } from "../../../rule.ts";
import { postsCalls } from "./calls.ts";
import { postsCharges } from "./charges.ts";
import { postsClaims } from "./claims.ts";
import { postsJibes } from "./jibes.ts";
import { postsLabels } from "./labels.ts";
import { postsWords } from "./words.ts";

/** What posts of channels and comment threads say, field by field. */
export const posts: readonly Rule[] = [
  ...postsCalls,
  ...postsCharges,
  ...postsClaims,
  ...postsJibes,
  ...postsLabels,
  ...postsWords,
];
