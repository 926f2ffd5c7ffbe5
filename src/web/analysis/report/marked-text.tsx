import type { ReactNode } from "react";
import { fill, reportWords } from "#languages/index.ts";
import { isNoticeKind, type ReportLanguage } from "#report/index.ts";
import type { AnalysisResult } from "../task/state.ts";
import { styleOf } from "./finding-style.ts";
import { showInvisible } from "./invisible.ts";
import type { Jumps } from "./jumps.ts";
import { type MarkedSpan, type Segment, segmentsOf, spansOf } from "./segments.ts";

function wordsOf({ text, spans }: Segment, language: ReportLanguage): ReactNode {
  if (!spans.some(({ kind }) => kind === "hidden-characters")) return text;
  return showInvisible(text).map(({ at, text: words, code }) =>
    code ? (
      <span key={at} className="invisible-character" title={reportWords[language].invisible}>
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

/** What a mark is called. */
function titleOf({ kind, voice }: MarkedSpan, language: ReportLanguage): string {
  const { boxes, noticeNames, quotedKind } = reportWords[language];
  const name = isNoticeKind(kind) ? noticeNames[kind] : boxes[kind];
  return voice === "quoted" ? fill(quotedKind, { kind: name }) : name;
}

interface SegmentProps {
  readonly language: ReportLanguage;
  readonly segment: Segment;
  readonly jumps: Jumps;
}

function MarkedSegment({ language, segment, jumps }: SegmentProps) {
  if (segment.spans.length === 0) return segment.text;
  const keys = segment.spans.map(({ key }) => key).toReversed();
  const titles = new Set(segment.spans.map((span) => titleOf(span, language)));
  const link = (
    <a
      href="#report"
      data-marks={segment.beginning.map(({ key }) => key).join(" ") || undefined}
      tabIndex={segment.beginning.length > 0 ? 0 : -1}
      title={[...titles].join(", ")}
      onClick={(event) => jumps.toQuote(event, keys)}
    >
      {wordsOf(segment, language)}
    </a>
  );
  return marked(segment, link);
}

/** The submitted text, with everything marked that the report rests on. */
export function MarkedText({ result, jumps }: { readonly result: AnalysisResult; readonly jumps: Jumps }) {
  const { labels, notCertified } = reportWords[result.language];
  const segments = segmentsOf(result.text, spansOf(result.text, result.report));
  return (
    <section className="marked-text" aria-labelledby="marked-title">
      <h3 id="marked-title">{labels.marked}</h3>
      <p className="not-certified">{notCertified}</p>
      <section
        className="marked-words"
        lang={result.report.text_language}
        aria-label={labels.markedText}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        {segments.map((segment) => (
          <MarkedSegment key={segment.start} language={result.language} segment={segment} jumps={jumps} />
        ))}
      </section>
    </section>
  );
}
