import {
  ANALYSES_PER_HOUR,
  MAX_TEXT_CHARACTERS,
  PENDING_PER_ADDRESS,
  POLL_INTERVAL_MS,
  RESULT_KEPT_MS,
  SCREEN_TIMEOUT_MS,
  TASK_TIMEOUT_MS,
} from "#report/index.ts";

/** The limits as the pages write them, from the numbers by which the product runs. */
export const limits = {
  characters: MAX_TEXT_CHARACTERS.toLocaleString("en-US"),
  analysesPerHour: ANALYSES_PER_HOUR,
  pendingPerAddress: PENDING_PER_ADDRESS,
  pollSeconds: POLL_INTERVAL_MS / 1_000,
  screenSeconds: SCREEN_TIMEOUT_MS / 1_000,
  taskMinutes: TASK_TIMEOUT_MS / 60_000,
  keptMinutes: RESULT_KEPT_MS / 60_000,
};
