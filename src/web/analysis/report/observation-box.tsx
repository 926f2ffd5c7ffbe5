import { reportWords } from "#languages/index.ts";
import { type FindingType, findingTypeOf, hasFact, type Observation, type Point } from "#report/index.ts";
import { Stroke } from "../../ui/stroke.tsx";
import { styleOf } from "./finding-style.ts";
import type { Jumps } from "./jumps.ts";
import { type Languages, PointItem } from "./point-item.tsx";
import { evidenceKey } from "./segments.ts";

interface Props {
  readonly findingType: FindingType;
  /** What was observed; null when nothing notable was. */
  readonly observation: Observation | null;
  /** Place of the observation in the report. */
  readonly index: number;
  readonly languages: Languages;
  readonly jumps: Jumps;
}

/** Whether a point is a short remark, held against nobody: a credit, or an emotion. */
function isRemark({ technique, another_reading, question }: Point): boolean {
  const isOfRemarks = hasFact(technique, "isCredit") || findingTypeOf(technique) === "Emotional Tone";
  return isOfRemarks && !another_reading && !question;
}

function Points({
  observation,
  index,
  languages,
  jumps,
}: Omit<Props, "findingType" | "observation"> & { readonly observation: Observation }) {
  const { points, justification } = observation;
  if (points.length === 0) {
    return (
      <p className="justification" lang={languages.ofReport}>
        {justification}
      </p>
    );
  }
  return (
    <>
      {points.every(({ technique }) => hasFact(technique, "isCredit")) && (
        <p className="credits">{reportWords[languages.ofReport].labels.credits}</p>
      )}
      <ul className="points">
        {points.map((point, place) => (
          <PointItem
            key={evidenceKey(index, place, 0)}
            point={point}
            isBrief={isRemark(point)}
            languages={languages}
            jumps={jumps}
            keyOf={(evidence) => evidenceKey(index, place, evidence)}
          />
        ))}
      </ul>
    </>
  );
}

/** One of the five boxes of a report. */
export function ObservationBox({ findingType, observation, ...rest }: Props) {
  const style = styleOf(findingType);
  const { boxes, nothingNotable } = reportWords[rest.languages.ofReport];
  return (
    <article className={`observation ${style}${observation ? "" : " nothing"}`} aria-labelledby={style}>
      <h3 id={style}>
        <Stroke type={findingType} />
        {boxes[findingType]}
      </h3>
      {observation ? (
        <Points observation={observation} {...rest} />
      ) : (
        <p className="nothing-notable">{nothingNotable}</p>
      )}
    </article>
  );
}
