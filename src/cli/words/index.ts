import type { ReportLanguage } from "#report/index.ts";
import { type CliWords, words as en } from "./en.ts";
import { words as uk } from "./uk.ts";

export type { CliWords } from "./en.ts";

/** What the command line says, by the language that `--language` names. */
export const cliWords: Readonly<Record<ReportLanguage, CliWords>> = { en, uk };
