import { type Joints, joints } from "#languages/index.ts";
import type { Technique, TextLanguage } from "#report/index.ts";
import { trimmed } from "./shorten-quote.ts";

/** The parts of an argument as they stand in its quote. */
export interface Parts {
  readonly a?: string;
  readonly b?: string;
}

/** A longer part is a sentence rather than a part. */
const MOST_WORDS = 8;
/** «Відтепер – усе або нічого»: the choice begins behind it. */
const DASH = /^[–—-]$/u;
const LAST_MARK = /[!?]$/u;
const WHOLE: Parts = {};

/** The two ways of a choice, a step and its end, the word for all, the cause: where a quote shows them. */
export function takeApart(technique: Technique, quote: string, language: TextLanguage): Parts {
  const words = quote.split(/\s+/u);
  const { alternative, condition, universal, cause } = joints[language];
  if (technique === "false-dilemma") return atAlternative(words, alternative);
  if (technique === "consequential-oversimplification") return atCondition(words, condition);
  if (technique === "sweeping-generalisation")
    return partsOf([words.find((word) => isAmong(universal, word))?.toLowerCase()]);
  return technique === "causal-oversimplification" ? atCause(quote, cause) : WHOLE;
}

function isAmong(list: readonly string[], word = ""): boolean {
  return list.includes(bare(word).toLowerCase());
}

function bare(word: string): string {
  return word.replaceAll(/[^\p{L}\p{N}’'-]/gu, "");
}

function atAlternative(words: readonly string[], { before, between }: Joints["alternative"]): Parts {
  const at = words.findLastIndex((word) => isAmong(between, word));
  const opening = words.findIndex((word, i) => i < at && isAmong(before, word));
  const others = words.filter((word, i) => i !== at && i !== opening && isAmong(between, word));
  if (at < 1 || others.length > 0) return WHOLE;
  const dash = words.findLastIndex((word, i) => i > opening && i < at - 1 && DASH.test(word));
  return partsOf([words.slice(Math.max(opening, dash) + 1, at).join(" "), words.slice(at + 1).join(" ")], 2);
}

function atCondition(words: readonly string[], { before, after }: Joints["condition"]): Parts {
  const opening = words.findIndex((word) => isAmong(before, word));
  const comma = words.findIndex((word, i) => i > opening && word.endsWith(","));
  if (opening === -1 || comma === -1) return WHOLE;
  const end = words.slice(isAmong(after, words[comma + 1]) ? comma + 2 : comma + 1);
  return partsOf([words.slice(opening + 1, comma + 1).join(" "), end.join(" ")], 2);
}

function atCause(quote: string, markers: readonly string[]): Parts {
  const lower = quote.toLowerCase();
  const marker = markers.find((each) => lower.startsWith(`${each} `) || lower.includes(` ${each} `));
  if (marker === undefined) return WHOLE;
  return partsOf([quote.slice(lower.lastIndexOf(`${marker} `) + marker.length)]);
}

/** The parts, if none is missing or long. */
function partsOf(parts: readonly (string | undefined)[], count = 1): Parts {
  const shown = parts.map((part = "") => trimmed(part).replace(LAST_MARK, ""));
  const isClear = shown.every((part) => part !== "" && part.split(/\s+/u).length <= MOST_WORDS);
  const [a, b] = shown;
  if (!isClear || a === undefined || shown.length < count) return WHOLE;
  return b === undefined ? { a } : { a, b };
}
