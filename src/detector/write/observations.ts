import { type SummaryWording, summaryWordings, techniqueWordings, type Wordings } from "#languages/index.ts";
import {
  type Evidence,
  FINDING_TYPES,
  hasFact,
  type Observation,
  type ReportLanguage,
  type Technique,
} from "#report/index.ts";
import { type EvidenceCandidate, rank } from "../select/select-evidence.ts";
import type { ShownCandidate } from "../select/shown-span.ts";
import { quoteList } from "./prose.ts";
import { chooseCandidates, isSlight, someAreClear } from "./quotes.ts";

/** Techniques spoken of in one observation; the evidence of the others is still marked. */
const MOST_TECHNIQUES = 3;
/** Quoted words given along with those of the author. */
const MOST_QUOTED = 2;

/** One observation for each finding type of which there is evidence, in the order of the report. */
export function writeObservations(
  text: string,
  candidates: readonly ShownCandidate[],
  language: ReportLanguage,
): Observation[] {
  const quoted: EvidenceCandidate[] = [];
  // Sentences that follow each other are of different wordings, and another text begins with another.
  let seed = text.length;
  return FINDING_TYPES.flatMap((findingType) => {
    const own = candidates.filter((candidate) => candidate.findingType === findingType);
    if (own.length === 0) return [];
    const points = choosePoints(text, own, quoted);
    quoted.push(...points.flatMap((point) => point.candidates));
    const observation = writeObservation(text, own, points, language, seed);
    seed += points.length;
    return [observation];
  });
}

function writeObservation(
  text: string,
  candidates: readonly ShownCandidate[],
  points: readonly Point[],
  language: ReportLanguage,
  seed: number,
): Observation {
  const leading = points.find(({ technique }) => !hasFact(technique, "isCredit")) ?? points[0];
  const [first] = candidates;
  if (leading === undefined || first === undefined) throw new RangeError("an observation needs evidence");
  const wording = techniqueWordings[language][leading.technique];
  return {
    category_name: first.findingType,
    justification: justify(text, points, candidates, language, seed),
    another_reading: wording.anotherReading,
    question: wording.question,
    evidence: evidenceOf(text, candidates),
  };
}

