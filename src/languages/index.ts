import type { Language, ReportLanguage, TextLanguage } from "#report/index.ts";
import * as en from "./en/index.ts";
import type { KindWords } from "./kind.ts";
import type {
  Frame,
  Joints,
  KindNames,
  LanguageProfile,
  PointWordings,
  SourceWords,
  Structure,
  TechniqueNames,
  TechniqueWordings,
  TextSummaryWording,
  TopicWords,
} from "./language.ts";
import type { Learned } from "./learned.ts";
import type { AddressedToAi } from "./notices.ts";
import type { PromptWording } from "./prompt.ts";
import type { ReportWords } from "./report-words.ts";
import * as ru from "./ru/index.ts";
import type { Rule } from "./rule.ts";
import * as uk from "./uk/index.ts";

export * from "./characters.ts";
export * from "./fill.ts";
export * from "./kind.ts";
export * from "./language.ts";
export * from "./learned.ts";
export * from "./notices.ts";
export type * from "./prompt.ts";
export type * from "./report-words.ts";
export type * from "./rule.ts";
export * from "./scripts.ts";

// Each table stands alone, so that a bundle carries only those that its code names.

/** What each language is recognised by: a text in it, and a report that a model wrote in it. */
export const profiles: Record<Language, LanguageProfile> = {
  en: en.profile,
  uk: uk.profile,
  ru: ru.profile,
};

/** Short names of the techniques, by the language of the report. */
export const techniqueNames: Record<ReportLanguage, TechniqueNames> = {
  en: en.techniqueNames,
  uk: uk.techniqueNames,
};

/** Definitions, observations, other readings and questions, by the language of the report. */
export const techniqueWordings: Record<ReportLanguage, TechniqueWordings> = {
  en: en.techniqueWordings,
  uk: uk.techniqueWordings,
};

/** What one point of a report can say, by the language of the report. */
export const pointWordings: Record<ReportLanguage, PointWordings> = {
  en: en.pointWordings,
  uk: uk.pointWordings,
};

/** How quoted words and names are set into sentences, by the language of the report. */
export const frames: Record<ReportLanguage, Frame> = { en: en.frame, uk: uk.frame };

/** Marks around quoted words, by the language of the report: those of its frame, which the page does without. */
export const quotationMarks: Record<ReportLanguage, Frame["marks"]> = { en: en.marks, uk: uk.marks };

/** What a report says beside what its author wrote, by the language of the report. */
export const reportWords: Record<ReportLanguage, ReportWords> = { en: en.reportWords, uk: uk.reportWords };

/** What the kinds of text are called, by the language of the report. */
export const kindNames: Record<ReportLanguage, KindNames> = { en: en.kindNames, uk: uk.kindNames };

/** Sentences of the summary of one text, by the language of the report. */
export const textSummaryWordings: Record<ReportLanguage, TextSummaryWording> = {
  en: en.textSummaryWording,
  uk: uk.textSummaryWording,
};

/** How a model is asked, by the language of the report. */
export const promptWordings: Record<ReportLanguage, PromptWording> = {
  en: en.promptWording,
  uk: uk.promptWording,
};

/** The embedded analyser's rules, by the language of the text. */
export const rules: Record<TextLanguage, readonly Rule[]> = { en: en.rules, uk: uk.rules, ru: ru.rules };

/** How the one who says something is told, by the language of the text. */
export const sourceWords: Record<TextLanguage, SourceWords> = {
  en: en.sourceWords,
  uk: uk.sourceWords,
  ru: ru.sourceWords,
};

/** Abbreviations after which a sentence goes on, lower case and without their last dot, by the language of the text. */
export const abbreviations: Record<TextLanguage, readonly string[]> = {
  en: en.abbreviations,
  uk: uk.abbreviations,
  ru: ru.abbreviations,
};

/** Where an argument can be taken apart, by the language of the text. */
export const joints: Record<TextLanguage, Joints> = { en: en.joints, uk: uk.joints, ru: ru.joints };

/** What structural detectors need, by the language of the text. */
export const structures: Record<TextLanguage, Structure> = {
  en: en.structure,
  uk: uk.structure,
  ru: ru.structure,
};

/** What the kind of a text is told by, by the language of the text. */
export const kindWords: Record<TextLanguage, KindWords> = {
  en: en.kindWords,
  uk: uk.kindWords,
  ru: ru.kindWords,
};

/** By what words to a machine are told, by their language; all of it is looked for in every text. */
export const addressedToAi: Record<TextLanguage, AddressedToAi> = {
  en: en.addressedToAi,
  uk: uk.addressedToAi,
  ru: ru.addressedToAi,
};

/** What was learned from examples, by the language of the text; a language may have none. */
export const learned: Partial<Record<TextLanguage, Learned>> = {
  en: { weights: en.weights, sides: en.sides, least: 0.15 },
  uk: { weights: uk.weights, sides: uk.sides, least: 0.05 },
  ru: { weights: ru.weights, sides: ru.sides, least: 0.05 },
};

/** What is no subject of a text, by its language. */
export const topicWords: Record<TextLanguage, TopicWords> = {
  en: en.topicWords,
  uk: uk.topicWords,
  ru: ru.topicWords,
};
