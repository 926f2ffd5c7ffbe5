/*
 * Those of the closed list of messages to which only late parts of the page lead; apart from errors.ts, so that they
 * travel with the code that can show them.
 */

/** They tell of the model of the reader's own browser. */
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

/** They tell of our analyser on the reader's own device. */
export const DEVICE_MESSAGES = {
  analyserUnavailable:
    "The analyser could not be started on this device. Without a network it works only where it was loaded before.",
} as const;

/** They tell of a link which holds a report. */
export const LINK_MESSAGES = {
  linkUnreadable: "This link holds no report that can be read. It may have been cut off on its way.",
  linkTooLong: "This link is too long to be opened.",
} as const;
