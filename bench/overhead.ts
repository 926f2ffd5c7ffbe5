/**
 * What the cascade adds to a raw `fetch` of the same answer from the same server, side by side in
 * one run: `npm run overhead`. The text is 1,400 characters; the calls take turns, so that
 * both see the same machine; an A/A control (fetch against fetch) shows what is noise.
 */
import { readFileSync } from "node:fs";
import * as z from "zod";
import { withCapacity } from "#analysis/cascade/capacity.ts";
import { createCascade } from "#analysis/cascade/cascade.ts";
import { shareContext } from "#analysis/config/limits.ts";
import { writePrompt } from "#analysis/question/prompt.ts";
import { providers } from "../src/analysis/models/providers.ts";
import { read } from "../src/detector/index.ts";
import { startModelServer } from "../test/stand-ins/model-server.ts";
import { clockTimes } from "./clock-time.ts";

const text = readFileSync(new URL("../content/examples/en-1.txt", import.meta.url), "utf8").trim();
const never = new AbortController().signal;

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })) });

const server = await startModelServer();
const room = { contextTokens: 100_000, ...shareContext(100_000) };
const options = { id: "stand-in", model: "stand-in", baseURL: server.baseURL, ...room };
const model = withCapacity(await providers["openai-compatible"](options), {
  timeoutMs: 10_000,
  maxConcurrent: 8,
});
const analyse = createCascade({ models: [model] });

async function rawFetch(): Promise<void> {
  const { instructions, prompt } = writePrompt(text, "en");
  const messages = [
    { role: "system", content: instructions },
    { role: "user", content: prompt },
  ];
  const response = await fetch(`${server.baseURL}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: "stand-in", messages, response_format: { type: "json_object" } }),
  });
  const { choices } = completion.parse(await response.json());
  JSON.parse(choices[0]?.message.content ?? "");
}

async function cascade(): Promise<void> {
  const { analysed_by } = await analyse({ text, language: "en" }, never);
  if (analysed_by.model !== "stand-in") throw new Error("the stand-in did not answer");
}

const ms = await clockTimes(
  {
    "raw fetch": rawFetch,
    "raw fetch again": rawFetch,
    cascade,
    "embedded analyser alone": () => read(text, "en"),
  },
  { warmUp: 100, rounds: 400 },
);
await server.close();

const say = (line: string) => process.stdout.write(`${line}\n`);
const medianOf = (name: string) => ms.get(name) ?? Number.NaN;
for (const name of ms.keys()) say(`${name}: median ${medianOf(name).toFixed(2)} ms`);
const added = medianOf("cascade") - medianOf("raw fetch");
const noise = medianOf("raw fetch again") - medianOf("raw fetch");
const reading = medianOf("embedded analyser alone");
say(
  `The cascade adds ${added.toFixed(2)} ms, ${reading.toFixed(2)} ms of it the embedded analyser's reading; noise ${noise.toFixed(2)} ms.`,
);
