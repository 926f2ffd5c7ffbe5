import { once } from "node:events";
import { createReadStream } from "node:fs";
import type { Analyse } from "#analysis/index.ts";
import { ERROR_MESSAGES } from "#report/index.ts";
import { analyseLines } from "./corpus.ts";
import { asMarkdown, asText } from "./formats.ts";
import type { Options } from "./options.ts";
import { createProgress } from "./progress.ts";
import { type NamedText, readingProblem, readTexts } from "./texts.ts";

/** The streams of the process, passed in so that tests can read them. */
export interface Streams {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WriteStream;
}

/** Analyses what the options name and prints it. Returns the exit code: 0, or 1 where a text failed. */
export async function run(options: Options, analyse: Analyse, streams: Streams): Promise<0 | 1> {
  return options.format === "jsonl"
    ? runCorpus(options, analyse, streams)
    : runTexts(options, analyse, streams);
}

async function runCorpus(options: Options, analyse: Analyse, streams: Streams): Promise<0 | 1> {
  const inputs = options.paths.length === 0 ? ["-"] : options.paths;
  const progress = createProgress(streams.stderr);
  let code: 0 | 1 = 0;
  for (const path of inputs) {
    try {
      const input = path === "-" ? streams.stdin : createReadStream(path);
      for await (const { json, failed } of analyseLines(input, options.language, analyse)) {
        if (failed) code = 1;
        if (!streams.stdout.write(`${json}\n`)) await once(streams.stdout, "drain");
        progress.advance();
      }
    } catch (error) {
      code = 1;
      streams.stderr.write(`${path}: ${readingProblem(error)}\n`);
    }
  }
  progress.finish();
  return code;
}

async function runTexts(options: Options, analyse: Analyse, { stdin, stdout, stderr }: Streams) {
  const texts = await readTexts(options.paths, stdin);
  const progress = createProgress(stderr, texts.length);
  const printed: unknown[] = [];
  let code: 0 | 1 = 0;
  for (const text of texts) {
    const error = problemOf(text);
    if (error === undefined && "text" in text) printed.push(await print(text, options, analyse));
    else {
      code = 1;
      stderr.write(`${text.name}: ${error}\n`);
    }
    progress.advance();
  }
  progress.finish();
  stdout.write(
    options.format === "json" ? `${asJson(printed, texts.length)}\n` : `${printed.join("\n\n")}\n`,
  );
  return code;
}

function problemOf(text: NamedText): string | undefined {
  if ("error" in text) return text.error;
  return text.text === "" ? ERROR_MESSAGES.textRequired : undefined;
}

async function print({ name, text }: { name: string; text: string }, options: Options, analyse: Analyse) {
  const language = options.language ?? "en";
  const report = await analyse({ text, language }, new AbortController().signal);
  if (options.format === "json") return { file: name, ...report };
  return options.format === "markdown" ? asMarkdown(name, report, language) : asText(name, report, language);
}

/** One object for one text; a list for several, so that a script always knows what it gets. */
function asJson(printed: readonly unknown[], asked: number): string {
  return JSON.stringify(asked === 1 ? (printed[0] ?? null) : printed, null, 2);
}
