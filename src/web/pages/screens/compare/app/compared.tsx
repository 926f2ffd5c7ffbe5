import { Fragment, useEffect, useRef, useState } from "react";
import { reportWords } from "#languages/index.ts";
import { ReportView } from "../../../../analysis/report/report-view.tsx";
import { ClaimsSheet } from "../../../../analysis/take-along/index.ts";
import type { AnalysisResult } from "../../../../analysis/task/state.ts";
import { Devices } from "./devices.tsx";
import { VoicesAndSources } from "./voices-and-sources.tsx";
import { Wording } from "./wording.tsx";
import { useCompareWords } from "./words.ts";

interface Props {
  readonly first: AnalysisResult;
  readonly second: AnalysisResult;
}

/** The ordinary report of one of the texts: one at a time, since the marks of both would have the same names. */
function WholeReport({ first, second }: Props) {
  const said = useCompareWords();
  const [shown, setShown] = useState<"first" | "second">();
  const result = shown && { first, second }[shown];
  return (
    <section aria-labelledby="compare-reports">
      <h3 id="compare-reports">{said.reports}</h3>
      <div className="segmented">
        {(["first", "second"] as const).map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={shown === side}
            onClick={() => setShown(shown === side ? undefined : side)}
          >
            {said[side]}
          </button>
        ))}
      </div>
      {result && (
        <Fragment key={shown}>
          <ReportView result={result} />
          <ClaimsSheet result={result} />
        </Fragment>
      )}
    </section>
  );
}

/** What two texts do, side by side. Neither is said to be the better. */
export function Compared({ first, second }: Props) {
  const said = useCompareWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed has been disabled meanwhile, which drops the keyboard's focus.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section className="compared" aria-labelledby="compared">
      <h2 id="compared" ref={heading} tabIndex={-1}>
        {said.title}
      </h2>
      <p lang={first.language}>{reportWords[first.language].notAVerdict}</p>
      <Devices first={first} second={second} />
      <VoicesAndSources first={first} second={second} />
      <Wording first={first} second={second} />
      <WholeReport first={first} second={second} />
    </section>
  );
}
