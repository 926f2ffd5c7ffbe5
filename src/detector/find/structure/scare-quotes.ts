import { TEXT_LANGUAGES } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import { type Finding, type MarkerHit, type Matches, sentencesOf } from "../../patterns/match.ts";
import { type Quotation, quotationAround } from "../../text/quotations.ts";
import type { Split } from "../../text/split.ts";
import { isWordLike, LOWER_SHAPE, stemAt, type Tokens } from "../../text/tokens.ts";
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
  const isNamed = ({ open, close }: Quotation) =>
    Array.from({ length: NAMING_REACH }, (_, away) => open - 1 - away).some((index) => naming.has(index)) ||
    naming.has(close + 1);
  const isSaid = ({ first }: MarkerHit) => {
    const start = tokens.starts[first] ?? 0;
    return voiceOf(speech, start, start + 1) === "quoted";
  };
  // What is once called a weapon's or a party's name is no less one where the text goes on without saying so.
  const names = new Set(quotations.filter(isNamed).map(({ open }) => stemAt(tokens, open + 1)));
  const saying = new Set(sentencesOf(markers.get("speech-verb")));
  const terms = markers.get("term") ?? [];
  let done: Quotation | undefined;
  return (markers.get("scare-word") ?? []).flatMap((hit): Finding[] => {
    const quotation = quotationAround(quotations, hit);
    if (quotation === undefined || quotation === done || !isLowerPhrase(tokens, quotation)) return [];
    if (names.has(stemAt(tokens, quotation.open + 1)) || isSaid(hit) || saying.has(hit.sentence)) return [];
    if (isAdverbial(split, quotation, hit.sentence)) return [];
    if (terms.some(({ first, last }) => first <= hit.first && hit.last <= last)) return [];
    done = quotation;
    const [first, last] = [quotation.open + 1, quotation.close - 1];
    return [{ technique: "mockery", strength: "strong", first, last, sentence: hit.sentence }];
  });
}

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
