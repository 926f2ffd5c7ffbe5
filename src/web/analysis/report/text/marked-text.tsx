import { type MouseEvent, memo, useMemo } from "react";
import { reportWords } from "#languages/index.ts";
import type { AnalysisResult } from "../../task/state.ts";
import { type MarkedSpan, type Segment, segmentsOf, spansOf } from "../segments.ts";
import type { Walk } from "../walk/use-walk.ts";
import { MarkedSegment } from "./marked-segment.tsx";
import { TextMap } from "./text-map.tsx";
import { VoiceLegend } from "./voice-legend.tsx";

interface Props {
  readonly result: AnalysisResult;
  readonly shown: Walk["shown"];
  readonly lit: string | undefined;
  readonly steps: Walk["steps"];
  readonly onClick: (event: MouseEvent<HTMLElement>, spans: readonly MarkedSpan[]) => void;
}

/** Its key where a segment has words of the point that is lit: then only such segments are rendered anew. */
function litIn({ spans }: Segment, lit: string | undefined): string | undefined {
  return spans.some(({ point }) => point !== undefined && point === lit) ? lit : undefined;
}

/** The submitted text, with everything marked that the report rests on. */
export const MarkedText = memo(({ result, shown, lit, steps, onClick }: Props) => {
  const { text, report, language } = result;
  const { labels, notCertified } = reportWords[language];
  const spans = useMemo(() => spansOf(text, report), [text, report]);
  const segments = useMemo(() => segmentsOf(text, spans), [text, spans]);
  const numbers = useMemo(() => new Map(shown.map(({ key, number }) => [key, number])), [shown]);
  return (
    <section className="marked-text" aria-labelledby="marked-title">
      <div className="text-stays">
        <h3 id="marked-title">{labels.marked}</h3>
        <p className="not-certified">{notCertified}</p>
        <VoiceLegend spans={spans} language={language} />
        <div className="text-with-map">
          <TextMap length={text.length} spans={spans} numbers={numbers} lit={lit} onChoose={steps.toPoint} />
          <section
            className="marked-words"
            lang={report.text_language}
            aria-label={labels.markedText}
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
            tabIndex={0}
          >
            {segments.map((segment) => (
              <MarkedSegment
                key={segment.start}
                segment={segment}
                language={language}
                numbers={numbers}
                lit={litIn(segment, lit)}
                onClick={onClick}
              />
            ))}
          </section>
        </div>
      </div>
    </section>
  );
});
MarkedText.displayName = "MarkedText";
