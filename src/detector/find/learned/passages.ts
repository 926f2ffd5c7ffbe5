import type { TextLanguage } from "#report/index.ts";
import type { Finding } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";

/** A few sentences that are read together: tokens `first` up to, but not including, `end`. */
export interface Passage {
  readonly language: TextLanguage;
  readonly first: number;
  readonly end: number;
  /** Numbers of its first and its last sentence in the text. */
  readonly firstSentence: number;
  readonly lastSentence: number;
}

/** The model has learned from short posts; a longer text is read in passages of about their length, in tokens. */
const PASSAGE_TOKENS = 60;

type Growing<T> = { -readonly [K in keyof T]: T[K] };

/** Cuts a text into passages: neighbouring sentences of one language, about as long as a short post. */
export function passagesOf({ sentences }: Split): Passage[] {
  const passages: Growing<Passage>[] = [];
  sentences.forEach(({ first, end, language }, sentence) => {
    const last = passages.at(-1);
    if (last && last.language === language && end - last.first <= PASSAGE_TOKENS) {
      last.end = end;
      last.lastSentence = sentence;
    } else {
      passages.push({ language, first, end, firstSentence: sentence, lastSentence: sentence });
    }
  });
  return passages;
}

/** What rules found, by the number of the sentence. */
export type FindingsBySentence = ReadonlyMap<number, readonly Finding[]>;

const NONE: readonly Finding[] = [];

/** What rules found in a passage. */
export function cuesOf({ firstSentence, lastSentence }: Passage, found: FindingsBySentence): Finding[] {
  const cues: Finding[] = [];
  for (let sentence = firstSentence; sentence <= lastSentence; sentence++) {
    for (const cue of found.get(sentence) ?? NONE) cues.push(cue);
  }
  return cues;
}
