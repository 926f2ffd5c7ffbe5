import {
  FINDING_TYPES,
  type FindingType,
  findingTypeOf,
  isAccusing,
  type Span,
  type Technique,
  type Voice,
} from "#report/index.ts";
import type { Finding } from "../patterns/match.ts";
import type { Split } from "../text/split.ts";
import { voiceOf, voiceOfSentence } from "../text/voice.ts";
import { rangeToQuote } from "./quote-ends.ts";

/** A span that may become evidence: what it shows, whose voice, how strong, in which sentence. */
export interface EvidenceCandidate extends Span {
  readonly technique: Technique;
  readonly findingType: FindingType;
  readonly strength: "strong" | "weak";
  readonly voice: Voice;
  /** Whether no rule found it, but the learned part alone. */
  readonly isLearned: boolean;
  /** Whether the sentence as a whole shows the technique, not the words by themselves. */
  readonly isWhole: boolean;
  readonly sentence: number;
  /** The words that weighed most, where it was learned. */
  readonly salient: readonly string[];
}

/** How many sentences away company for weak evidence may stand. */
const COMPANY_SENTENCES = 2;
/** How many other weak candidates stand in for a strong one. */
const WEAK_COMPANY = 2;
/** Most candidates kept for one technique: they are marked in the text. */
const MOST_CANDIDATES = 40;
/** Quoted words accuse only in a text of which so much is speech … */
const DOMINANT_SPEECH = 0.3;
/** … and with so many strong candidates. */
const DOMINANT_STRONG = 2;

/**
 * Selects evidence from what was found: makes overlapping findings of one technique one, drops weak evidence that stands
 * alone, and quoted rhetoric in a text that otherwise only reports it. In the order of the text.
 */
export function selectEvidence(
  split: Split,
  speech: readonly Span[],
  findings: readonly Finding[],
): EvidenceCandidate[] {
  const candidates = merge(findings.map((finding) => toCandidate(split, speech, finding)));
  const company = withoutLonely(split.text, candidates);
  return limitEach(withoutLoneResemblance(withoutFeignedHedges(withoutReported(split, speech, company))));
}

/**
 * One sentence that merely resembles something, with a faint word or two near it, is not enough to accuse a
 * text against which no rule has anything sure to say.
 */
function withoutLoneResemblance(candidates: EvidenceCandidate[]): EvidenceCandidate[] {
  const accusing = candidates.filter((candidate) => isAccusing(candidate.findingType));
  const learned = accusing.filter((candidate) => candidate.isLearned);
  const faint = accusing.filter((candidate) => !candidate.isLearned && candidate.strength === "weak");
  const isAlone =
    learned.every(({ sentence }) => sentence === learned[0]?.sentence) &&
    learned.length > 0 &&
    faint.length <= WEAK_COMPANY &&
    learned.length + faint.length === accusing.length;
  return isAlone ? candidates.filter((candidate) => !isAccusing(candidate.findingType)) : candidates;
}

/** "Your child could be next" is no hedge: one within words that accuse does the text no credit. */
function withoutFeignedHedges(candidates: EvidenceCandidate[]): EvidenceCandidate[] {
  let accusedUntil = 0;
  const feigned = new Set<EvidenceCandidate>();
  for (const candidate of candidates) {
    if (candidate.technique === "hedge" && candidate.start < accusedUntil) feigned.add(candidate);
    if (isAccusing(candidate.findingType)) accusedUntil = Math.max(accusedUntil, candidate.end);
  }
  return candidates.filter((candidate) => !feigned.has(candidate));
}

function toCandidate(split: Split, speech: readonly Span[], finding: Finding): EvidenceCandidate {
  const { tokens } = split;
  const { technique, strength, sentence } = finding;
  const { first, last } = rangeToQuote(split, finding);
  const start = tokens.starts[first] ?? 0;
  const end = tokens.ends[last] ?? 0;
  const isWhole = finding.isWhole === true;
  const words = { start, end, voice: voiceOf(speech, start, end) };
  return {
    technique,
    findingType: findingTypeOf(technique),
    strength,
    isLearned: finding.isLearned === true,
    isWhole,
    sentence,
    salient: (finding.salient ?? []).map((token) =>
      split.text.slice(tokens.starts[token] ?? 0, tokens.ends[token] ?? 0),
    ),
    ...(isWhole ? voiceOfSentence(speech, start, end) : words),
  };
}

/** Candidates of one technique that overlap become one, as strong as the stronger. */
function merge(candidates: EvidenceCandidate[]): EvidenceCandidate[] {
  const merged: EvidenceCandidate[] = [];
  const lastOf = new Map<Technique, number>();
  for (const candidate of candidates.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const index = lastOf.get(candidate.technique);
    const last = index === undefined ? undefined : merged[index];
    if (index !== undefined && last !== undefined && candidate.start < last.end) {
      const strength = last.strength === "strong" ? "strong" : candidate.strength;
      const voice = last.voice === "quoted" ? "quoted" : candidate.voice;
      const isLearned = last.isLearned && candidate.isLearned;
      const isWhole = last.isWhole || candidate.isWhole;
      const salient = isLearned ? last.salient : [];
      const end = Math.max(last.end, candidate.end);
      merged[index] = { ...last, end, strength, voice, isLearned, isWhole, salient };
    } else {
      lastOf.set(candidate.technique, merged.push(candidate) - 1);
    }
  }
  return merged;
}

