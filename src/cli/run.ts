import { once } from "node:events";
import { createReadStream } from "node:fs";
import type { Analyse } from "#analysis/index.ts";
import { CSV_HEADER, type ExportFormat, type ReportToWrite, writeReport } from "#export/index.ts";
import type { AnalysisRequest, ReportLanguage } from "#report/index.ts";
import { analyseLines } from "./corpus.ts";
import type { Options } from "./options.ts";
import { createProgress } from "./progress.ts";
import { findFiles, hashOf, readingProblem, readText, STDIN } from "./texts.ts";

/** The streams of the process, passed in so that tests can read them. */
export interface Streams {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WriteStream;
}

/** Analyses what the options name and prints it. Returns the exit code: 0, or 1 where a text failed. */
export async function run(options: Options, analyse: Analyse, streams: Streams): Promise<0 | 1> {
  const { format, language } = options;
  const paths = options.paths.length === 0 ? [STDIN] : options.paths;
  return format === "jsonl"
    ? runCorpus(paths, language, analyse, streams)
    : runTexts(paths, { format, language: language ?? "en" }, analyse, streams);
}

async function runCorpus(
  paths: readonly string[],
  language: ReportLanguage | undefined,
  analyse: Analyse,
  { stdin, stdout, stderr }: Streams,
): Promise<0 | 1> {
  const progress = createProgress(stderr, language ?? "en");
  let code: 0 | 1 = 0;
  for (const path of paths) {
    try {
      const input = path === STDIN ? stdin : createReadStream(path);
      for await (const { json, failed } of analyseLines(input, language, analyse)) {
        if (failed) code = 1;
        progress.hide();
        await write(stdout, `${json}\n`);
        progress.advance();
      }
    } catch (error) {
      code = 1;
      stderr.write(`${path}: ${readingProblem(error, language ?? "en")}\n`);
    }
  }
  progress.hide();
  return code;
}

/** One text after the other, each printed as soon as it is done, so that a folder of any size fits. */
async function runTexts(
  paths: readonly string[],
  { format, language }: { format: ExportFormat; language: ReportLanguage },
  analyse: Analyse,
  { stdin, stdout, stderr }: Streams,
): Promise<0 | 1> {
  const files = (await Promise.all(paths.map((path) => findFiles(path, language)))).flat();
  const isOne = paths.length === 1 && files[0]?.path === paths[0];
  const frame = frameOf(format, isOne);
  const progress = createProgress(stderr, language, files.length);
  let printed = 0;
  await write(stdout, frame.before);
  for (const file of files) {
    const read = await readText(file, stdin, language);
    const written = "text" in read && (await toWrite({ text: read.text, language }, file.path, analyse));
    progress.hide();
    if ("problem" in read) stderr.write(`${file.path}: ${read.problem}\n`);
    if (written) {
      const between = printed++ === 0 ? "" : frame.between;
      await write(stdout, between + frame.entry(writeReport(format, written)));
    }
    progress.advance();
  }
  progress.hide();
  if (printed > 0 || !isOne) await write(stdout, frame.after);
  return printed === files.length ? 0 : 1;
}

async function toWrite(request: AnalysisRequest, file: string, analyse: Analyse): Promise<ReportToWrite> {
  const report = await analyse(request, never);
  return { ...request, report, file, textHash: hashOf(request.text) };
}

/** Nobody calls an analysis off here: Ctrl+C ends the process. */
const never = new AbortController().signal;

function withoutHeader(csv: string): string {
  return csv.slice(CSV_HEADER.length);
}

/** What stands around the reports, and what is left of each. */
interface Frame {
  readonly before: string;
  readonly between: string;
  readonly after: string;
  readonly entry: (written: string) => string;
}

/**
 * CSV names its columns once. In JSON, one file or standard input gives an object; several
 * files, and a folder however few it holds, give a list: a script must know what it gets.
 */
function frameOf(format: ExportFormat, isOne: boolean): Frame {
  const whole = { before: "", between: "\n\n", after: "\n", entry: (written: string) => written };
  if (format === "csv" && isOne) return { ...whole, after: "\r\n" };
  if (format === "csv") {
    return { before: CSV_HEADER, between: "", after: "\r\n", entry: withoutHeader };
  }
  const isList = (format === "json" || format === "annotations") && !isOne;
  return isList ? { ...whole, before: "[", between: ",\n", after: "]\n" } : whole;
}

async function write(stream: NodeJS.WritableStream, words: string): Promise<void> {
  if (!stream.write(words)) await once(stream, "drain");
}
