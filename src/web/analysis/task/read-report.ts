import {
  ATTEMPT_OUTCOMES,
  type Attempt,
  type Evidence,
  FINDING_TYPES,
  KINDS_OF_TEXT,
  type KindReading,
  NOTICE_KINDS,
  type Notice,
  type Observation,
  type Point,
  type Report,
  SCREEN_MESSAGES,
  TECHNIQUE_IDS,
  TEXT_LANGUAGES,
  VOICES,
} from "#report/index.ts";
import { choiceOf, entriesOf, fieldsOf, type WireFields, wordsOf } from "./wire-fields.ts";

/** Whether a report can be read of it. */
export function holdsReport(data: unknown): boolean {
  return Array.isArray(fieldsOf(data)["analysis_results"]);
}

/**
 * Reads a report as the server sends it. Whatever is missing or unknown to this screen is taken as empty, so
 * that a server older or newer than the page is still read; it throws only where no list of observations came.
 */
export function readReport(data: unknown): Report {
  const fields = fieldsOf(data);
  if (!holdsReport(data)) throw new Error(SCREEN_MESSAGES.failedOnServer);
  const readBy = fieldsOf(fields["analysed_by"]);
  const text_kind = readKind(fieldsOf(fields["text_kind"]));
  return {
    overall_summary: wordsOf(fields["overall_summary"]),
    // English is the language of the page: what is marked as English is as good as not marked.
    text_language: choiceOf(TEXT_LANGUAGES, fields["text_language"]) ?? "en",
    analysis_results: entriesOf(fields["analysis_results"], readObservation),
    ...(text_kind && { text_kind }),
    notices: entriesOf(fields["notices"], readNotice),
    analysed_by: { model: wordsOf(readBy["model"]), version: wordsOf(readBy["version"]) },
    attempts: entriesOf(fields["attempts"], readAttempt),
  };
}

function readObservation(fields: WireFields): Observation | undefined {
  const category_name = choiceOf(FINDING_TYPES, fields["category_name"]);
  const justification = wordsOf(fields["justification"]);
  const points = entriesOf(fields["points"], readPoint);
  const isEmpty = justification === "" && points.length === 0;
  return category_name && !isEmpty ? { category_name, justification, points } : undefined;
}

function readPoint(fields: WireFields): Point | undefined {
  const technique = choiceOf(TECHNIQUE_IDS, fields["technique"]);
  const [statement, another_reading, question] = ["statement", "another_reading", "question"].map((name) =>
    wordsOf(fields[name]),
  );
  if (!technique || !statement) return undefined;
  return {
    technique,
    statement,
    ...(another_reading && { another_reading }),
    ...(question && { question }),
    evidence: entriesOf(fields["evidence"], readEvidence),
  };
}

function readEvidence({ start, end, ...fields }: WireFields): Evidence | undefined {
  const quote = wordsOf(fields["quote"]);
  const speaker = wordsOf(fields["speaker"]);
  if (!quote || typeof start !== "number" || typeof end !== "number") return undefined;
  const voice = choiceOf(VOICES, fields["voice"]) ?? "author";
  return { quote, start, end, voice, ...(speaker && { speaker }) };
}

function readKind(fields: WireFields): KindReading | undefined {
  const kind = choiceOf(KINDS_OF_TEXT, fields["kind"]);
  return kind && { kind, is_sure: fields["is_sure"] === true };
}

function readNotice({ start, end, kind: name }: WireFields): Notice | undefined {
  const kind = choiceOf(NOTICE_KINDS, name);
  return kind && typeof start === "number" && typeof end === "number" ? { kind, start, end } : undefined;
}

function readAttempt({ dropped, ...fields }: WireFields): Attempt | undefined {
  const model = wordsOf(fields["model"]);
  const outcome = choiceOf(ATTEMPT_OUTCOMES, fields["outcome"]);
  if (!model || !outcome) return undefined;
  return { model, outcome, ...(typeof dropped === "number" && { dropped }) };
}
