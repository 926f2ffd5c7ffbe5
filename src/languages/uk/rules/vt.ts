import type { Rule } from "../../rule.ts";

/**  */
export const vt: readonly Rule[] = [];
