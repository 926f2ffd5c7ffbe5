import { useEffect, useRef } from "react";
import { FINDING_TYPES } from "#report/index.ts";
import { Stroke } from "../../ui/stroke.tsx";
import { CopyButton } from "../copy-button.tsx";
import type { Reading, Run } from "../task/state.ts";
import type { Analysis } from "../task/use-analysis.ts";
import { styleOf } from "./finding-style.ts";
import { useJumps } from "./jumps.ts";
import { MarkedText } from "./marked-text.tsx";
import { Notices } from "./notices.tsx";
import { ObservationBox } from "./observation-box.tsx";
import { reportText } from "./report-text.ts";
import { stageSentence, whoRead } from "./sentences.ts";

function AwaitingInput() {
  return (
    <div className="awaiting">
      <p className="state-title">System Awaiting Input</p>
      <p>Your report will appear here, with five observations:</p>
      <ul className="legend">
        {FINDING_TYPES.map((type) => (
          <li key={type} className={styleOf(type)}>
            <Stroke type={type} />
            {type}
          </li>
        ))}
      </ul>
    </div>
  );
}

function InProgress({ run, onStop }: { readonly run: Run; readonly onStop: () => void }) {
  return (
    <div className="in-progress">
      <output className="state-title">Analysis in progress...</output>
      <progress className="bar" aria-label="Analysis in progress" />
      <output className="stage">{stageSentence(run)}</output>
      <button type="button" className="link-button" onClick={onStop}>
        Stop waiting
      </button>
    </div>
  );
}

function Results({ reading }: { readonly reading: Reading }) {
  const jumps = useJumps();
  const { report, language } = reading;
  const languages = { ofReport: language, ofText: report.text_language };
  return (
    <div className="results">
      <MarkedText reading={reading} jumps={jumps} />
      <div className="observations">
        <Notices report={report} jumps={jumps} />
        {report.overall_summary && (
          <section className="summary" aria-labelledby="summary-title">
            <h3 id="summary-title">Overall Summary</h3>
            <p lang={language}>{report.overall_summary}</p>
          </section>
        )}
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
        <p className="who-read">{whoRead(report)}</p>
      </div>
    </div>
  );
}

function isExportable(reading: Reading | undefined): reading is Reading {
  return (
    reading !== undefined &&
    (reading.report.analysis_results.length > 0 || reading.report.overall_summary !== "")
  );
}

/** The report, or what there is instead of it. */
export function ReportPanel({ analysis }: { readonly analysis: Analysis }) {
  const { run, reading } = analysis.state;
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const running = run !== undefined;

  useEffect(() => {
    if (running) panel.current?.scrollIntoView({ block: "nearest" });
  }, [running]);

  useEffect(() => {
    // The button that was pressed has been disabled meanwhile, which drops the keyboard's focus.
    // A reader who has gone elsewhere is left there.
    if (!reading || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, [reading]);

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
          Analysis Report
        </h2>
        <CopyButton
          label="Export"
          disabled={running || !isExportable(reading)}
          words={() => (reading ? reportText(reading) : "")}
        />
      </div>
      {run ? (
        <InProgress run={run} onStop={stop} />
      ) : reading ? (
        <Results reading={reading} />
      ) : (
        <AwaitingInput />
      )}
    </section>
  );
}
