import { techniqueNames } from "#languages/index.ts";
import type { Evidence, FindingType, Observation, ReportLanguage, Technique } from "#report/index.ts";
import { Stroke } from "../ui/stroke.tsx";
import { styleOf } from "./finding-style.ts";
import type { Jumps } from "./jumps.ts";
import { evidenceKey } from "./segments.ts";
import { NOTHING_NOTABLE } from "./sentences.ts";
import { guessLanguage } from "./text-language.ts";

/** Evidence with the key that leads to its mark. */
interface KeyedEvidence extends Evidence {
  readonly key: string;
}

function byTechnique(observation: Observation, index: number): [Technique, KeyedEvidence[]][] {
  const groups = new Map<Technique, KeyedEvidence[]>();
  for (const [i, evidence] of observation.evidence.entries()) {
    const group = groups.get(evidence.technique) ?? [];
    group.push({ ...evidence, key: evidenceKey(index, i) });
    groups.set(evidence.technique, group);
  }
  return [...groups];
}

const QUOTATION_MARKS: Record<ReportLanguage, readonly [open: string, close: string]> = {
  en: ["“", "”"],
  uk: ["«", "»"],
};

interface QuoteProps {
  readonly evidence: KeyedEvidence;
  readonly language: ReportLanguage;
  readonly jumps: Jumps;
}

function Quote({ evidence, language, jumps }: QuoteProps) {
  const { key, quote, voice } = evidence;
  const [open, close] = QUOTATION_MARKS[language];
  return (
    <li>
      <a
        href="#marked-title"
        className="quote"
        data-quote={key}
        lang={guessLanguage(quote)}
        onClick={(event) => jumps.toMark(event, key)}
      >
        {`${open}${quote}${close}`}
      </a>
      {voice === "quoted" && <span className="voice">somebody quoted</span>}
    </li>
  );
}

interface EvidenceProps {
  readonly observation: Observation;
  readonly index: number;
  readonly language: ReportLanguage;
  readonly jumps: Jumps;
}

function EvidenceList({ observation, index, language, jumps }: EvidenceProps) {
  return (
    <dl className="evidence">
      {byTechnique(observation, index).map(([technique, quotes]) => (
        <div key={technique}>
          <dt lang={language}>
            <a href={`/techniques/${technique}/`}>{techniqueNames[language][technique]}</a>
          </dt>
          <dd>
            <ul>
              {quotes.map((evidence) => (
                <Quote key={evidence.key} evidence={evidence} language={language} jumps={jumps} />
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
          <dt>Another reading</dt>
          <dd lang={language}>{another_reading}</dd>
        </div>
      )}
      {question && (
        <div>
          <dt>A question to ask</dt>
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
  readonly language: ReportLanguage;
  readonly jumps: Jumps;
}

/** One of the five boxes of a report. */
export function ObservationBox({ findingType, observation, index, language, jumps }: Props) {
  return (
    <article className={`observation ${styleOf(findingType)}${observation ? "" : " nothing"}`}>
      <h3>
        <Stroke type={findingType} />
        {findingType}
      </h3>
      {observation ? (
        <>
          <p className="justification" lang={language}>
            {observation.justification}
          </p>
          {observation.evidence.length > 0 && (
            <EvidenceList observation={observation} index={index} language={language} jumps={jumps} />
          )}
          <OtherSide observation={observation} language={language} />
        </>
      ) : (
        <p className="nothing-notable">{NOTHING_NOTABLE}</p>
      )}
    </article>
  );
}