/** What each candidate shows; several that show the same span are one. */
function evidenceOf(text: string, candidates: readonly ShownCandidate[]): Evidence[] {
  const shown: Evidence[] = [];
  const byStart = new Map<number, Evidence[]>();
  for (const candidate of candidates) {
    const { technique, voice, shown: span } = candidate;
    const { start, end } = span;
    const here = byStart.get(start) ?? [];
    if (here.some((each) => each.end === end && each.technique === technique && each.voice === voice))
      continue;
    const quote = text.slice(start, end);
    const salient = candidate.salient.filter((word) => quote.includes(word) && word !== quote);
    const evidence = { quote, start, end, technique, voice, ...(salient.length > 0 ? { salient } : {}) };
    shown.push(evidence);
    here.push(evidence);
    byStart.set(start, here);
  }
  return shown.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** A technique that an observation speaks of, and the candidates it quotes for it. */
interface Point {
  readonly technique: Technique;
  readonly candidates: readonly EvidenceCandidate[];
}

/**
 * What to speak of, in the author's words if there are any: the techniques with the most weight, each with
 * words that none before it was given, here or in another observation, unless there are no others. What
 * speaks for a text comes first; one passing word against it is then hardly worth a sentence.
 */
function choosePoints(
  text: string,
  candidates: readonly EvidenceCandidate[],
  quoted: readonly EvidenceCandidate[],
): Point[] {
  const ofAuthor = candidates.filter((candidate) => candidate.voice === "author");
  const groups = groupsWorthSaying(text, ofAuthor.length > 0 ? ofAuthor : candidates);
  const fresh = quotePoints(text, groups, quoted);
  const points = fresh.length > 0 ? fresh : quotePoints(text, groups, []);
  const credit = points.filter(({ technique }) => hasFact(technique, "isCredit"));
  const slant = points.filter(({ technique }) => !hasFact(technique, "isCredit"));
  const [only, ...more] = slant.flatMap((point) => point.candidates);
  const isPassing =
    more.length === 0 && only !== undefined && (quotesOf(credit) > 1 || isOneWord(text, only));
  return isPassing && credit.length > 0 ? credit : [...credit, ...slant];
}

function isOneWord(text: string, { start, end }: EvidenceCandidate): boolean {
  return !/\s/u.test(text.slice(start, end));
}

function quotesOf(points: readonly Point[]): number {
  return points.flatMap((point) => point.candidates).length;
}

/** Candidates by technique, the weightiest first; without slight ones and what only the learned part saw, if there is more. */
function groupsWorthSaying(
  text: string,
  candidates: readonly EvidenceCandidate[],
): (readonly EvidenceCandidate[])[] {
  const groups = Array.from(
    Map.groupBy(candidates, (candidate) => candidate.technique).values(),
    (group) => ({
      group,
      weight: weightOf(group),
    }),
  )
    .toSorted((a, b) => b.weight - a.weight || (a.group[0]?.start ?? 0) - (b.group[0]?.start ?? 0))
    .map(({ group }) => group);
  const clear = groups.filter((group) => someAreClear(text, group));
  const weighty = clear.filter((group) => !isSlight(group));
  return [weighty, clear].find((some) => some.length > 0) ?? groups.slice(0, 1);
}

function quotePoints(
  text: string,
  groups: (readonly EvidenceCandidate[])[],
  quoted: readonly EvidenceCandidate[],
): Point[] {
  const points: Point[] = [];
  for (const group of groups) {
    if (points.length === MOST_TECHNIQUES) break;
    const chosen = chooseCandidates(text, group, [...quoted, ...points.flatMap((point) => point.candidates)]);
    const [first] = chosen;
    if (first !== undefined) points.push({ technique: first.technique, candidates: chosen });
  }
  return points;
}

function weightOf(candidates: readonly EvidenceCandidate[]): number {
  const weights = candidates.map((candidate) => [4, 2, 1.5, 0.5][rank(candidate)] ?? 0);
  return (
    Math.max(...weights) * 2 +
    Math.min(
      8,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
  );
}

/** A sentence for each point, a turn between credit and the rest; and whose words they are where not the author's. */
function justify(
  text: string,
  points: readonly Point[],
  candidates: readonly EvidenceCandidate[],
  language: ReportLanguage,
  seed: number,
): string {
  const summary = summaryWordings[language];
  const sentences = points.flatMap(({ technique, candidates: spoken }, index) => {
    const { one, many } = techniqueWordings[language][technique].observation;
    const said = pick(variantsOf(spoken.length === 1 ? one : many), seed + index);
    const sentence = withQuotes(said, text, spoken, summary);
    const before = points[index - 1];
    const isTurn =
      before !== undefined && hasFact(before.technique, "isCredit") && !hasFact(technique, "isCredit");
    return isTurn ? [pick(summary.turns, candidates.length), sentence] : [sentence];
  });
  if (candidates.every((candidate) => candidate.voice === "quoted"))
    return [...sentences, pick(summary.quotedOnly, candidates.length)].join(" ");
  const quoted = quotedAlike(text, points, candidates);
  if (quoted.length === 0) return sentences.join(" ");
  return [
    ...sentences,
    withQuotes(pick(summary.partlyQuoted, candidates.length), text, quoted, summary),
  ].join(" ");
}

/** Quoted words of the techniques that the author's own words were just said to use. */
function quotedAlike(
  text: string,
  points: readonly Point[],
  candidates: readonly EvidenceCandidate[],
): EvidenceCandidate[] {
  const spoken = new Set(
    points.map(({ technique }) => technique).filter((each) => !hasFact(each, "isCredit")),
  );
  const quoted = candidates.filter(
    (candidate) =>
      candidate.voice === "quoted" && spoken.has(candidate.technique) && someAreClear(text, [candidate]),
  );
  return chooseCandidates(
    text,
    quoted,
    points.flatMap((point) => point.candidates),
  ).slice(0, MOST_QUOTED);
}

function withQuotes(
  sentence: string,
  text: string,
  candidates: readonly EvidenceCandidate[],
  wording: SummaryWording,
): string {
  const quotes = candidates.map(({ start, end }) => text.slice(start, end));
  return sentence.replace("{quotes}", () => quoteList(quotes, wording));
}

function variantsOf(wordings: Wordings): readonly [string, ...string[]] {
  return typeof wordings === "string" ? [wordings] : wordings;
}

/** One of several wordings, always the same for the same seed. */
export function pick(variants: readonly [string, ...string[]], seed: number): string {
  return variants[seed % variants.length] ?? variants[0];
}
