/** Words that are somebody else's: offsets in the text, and who says them, where the text names them. */
export interface Spoken {
  readonly start: number;
  readonly end: number;
  /** As the name stands in the text. */
  readonly speaker?: string;
  /** Whether the text tells in some way that somebody says them: "she explained". Else marks alone show it. */
  readonly isAttributed?: boolean;
  /** `direct` in quotation marks, dialogue lines and under a speaker's label; else told: "he said that …". */
  readonly manner: "direct" | "indirect";
}

/** A name is inflected: its beginning is compared. */
const NAME_BEGINNING = 5;

/** Whether somebody of a last name, in whatever form it stands here, says some of the words. */
export function isSpeaker(lastName: string, spoken: readonly Spoken[]): boolean {
  const beginning = lastName.slice(0, NAME_BEGINNING);
  return spoken.some(({ speaker }) => speaker?.includes(beginning) === true);
}
