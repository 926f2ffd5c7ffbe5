import type { Finding, MarkerHit, Matches } from "../../patterns/match.ts";
import { type Quotation, quotationAround } from "../../text/quotations.ts";
import type { Split } from "../../text/split.ts";
import { isWordLike, LOWER_SHAPE, type Tokens } from "../../text/tokens.ts";

/** More words than this are somebody's speech, not a word held up by its tail. */
const MOST_WORDS = 3;
/** Tokens before the mark in which "the word", "called" and the like show that a name is meant. */
const NAMING_REACH = 3;

/**
 * Finds words of praise and of office in quotation marks of the author's own: these “experts”. What is written with a
 * capital is a title; what is called so, or said by somebody, is a quotation.
 */
export function findScareQuotes(split: Split, { markers, quotations, speech }: Matches): Finding[] {
  const { tokens } = split;
  const naming = new Set((markers.get("naming-word") ?? []).map(({ last }) => last));
  const isNamed = ({ open }: Quotation) =>
    Array.from({ length: NAMING_REACH }, (_, away) => open - 1 - away).some((index) => naming.has(index));
  const isSaid = ({ first }: MarkerHit) => {
    const start = tokens.starts[first] ?? 0;
    return speech.some((said) => start >= said.start && start < said.end);
  };
  const saying = new Set((markers.get("speech-verb") ?? []).map(({ sentence }) => sentence));
  let done: Quotation | undefined;
  return (markers.get("scare-word") ?? []).flatMap((hit): Finding[] => {
    const quotation = quotationAround(quotations, hit);
    if (quotation === undefined || quotation === done || !isLowerPhrase(tokens, quotation)) return [];
    if (isNamed(quotation) || isSaid(hit) || saying.has(hit.sentence)) return [];
    done = quotation;
    const [first, last] = [quotation.open + 1, quotation.close - 1];
    return [{ technique: "mockery", strength: "strong", first, last, sentence: hit.sentence }];
  });
}

/** One to three words, none of them with a capital, and nothing else: at a sentence's start it may be a party's name. */
function isLowerPhrase(tokens: Tokens, { open, close }: Quotation): boolean {
  const words = close - open - 1;
  if (words < 1 || words > MOST_WORDS) return false;
  for (let index = open + 1; index < close; index++) {
    if (!isWordLike(tokens, index) || tokens.shapes[index] !== LOWER_SHAPE) return false;
  }
  return true;
}
