import type { Evidence, FindingType, Notice, Point, Report, Span, Technique } from "#report/index.ts";

/** Whose words a mark has: the author's, those of somebody quoted, or an objection that the author answers. */
export type MarkVoice = "author" | "speaker" | "answered";

/** A span of the submitted text that is marked, because an observation or a notice rests on it. */
export interface MarkedSpan extends Span {
  /** Tells the span from all others of one report; part of the ids of its mark and its quote. */
  readonly key: string;
  readonly kind: FindingType | Notice["kind"];
  readonly voice: MarkVoice | undefined;
  /** Key of its point, and the point's technique; a notice has neither. */
  readonly point?: string;
  readonly technique?: Technique;
  readonly speaker?: string | undefined;
}

/** Words with the same spans from the first to the last of them. */
export interface Segment {
  readonly start: number;
  readonly text: string;
  /** The longest first: it encloses the others. */
  readonly spans: readonly MarkedSpan[];
  /** Those of the spans that begin here. */
  readonly beginning: readonly MarkedSpan[];
}

/** Key of one point, by its place in the report. */
export function pointKey(observation: number, point: number): string {
  return `${observation + 1}-${point + 1}`;
}

/** Key of one piece of a point's evidence, by its place. */
export function evidenceKey(point: string, evidence: number): string {
  return `${point}-${evidence + 1}`;
}

/** Key of one notice, by its place in the report. */
export function noticeKey(notice: number): string {
  return `notice-${notice + 1}`;
}

function isInside(text: string, { start, end }: Span): boolean {
  return start >= 0 && start < end && end <= text.length;
}

/** Where a report says that the author meets an objection: from its first words to the end of their sentence. */
function answeredIn(text: string, { analysis_results }: Report): Span[] {
  return analysis_results
    .flatMap(({ points }) => points)
    .filter(({ technique }) => technique === "answered-objection")
    .flatMap(({ evidence }) => evidence)
    .map(({ start, end }) => {
      const rest = text.slice(end).search(/[.!?…](?=\s|$)|\n/u);
      return { start, end: rest < 0 ? text.length : end + rest };
    });
}

/** Words of nobody by name that stand in an objection are the objection's own; whoever is named keeps theirs. */
function voiceOf({ voice, speaker, technique, start, end }: Said, answered: readonly Span[]): MarkVoice {
  const isAnswered = answered.some((each) => each.start <= start && end <= each.end);
  if (technique === "answered-objection") return "answered";
  if (voice === "quoted") return isAnswered && speaker === undefined ? "answered" : "speaker";
  return "author";
}

type Said = Evidence & Pick<Point, "technique">;

/** Everything of a report that can be marked in its text. Evidence that is not in the text is left out. */
export function spansOf(text: string, report: Report): MarkedSpan[] {
  const answered = answeredIn(text, report);
  const spanOf = (said: Said): Omit<MarkedSpan, "key" | "kind"> => {
    const { start, end, speaker, technique } = said;
    return { start, end, speaker, technique, voice: voiceOf(said, answered) };
  };
  const spansOfPoint = ({ technique, evidence }: Point, point: string, kind: FindingType): MarkedSpan[] =>
    evidence.flatMap((each, k) =>
      text.slice(each.start, each.end) === each.quote
        ? [{ ...spanOf({ ...each, technique }), key: evidenceKey(point, k), kind, point }]
        : [],
    );
  const evidence = report.analysis_results.flatMap(({ category_name, points }, i) =>
    points.flatMap((point, j) => spansOfPoint(point, pointKey(i, j), category_name)),
  );
  const notices = report.notices.map(
    ({ kind, start, end }, i): MarkedSpan => ({ key: noticeKey(i), start, end, kind, voice: undefined }),
  );
  return [...evidence, ...notices].filter((span) => isInside(text, span));
}

/** Cuts a text wherever a span begins or ends. The segments, put together, are the text. */
export function segmentsOf(text: string, spans: readonly MarkedSpan[]): Segment[] {
  const cuts = [...new Set([0, ...spans.flatMap(({ start, end }) => [start, end]), text.length])];
  cuts.sort((a, b) => a - b);
  const waiting = spans.toSorted((a, b) => a.start - b.start);
  let open: MarkedSpan[] = [];
  let next = 0;
  return cuts.slice(0, -1).map((start, i) => {
    const beginning: MarkedSpan[] = [];
    for (let span = waiting[next]; span && span.start === start; span = waiting[++next]) beginning.push(span);
    open = [...open.filter(({ end }) => end > start), ...beginning];
    const enclosing = open.toSorted((a, b) => b.end - b.start - (a.end - a.start));
    return { start, text: text.slice(start, cuts[i + 1]), spans: enclosing, beginning };
  });
}
