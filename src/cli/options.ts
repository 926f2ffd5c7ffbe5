import { parseArgs } from "node:util";
import * as z from "zod";
import { EXPORT_FORMATS, type ExportFormat } from "#export/index.ts";
import { REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";

/** How reports are printed; lines of JSON are for corpora. */
export type Format = ExportFormat | "jsonl";

/** What the usage says of each format. */
const FORMAT_DOCS: Record<Format, string> = {
  text: "print plain text, as without any of these",
  markdown: "print Markdown",
  json: "print JSON: one object, or a list for several files or a folder",
  csv: "print CSV for a spreadsheet: a quote a line",
  annotations: "print W3C Web Annotations (JSON-LD), as JSON is printed",
  jsonl: 'read one {"id", "text", "lang"?} a line, write one report a line, in order',
};

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

export const USAGE = `Usage: npm run --silent analyse -- [options] [FILE or FOLDER ...]

Reads texts and prints a report of each. Without a file, reads standard input.
In folders, files that end in .txt or .md are read.

  --language en|uk   language of the report (en, unless --jsonl lines say otherwise)
${Object.entries(FORMAT_DOCS)
  .map(([format, doc]) => `  --${format.padEnd(15)}  ${doc}`)
  .join("\n")}
  --models           ask the models of cascade.json and of this machine first, as the server does
  --help             print this

Exit codes: 0 all texts were analysed, 1 some could not be, 2 the command line is wrong.`;

const languageSchema = z.optional(z.enum(REPORT_LANGUAGES));
const FORMATS: readonly Format[] = [...EXPORT_FORMATS, "jsonl"];

/** Parses the command line's words; throws UsageError. */
export function parseOptions(words: readonly string[]): Options {
  const { values, positionals } = parsed(words);
  const language = languageSchema.safeParse(values.language);
  if (!language.success) throw new UsageError(`--language must be one of ${REPORT_LANGUAGES.join(", ")}.`);
  const given = new Map<string, unknown>(Object.entries(values));
  const formats = FORMATS.filter((format) => given.get(format) === true);
  if (formats.length > 1) throw new UsageError(`Choose one of --${formats.join(" and --")}.`);
  return {
    language: language.data,
    format: formats[0] ?? "text",
    models: values.models,
    paths: positionals,
    help: values.help,
  };
}

function parsed(words: readonly string[]) {
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
    throw new UsageError(error instanceof Error ? error.message : "The command line cannot be read.");
  }
}
