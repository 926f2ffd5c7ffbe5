import type { Matches } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { rateCues } from "./cues.ts";
import { signsOfLines } from "./line-signs.ts";
import { signsOfTokens } from "./token-signs.ts";

/**
 * What is counted of a text: cues and tokens a hundred words, sentences and lines as shares of all in hundredths,
 * `letters` of a word and `words` of the text.
 */
export type Signs = Readonly<ReturnType<typeof readSigns>>;
export type Sign = keyof Signs;

/** The kind of a text shows in so many of its first words; what follows costs no time. */
const WORDS_READ = 800;
/** A rate in fewer words than these would be chance. */
const FEWEST_WORDS = 80;

/** Reads all signs of a text at once, in time linear in its length. */
export function readSigns(split: Split, matches: Matches) {
  const { sentences, tokens } = split;
  let count = 0;
  let words = 0;
  while (count < sentences.length && words < WORDS_READ) words += sentences[count++]?.words ?? 0;
  const end = sentences[count - 1]?.end ?? 0;
  const per = 100 / Math.max(words, FEWEST_WORDS);
  return {
    words,
    ...rateCues(split, count, per),
    ...signsOfTokens(split, end, per),
    ...signsOfLines(tokens, sentences.slice(0, count)),
    ...signsOfMatches(split, matches, count, per),
  };
}

function signsOfMatches(
  { tokens, sentences }: Split,
  { markers, speech }: Matches,
  count: number,
  per: number,
) {
  const rate = (marker: "time" | "speech-verb" | "source-phrase") =>
    (markers.get(marker) ?? []).filter(({ sentence }) => sentence < count).length * per;
  const readEnd = tokens.ends[(sentences[count - 1]?.end ?? 0) - 1] ?? 0;
  const quoted = speech.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(end, readEnd) - start), 0);
  return {
    quoted: (quoted * 100) / Math.max(readEnd, 1),
    times: rate("time"),
    "speech-verbs": rate("speech-verb"),
    sources: rate("source-phrase"),
  };
}
