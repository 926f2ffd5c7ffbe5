import { fill, inPlural, quotationMarks, reportWords, techniqueNames } from "#languages/index.ts";
import {
  type Contest,
  contestOf,
  FINDING_TYPES,
  type FindingType,
  type Point,
  type Report,
  type ReportLanguage,
} from "#report/index.ts";
import { type QuotedWords, quotesOf } from "./quotes.ts";
import { contestSentence, kindSentence, whoRead, whoseWords } from "./sentences.ts";

/** A report to be written, its text (trimmed), the language it is in, and the name of the file that was read, if any. */
export interface ReportToWrite {
  readonly report: Report;
  readonly text: string;
  readonly language: ReportLanguage;
  readonly file?: string;
  /** SHA-256 of the text in UTF-8, hexadecimal; left out where nobody has made it. */
  readonly textHash?: string | undefined;
  /** What the reader holds against points of it. */
  readonly contested?: readonly Contest[] | undefined;
}

/** One point as it is written: its technique with what it says, its quotes, and what is to be asked. */
export interface WrittenPoint {
  readonly technique: string;
  readonly statement: string;
  readonly quotes: readonly string[];
  readonly otherSide: readonly string[];
}

/** One part of a report under its heading: a paragraph, or the points that stand in its place. */
export interface Section {
  readonly heading: string;
  readonly statement: string;
  readonly points: readonly WrittenPoint[];
}

/** Everything that a written report says, in order, before any format. */
export interface Outline {
  readonly title: string;
  readonly remarks: readonly string[];
  readonly sections: readonly Section[];
  readonly whoRead: string;
}

/** What to write of a report: the same in each format that people read. */
export function outlineOf(input: ReportToWrite): Outline {
  const { report, language, file } = input;
  const { labels, notAVerdict, notices: sentences } = reportWords[language];
  const notices = new Set(report.notices.map(({ kind }) => sentences[kind]));
  const summary: Section = { heading: labels.summary, statement: report.overall_summary, points: [] };
  const kind = kindSentence(report, language);
  return {
    title: file ?? labels.report,
    remarks: [notAVerdict, ...notices, kind && `${kind}.`],
    sections: [
      ...(report.overall_summary ? [summary] : []),
      ...FINDING_TYPES.map((findingType) => sectionOf(findingType, input)),
    ],
    whoRead: provenanceOf(input),
  };
}

/** What made a report, and the hash of the text that it was made of. */
export function provenanceOf({ report, language, textHash }: ReportToWrite): string {
  const hash = textHash && fill(reportWords[language].textHash, { hash: textHash });
  return [whoRead(report, language), hash].filter(Boolean).join(" ");
}

function sectionOf(findingType: FindingType, { report, language, contested }: ReportToWrite): Section {
  const { boxes, nothingNotable } = reportWords[language];
  const heading = boxes[findingType];
  const observation = report.analysis_results.find(({ category_name }) => category_name === findingType);
  if (!observation) return { heading, statement: nothingNotable, points: [] };
  const points = observation.points.map((point) => writtenPoint(point, language, contested ?? []));
  // The justification is the points' statements joined, and all there is where a server sends no points.
  return { heading, statement: points.length > 0 ? "" : observation.justification, points };
}

function writtenPoint(point: Point, language: ReportLanguage, contested: readonly Contest[]): WrittenPoint {
  const { technique, statement, another_reading, question } = point;
  const { labels } = reportWords[language];
  const contest = contestOf(point, contested);
  return {
    technique: techniqueNames[language][technique],
    statement,
    // A quote that the statement names, and nothing more is known of, is not written once more.
    quotes: quotesOf(point)
      .map((words) => quoteLine(words, language))
      .filter((line) => !statement.includes(line)),
    otherSide: [
      ...(another_reading ? [`${labels.anotherReading}: ${another_reading}`] : []),
      ...(question ? [`${labels.question}: ${question}`] : []),
      ...(contest ? [contestSentence(contest, language)] : []),
    ],
  };
}

/** Quoted words on one line, with what is known of them. */
function quoteLine(words: QuotedWords, language: ReportLanguage): string {
  const [open, close] = quotationMarks[language];
  const { quote, places } = words;
  const n = places.length;
  const times = n > 1 ? fill(inPlural(reportWords[language].times, n, language), { n }) : "";
  const facts = [times, whoseWords(words, language)].filter(Boolean);
  return `${open}${quote.replace(/\s+/gu, " ")}${close}${facts.length > 0 ? ` (${facts.join("; ")})` : ""}`;
}
