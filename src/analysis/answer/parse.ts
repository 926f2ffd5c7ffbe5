import { jsonrepair } from "jsonrepair";
import { draftSchema } from "#report/index.ts";
import type { Draft } from "../model.ts";
import { inPoints } from "./older-shape.ts";

/**
 * Reads a draft from a model's answer: the outermost JSON object in it, repaired where a comma
 * or a quotation mark is wrong, its technique ids brought to the list's spelling. Undefined when
 * there is no such object or it is not a draft. An object that is cut off is not mended: a report
 * must not lose its end unseen.
 */
export function readDraft(answer: string): Draft | undefined {
  const json = answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1);
  if (!json.startsWith("{")) return undefined;
  try {
    const repaired = jsonrepair(json);
    // A bracket that the model did not write closes what it never finished.
    if (countClosed(repaired) > countClosed(json)) return undefined;
    return draftOf(JSON.parse(repaired, spellTechnique));
  } catch {
    return undefined;
  }
}

/** The draft that a value is, in points or in the older shape; undefined where it is none. */
export function draftOf(value: unknown): Draft | undefined {
  const parsed = draftSchema.safeParse(inPoints(value));
  return parsed.success ? parsed.data : undefined;
}

function countClosed(json: string): number {
  return json.match(/[\]}]/gu)?.length ?? 0;
}

/** "Loaded Language" and "loaded_language" mean `loaded-language`. */
function spellTechnique(key: string, value: unknown): unknown {
  if (key !== "technique" || typeof value !== "string") return value;
  return value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_/]+/gu, "-");
}
