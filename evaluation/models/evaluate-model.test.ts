import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { shareContext } from "#analysis/config/limits.ts";
import type { ErrorCard } from "#content/error-card.ts";
import type { Model } from "../../src/analysis/model.ts";
import { providers } from "../../src/analysis/models/providers.ts";
import { goodDraft, type ModelServer, startModelServer } from "../../test/stand-ins/model-server.ts";
import { evaluateAll } from "../evaluate.ts";
import type { Price } from "./estimate.ts";
import { evaluateModel, NoAnswerError } from "./evaluate-model.ts";
import { writeModelCard } from "./model-card.ts";

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
let price: Price | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "subtext-evaluation-"));
  const rows = TEXTS.map((text) => ({ lang: /^[А-Я]/u.test(text) ? "uk" : "en", genre: "news", text }));
  await writeFile(join(folder, "ordinary.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
  server = await startModelServer();
  const room = { contextTokens: 100_000, ...shareContext(100_000) };
  const options = { id: "asked", model: "stand-in", baseURL: server.baseURL, ...room };
  model = await providers["openai-compatible"](options);
  [said, pauses, price] = [[], 0, undefined];
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

function evaluate(only = ["ordinary"]) {
  return evaluateModel(folder, {
    only,
    model,
    atOnce: 2,
    price,
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
    expect(said.slice(0, 2)).toEqual([
      "asked (stand-in): 3 texts, 0 answered already.",
      "3 calls or more, 10 thousand tokens read, 3 thousand tokens written: price unknown.",
    ]);
    expect(said.at(-1)).toBe("3 read by the model, 0 by the embedded analyser.");
  });

  it("asks nobody again whose answer is kept, in files that do not tell of the text by their names", async () => {
    const first = await evaluate();
    expect(await evaluate()).toEqual(first);
    expect(server.asked).toHaveLength(3);
    expect(said).toContain("asked (stand-in): 3 texts, 3 answered already.");
    expect(said).toContain(
      "0 calls or more, 0 thousand tokens read, 0 thousand tokens written: price unknown.",
    );
    for (const name of await readdir(join(folder, "answers"))) expect(name).toMatch(/^[\da-f]{64}\.json$/u);
  });

  it("asks once more after a pause where a model is down, and keeps no answer that is none", async () => {
    server.behave("down");
    await evaluate();
    expect([server.asked.length, pauses]).toEqual([9, 6]);
    expect(said.at(-1)).toBe("0 read by the model, 3 by the embedded analyser.");
    server.behave("answer");
    await evaluate();
    expect(said.at(-1)).toBe("3 read by the model, 0 by the embedded analyser.");
  });

  it("says what it will cost where the price is known", async () => {
    price = { input: 1, output: 5 };
    await evaluate();
    expect(said[1]).toMatch(/: about \$0\.02\.$/u);
  });

  it("goes on where it was cut off", async () => {
    let left = 2;
    server.behave(() => (left-- > 0 ? "answer" : "unauthorised"));
    await evaluate();
    expect(said.at(-1)).toBe("2 read by the model, 1 by the embedded analyser.");
    const before = server.asked.length;
    server.behave("answer");
    await evaluate();
    expect(server.asked).toHaveLength(before + 1);
  });

  it("measures a model by the swap test as well: by what it finds, not how it words it", async () => {
    const { scores } = await evaluate(["swap"]);
    expect(Object.keys(scores)).toEqual(
      ["en", "uk", "ru"].map((language) => `swap.findingsChanged.${language}`),
    );
    // The stand-in quotes the first four words: the same but for the names, where these have as many words.
    const calm = Object.values(scores).map(({ score }) => score);
    expect(Math.max(...calm)).toBeLessThan(0.04);
    server.behave(({ text, language }) =>
      /Communists|комуністи|коммунисты/iu.test(text.slice(0, 40)) ? "nothing" : goodDraft({ text, language }),
    );
    await rm(join(folder, "answers"), { recursive: true });
    const swapped = await evaluate(["swap"]);
    const biased = Object.values(swapped.scores).map(({ score }) => score);
    expect(Math.max(...biased)).toBeGreaterThan(0.04);
  });

  it("writes a card that says which model was measured, when, and on how many texts", async () => {
    const file = await writeModelCard(join(folder, "cards"), await evaluate());
    expect(file).toBe(join(folder, "cards", "asked-stand-in.json"));
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject({
      model: "asked",
      version: "stand-in",
      measuredOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u),
      texts: { byModel: 3, byEmbedded: 0 },
      scores: { "ordinary.accused.calm.en": { score: 1 } },
    });
  });

  it("gives up where five texts in a row have no answer", async () => {
    const rows = Array.from({ length: 8 }, (_, at) => ({ lang: "en", genre: "news", text: `Day ${at}.` }));
    await writeFile(join(folder, "ordinary.jsonl"), rows.map((row) => JSON.stringify(row)).join("\n"));
    server.behave("down");
    await expect(evaluate()).rejects.toThrow(NoAnswerError);
    expect(server.asked).toHaveLength(18);
  });
});
