/** The largest file that is opened, in bytes. */
export const MAX_FILE_BYTES = 20_000_000;

/** The longest text that is taken out of a file, in UTF-16 units: some twenty times what one analysis reads. */
export const MAX_FILE_CHARACTERS = 300_000;

/**
 * Those of the closed list of messages that tell of a file which a reader opens or shares; apart from errors.ts, so that they
 * travel with the code that can show them.
 */
export const FILE_MESSAGES = {
  fileUnknown: "This kind of file cannot be read here. Text, Markdown, HTML, Word (.docx) and PDF can.",
  fileTooLarge: `The file is too large: ${MAX_FILE_BYTES / 1_000_000} MB are the most that can be opened.`,
  fileTextTooLong: `The text has more than ${MAX_FILE_CHARACTERS} characters. Paste the part that matters to you.`,
  fileEncrypted: "The file is locked with a password. Save it without one, or paste its text.",
  fileScanned:
    "The PDF holds pictures of pages and no text. Another program has to recognise its words first.",
  fileEmpty: "The file holds no text.",
  fileDamaged: "The file is damaged or cut off and cannot be read.",
  fileTooSlow: "Reading the file took too long and was stopped.",
  fileSeveral: "Open one file at a time.",
  shareLost: "What you shared has not arrived here. Share it once more.",
} as const;

/** Why a file, or what was shared, gives no text. */
export type FileFaultName = keyof typeof FILE_MESSAGES;
