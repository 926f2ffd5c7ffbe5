import { type MouseEvent, memo, type ReactNode } from "react";
import { fill, reportWords, techniqueNames } from "#languages/index.ts";
import { isNoticeKind, type ReportLanguage } from "#report/index.ts";
import { styleOf } from "../finding-style.ts";
import type { MarkedSpan, Segment } from "../segments.ts";
import { readingWords } from "../words.ts";
import { showInvisible } from "./invisible.ts";

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

/** The spans that are drawn alike, and how: as long as one of them is lit, all of the stroke is. */
function classOf(spans: readonly MarkedSpan[], lit: string | undefined): string {
  const shown = spans.find(({ point }) => point !== undefined && point === lit) ?? spans.at(-1);
  const voice = shown?.voice === "speaker" ? " quoted" : shown?.voice === "answered" ? " answered" : "";
  return `${shown ? styleOf(shown.kind) : ""}${voice}`;
}

/** One mark inside another, so that each draws its own stroke under the words. */
function marked(spans: readonly MarkedSpan[], lit: string | undefined, words: ReactNode): ReactNode {
  const kinds = [...Map.groupBy(spans, ({ kind }) => styleOf(kind)).values()];
  return kinds.reduceRight((inner, alike, depth) => {
    const isLit = alike.some(({ point }) => point !== undefined && point === lit);
    const last = depth === kinds.length - 1 ? "" : " outer";
    return (
      <mark className={`${classOf(alike, lit)}${last}`} data-lit={isLit || undefined}>
        {inner}
      </mark>
    );
  }, words);
}

/** What a mark is called: its technique and its kind, and whose words it has. */
function titleOf({ kind, voice, technique, speaker }: MarkedSpan, language: ReportLanguage): string {
  const { boxes, noticeNames, quotedKind, quotedBy } = reportWords[language];
  if (isNoticeKind(kind)) return noticeNames[kind];
  const name = technique ? `${techniqueNames[language][technique]}: ${boxes[kind]}` : boxes[kind];
  if (voice === "answered") return `${name} (${readingWords[language].voices.answered})`;
  if (voice !== "speaker") return name;
  return speaker ? `${name} (${fill(quotedBy, { speaker })})` : fill(quotedKind, { kind: name });
}

/** The numbers of the points of which words end here. */
function numbersOf(
  { start, text, spans }: Segment,
  numbers: ReadonlyMap<string, number>,
): string | undefined {
  const ending = spans.filter(({ end }) => end === start + text.length);
  const found = ending.flatMap(({ point }) => (point === undefined ? [] : (numbers.get(point) ?? [])));
  return [...new Set(found)].toSorted((a, b) => a - b).join(" ") || undefined;
}

interface Props {
  readonly segment: Segment;
  readonly language: ReportLanguage;
  /** Numbers of the points that can be seen, by their keys. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Key of the point that is lit, where it has words here. */
  readonly lit: string | undefined;
  readonly onClick: (event: MouseEvent<HTMLElement>, spans: readonly MarkedSpan[]) => void;
}

/** Words of the text with their marks. Rendered anew only when their own look changes. */
export const MarkedSegment = memo(({ segment, language, numbers, lit, onClick }: Props) => {
  const spans = segment.spans.filter(({ point }) => point === undefined || numbers.has(point));
  if (spans.length === 0) return segment.text;
  const beginning = segment.beginning.filter((span) => spans.includes(span));
  const titles = new Set(spans.map((span) => titleOf(span, language)));
  const link = (
    <a
      href="#report"
      data-marks={beginning.map(({ key }) => key).join(" ") || undefined}
      data-begins={beginning.map(({ point }) => point).join(" ") || undefined}
      data-numbers={numbersOf(segment, numbers)}
      tabIndex={beginning.length > 0 ? 0 : -1}
      title={[...titles].join("; ")}
      onClick={(event) => onClick(event, spans)}
    >
      {wordsOf(segment, language)}
    </a>
  );
  return marked(spans, lit, link);
});
MarkedSegment.displayName = "MarkedSegment";
