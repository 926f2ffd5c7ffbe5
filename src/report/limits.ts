/** The longest text taken, in UTF-16 units of the trimmed text. */
export const MAX_TEXT_CHARACTERS = 15_000;

/** How often the screen asks for the status of a task, in milliseconds. */
export const POLL_INTERVAL_MS = 3_000;

/** When the screen gives up waiting and offers to keep waiting, in milliseconds. */
export const SCREEN_TIMEOUT_MS = 90_000;

/** How long one task may run on the server, in milliseconds. */
export const TASK_TIMEOUT_MS = 15 * 60_000;

/** How long quick language models are asked, so that the report comes within `SCREEN_TIMEOUT_MS`, in milliseconds. */
export const CASCADE_TIME_MS = 75_000;

/** How long a result is kept after its task has ended, in milliseconds. */
export const RESULT_KEPT_MS = 15 * 60_000;

/** How long "Copied" is shown, in milliseconds. */
export const COPIED_SHOWN_MS = 2_000;

/** Analyses that one address may start in an hour, unless the operator sets another number. */
export const ANALYSES_PER_HOUR = 20;

/** Analyses of one address that may run or wait at the same time. */
export const PENDING_PER_ADDRESS = 3;

/** Number of UTF-16 units that count against the limit: those of the trimmed text. */
export function countCharacters(text: string): number {
  return text.trim().length;
}

/** Number of words, split on white space; 0 for an empty text. */
export function countWords(text: string): number {
  const trimmed = text.trim();
  return trimmed === "" ? 0 : trimmed.split(/\s+/u).length;
}
