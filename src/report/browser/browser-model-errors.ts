/**
 * Those of the closed list of messages that tell of the model of the reader's own browser; apart from errors.ts, so that
 * they travel with the code that can show them.
 */
export const BROWSER_MODEL_MESSAGES = {
  modelRefused: "The model in this browser declined to read this text.",
  modelUnreadable: "The model in this browser gave an answer that could not be read.",
  modelInvented:
    "The model in this browser quoted only words that are not in the text. Its report is not shown.",
  modelSilent:
    "The model in this browser saw nothing in a text with strong rhetoric. Its report is not shown.",
  modelTooSmall: "The text is too long for the model in this browser.",
  modelStopped: "The model in this browser could not be started, or has stopped.",
} as const;