/** One number for each finding type and voice. */
function companyOf({ findingType, voice }: EvidenceCandidate): number {
  return FINDING_TYPES.indexOf(findingType) * 2 + (voice === "quoted" ? 1 : 0);
}

/** Weak evidence stays only near a strong candidate, or two other weak words, of its finding type and voice. */
function withoutLonely(text: string, candidates: EvidenceCandidate[]): EvidenceCandidate[] {
  const byKind = Map.groupBy(candidates, companyOf);
  const kept = new Set([...byKind.values()].flatMap((group) => withoutRemnant(inCompany(text, group))));
  return candidates.filter((candidate) => kept.has(candidate));
}

/** One faint word that is left when its company has none itself accuses nobody. */
function withoutRemnant(group: EvidenceCandidate[]): EvidenceCandidate[] {
  const [only] = group;
  const isRemnant = group.length === 1 && only?.strength === "weak" && isAccusing(only.findingType);
  return isRemnant ? [] : group;
}

/** The candidates of one kind that have company near; the same word again is no company. */
function inCompany(text: string, group: readonly EvidenceCandidate[]): EvidenceCandidate[] {
  const words = new NearWords(text, group);
  let [from, to, strong] = [0, 0, 0];
  // A whole sentence that resembles something says nothing of single words near it.
  const isStrongAt = (index: number) =>
    Number(group[index]?.strength === "strong" && !(group[index].isLearned && group[index].isWhole));
  const sentenceOf = (index: number) => group[index]?.sentence ?? Number.POSITIVE_INFINITY;
  return group.filter((candidate) => {
    for (; sentenceOf(to) <= candidate.sentence + COMPANY_SENTENCES; to++) strong += isStrongAt(to);
    for (; sentenceOf(from) < candidate.sentence - COMPANY_SENTENCES; from++) strong -= isStrongAt(from);
    if (candidate.strength === "strong") return true;
    return strong > 0 || (to - from > WEAK_COMPANY && words.countIn(from, to) > WEAK_COMPANY);
  });
}

/** Counts how many different words candidates `from` up to `to` have, in a window that only moves on. */
class NearWords {
  readonly #text: string;
  readonly #candidates: readonly EvidenceCandidate[];
  readonly #counts = new Map<string, number>();
  #from = 0;
  #to = 0;

  constructor(text: string, candidates: readonly EvidenceCandidate[]) {
    this.#text = text;
    this.#candidates = candidates;
  }

  countIn(from: number, to: number): number {
    if (from >= this.#to) {
      this.#counts.clear();
      this.#from = this.#to = from;
    }
    for (; this.#to < to; this.#to++) this.#add(this.#to, 1);
    for (; this.#from < from; this.#from++) this.#add(this.#from, -1);
    return this.#counts.size;
  }

  #add(index: number, by: 1 | -1): void {
    const { start = 0, end = 0 } = this.#candidates[index] ?? {};
    const words = this.#text.slice(start, end).toLowerCase();
    const count = (this.#counts.get(words) ?? 0) + by;
    if (count === 0) this.#counts.delete(words);
    else this.#counts.set(words, count);
  }
}

/**
 * A report of heated words is not heated: where no candidate of a finding type is the author's own, quoted
 * candidates are kept only if speech makes up much of the text and several of them are strong.
 */
function withoutReported(
  { text }: Split,
  speech: readonly Span[],
  candidates: EvidenceCandidate[],
): EvidenceCandidate[] {
  const spoken = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  const quoted = candidates.filter(
    (candidate) => candidate.voice === "quoted" && isAccusing(candidate.findingType),
  );
  const strong = quoted.filter((candidate) => candidate.strength === "strong").length;
  if (spoken >= text.length * DOMINANT_SPEECH && strong >= DOMINANT_STRONG) return candidates;
  const ofAuthor = new Set(
    candidates.filter((candidate) => candidate.voice === "author").map((candidate) => candidate.findingType),
  );
  return candidates.filter(
    (candidate) => !isAccusing(candidate.findingType) || ofAuthor.has(candidate.findingType),
  );
}

/** In the order of the text, at one place the strongest first; without the weakest of a technique that has too many. */
function limitEach(candidates: EvidenceCandidate[]): EvidenceCandidate[] {
  const left = new Set<EvidenceCandidate>();
  for (const group of Map.groupBy(candidates, ({ technique }) => technique).values()) {
    if (group.length <= MOST_CANDIDATES) continue;
    const strongFirst = group.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start);
    for (const candidate of strongFirst.slice(MOST_CANDIDATES)) left.add(candidate);
  }
  const kept = left.size > 0 ? candidates.filter((candidate) => !left.has(candidate)) : candidates;
  return kept.toSorted((a, b) => a.start - b.start || a.end - b.end || rank(a) - rank(b));
}

/** The author's strong candidates first, quoted weak ones last; what is learned alone stands with the weak. */
export function rank(candidate: EvidenceCandidate): number {
  return (
    (candidate.voice === "quoted" ? 2 : 0) + (candidate.strength === "weak" || candidate.isLearned ? 1 : 0)
  );
}
