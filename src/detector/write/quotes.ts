import { profiles } from "#languages/index.ts";
import { hasFact, type Span } from "#report/index.ts";
import { type EvidenceCandidate, rank } from "../select/select-evidence.ts";

/** Quotes given for one technique in the prose: a reader takes in three. */
const MOST_QUOTES = 3;

const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(profiles).flatMap(({ stopWords }) => stopWords),
);

/** Whether some of the candidates can be spoken of with confidence: a rule found them, and their words say something. */
export function someAreClear(text: string, candidates: readonly EvidenceCandidate[]): boolean {
  return candidates.some((candidate) => isClear(text, candidate));
}

/** A single weak candidate: worth a mark in the text, hardly a sentence beside stronger ones. */
export function isSlight(candidates: readonly EvidenceCandidate[]): boolean {
  return candidates.length < 2 && candidates.every(({ strength }) => strength === "weak");
}

function isClear(text: string, candidate: EvidenceCandidate): boolean {
  const isSeen = !candidate.isLearned || (candidate.isWhole && !hasFact(candidate.technique, "isOfWords"));
  return isSeen && !isBare(text, candidate);
}

/** "My", "what": words that show a reader nothing when they stand alone between quotation marks. */
function isBare(text: string, { start, end }: EvidenceCandidate): boolean {
  const quote = text.slice(start, end).toLowerCase();
  if (PLAINLY_TWO_WORDS.test(quote)) return false;
  const words = quote.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.length < 2 && words.every((word) => STOP_WORDS.has(word));
}

/** Tells most quotes of several words sooner than they can be cut into words. */
const PLAINLY_TWO_WORDS = /[a-zа-яіїєґ] [a-zа-яіїєґ]/u;

/**
 * The candidates to quote: the strongest few, the clear ones alone where there are any, none that was
 * quoted before or repeats the words of another; in the order of the text.
 */
export function chooseCandidates(
  text: string,
  candidates: readonly EvidenceCandidate[],
  quoted: readonly EvidenceCandidate[],
): EvidenceCandidate[] {
  const strongestFirst = candidates.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start);
  const needsClear = someAreClear(text, strongestFirst);
  const said = quoted.map((candidate) => saidBy(text, candidate));
  const chosen: EvidenceCandidate[] = [];
  for (const candidate of strongestFirst) {
    if (chosen.length === MOST_QUOTES) break;
    if (needsClear && !isClear(text, candidate)) continue;
    const own = saidBy(text, candidate);
    if (said.some((other) => isAlike(own, other))) continue;
    said.push(own);
    chosen.push(candidate);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** Where a quote stands, and its words whatever their capitals. */
interface Said extends Span {
  readonly words: string;
}

function saidBy(text: string, { start, end }: EvidenceCandidate): Said {
  return { start, end, words: text.slice(start, end).toLowerCase() };
}

/** Whether two quotes are for the most part the same words, here or at another place; a word may return in its sentence. */
function isAlike(a: Said, b: Said): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared * 2 > Math.max(a.end - a.start, b.end - b.start) || a.words === b.words;
}
