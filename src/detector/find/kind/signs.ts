import type { Matches } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { rateCues } from "./cues.ts";
import { signsOfLines } from "./line-signs.ts";
import { type Sample, sampleOf } from "./sample.ts";
import { signsOfTokens } from "./token-signs.ts";

/**
 * What is counted of a text: cues and tokens a hundred words, sentences and lines as shares of all in hundredths,
 * `letters` of a word and `words` of the text.
 */
export type Signs = Readonly<ReturnType<typeof readSigns>>;
export type Sign = keyof Signs;

/** A rate in fewer words than these would be chance. */
const FEWEST_WORDS = 80;

/** Reads all signs of a text at once, in time linear in its length. */
export function readSigns(split: Split, matches: Matches) {
  const sample = sampleOf(split);
  const per = 100 / Math.max(sample.words, FEWEST_WORDS);
  return {
    ...rateCues(split, sample.sentences, per),
    ...signsOfTokens(split, sample.ranges, per),
    ...signsOfLines(split.tokens, sample.sentences),
    ...signsOfMatches(split, matches, sample, per),
    words: sample.words,
  };
}

function signsOfMatches({ text }: Split, { markers, speech }: Matches, { isIn }: Sample, per: number) {
  const rate = (marker: "time" | "speech-verb" | "source-phrase") =>
    (markers.get(marker) ?? []).filter(({ sentence }) => isIn[sentence] === 1).length * per;
  const quoted = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    quoted: (quoted * 100) / Math.max(text.length, 1),
    times: rate("time"),
    "speech-verbs": rate("speech-verb"),
    sources: rate("source-phrase"),
  };
}
