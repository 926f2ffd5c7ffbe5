import { type PromptExample, promptWordings } from "#languages/index.ts";
import { FINDING_TYPES, type ReportLanguage, techniquesOf } from "#report/index.ts";

/** What is sent to a language model. */
export interface Prompt {
  /** The system turn: the same for every text, and without a word of it. */
  readonly instructions: string;
  /** The user turn: the text as data, between two lines that the text cannot know. */
  readonly prompt: string;
}

/** The question as one prompt, in the language of the report. `mark` is random, new for each call. */
export function writePrompt(text: string, language: ReportLanguage, mark: string = randomMark()): Prompt {
  const { textFollows, textEnded } = promptWordings[language];
  const before = textFollows.replace("{mark}", mark);
  return {
    instructions: instructionsIn(language),
    prompt: [before, "", mark, text, mark, "", textEnded].join("\n"),
  };
}

/** 128 random bits: no text can hold it but by reading it first. */
function randomMark(): string {
  return `=== ${crypto.randomUUID()} ===`;
}

/** The instructions are built once for each language: the closed lists and the wordings do not change. */
const written = new Map<ReportLanguage, string>();

/** What a model is told before it sees any text. */
export function instructionsIn(language: ReportLanguage): string {
  const instructions = written.get(language) ?? writeInstructions(language);
  written.set(language, instructions);
  return instructions;
}

/** The part of it that no answer has a reason to repeat; definitions of techniques it may well use. */
export function rulesIn(language: ReportLanguage): string {
  const { role, rules } = promptWordings[language];
  return [role, rules.map((rule) => `- ${rule}`).join("\n")].join("\n\n");
}

function writeInstructions(language: ReportLanguage): string {
  const { listFollows, answerShape, examplesFollow, examples } = promptWordings[language];
  return [
    rulesIn(language),
    listFollows,
    ...FINDING_TYPES.map((type) => writeFindingType(type, language)),
    answerShape,
    writeShape(language),
    examplesFollow,
    ...examples.map(writeExample),
  ].join("\n\n");
}

function writeFindingType(type: (typeof FINDING_TYPES)[number], language: ReportLanguage): string {
  const { findingTypes, techniques } = promptWordings[language];
  return [
    `${type}: ${findingTypes[type]}`,
    ...techniquesOf(type).map((id) => `- ${id}: ${techniques[id]}`),
  ].join("\n");
}

/** The shape is told in words too, since not every server passes a JSON schema on to its model. */
function writeShape(language: ReportLanguage): string {
  const { overallSummary, statement, anotherReading, question, quote, speaker } =
    promptWordings[language].fields;
  const point = {
    technique: "id",
    statement,
    another_reading: anotherReading,
    question,
    evidence: [{ quote, speaker }],
  };
  const analysis_results = [{ category_name: FINDING_TYPES[0], points: [point] }];
  return JSON.stringify({ overall_summary: overallSummary, analysis_results });
}

function writeExample({ text, answer }: PromptExample): string {
  return `${text}\n→ ${JSON.stringify(answer)}`;
}
