import { splitIntoParts } from "#analysis/cascade/parts.ts";
import { INSTRUCTION_TOKENS, tokensIn } from "#analysis/config/limits.ts";
import { detectLanguage } from "#detector/index.ts";
import type { Model } from "../../src/analysis/model.ts";

/** What a million tokens cost, in US dollars. */
export interface Price {
  readonly input: number;
  readonly output: number;
}

/** What a run will ask of a model, at the least: texts that are asked again count once. */
export interface Estimate {
  readonly calls: number;
  readonly tokensRead: number;
  readonly tokensWritten: number;
  /** In US dollars; undefined where the price is not known. */
  readonly dollars: number | undefined;
}

/** Tokens of a usual report. */
const REPORT_TOKENS = 1_000;

/** What it takes to have a model read these texts. */
export function estimate(
  texts: readonly string[],
  { limits }: Pick<Model, "limits">,
  price: Price | undefined,
): Estimate {
  const parts = texts.flatMap((text) => {
    // Where it cannot be told, the language with the most tokens.
    const language = detectLanguage(text) ?? "uk";
    return splitIntoParts(text, limits[language]).map(({ start, end }) => tokensIn(end - start, language));
  });
  const calls = parts.length;
  const tokensRead = parts.reduce((sum, tokens) => sum + tokens, calls * INSTRUCTION_TOKENS);
  const tokensWritten = calls * REPORT_TOKENS;
  const dollars = price && (tokensRead * price.input + tokensWritten * price.output) / 1_000_000;
  return { calls, tokensRead, tokensWritten, dollars };
}

const thousands = (tokens: number) => `${Math.ceil(tokens / 1_000)} thousand tokens`;

/** The estimate in a line. */
export function describeEstimate({ calls, tokensRead, tokensWritten, dollars }: Estimate): string {
  const cost = dollars === undefined ? "price unknown" : `about $${dollars.toFixed(2)}`;
  return `${calls} calls or more, ${thousands(tokensRead)} read, ${thousands(tokensWritten)} written: ${cost}.`;
}
