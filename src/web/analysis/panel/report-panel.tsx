import { useEffect, useRef } from "react";
import { FINDING_TYPES } from "#report/index.ts";
import { Stroke } from "../../ui/stroke.tsx";
import { useBoxNames, useLanguage, useWords } from "../../words/context.ts";
import { CopyButton } from "../copying/copy-button.tsx";
import { type Late, useLate } from "../late-loading.ts";
import { styleOf } from "../report/finding-style.ts";
import type { Analysis } from "../task/analysis.ts";
import type { AnalysisResult, Run } from "../task/state.ts";
import { stageSentence } from "./sentences.ts";
import { TakeAlongPlace } from "./take-along-place.tsx";

function AwaitingInput() {
  const boxes = useBoxNames();
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

function isExportable(result: AnalysisResult | undefined): result is AnalysisResult {
  return (
    result !== undefined &&
    (result.report.analysis_results.length > 0 || result.report.overall_summary !== "")
  );
}

/** The report as it is copied, with what the reader contests of it. */
function textOf(result: AnalysisResult, { writeText, contestsOn }: Late): string {
  return writeText({ ...result, contested: contestsOn(result.text) });
}

/** The report, or what there is instead of it. */
export function ReportPanel({ analysis }: { readonly analysis: Analysis }) {
  const { panel: said, device } = useWords();
  const { run, result } = analysis.state;
  const shows = run !== undefined || result !== undefined;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const running = run !== undefined;
  const first: AnalysisResult | undefined = run?.firstReading && {
    text: run.text,
    language: run.language,
    report: run.firstReading,
  };
  const late = useLate(analysis.state.text !== "" || shows);
  const shown = late && (run ? first : result);
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
            disabled={!exportable || !late}
            words={() => (exportable && late ? textOf(exportable, late) : "")}
          />
          <TakeAlongPlace analysis={analysis} result={exportable} />
        </div>
      </div>
      {run && <InProgress run={run} onStop={stop} />}
      {shown?.isOnDevice && <output className="read-here">{device.readHere}</output>}
      {shown && (
        <late.ContestPlace result={shown}>
          <late.ReportView result={shown} />
        </late.ContestPlace>
      )}
      {exportable && late && <late.ClaimsSheet result={exportable} />}
      {!run && !result && <AwaitingInput />}
    </section>
  );
}
