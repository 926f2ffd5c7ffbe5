import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { build, parseAst, type Rolldown } from "vite";
import { describe, expect, it } from "vitest";
import { createCascade } from "#analysis/index.ts";
import { rules } from "#languages/index.ts";
import { type AnalysisRequest, REPORT_LANGUAGES, TEXT_LANGUAGES } from "#report/index.ts";
import { randomNumbers } from "../../test/kit/random-numbers.ts";
import { leaveOutExamples, withoutExamples } from "./without-examples.ts";

describe("A rule as browsers load it", () => {
  const code = `export const a: readonly Rule[] = [
  { technique: "doubt", source: SOURCE, patterns: ["x"], strength: "weak", flags: ["F, {1}."], passes: ["P"] },
];
export const other = { source: "kept", flags: 1 };`;

  it("has its patterns, and neither its source nor its examples", () => {
    expect(leaveOutExamples(code, parseAst(code, { lang: "ts" }))).toBe(`export const a: readonly Rule[] = [
  { technique: "doubt",  patterns: ["x"], strength: "weak",   },
];
export const other = { source: "kept", flags: 1 };`);
  });
});

/** The script of the page's worker, bundled without examples as the site's build does it. */
async function bundleWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [withoutExamples()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: resolve("src/web/analysis/worker/analysis-worker.ts"),
        output: { format: "iife" },
      },
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one build that is not watched has one output
  const { output } = built as Rolldown.RolldownOutput;
  return output[0].code;
}

/** What a browser's worker has and a thread of Node has under other names. */
const AS_IN_BROWSER = `
  const { parentPort } = require("node:worker_threads");
  globalThis.postMessage = (message) => parentPort.postMessage(message);
  globalThis.addEventListener = (_, listen) => parentPort.on("message", (data) => listen({ data }));`;

/** Texts in all languages that our own examples make, one rule's beside another's. */
function makeRequests(count: number): AnalysisRequest[] {
  const random = randomNumbers(20_261_122);
  const pick = <T>(some: readonly T[]): T | undefined => some[Math.floor(random() * some.length)];
  const sentences = TEXT_LANGUAGES.map((language) =>
    rules[language].flatMap(({ flags, passes }) => [...flags, ...passes]),
  );
  return Array.from({ length: count }, (_, i) => {
    const own = sentences[i % sentences.length] ?? [];
    const length = 1 + Math.floor(random() * 40);
    const text = Array.from({ length }, () => pick(own)).join(random() < 0.2 ? "\n\n" : " ");
    return { text: text.trim(), language: REPORT_LANGUAGES[i % REPORT_LANGUAGES.length] ?? "en" };
  });
}

describe("The worker of the page", () => {
  it("reports the same as the server's embedded analyser, byte for byte, on 300 texts", async () => {
    const script = await bundleWorker();
    expect(script).not.toContain(rules.en[0]?.flags[0]);
    const worker = new Worker(`${AS_IN_BROWSER}\n${script}`, { eval: true });
    const { signal } = new AbortController();
    const analyse = createCascade({ models: [] });
    const readByWorker = async (request: AnalysisRequest): Promise<unknown> => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage({ type: "read-alone", request });
      const [message] = await once(worker, "message");
      return message;
    };
    let points = 0;
    for (const request of makeRequests(300)) {
      const ours = await analyse(request, signal);
      expect(JSON.stringify(await readByWorker(request))).toBe(
        JSON.stringify({ type: "ended", report: ours }),
      );
      points += ours.analysis_results.length;
    }
    await worker.terminate();
    expect(points).toBeGreaterThan(300);
  });
});
