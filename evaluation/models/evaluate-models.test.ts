import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { shareContext } from "#analysis/config/limits.ts";
import type { ErrorCard } from "#content/error-card.ts";
import type { Model } from "../../src/analysis/model.ts";
import { providers } from "../../src/analysis/models/providers.ts";
import { type ModelServer, startModelServer } from "../../test/stand-ins/model-server.ts";
import { evaluateAll } from "../evaluate.ts";
import { evaluateModels, NoAnswerError } from "./evaluate-models.ts";

const TEXTS = [
  "The library opens at nine on Monday and closes at five.",
  "  The bridge over the Stryi will be painted green in June.",
  "Бібліотека відчиняється о дев’ятій у понеділок і зачиняється о п’ятій.",
];

let folder: string;
let server: ModelServer;
let model: Model;
let said: string[];
let pauses: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "subtext-evaluation-"));
  const rows = TEXTS.map((text) => ({ lang: /^[А-Я]/u.test(text) ? "uk" : "en", genre: "news", text }));
  await writeFile(join(folder, "ordinary.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
  server = await startModelServer();
  const room = { contextTokens: 100_000, ...shareContext(100_000) };
  const options = { id: "asked", model: "stand-in", baseURL: server.baseURL, ...room };
  model = await providers["openai-compatible"](options);
  [said, pauses] = [[], 0];
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function evaluate() {
  return evaluateModels(folder, {
    only: ["ordinary"],
    models: [model],
    answers: join(folder, "answers"),
    say: (line) => said.push(line),
    pause: () => Promise.resolve(pauses++),
  });
}

/** The shares of texts that are accused, in English and Ukrainian. */
const accused = ({ scores }: ErrorCard) =>
  [scores["ordinary.accused.calm.en"], scores["ordinary.accused.calm.uk"]].map((score) => score?.score);

describe("the evaluation of models", () => {
  it("measures what the models say, by the metrics of the embedded analyser", async () => {
    // The stand-in finds loaded language in whatever it is given.
    expect(accused(await evaluate())).toEqual([1, 1]);
    expect(accused(evaluateAll(folder, { only: ["ordinary"] }))).toEqual([0, 0]);
  });

  it("asks for each text once, in Ukrainian where it is not in English, and says first how often", async () => {
    await evaluate();
    expect(server.asked.map(({ language }) => language).toSorted()).toEqual(["en", "en", "uk"]);
    expect(said[0]).toBe("3 texts, 0 answered already: 3 calls or more to asked.");
    expect(said.at(-1)).toBe("3 read by a model, 0 by the embedded analyser.");
  });

  it("asks nobody again whose answer is kept, in files that do not tell of the text by their names", async () => {
    const first = await evaluate();
    expect(await evaluate()).toEqual(first);
    expect(server.asked).toHaveLength(3);
    expect(said).toContain("3 texts, 3 answered already: 0 calls or more to asked.");
    for (const name of await readdir(join(folder, "answers"))) expect(name).toMatch(/^[\da-f]{64}\.json$/u);
  });

  it("asks once more after a pause where a model is down, and keeps no answer that is none", async () => {
    server.behave("down");
    await evaluate();
    expect([server.asked.length, pauses]).toEqual([9, 6]);
    expect(said.at(-1)).toBe("0 read by a model, 3 by the embedded analyser.");
    server.behave("answer");
    await evaluate();
    expect(said.at(-1)).toBe("3 read by a model, 0 by the embedded analyser.");
  });

  it("gives up where five texts in a row have no answer", async () => {
    const rows = Array.from({ length: 8 }, (_, at) => ({ lang: "en", genre: "news", text: `Day ${at}.` }));
    await writeFile(join(folder, "ordinary.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
    server.behave("down");
    await expect(evaluate()).rejects.toThrow(NoAnswerError);
    expect(server.asked).toHaveLength(18);
  });
});
