import { useEffect, useRef } from "react";
import { isEmbedded, kindSentence, whoRead, writeText } from "#export/index.ts";
import { reportWords } from "#languages/index.ts";
import { FINDING_TYPES } from "#report/index.ts";
import { LinkedWords } from "../../ui/linked-words.tsx";
import { Stroke } from "../../ui/stroke.tsx";
import { useLanguage, useWords } from "../../words/context.ts";
import { CopyButton } from "../copy-button.tsx";
import { TakeAlongPlace } from "../take-along-place.tsx";
import type { AnalysisResult, Run } from "../task/state.ts";
import type { Analysis } from "../task/use-analysis.ts";
import { styleOf } from "./finding-style.ts";
import { useJumps } from "./jumps.ts";
import { MarkedText } from "./marked-text.tsx";
import { Notices } from "./notices.tsx";
import { ObservationBox } from "./observation-box.tsx";
import { stageSentence } from "./sentences.ts";

function AwaitingInput() {
  const { boxes } = reportWords[useLanguage()];
  const { panel } = useWords();
  return (
    <div className="awaiting">
      <p className="state-title">{panel.awaiting}</p>
      <p>{panel.willAppear}</p>
      <ul className="legend">
        {FINDING_TYPES.map((type) => (
          <li key={type} className={styleOf(type)}>
            <Stroke type={type} />
            {boxes[type]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function InProgress({ run, onStop }: { readonly run: Run; readonly onStop: () => void }) {
  const { panel, stages } = useWords();
  const language = useLanguage();
  return (
    <div className="in-progress">
      <output className="state-title">{panel.inProgress}</output>
      <progress className="bar" aria-label={panel.progress} />
      <output className="stage">{stageSentence(run, stages, language)}</output>
      <button type="button" className="link-button" onClick={onStop}>
        {panel.stop}
      </button>
    </div>
  );
}

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

/** What became of a first reading, or may still become of it; or that the report is not of our making. */
function ReplacementLine({ result, isFirst }: ResultsProps) {
  const { panel } = useWords();
  const { firstReading, replaced } = reportWords[result.language];
  if (result.isOpened) return <p className="replacement">{panel.opened}</p>;
  if (isFirst) return <p className="replacement">{firstReading}</p>;
  return result.replacedFirst ? <p className="replacement">{replaced}</p> : null;
}

interface ResultsProps {
  readonly result: AnalysisResult;
  /** Whether a better report is still waited for. */
  readonly isFirst: boolean;
}

function Results({ result, isFirst }: ResultsProps) {
  const jumps = useJumps();
  const { report, language } = result;
  const { notAVerdict, largeModel } = reportWords[language];
  const languages = { ofReport: language, ofText: report.text_language };
  return (
    <div className="results" lang={language}>
      <ReplacementLine result={result} isFirst={isFirst} />
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

function isExportable(result: AnalysisResult | undefined): result is AnalysisResult {
  return (
    result !== undefined &&
    (result.report.analysis_results.length > 0 || result.report.overall_summary !== "")
  );
}

/** The report, or what there is instead of it. */
export function ReportPanel({ analysis }: { readonly analysis: Analysis }) {
  const { panel: said } = useWords();
  const { run, result } = analysis.state;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const running = run !== undefined;
  const first = run?.firstReading && { text: run.text, language: run.language, report: run.firstReading };
  const shown = run ? first : result;
  const isShown = shown !== undefined;
  const exportable = !running && isExportable(result) ? result : undefined;

  useEffect(() => {
    if (running) panel.current?.scrollIntoView({ block: "nearest" });
  }, [running]);

  useEffect(() => {
    // The button that was pressed has been disabled meanwhile, which drops the keyboard's focus.
    // A reader who has gone elsewhere is left there.
    if (!isShown || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
    // Not again when a first reading gives way to the report: somebody is reading there.
  }, [isShown]);

  function stop(): void {
    analysis.stop();
    heading.current?.focus({ preventScroll: true }); // the button just pressed is about to go
  }

  return (
    <section
      className="report-panel"
      id="report"
      ref={panel}
      aria-labelledby="report-title"
      aria-busy={running}
    >
      <div className="panel-head">
        <h2 id="report-title" ref={heading} tabIndex={-1}>
          {said.title}
        </h2>
        <div className="export">
          <CopyButton
            label={said.export}
            disabled={!exportable}
            words={() => (exportable ? writeText(exportable) : "")}
          />
          <TakeAlongPlace analysis={analysis} result={exportable} />
        </div>
      </div>
      {run && <InProgress run={run} onStop={stop} />}
      {shown && <Results result={shown} isFirst={first !== undefined} />}
      {!run && !result && <AwaitingInput />}
    </section>
  );
}
