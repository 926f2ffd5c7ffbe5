import { type UnwrittenPoint, voiceOf } from "#detector/index.ts";
import { type Evidence, type Technique, weightOf } from "#report/index.ts";
import type { Draft, DraftOfPart, DraftPoint, Question } from "../model.ts";
import { QuoteFinder } from "./quote-finder.ts";

/** A point of a model whose quotes are in the text. What the model has left unsaid is empty. */
export interface GroundedPoint extends UnwrittenPoint {
  readonly statement: string;
  readonly another_reading?: string | undefined;
  readonly question?: string | undefined;
}

export interface Grounded {
  /** One for each technique, in the model's order, which is that of their weight. */
  readonly points: readonly GroundedPoint[];
  /** Pieces of evidence whose quote is not in the text. */
  readonly dropped: number;
}

/**
 * Finds every quote of a model's drafts in the part of the text that the model read, character for character after
 * folding typography, and drops those that are not there. What is left stands on words that a reader can see:
 * `text.slice(start, end) === quote` for all of it. A point left without evidence is dropped.
 */
export function ground(
  drafts: readonly DraftOfPart[],
  { text, reading }: Pick<Question, "text" | "reading">,
): Grounded {
  let dropped = 0;
  const points = drafts.flatMap(({ part, draft }) => {
    const finder = new QuoteFinder(text.slice(part.start, part.end));
    return pointsOf(draft).flatMap((point): GroundedPoint[] => {
      finder.startAgain();
      const evidence = point.evidence.flatMap(({ quote, speaker }): Evidence[] => {
        const span = finder.find(quote, point.technique);
        if (span === "absent") dropped++;
        if (typeof span === "string") return [];
        const [start, end] = [part.start + span.start, part.start + span.end];
        return [evidenceAt(text, start, end, voiceOf(reading.speech, start, end), speaker)];
      });
      const [first, ...more] = evidence.toSorted((a, b) => a.start - b.start || a.end - b.end);
      if (first === undefined) return [];
      const { technique, statement, another_reading, question } = point;
      const words = { statement, another_reading, question };
      return [{ technique, weight: weightOf(technique), evidence: [first, ...more], ...words }];
    });
  });
  return { points: oneForEachTechnique(points), dropped };
}

function pointsOf({ analysis_results }: Draft): DraftPoint[] {
  return analysis_results.flatMap((observation) => observation.points);
}

/** Who speaks is told only where the words are somebody's, and by a name that the text has. */
function evidenceAt(
  text: string,
  start: number,
  end: number,
  voice: Evidence["voice"],
  speaker: string | undefined,
): Evidence {
  const isNamed = voice === "quoted" && speaker !== undefined && speaker !== "" && text.includes(speaker);
  return { quote: text.slice(start, end), start, end, voice, ...(isNamed ? { speaker } : {}) };
}

/** Points of one technique are one, with all their evidence, in the words of the first. */
function oneForEachTechnique(points: readonly GroundedPoint[]): GroundedPoint[] {
  const byTechnique = new Map<Technique, GroundedPoint>();
  for (const point of points) {
    const known = byTechnique.get(point.technique);
    byTechnique.set(point.technique, known === undefined ? point : joined(known, point));
  }
  return [...byTechnique.values()];
}

function joined(a: GroundedPoint, b: GroundedPoint): GroundedPoint {
  const [first, ...more] = [...a.evidence, ...b.evidence].toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  );
  const evidence: GroundedPoint["evidence"] = first === undefined ? a.evidence : [first, ...more];
  return { ...a, evidence, statement: a.statement || b.statement };
}
