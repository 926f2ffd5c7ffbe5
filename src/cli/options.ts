import { parseArgs } from "node:util";
import * as z from "zod";
import { EXPORT_FORMATS, type ExportFormat } from "#export/index.ts";
import { fill } from "#languages/index.ts";
import { REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";
import { type CliWords, cliWords } from "./words/index.ts";

/** How reports are printed; lines of JSON are for corpora. */
export type Format = ExportFormat | "jsonl";

export interface Options {
  /** Language of the reports; undefined where the command line names none. */
  readonly language: ReportLanguage | undefined;
  readonly format: Format;
  /** Ask the models of `cascade.json` before the embedded analyser. */
  readonly models: boolean;
  /** Files and folders to read; standard input where there are none. */
  readonly paths: readonly string[];
  readonly help: boolean;
}

/** The command line cannot be understood; the message says what is wrong with it. */
export class UsageError extends Error {}

/** How the command is used, told in a language. */
export function usageIn(language: ReportLanguage): string {
  const { usage, formats } = cliWords[language];
  const lines = FORMATS.map((format) => `  --${format.padEnd(15)}  ${formats[format]}`);
  return usage.replace("{formats}", lines.join("\n"));
}

/** The language that a command line names, even one that is wrong in something else; English where it names none. */
export function languageNamed(words: readonly string[]): ReportLanguage {
  const isNamed = (language: string) =>
    words.some(
      (word, i) => word === `--language=${language}` || (word === language && words[i - 1] === "--language"),
    );
  return REPORT_LANGUAGES.find(isNamed) ?? "en";
}

const languageSchema = z.optional(z.enum(REPORT_LANGUAGES));
const FORMATS: readonly Format[] = [...EXPORT_FORMATS, "jsonl"];

/** Parses the command line's words; throws UsageError. */
export function parseOptions(words: readonly string[]): Options {
  const said = cliWords[languageNamed(words)];
  const { values, positionals } = parsed(words, said);
  const language = languageSchema.safeParse(values.language);
  if (!language.success)
    throw new UsageError(fill(said.wrongLanguage, { languages: REPORT_LANGUAGES.join(", ") }));
  const given = new Map<string, unknown>(Object.entries(values));
  const formats = FORMATS.filter((format) => given.get(format) === true);
  if (formats.length > 1)
    throw new UsageError(fill(said.oneFormat, { formats: `--${formats.join(`${said.and}--`)}` }));
  return {
    language: language.data,
    format: formats[0] ?? "text",
    models: values.models,
    paths: positionals,
    help: values.help,
  };
}

function parsed(words: readonly string[], { unreadableCommand }: CliWords) {
  const flag = { type: "boolean", default: false } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        language: { type: "string" },
        ...Object.fromEntries(FORMATS.map((format) => [format, flag])),
        models: flag,
        help: { ...flag, short: "h" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : unreadableCommand);
  }
}
