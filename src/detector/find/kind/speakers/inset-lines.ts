import type { Split } from "../../../text/split.ts";
import type { Spoken } from "./spoken.ts";

/** "[Headline, by Ann Reed, Valley Post, May 4, 2018]": what is cited stands in brackets and ends in a year. */
const CITED_HEADLINE = /^\[[^[\]\n]{20,400}\b(?:19|20)\d\d\]$/gmu;
/** "….The flood": more than three dots go on with a post that was cut in two. */
const POST_CUT_IN_TWO = /(?<=\n)(?:…[.…]+|\.{4,}) ?(?=\p{Lu})[^\n]+$/gmu;

/** Whole lines that a text sets among its own: the headline of a cited article, and a post that goes on from another. */
export function findInsetLines({ text }: Split): Spoken[] {
  return [...text.matchAll(CITED_HEADLINE), ...text.matchAll(POST_CUT_IN_TWO)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    manner: "direct",
  }));
}
