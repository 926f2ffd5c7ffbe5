import { draftSchema } from "#report/index.ts";
import type { Draft } from "../model.ts";
import { LooseJson } from "./json/loose-json.ts";
import { inPoints } from "./json/older-shape.ts";

/** No report is longer, however it is indented. In UTF-16 units. */
const LONGEST_ANSWER = 200_000;
/** As deep as evidence stands in a draft, with room for a wrapping. */
const DEEPEST = 10;

/**
 * Reads a draft from a model's answer: the outermost JSON object in it, put right where a comma or a quotation mark is
 * wrong, its technique ids brought to the list's spelling. Undefined when there is no such object, when it is not a
 * draft, or when the answer is longer than any report. An object that is cut off is not mended: a report must not lose
 * its end unseen. Never throws; its time is linear in the length of the answer.
 */
export function readDraft(answer: string): Draft | undefined {
  if (answer.length > LONGEST_ANSWER) return undefined;
  const from = answer.indexOf("{");
  if (from === -1) return undefined;
  return draftOf(parsed(answer.slice(from, answer.lastIndexOf("}") + 1)) ?? patiently(answer.slice(from)));
}

/** Undefined where it is not JSON to the letter. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Undefined where even patience does not help. */
function patiently(json: string): unknown {
  try {
    return new LooseJson(json).read();
  } catch {
    return undefined;
  }
}

/** The draft that a value is, in points or in the older shape; undefined where it is none. */
export function draftOf(value: unknown): Draft | undefined {
  const read = draftSchema.safeParse(inPoints(withSpelling(value)));
  return read.success ? read.data : undefined;
}

/** "Loaded Language" and "loaded_language" mean `loaded-language`. Deeper than a draft is, nothing is looked at. */
function withSpelling(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((item) => withSpelling(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === "technique" && typeof item === "string" ? spelled(item) : withSpelling(item, depth + 1),
    ]),
  );
}

function spelled(technique: string): string {
  return technique
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_/]+/gu, "-");
}
