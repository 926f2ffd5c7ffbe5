import { useMemo, useRef, useState } from "react";
import { kindSentence } from "#export/index.ts";
import { reportWords } from "#languages/index.ts";
import { FINDING_TYPES } from "#report/index.ts";
import { useWords } from "../../words/context.ts";
import { changesSince } from "../panel/changes.ts";
import type { AnalysisResult } from "../task/state.ts";
import { ResultContext } from "./image/image-button.tsx";
import { Notices } from "./notices.tsx";
import { ObservationBox } from "./observation-box.tsx";
import { Provenance } from "./provenance.tsx";
import { MarkedText } from "./text/marked-text.tsx";
import { useStepsByHand } from "./walk/by-hand.ts";
import { ChoiceBar } from "./walk/choice-bar.tsx";
import { useMarkClick } from "./walk/mark-click.ts";
import { type Overlap, OverlapList } from "./walk/overlap-list.tsx";
import { useWalk } from "./walk/use-walk.ts";
import { WalkBar } from "./walk/walk-bar.tsx";

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
  const { report, language } = result;
  const walk = useWalk(report);
  const { steps } = walk;
  const view = useRef<HTMLDivElement>(null);
  useStepsByHand(view, steps, walk.isOpen);
  const [overlap, setOverlap] = useState<Overlap>();
  const openMark = useMarkClick(walk.all, steps, setOverlap);
  const languages = useMemo(
    () => ({ ofReport: language, ofText: report.text_language }),
    [language, report.text_language],
  );
  return (
    <div className="results" lang={language} ref={view} data-open={walk.isOpen || undefined}>
      <ReplacementLine result={result} />
      <Notices report={report} language={language} steps={steps} />
      <Overview result={result} />
      <ChoiceBar walk={walk} language={language} />
      <div className="walked-points">
        <WalkBar walk={walk} language={language} />
        <ResultContext value={result}>
          <div className="observations">
            {FINDING_TYPES.map((type) => (
              <ObservationBox
                key={type}
                findingType={type}
                observation={
                  report.analysis_results.find(({ category_name }) => category_name === type) ?? null
                }
                languages={languages}
                walk={walk}
              />
            ))}
          </div>
        </ResultContext>
      </div>
      <MarkedText result={result} shown={walk.shown} lit={walk.lit?.key} steps={steps} onClick={openMark} />
      <Provenance report={report} language={language} />
      {overlap && (
        <OverlapList
          overlap={overlap}
          language={language}
          onChoose={steps.toQuote}
          onClose={() => setOverlap(undefined)}
        />
      )}
    </div>
  );
}
