import { voiceOf } from "#detector/index.ts";
import { type Evidence, findingTypeOf, hasFact, type Technique, weightOf } from "#report/index.ts";
import type { DraftOfPart, DraftPoint, Question } from "../model.ts";
import type { GroundedPoint } from "./grounded-point.ts";
import { QuoteFinder } from "./quote-finder.ts";
import { isNameIn } from "./speaker.ts";
import { tellingPoints } from "./telling-points.ts";

export interface Grounded {
  /** The most telling first. */
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
  const lists = drafts.flatMap(({ part, draft }) => {
    const finder = new QuoteFinder(text.slice(part.start, part.end));
    const groundPoint = (point: DraftPoint): GroundedPoint[] => {
      finder.startAgain();
      const [first, ...more] = point.evidence.flatMap(({ quote, speaker }): Evidence[] => {
        const span = finder.find(quote, point.technique);
        if (span === "absent") dropped++;
        if (typeof span === "string") return [];
        const [start, end] = [part.start + span.start, part.start + span.end];
        return [evidenceAt(text, start, end, voiceOf(reading.speech, start, end), speaker ?? "")];
      });
      return first === undefined ? [] : [grounded(point, [first, ...more])];
    };
    return draft.analysis_results.map(({ points }) => points.flatMap(groundPoint));
  });
  return { points: tellingPoints(lists), dropped };
}

function grounded(point: DraftPoint, evidence: GroundedPoint["evidence"]): GroundedPoint {
  const { technique, statement, another_reading, question } = point;
  const own = { technique, weight: weightOf(technique), evidence, statement: statement ?? "" };
  if (speaksForItself(technique)) return own;
  return { ...own, another_reading: another_reading ?? undefined, question: question ?? undefined };
}

/** Praise and emotions need no other reading and no question. */
function speaksForItself(technique: Technique): boolean {
  return hasFact(technique, "isCredit") || findingTypeOf(technique) === "Emotional Tone";
}

/** Who speaks is told only where the words are somebody's, and by a name that the text has. */
function evidenceAt(
  text: string,
  start: number,
  end: number,
  voice: Evidence["voice"],
  speaker: string,
): Evidence {
  const isKnown = voice === "quoted" && isNameIn(text, speaker);
  return { quote: text.slice(start, end), start, end, voice, ...(isKnown ? { speaker } : {}) };
}
