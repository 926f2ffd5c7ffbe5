import { reportWords } from "#languages/index.ts";
import { type FindingType, findingTypeOf, hasFact, type Observation, type Point } from "#report/index.ts";
import { Stroke } from "../../ui/stroke.tsx";
import { useLanguage } from "../../words/context.ts";
import { styleOf } from "./finding-style.ts";
import { type Languages, PointItem } from "./point-item.tsx";
import type { Walk } from "./walk/use-walk.ts";
import { useReadingWords } from "./words.ts";

interface Props {
  readonly findingType: FindingType;
  /** What was observed; null when nothing notable was. */
  readonly observation: Observation | null;
  readonly languages: Languages;
  readonly walk: Walk;
}

/** Whether a point is a short remark, held against nobody: a credit, or an emotion. */
function isRemark({ technique, another_reading, question }: Point): boolean {
  const isOfRemarks = hasFact(technique, "isCredit") || findingTypeOf(technique) === "Emotional Tone";
  return isOfRemarks && !another_reading && !question;
}

function LeftOut() {
  const language = useLanguage();
  return (
    <p className="left-out" lang={language}>
      {useReadingWords().leftOut}
    </p>
  );
}

type PointsProps = Omit<Props, "observation"> & { readonly observation: Observation };

function Points({ findingType, observation, languages, walk }: PointsProps) {
  const { points, justification } = observation;
  if (points.length === 0) {
    return (
      <p className="justification" lang={languages.ofReport}>
        {justification}
      </p>
    );
  }
  const shown = walk.shown.filter((each) => each.findingType === findingType);
  if (shown.length === 0) return <LeftOut />;
  return (
    <>
      {points.every(({ technique }) => hasFact(technique, "isCredit")) && (
        <p className="credits">{reportWords[languages.ofReport].labels.credits}</p>
      )}
      <ul className="points">
        {shown.map(({ key, point, number }) => (
          <PointItem
            key={key}
            pointKey={key}
            point={point}
            number={number}
            isBrief={isRemark(point)}
            isLit={key === walk.lit?.key}
            isOpen={walk.isOpen && key === walk.lit?.key}
            languages={languages}
            steps={walk.steps}
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
        <Points findingType={findingType} observation={observation} {...rest} />
      ) : (
        <p className="nothing-notable">{nothingNotable}</p>
      )}
    </article>
  );
}
