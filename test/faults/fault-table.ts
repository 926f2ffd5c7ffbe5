import { readFileSync } from "node:fs";
import { withCapacity } from "#analysis/cascade/capacity.ts";
import { createCascade } from "#analysis/cascade/cascade.ts";
import { shareContext } from "#analysis/config/limits.ts";
import type { Report } from "#report/index.ts";
import type { Model } from "../../src/analysis/model.ts";
import { providers } from "../../src/analysis/models/providers.ts";
import { randomNumbers } from "../kit/random-numbers.ts";
import { isMode, type Mode, type ModelServer, startModelServer } from "../stand-ins/model-server.ts";

/** The faults of the table; each row has its own, the last two have all of them and the worst. */
export const FAULTS = [
  "busy",
  "down",
  "hang",
  "reset",
  "drip",
  "rubbish",
  "html",
  "truncated",
  "invented",
  "wrong-language",
  "empty",
  "oversized",
  "wrong-schema",
] as const satisfies readonly Mode[];

export interface Row {
  readonly faults: string;
  readonly analyses: number;
  /** Reports of language models, and of the embedded analyser. */
  readonly byModels: number;
  readonly byEmbedded: number;
  /** Analyses that did not end with a report. */
  readonly lost: number;
  /** Analyses that took longer than the budget, and the grace that one loop of this machine needs. */
  readonly late: number;
  /** Reports with a quote that is not in the text at its place. */
  readonly ungrounded: number;
  readonly slowestMs: number;
}

const MODELS = 7;
const BUDGET_MS = 2_500;
const TIMEOUT_MS = 250;
const GRACE_MS = 1_000;
const AT_ONCE = 4;

const texts = ["en-1", "en-2", "uk-1", "uk-2"].map((name) =>
  readFileSync(new URL(`../../content/examples/${name}.txt`, import.meta.url), "utf8").trim(),
);

/** Every row of the table, `analyses` of each. Draws are the same for the same seed. */
export async function* faultTable(analyses: number, seed = 1): AsyncGenerator<Row> {
  const server = await startModelServer();
  server.behave((question) => (isMode(question.body["model"]) ? question.body["model"] : "answer"));
  const random = randomNumbers(seed);
  try {
    for (const fault of FAULTS) {
      yield await runRow(fault, analyses, server, random, () => (random() < 0.6 ? fault : "answer"));
    }
    const any = (): Mode => FAULTS[Math.floor(random() * FAULTS.length)] ?? "down";
    yield await runRow("any of them", analyses, server, random, () => (random() < 0.8 ? any() : "answer"));
    yield await runRow("every model down", analyses, server, random, () => "down");
  } finally {
    await server.close();
  }
}

async function runRow(
  faults: string,
  analyses: number,
  server: ModelServer,
  random: () => number,
  draw: () => Mode,
): Promise<Row> {
  const results: Result[] = [];
  const asked = Array.from({ length: analyses }, () => ({
    text: texts[Math.floor(random() * texts.length)] ?? "",
    language: random() < 0.5 ? ("en" as const) : ("uk" as const),
    modes: Array.from({ length: MODELS }, draw),
  }));
  const worker = async () => {
    for (let next = asked.pop(); next !== undefined; next = asked.pop())
      results.push(await analyse(next, server));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const count = (test: (result: Result) => boolean) => results.filter(test).length;
  return {
    faults,
    analyses: results.length,
    byModels: count(({ report }) => report !== undefined && report.analysed_by.model !== "embedded"),
    byEmbedded: count(({ report }) => report?.analysed_by.model === "embedded"),
    lost: count(({ report }) => report === undefined),
    late: count(({ ms }) => ms > BUDGET_MS + GRACE_MS),
    ungrounded: count(({ report, text }) => report !== undefined && !isGrounded(report, text)),
    slowestMs: Math.round(Math.max(...results.map(({ ms }) => ms))),
  };
}

interface Result {
  readonly text: string;
  readonly ms: number;
  readonly report: Report | undefined;
}

interface Asked {
  readonly text: string;
  readonly language: "en" | "uk";
  readonly modes: readonly Mode[];
}

async function analyse({ text, language, modes }: Asked, server: ModelServer): Promise<Result> {
  const models = await Promise.all(modes.map((mode, place) => connect(mode, place, server)));
  const begun = performance.now();
  const cascade = createCascade({ models, budgetMs: BUDGET_MS });
  const report = await cascade({ text, language }, new AbortController().signal).catch(() => undefined);
  return { text, report, ms: performance.now() - begun };
}

/** The name of the model tells the server how to behave. */
async function connect(mode: Mode, place: number, server: ModelServer): Promise<Model> {
  const room = { contextTokens: 100_000, ...shareContext(100_000) };
  const options = { id: `model-${place + 1}`, model: mode, baseURL: server.baseURL, ...room };
  return withCapacity(await providers["openai-compatible"](options), {
    timeoutMs: TIMEOUT_MS,
    maxConcurrent: 8,
  });
}

function isGrounded({ analysis_results }: Report, text: string): boolean {
  const points = analysis_results.flatMap((observation) => observation.points);
  return points.every(({ evidence }) =>
    evidence.every(({ quote, start, end }) => quote !== "" && text.slice(start, end) === quote),
  );
}

/** How often a model that is down is asked while `tasks` tasks come one after the other. */
export async function countCallsWhileDown(tasks: number): Promise<number> {
  const server = await startModelServer("down");
  try {
    const cascade = createCascade({ models: [await connect("down", 0, server)] });
    for (let task = 0; task < tasks; task++) {
      await cascade({ text: texts[0] ?? "", language: "en" }, new AbortController().signal);
    }
    return server.asked.length;
  } finally {
    await server.close();
  }
}
