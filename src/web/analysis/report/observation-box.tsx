import {
  groupEvidence,
  LABELS,
  NOTHING_NOTABLE,
  QUOTATION_MARKS,
  type QuotedWords,
  SOMEBODY_QUOTED,
} from "#export/index.ts";
import { techniqueNames } from "#languages/index.ts";
import type { FindingType, Observation, ReportLanguage, TextLanguage } from "#report/index.ts";
import { Stroke } from "../../ui/stroke.tsx";
import { styleOf } from "./finding-style.ts";
import type { Jumps } from "./jumps.ts";
import { evidenceKey } from "./segments.ts";

/** In which languages the words of a report are. */
export interface Languages {
  readonly ofReport: ReportLanguage;
  readonly ofText: TextLanguage;
}

interface QuoteProps {
  readonly words: QuotedWords;
  /** Key of each place where the words stand. */
  readonly keys: readonly string[];
  readonly languages: Languages;
  readonly jumps: Jumps;
}

/** Quoted words, with a link to each place where they stand. */
function Quote({ words: { quote, voice, salient }, keys, languages, jumps }: QuoteProps) {
  const [open, close] = QUOTATION_MARKS[languages.ofReport];
  return (
    <li>
      {keys.map((key, i) => (
        <a
          key={key}
          href="#marked-title"
          className={i === 0 ? "quote" : "quote-again"}
          data-quote={key}
          lang={i === 0 ? languages.ofText : undefined}
          aria-label={i === 0 ? undefined : `${i + 1}: the same words once more`}
          onClick={(event) => jumps.toMark(event, key)}
        >
          {i === 0 ? `${open}${quote}${close}` : i + 1}
        </a>
      ))}
      {voice === "quoted" && <span className="voice">{SOMEBODY_QUOTED}</span>}
      {salient.length > 0 && (
        <span className="salient">
          {LABELS.salient}: <span lang={languages.ofText}>{salient.join(", ")}</span>
        </span>
      )}
    </li>
  );
}

interface EvidenceProps {
  readonly observation: Observation;
  readonly index: number;
  readonly languages: Languages;
  readonly jumps: Jumps;
}

function EvidenceList({ observation, index, languages, jumps }: EvidenceProps) {
  const { ofReport } = languages;
  return (
    <dl className="evidence">
      {groupEvidence(observation).map(({ technique, quotes }) => (
        <div key={technique}>
          <dt lang={ofReport}>
            <a href={`/techniques/${technique}/`}>{techniqueNames[ofReport][technique]}</a>
          </dt>
          <dd>
            <ul>
              {quotes.map((words) => (
                <Quote
                  key={words.places[0]}
                  words={words}
                  keys={words.places.map((place) => evidenceKey(index, place))}
                  languages={languages}
                  jumps={jumps}
                />
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function OtherSide({
  observation,
  language,
}: {
  readonly observation: Observation;
  readonly language: ReportLanguage;
}) {
  const { another_reading, question } = observation;
  return (
    <dl className="other-side">
      {another_reading && (
        <div>
          <dt>{LABELS.anotherReading}</dt>
          <dd lang={language}>{another_reading}</dd>
        </div>
      )}
      {question && (
        <div>
          <dt>{LABELS.question}</dt>
          <dd lang={language}>{question}</dd>
        </div>
      )}
    </dl>
  );
}

interface Props {
  readonly findingType: FindingType;
  /** What was observed; null when nothing notable was. */
  readonly observation: Observation | null;
  /** Place of the observation in the report. */
  readonly index: number;
  readonly languages: Languages;
  readonly jumps: Jumps;
}

/** One of the five boxes of a report. */
export function ObservationBox({ findingType, observation, index, languages, jumps }: Props) {
  const style = styleOf(findingType);
  return (
    <article className={`observation ${style}${observation ? "" : " nothing"}`} aria-labelledby={style}>
      <h3 id={style}>
        <Stroke type={findingType} />
        {findingType}
      </h3>
      {observation ? (
        <>
          <p className="justification" lang={languages.ofReport}>
            {observation.justification}
          </p>
          {observation.evidence.length > 0 && (
            <EvidenceList observation={observation} index={index} languages={languages} jumps={jumps} />
          )}
          <OtherSide observation={observation} language={languages.ofReport} />
        </>
      ) : (
        <p className="nothing-notable">{NOTHING_NOTABLE}</p>
      )}
    </article>
  );
}
