import type { ReactNode } from "react";
import { NOT_CERTIFIED } from "#export/index.ts";
import type { AnalysisResult } from "../task/state.ts";
import { styleOf } from "./finding-style.ts";
import { showInvisible } from "./invisible.ts";
import type { Jumps } from "./jumps.ts";
import { type Segment, segmentsOf, spansOf } from "./segments.ts";

function wordsOf({ text, spans }: Segment): ReactNode {
  if (!spans.some(({ kind }) => kind === "hidden-characters")) return text;
  return showInvisible(text).map(({ at, text: words, code }) =>
    code ? (
      <span key={at} className="invisible-character" title="A character that cannot be seen">
        {code}
      </span>
    ) : (
      words
    ),
  );
}

/** One mark inside another, so that each draws its own stroke under the words. */
function marked(segment: Segment, words: ReactNode): ReactNode {
  const kinds = new Map(segment.spans.map((span) => [styleOf(span.kind), span]));
  return [...kinds].reduceRight((inner, [style, { voice }], depth) => {
    const last = depth === kinds.size - 1 ? "" : " outer";
    return <mark className={`${style}${voice === "quoted" ? " quoted" : ""}${last}`}>{inner}</mark>;
  }, words);
}

interface SegmentProps {
  readonly segment: Segment;
  readonly jumps: Jumps;
}

function MarkedSegment({ segment, jumps }: SegmentProps) {
  if (segment.spans.length === 0) return segment.text;
  const keys = segment.spans.map(({ key }) => key).toReversed();
  const titles = new Set(
    segment.spans.map(({ kind, voice }) => (voice === "quoted" ? `${kind} (quoted)` : kind)),
  );
  const link = (
    <a
      href="#report"
      data-marks={segment.beginning.map(({ key }) => key).join(" ") || undefined}
      tabIndex={segment.beginning.length > 0 ? 0 : -1}
      title={[...titles].join(", ")}
      onClick={(event) => jumps.toQuote(event, keys)}
    >
      {wordsOf(segment)}
    </a>
  );
  return marked(segment, link);
}

/** The submitted text, with everything marked that the report rests on. */
export function MarkedText({ result, jumps }: { readonly result: AnalysisResult; readonly jumps: Jumps }) {
  const segments = segmentsOf(result.text, spansOf(result.text, result.report));
  return (
    <section className="marked-text" aria-labelledby="marked-title">
      <h3 id="marked-title">The text, marked</h3>
      <p className="not-certified">{NOT_CERTIFIED}</p>
      <section
        className="marked-words"
        lang={result.report.text_language}
        aria-label="Marked text"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        {segments.map((segment) => (
          <MarkedSegment key={segment.start} segment={segment} jumps={jumps} />
        ))}
      </section>
    </section>
  );
}
