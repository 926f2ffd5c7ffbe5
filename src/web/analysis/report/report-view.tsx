import { isEmbedded, kindSentence, whoRead } from "#export/index.ts";
import { reportWords } from "#languages/index.ts";
import { FINDING_TYPES } from "#report/index.ts";
import { LinkedWords } from "../../ui/linked-words.tsx";
import { useWords } from "../../words/context.ts";
import { changesSince } from "../panel/changes.ts";
import type { AnalysisResult } from "../task/state.ts";
import { useJumps } from "./jumps.ts";
import { MarkedText } from "./marked-text.tsx";
import { Notices } from "./notices.tsx";
import { ObservationBox } from "./observation-box.tsx";

/** What is read first: what kind of text it is, and what it does in all. */
function Overview({ result: { report, language } }: { readonly result: AnalysisResult }) {
  const kind = kindSentence(report, language);
  return (
    <div className="overview">
      {kind && (
        <p className="text-kind" lang={language}>
          {kind}
        </p>
      )}
      {report.overall_summary && (
        <section className="summary" aria-labelledby="summary-title">
          <h3 id="summary-title">{reportWords[language].labels.summary}</h3>
          <p lang={language}>{report.overall_summary}</p>
        </section>
      )}
    </div>
  );
}

interface Props {
  readonly result: AnalysisResult;
}

/** What has changed since a first reading; or that the report is not of our making. */
function ReplacementLine({ result: { isOpened, replaced, report, language } }: Props) {
  const { panel } = useWords();
  if (isOpened) return <p className="replacement">{panel.opened}</p>;
  return replaced ? <p className="replacement">{changesSince(replaced, report, language)}</p> : null;
}

/** A report, with the text that it speaks of. */
export function ReportView({ result }: Props) {
  const jumps = useJumps();
  const { report, language } = result;
  const { notAVerdict, largeModel } = reportWords[language];
  const languages = { ofReport: language, ofText: report.text_language };
  return (
    <div className="results" lang={language}>
      <ReplacementLine result={result} />
      <Notices report={report} language={language} jumps={jumps} />
      <Overview result={result} />
      <div className="observations">
        {FINDING_TYPES.map((type) => {
          const index = report.analysis_results.findIndex(({ category_name }) => category_name === type);
          const observation = report.analysis_results[index] ?? null;
          return (
            <ObservationBox
              key={type}
              findingType={type}
              observation={observation}
              index={index}
              languages={languages}
              jumps={jumps}
            />
          );
        })}
      </div>
      <MarkedText result={result} jumps={jumps} />
      <p className="who-read">
        {notAVerdict} {whoRead(report, language)}
        {isEmbedded(report) && (
          <>
            {" "}
            <LinkedWords words={largeModel} />
          </>
        )}
      </p>
    </div>
  );
}
