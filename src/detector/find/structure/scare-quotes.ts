import { TEXT_LANGUAGES } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import { type Finding, type MarkerHit, type Matches, sentencesOf } from "../../patterns/match.ts";
import { type Quotation, quotationAround } from "../../text/quotations.ts";
import type { Split } from "../../text/split.ts";
import { isWordLike, LOWER_SHAPE, markAt, stemAt, type Tokens } from "../../text/tokens.ts";
import { voiceOf } from "../../text/voice.ts";

/** More words than this are somebody's speech, not a word held up by its tail. */
const MOST_WORDS = 3;
/** Right behind the mark, or so many tokens before it, in which "the word", "called" and the like show that a name is meant. */
const NAMING_REACH = 3;

/**
 * Finds words of praise and of office in quotation marks of the author's own: these “experts”. What is written with a
 * capital is a title; what is called so, or said by somebody, is a quotation.
 */
export function findScareQuotes(split: Split, { markers, quotations, speech }: Matches): Finding[] {
  const { tokens } = split;
  const naming = new Set((markers.get("naming-word") ?? []).map(({ last }) => last));
  const named = namedQuotations(split, quotations, naming);
  // "The “party of power”, as it calls itself": the one who is named so stands behind.
  const isCalledSo = ({ close }: Quotation) =>
    markAt(tokens, close + 1) === COMMA && reach(close + 2, 1).some((index) => naming.has(index));
  const isSaid = ({ first }: MarkerHit) => {
    const start = tokens.starts[first] ?? 0;
    return voiceOf(speech, start, start + 1) === "quoted";
  };
  // What is once called a weapon's or a party's name is no less one where the text goes on without saying so.
  const names = new Set(named.map(({ open }) => stemAt(tokens, open + 1)));
  const saying = new Set(sentencesOf(markers.get("speech-verb")));
  const terms = markers.get("term") ?? [];
  let done: Quotation | undefined;
  return (markers.get("scare-word") ?? []).flatMap((hit): Finding[] => {
    const quotation = quotationAround(quotations, hit);
    if (quotation === undefined || quotation === done || !isLowerPhrase(tokens, quotation)) return [];
    if (names.has(stemAt(tokens, quotation.open + 1)) || isSaid(hit) || saying.has(hit.sentence)) return [];
    // "The “brothers free masons”": so long a name begins with its word of praise, and does not end in it.
    if (quotation.close - quotation.open > MOST_WORDS && hit.first === quotation.open + 1) return [];
    if (isAdverbial(split, quotation, hit.sentence) || isCalledSo(quotation)) return [];
    if (markAt(tokens, quotation.open - 1) === CLOSING_BRACKET) return [];
    if (terms.some(({ first, last }) => first <= hit.first && hit.last <= last)) return [];
    done = quotation;
    const [first, last] = [quotation.open + 1, quotation.close - 1];
    return [{ technique: "mockery", strength: "strong", first, last, sentence: hit.sentence }];
  });
}

/** "[6] “justice and mercy” are meant of towns": the term that a note explains. */
const CLOSING_BRACKET = "]".charCodeAt(0);

/**
 * Quotations of names and terms: by a word right before or behind them. "What “a good index”, “a steady growth” are":
 * of a list in marks the word before the first names all.
 */
function namedQuotations(
  { tokens }: Split,
  quotations: readonly Quotation[],
  naming: ReadonlySet<number>,
): Quotation[] {
  const named: Quotation[] = [];
  for (const quotation of quotations) {
    const { open, close } = quotation;
    const isOfList = named.at(-1)?.close === open - 2 && isJoint(tokens, open - 1);
    const isNamed = reach(open - 1, -1).some((index) => naming.has(index)) || naming.has(close + 1);
    if (isOfList || isNamed) named.push(quotation);
  }
  return named;
}

/** The tokens from which a word that names reaches a quotation. */
function reach(from: number, step: 1 | -1): number[] {
  return Array.from({ length: NAMING_REACH }, (_, away) => from + step * away);
}

/** A comma, or a word such as "and", between two quotations. */
function isJoint(tokens: Tokens, token: number): boolean {
  return markAt(tokens, token) === COMMA || isWordLike(tokens, token);
}

const COMMA = ",".charCodeAt(0);

/** War "to the bitter end" is a watchword that is cited: it praises nobody, as "friends" or "help" do. */
function isAdverbial({ tokens, sentences }: Split, { open, close }: Quotation, sentence: number): boolean {
  const { language = TEXT_LANGUAGES[0] } = sentences[sentence] ?? {};
  return close - open > 2 && lexiconOf(language).openEnds.has(tokens, open + 1);
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
