import { sortIntoBoxes, summaryOf, writeReport } from "#detector/index.ts";
import {
  type Evidence,
  findingTypeOf,
  isAccusing,
  type Point,
  type ReportBody,
  type Technique,
} from "#report/index.ts";
import type { GroundedPoint } from "../answer/grounded-point.ts";
import { merged } from "../answer/telling-points.ts";
import type { Question } from "../model.ts";
import { joinPoints } from "./findings/joined-points.ts";

/**
 * Whether a model says nothing against a text in which the embedded analyser sees strong rhetoric.
 * Where the text may have talked to the model, anything that the embedded analyser sees against it counts.
 */
export function isSilent(points: readonly GroundedPoint[], question: Question): boolean {
  if (accuses(points)) return false;
  const { strongRhetoric, unwritten } = question.reading;
  return strongRhetoric || (isSuspect(question) && accuses(unwritten.points));
}

function accuses(points: readonly { readonly technique: Technique }[]): boolean {
  return points.some(({ technique }) => isAccusing(findingTypeOf(technique)));
}

/** Whether a text speaks to an AI or hides something from its readers. */
function isSuspect({ notices }: Question): boolean {
  return notices.some(({ kind }) => kind === "addressed-to-ai" || kind === "hidden-characters");
}

/**
 * The model's report with the certain findings, which are those of the embedded analyser that may stand alone: no model
 * can be talked into leaving them out. Where the model accuses nothing and they do, its summary is not shown either. Of a text that speaks to
 * an AI, a model's words are not shown: its grounded evidence and the embedded analyser's, together, in the embedded
 * analyser's words. So such a text can neither dictate a sentence of its report nor silence an observation.
 * @param summary what the model says of the whole text; where it says nothing, the embedded analyser sums up.
 */
export function withCertainFindings(
  summary: string,
  points: readonly GroundedPoint[],
  question: Question,
): ReportBody {
  const { language, reading } = question;
  if (isSuspect(question)) {
    const own = reading.unwritten.points.map((point) => ({ ...point, statement: "" }));
    const all = merged([...own, ...points.map(unattributed)]);
    return writeReport({ ...reading.unwritten, points: all }, language);
  }
  const sure = reading.unwritten.points.map((point) => ({ ...point, statement: "" }));
  const all = joinPoints(points, sure);
  const isTrusted = accuses(points) || !accuses(sure);
  return {
    overall_summary:
      (isTrusted ? summary.trim() : "") || summaryOf({ ...reading.unwritten, points: all }, language),
    analysis_results: sortIntoBoxes(inWords(all, question)),
  };
}

/** The point without a model's words, and without whom it names as speaking: the text may have told it to. */
function unattributed(point: GroundedPoint): GroundedPoint {
  const [first, ...more] = point.evidence.map(
    ({ quote, start, end, voice }): Evidence => ({ quote, start, end, voice }),
  );
  return { ...point, statement: "", evidence: first === undefined ? point.evidence : [first, ...more] };
}

/** The points in the model's words; where it has none, in the embedded analyser's. */
function inWords(points: readonly GroundedPoint[], { language, reading }: Question): Point[] {
  const silent = points.filter(({ statement }) => statement === "");
  const written = writeReport({ ...reading.unwritten, points: silent }, language);
  const helped = new Map(
    written.analysis_results.flatMap((box) => box.points.map((point) => [point.technique, point])),
  );
  return points.map(({ technique, statement, another_reading, question, evidence }) => {
    const own = { technique, statement, evidence: [...evidence] };
    const extras = { ...(another_reading ? { another_reading } : {}), ...(question ? { question } : {}) };
    return statement === "" ? (helped.get(technique) ?? own) : { ...own, ...extras };
  });
}
