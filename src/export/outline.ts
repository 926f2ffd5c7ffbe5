import { techniqueNames } from "#languages/index.ts";
import {
  FINDING_TYPES,
  type FindingType,
  type Observation,
  type Report,
  type ReportLanguage,
} from "#report/index.ts";
import { groupEvidence, type QuotedWords } from "./evidence-groups.ts";
import {
  LABELS,
  NOT_A_VERDICT,
  NOTHING_NOTABLE,
  NOTICE_SENTENCES,
  QUOTATION_MARKS,
  SOMEBODY_QUOTED,
  salientWords,
  whoRead,
} from "./sentences.ts";

/** A report to be written, the language it is in, and the name of the file that was read, if any. */
export interface ReportToWrite {
  readonly report: Report;
  readonly language: ReportLanguage;
  readonly file?: string;
}

/** One part of a report under its heading: paragraphs, then quotes, then what is to be asked. */
export interface Section {
  readonly heading: string;
  readonly statement: string;
  readonly quotes: readonly string[];
  readonly otherSide: readonly string[];
}

/** Everything that a written report says, in order, before any format. */
export interface Outline {
  readonly title: string;
  readonly remarks: readonly string[];
  readonly sections: readonly Section[];
  readonly whoRead: string;
}

/** What to write of a report: the same in each format that people read. */
export function outlineOf({ report, language, file }: ReportToWrite): Outline {
  const notices = new Set(report.notices.map(({ kind }) => NOTICE_SENTENCES[kind]));
  const summary: Section = {
    heading: LABELS.summary,
    statement: report.overall_summary,
    quotes: [],
    otherSide: [],
  };
  return {
    title: file ?? LABELS.report,
    remarks: [NOT_A_VERDICT, ...notices],
    sections: [
      ...(report.overall_summary ? [summary] : []),
      ...FINDING_TYPES.map((findingType) => sectionOf(findingType, report, language)),
    ],
    whoRead: whoRead(report),
  };
}

function sectionOf(heading: FindingType, report: Report, language: ReportLanguage): Section {
  const observation = report.analysis_results.find(({ category_name }) => category_name === heading);
  if (!observation) return { heading, statement: NOTHING_NOTABLE, quotes: [], otherSide: [] };
  const { justification, another_reading, question } = observation;
  return {
    heading,
    statement: justification,
    quotes: quotesOf(observation, language),
    otherSide: [
      ...(another_reading ? [`${LABELS.anotherReading}: ${another_reading}`] : []),
      ...(question ? [`${LABELS.question}: ${question}`] : []),
    ],
  };
}

function quotesOf(observation: Observation, language: ReportLanguage): string[] {
  return groupEvidence(observation).flatMap(({ technique, quotes }) =>
    quotes.map((words) => quoteLine(words, techniqueNames[language][technique], language)),
  );
}

/** Quoted words on one line, with what is known of them. */
function quoteLine(
  { quote, voice, salient, places }: QuotedWords,
  technique: string,
  language: ReportLanguage,
) {
  const [open, close] = QUOTATION_MARKS[language];
  const facts = [
    technique,
    places.length > 1 ? `${places.length} times` : "",
    voice === "quoted" ? SOMEBODY_QUOTED : "",
    salientWords(salient),
  ];
  return `${open}${quote.replace(/\s+/gu, " ")}${close} (${facts.filter(Boolean).join("; ")})`;
}
