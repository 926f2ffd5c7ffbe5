/*
 * Closed lists of a report; apart from the schemas that are made of them, so that a page can know them without
 * carrying the schemas.
 */

/** Whose words a piece of evidence is: the author's own, or those of somebody quoted. */
export const VOICES = ["author", "quoted"] as const;
export type Voice = (typeof VOICES)[number];

export const NOTICE_KINDS = ["addressed-to-ai", "hidden-characters", "mixed-script"] as const;

/** Whether a kind of mark is that of a notice. */
export function isNoticeKind(kind: string): kind is (typeof NOTICE_KINDS)[number] {
  return NOTICE_KINDS.some((each) => each === kind);
}

/** Why a model was passed over, or `answered` for the one whose report this is. */
export const ATTEMPT_OUTCOMES = [
  "answered",
  "busy",
  "timeout",
  "refused",
  "unreadable",
  "ungrounded",
  "too-long",
  "unavailable",
  "silent",
] as const;
