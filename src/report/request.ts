import { ERROR_MESSAGES, SCREEN_MESSAGES } from "./errors/errors.ts";
import { REPORT_LANGUAGES, type ReportLanguage } from "./languages.ts";
import { countCharacters, MAX_TEXT_CHARACTERS } from "./limits.ts";
import { type AnalysisRequest, analysisRequestSchema } from "./wire.ts";

/** Why a text cannot be sent, from the closed list of messages; undefined when it can. */
export function faultInText(text: string, maxCharacters = MAX_TEXT_CHARACTERS): string | undefined {
  const characters = countCharacters(text);
  if (characters === 0) return SCREEN_MESSAGES.textRequired;
  return characters > maxCharacters ? SCREEN_MESSAGES.textTooLong : undefined;
}

/** Why a request cannot be taken, from the closed list, and in which language it asked for a report, as far as it did. */
interface Unreadable {
  readonly fault: string;
  readonly language: ReportLanguage | undefined;
}

/** A request as it came, with its text trimmed; or why it cannot be taken. */
export function readRequest(value: unknown): { request: AnalysisRequest } | Unreadable {
  const parsed = analysisRequestSchema.safeParse(value);
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
    return { fault: faultInFields(value, wrong), language: languageIn(value) };
  }
  const fault = faultInText(parsed.data.text);
  const { text, language } = parsed.data;
  return fault === undefined ? { request: { text: text.trim(), language } } : { fault, language };
}

function languageIn(value: unknown): ReportLanguage | undefined {
  const isObject = typeof value === "object" && value !== null && "language" in value;
  return isObject ? REPORT_LANGUAGES.find((each) => each === value.language) : undefined;
}

function faultInFields(value: unknown, wrong: ReadonlySet<PropertyKey | undefined>): string {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (isObject && !("text" in value)) return ERROR_MESSAGES.textRequired;
  return wrong.size === 1 && wrong.has("language")
    ? ERROR_MESSAGES.languageUnknown
    : ERROR_MESSAGES.bodyUnreadable;
}
