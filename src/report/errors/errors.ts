import { REPORT_LANGUAGES } from "../languages.ts";
import { MAX_TEXT_CHARACTERS } from "../limits.ts";

/** Those of the messages that the screen says by itself; apart, so that the page carries no others. */
export const SCREEN_MESSAGES = {
  textRequired: "Input text is required for analysis.",
  textTooLong: `Text exceeds the maximum length of ${MAX_TEXT_CHARACTERS} characters.`,
  network: "An unexpected network error occurred.",
  timedOut: "Analysis timed out. The server may be under heavy load. Please try again.",
  failedOnServer: "Analysis failed on the server.",
} as const;

/**
 * The closed list of messages that a visitor can be shown. Server and browser take them from
 * here, so that one thing is said in one way. No message ever holds any of the submitted text.
 */
export const ERROR_MESSAGES = {
  ...SCREEN_MESSAGES,
  languageUnknown: `Language must be ${REPORT_LANGUAGES.join(" or ")}.`,
  bodyUnreadable: "Request body must be a JSON object with text and language.",
  bodyTooLarge: "Request body is too large.",
  requestUnreadable: "The request could not be read.",
  contentTypeUnsupported: "Content-Type must be application/json.",
  methodNotAllowed: "Method not allowed.",
  notFound: "The requested resource could not be located.",
  taskUnknown: "The task is unknown: it has expired, or the server has restarted. Please try again.",
  hostUnknown: "This server does not answer to this name. Its operator can set PUBLIC_URL to it.",
  otherSite: "Requests from pages of other sites are not taken.",
  tooManyRequests: "Too many requests. Please try again later.",
  serverBusy: "The server is at capacity. Please try again in a few minutes.",
  serverRestarts: "The server restarts. Please try again in a minute.",
  storeUnreachable: "The service is interrupted. Please try again in a minute.",
  serverFault: "An internal error occurred. Please try again.",
} as const;

/** Those of the screen's messages that end with something else: a number, another message. */
export const OPEN_MESSAGES = {
  requestFailed: "Request failed with status ",
  statusCheck: "Error checking status: ",
} as const;

/** What the screen says of a reply that is not OK and names no error. */
export function requestFailedMessage(status: number): string {
  return `${OPEN_MESSAGES.requestFailed}${status}`;
}

/** What the screen says when asking for the status failed. */
export function statusCheckMessage(message: string): string {
  return `${OPEN_MESSAGES.statusCheck}${withoutErrorPrefix(message)}`;
}

/** Messages of the closed list in another language, by the English of each. */
export type ErrorTranslations = Readonly<Record<string, string>>;

/** A message as readers of another language are told it; one that is not of the list stays as it is. */
export function translateError(message: string, translations: ErrorTranslations): string {
  const whole = translations[message];
  if (whole !== undefined) return whole;
  const open = Object.values(OPEN_MESSAGES).find((start) => message.startsWith(start));
  if (open === undefined) return message;
  return (translations[open] ?? open) + translateError(message.slice(open.length), translations);
}

/** The message as the error box shows it: without any "Error: " in front. */
export function withoutErrorPrefix(message: string): string {
  return message.replace(/^(?:Error: )+/u, "");
}
