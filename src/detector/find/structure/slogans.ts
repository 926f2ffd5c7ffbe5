import { type Finding, type Matches, sentencesOf } from "../../patterns/match.ts";
import { endsIn, type Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { isWordLike, lettersOf, markAt, type Tokens, WORD } from "../../text/tokens.ts";

const EXCLAMATION = "!".charCodeAt(0);
/** So many tokens at the end of a sentence may be its mark and those that close a quotation. */
const CLOSING_TOKENS = 3;
const LONGEST_CALL = 6;
const LONGEST_PARALLEL = 8;

/** Finds short calls with an exclamation mark, short lines of two like halves, and three words in a row. */
export function findSlogans({ tokens, sentences }: Split, { markers }: Matches): Finding[] {
  const calling = new Set(sentencesOf(markers.get("call")));
  const findings: Finding[] = [];
  const calls: Finding[] = [];
  sentences.forEach((sentence, number) => {
    if (!endsIn(tokens, sentence, EXCLAMATION, CLOSING_TOKENS) || sentence.words < 2) return;
    const finding = {
      technique: "slogans",
      first: sentence.first,
      last: sentence.end - 1,
      sentence: number,
    } as const;
    if (sentence.words <= LONGEST_PARALLEL && (isParallel(tokens, sentence) || isTriad(tokens, sentence)))
      findings.push({ ...finding, strength: "strong" });
    else if (sentence.words <= LONGEST_CALL && calling.has(number))
      calls.push({ ...finding, strength: "weak" });
  });
  // One call with an exclamation mark stands in many a plain notice; several make a manner.
  const strength = calls.length + findings.length > 1 ? "strong" : "weak";
  return [
    ...findings,
    ...calls.map(
      ({ first, last, sentence }): Finding => ({ technique: "slogans", strength, first, last, sentence }),
    ),
  ];
}

/** The words between the commas and dashes of a sentence, as tokens. */
function partsOf(tokens: Tokens, { first, end }: Sentence): number[][] {
  const parts: number[][] = [[]];
  for (let index = first; index < end; index++) {
    if (isWordLike(tokens, index)) parts.at(-1)?.push(index);
    else if (isCaesura(markAt(tokens, index)) && (parts.at(-1)?.length ?? 0) > 0) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** Shorter words are counted or called out: "one, two, go!" */
const SHORTEST_OF_TRIAD = 4;

/** "Bread, peace, land!": three single words, no two alike. */
function isTriad(tokens: Tokens, sentence: Sentence): boolean {
  const parts = partsOf(tokens, sentence);
  const words = parts.flat();
  return (
    parts.length === 3 &&
    words.length === 3 &&
    words.every((index) => tokens.kinds[index] === WORD && lettersOf(tokens, index) >= SHORTEST_OF_TRIAD) &&
    new Set(words.map((index) => tokens.words[index])).size === 3
  );
}

/** "No justice, no peace!": two halves about a comma or dash that begin with the same word. */
function isParallel(tokens: Tokens, sentence: Sentence): boolean {
  const parts = partsOf(tokens, sentence).map((part) => part.map((index) => tokens.words[index] ?? 0));
  const [one, two, ...more] = parts;
  if (one === undefined || two === undefined || more.length > 0) return false;
  if (one.length < 2 || one.length !== two.length || one[0] !== two[0]) return false;
  return one.some((word, at) => word !== two[at]);
}

function isCaesura(mark: number): boolean {
  return mark === 0x2c || mark === 0x2014 || mark === 0x2013 || mark === 0x2d || mark === 0x21;
}
