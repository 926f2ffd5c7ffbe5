import { findingTypeOf, isCalmKind, type KindReading, type Technique } from "#report/index.ts";
import type { Candidate } from "./candidates.ts";
import type { SelectedPoint } from "./points.ts";

/** Devices that carry a feeling of the author's, which one, and how much a place of them counts beside a word of feeling. */
const CARRIED: Partial<Record<Technique, { readonly emotion: Technique; readonly worth: number }>> = {
  "name-calling": { emotion: "contempt", worth: 0.7 },
  dehumanisation: { emotion: "contempt", worth: 0.7 },
  mockery: { emotion: "contempt", worth: 0.7 },
  "loaded-language": { emotion: "contempt", worth: 0.5 },
  "appeal-to-fear": { emotion: "fear", worth: 0.7 },
  "appeal-to-pity": { emotion: "sadness", worth: 0.7 },
  "flag-waving": { emotion: "pride", worth: 0.7 },
  slogans: { emotion: "pride", worth: 0.7 },
};

/** Emotions that are told. */
const MOST_EMOTIONS = 3;
const MOST_QUOTES = 3;
/** A feeling that somebody quoted shows is a part of the text's tone, not all of it. */
const WORTH_OF_QUOTED = 0.8;
/** What a feeling must add up to: a place of its words in a short text, more where it must last. */
const NEEDED = { short: 0.8, long: 1, calm: 1.6 };
/** Texts of so many UTF-16 units are long. */
const LONG_TEXT = 1_500;

/**
 * The feelings that a text shows, the one that counts most first: those that last or are strong. A text that tells,
 * teaches or records needs more of them.
 */
export function selectTone(
  candidates: readonly Candidate[],
  { kind, isSure }: { readonly kind: KindReading["kind"]; readonly isSure: boolean },
  length: number,
): SelectedPoint[] {
  const isCalm = isSure && isCalmKind(kind);
  const needed = isCalm ? NEEDED.calm : length > LONG_TEXT ? NEEDED.long : NEEDED.short;
  const felt = candidates.flatMap((candidate) => feltIn(candidate) ?? []);
  return [...Map.groupBy(felt, ({ candidate }) => candidate.technique).values()]
    .flatMap((group) => pointOf(group, needed) ?? [])
    .toSorted((a, b) => b.weight - a.weight || a.candidates[0].core.start - b.candidates[0].core.start)
    .slice(0, MOST_EMOTIONS);
}

/** Words that show a feeling, and what they count. */
interface Felt {
  readonly candidate: Candidate;
  readonly worth: number;
}

/** The feeling in a candidate: its own, or that of a device in the author's voice. */
function feltIn(candidate: Candidate): Felt | undefined {
  const { technique, strength, voice, core } = candidate;
  if (strength !== "strong") return undefined;
  if (findingTypeOf(technique) === "Emotional Tone")
    return { candidate: { ...candidate, shown: core }, worth: voice === "author" ? 1 : WORTH_OF_QUOTED };
  const carried = CARRIED[technique];
  if (carried === undefined || voice !== "author") return undefined;
  return { candidate: { ...candidate, technique: carried.emotion, shown: core }, worth: carried.worth };
}

/** One emotion as a point, if it adds up; each sentence counts once, by its weightiest words. */
function pointOf(group: readonly Felt[], needed: number): SelectedPoint | undefined {
  const best = [...Map.groupBy(group, ({ candidate }) => candidate.sentence).values()].flatMap(
    (places) => places.toSorted((a, b) => b.worth - a.worth)[0] ?? [],
  );
  const weight = best.reduce((sum, { worth }) => sum + worth, 0);
  if (weight < needed) return undefined;
  const [first, ...more] = best
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST_QUOTES)
    .map(({ candidate }) => candidate)
    .toSorted((a, b) => a.core.start - b.core.start);
  return first && { technique: first.technique, weight, candidates: [first, ...more] };
}
