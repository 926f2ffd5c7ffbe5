import { REPORT_LANGUAGES } from "./languages.ts";
import { MAX_TEXT_CHARACTERS } from "./limits.ts";

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

/** What the screen says of a reply that is not OK and names no error. */
export function requestFailedMessage(status: number): string {
  return `Request failed with status ${status}`;
}

/** What the screen says when asking for the status failed. */
export function statusCheckMessage(message: string): string {
  return `Error checking status: ${withoutErrorPrefix(message)}`;
}

/** The message as the error box shows it: without any "Error: " in front. */
export function withoutErrorPrefix(message: string): string {
  return message.replace(/^(?:Error: )+/u, "");
}
