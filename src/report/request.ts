import { ERROR_MESSAGES, SCREEN_MESSAGES } from "./errors.ts";
import { countCharacters, MAX_TEXT_CHARACTERS } from "./limits.ts";
import { type AnalysisRequest, analysisRequestSchema } from "./wire.ts";

/** Why a text cannot be sent, from the closed list of messages; undefined when it can. */
export function faultInText(text: string, maxCharacters = MAX_TEXT_CHARACTERS): string | undefined {
  const characters = countCharacters(text);
  if (characters === 0) return SCREEN_MESSAGES.textRequired;
  return characters > maxCharacters ? SCREEN_MESSAGES.textTooLong : undefined;
}

/** A request as it came, with its text trimmed; or why it cannot be taken, from the closed list. */
export function readRequest(value: unknown): { request: AnalysisRequest } | { fault: string } {
  const parsed = analysisRequestSchema.safeParse(value);
  if (!parsed.success) {
    return { fault: faultInFields(value, new Set(parsed.error.issues.map(({ path }) => path[0]))) };
  }
  const fault = faultInText(parsed.data.text);
  return fault === undefined ? { request: { ...parsed.data, text: parsed.data.text.trim() } } : { fault };
}

function faultInFields(value: unknown, wrong: ReadonlySet<PropertyKey | undefined>): string {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (isObject && !("text" in value)) return ERROR_MESSAGES.textRequired;
  return wrong.size === 1 && wrong.has("language")
    ? ERROR_MESSAGES.languageUnknown
    : ERROR_MESSAGES.bodyUnreadable;
}
