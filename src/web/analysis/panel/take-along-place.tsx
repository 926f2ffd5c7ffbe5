import { useEffect, useRef, useState } from "react";
import { useWords } from "../../words/context.ts";
import { type Late, loadLate } from "../late-loading.ts";
import type { Analysis } from "../task/analysis.ts";
import type { AnalysisResult } from "../task/state.ts";

interface Props {
  readonly analysis: Analysis;
  /** What can be taken along; undefined where there is nothing yet. */
  readonly result: AnalysisResult | undefined;
}

/** How the fragment of a link begins that holds a report. */
const SHARED = "#shared=";

/** What has failed on the way is told as a failure of the network. */
function load({ tell }: Analysis, use: (loaded: Late) => void): void {
  loadLate().then(use, () => tell({ type: "failed", message: "" }));
}

/** Where a report is taken along, and one from a link is opened. The code for both travels when it is wanted. */
export function TakeAlongPlace({ analysis, result }: Props) {
  const { panel } = useWords();
  const [late, setLate] = useState<Late>();
  const latest = useRef(analysis);
  useEffect(() => {
    latest.current = analysis;
  });

  useEffect(() => {
    const open = () => {
      const { hash } = location;
      if (hash.startsWith(SHARED))
        load(latest.current, ({ openLink }) => void openLink(hash, latest.current));
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);

  useEffect(() => {
    // The address is no longer that of the report that is shown.
    if (result && !result.isOpened && location.hash.startsWith(SHARED)) history.replaceState(null, "", "#");
  }, [result]);

  return (
    <>
      <button
        type="button"
        className="button quiet"
        aria-haspopup="dialog"
        disabled={!result}
        onClick={() => load(analysis, setLate)}
      >
        {panel.moreFormats}
      </button>
      {late && result && <late.TakeAlongMenu result={result} onClose={() => setLate(undefined)} />}
    </>
  );
}
