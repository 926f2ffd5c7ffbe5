import { reportWords, techniqueNames } from "#languages/index.ts";
import type { Evidence, Notice, Point, Report, Span } from "#report/index.ts";
import { provenanceOf, type ReportToWrite } from "./outline.ts";

/*
 * W3C Web Annotation Data Model (https://www.w3.org/TR/annotation-model/) in JSON-LD. A point is one annotation, each
 * of its quotes one target. What the model has no word for stands under names of our own.
 */

const OWN_NAMES = Object.fromEntries(
  ["note", "readBy", "voice", "speaker"].map((name) => [name, `urn:subtext:${name}`]),
);
const CONTEXT = ["http://www.w3.org/ns/anno.jsonld", OWN_NAMES];

/** How many characters before and after a quote are named beside it. */
const AROUND = 32;

/** A report as a collection of annotations on its text. */
export function writeAnnotations(input: ReportToWrite): string {
  const { report, language, file, textHash } = input;
  const source = sourceOf(textHash);
  const items = annotationsOf(input, source);
  const { labels, notAVerdict } = reportWords[language];
  const collection = {
    "@context": CONTEXT,
    id: `${source}#report`,
    type: "AnnotationCollection",
    label: file ?? labels.report,
    note: notAVerdict,
    readBy: provenanceOf(input),
    generator: { type: "Software", name: `Subtext (${report.analysed_by.model})` },
    ...(report.overall_summary && { summary: report.overall_summary }),
    total: items.length,
    first: { id: `${source}#page`, type: "AnnotationPage", startIndex: 0, items },
  };
  return JSON.stringify(collection, null, 2);
}

/** Names the text by its hash, since it has no address. */
function sourceOf(textHash: string | undefined): string {
  return textHash === undefined ? "urn:subtext:text" : `hash://sha256/${textHash}`;
}

function annotationsOf({ report, text, language }: ReportToWrite, source: string): object[] {
  const targetOf = targetsIn(text, source, report.text_language);
  const points = report.analysis_results.flatMap(({ category_name, points }, i) =>
    points.map((point, j) => ({
      id: `${source}#point-${i + 1}-${j + 1}`,
      type: "Annotation",
      motivation: "describing",
      body: [
        body("classifying", category_name, "en"),
        { ...body("tagging", point.technique, "en"), label: techniqueNames[language][point.technique] },
        ...saidOf(point, language),
      ],
      target: point.evidence.map(targetOf),
    })),
  );
  const notices = report.notices.map((notice, i) => ({
    id: `${source}#notice-${i + 1}`,
    type: "Annotation",
    motivation: "describing",
    body: [
      body("tagging", notice.kind, "en"),
      body("describing", reportWords[language].notices[notice.kind], language),
    ],
    target: [targetOf(notice)],
  }));
  return [...points, ...notices];
}

function saidOf({ statement, another_reading, question }: Point, language: string): object[] {
  return [
    body("describing", statement, language),
    ...(another_reading ? [body("commenting", another_reading, language)] : []),
    ...(question ? [body("questioning", question, language)] : []),
  ];
}

function body(purpose: string, value: string, language: string): object {
  return { type: "TextualBody", purpose, value, format: "text/plain", language };
}

/** Makes targets of spans of a text: by their words with those around them, and by their place. */
function targetsIn(text: string, id: string, language: Report["text_language"]) {
  const places = codePointPlaces(text);
  return (span: Evidence | Notice) => ({
    type: "SpecificResource",
    source: { id, type: "Text", format: "text/plain", language },
    ...("voice" in span && { voice: span.voice }),
    ...("speaker" in span && { speaker: span.speaker }),
    selector: [
      quoteSelector(text, span),
      { type: "TextPositionSelector", start: places[span.start], end: places[span.end] },
    ],
  });
}

function quoteSelector(text: string, { start, end }: Span): object {
  // Twice as many units hold as many whole characters; half of a cut one is not among those that are kept.
  const before = Array.from(text.slice(Math.max(0, start - 2 * AROUND), start)).slice(-AROUND);
  const after = Array.from(text.slice(end, end + 2 * AROUND)).slice(0, AROUND);
  return {
    type: "TextQuoteSelector",
    exact: text.slice(start, end),
    prefix: before.join(""),
    suffix: after.join(""),
  };
}

/** For each offset in UTF-16 units, that in code points, in which the standard counts. */
function codePointPlaces(text: string): Uint32Array {
  const places = new Uint32Array(text.length + 1);
  let [units, points] = [0, 0];
  for (const character of text) {
    places.fill(points++, units, units + character.length);
    units += character.length;
  }
  places[units] = points;
  return places;
}
