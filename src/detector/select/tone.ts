import { findingTypeOf, type Span, type Technique } from "#report/index.ts";
import { sentencesOf } from "../patterns/match.ts";
import type { Candidate } from "./candidates.ts";
import { byWeight, MOST_QUOTES, type SelectedPoint } from "./points.ts";

/**
 * Devices of the author's that go with a feeling. By themselves they show none: of two editors one hears contempt in a
 * slur, the other anger. Beside words of the feeling they add to it.
 */
const GOES_WITH: Partial<Record<Technique, readonly Technique[]>> = {
  contempt: ["name-calling", "dehumanisation", "mockery", "loaded-language"],
  fear: ["appeal-to-fear"],
  sadness: ["appeal-to-pity"],
  pride: ["flag-waving", "slogans"],
  hope: ["flag-waving", "slogans"],
};

/** Emotions that are told. */
const MOST_EMOTIONS = 3;
/** What a place counts: of words that somebody quoted says, and of a device, beside 1 for the author's words. */
const WORTH_OF_QUOTED = 0.8;
const WORTH_OF_DEVICE = 0.5;
const WORTH_OF_EXCLAMATION = 0.5;
/** How far the exclamation mark of a sentence is looked for. */
const LONGEST_REST = 122;
/** What a feeling must add up to. Only contempt and grief explain themselves in one place. */
const NEEDED = { alone: 0.8, lasting: 1.4 };
const SPEAK_ALONE: ReadonlySet<Technique> = new Set(["contempt", "sadness"]);

/**
 * The feelings that a text shows, the one that counts most first. A text that surely tells, teaches or records shows
 * one only where it lasts.
 */
export function selectTone(
  text: string,
  candidates: readonly Candidate[],
  { isGated }: { readonly isGated: boolean },
): SelectedPoint[] {
  const sure = candidates.filter(({ strength }) => strength === "strong");
  const felt = sure.filter(({ technique }) => findingTypeOf(technique) === "Emotional Tone");
  return [...Map.groupBy(felt, ({ technique }) => technique)]
    .flatMap(([emotion, words]) => {
      const needed = SPEAK_ALONE.has(emotion) && !isGated ? NEEDED.alone : NEEDED.lasting;
      const exclaimed = words.some(({ core, voice }) => voice === "author" && isExclaimed(text, core));
      const weight =
        weightOfWords(words) +
        WORTH_OF_DEVICE * devicesWith(emotion, sure) +
        (exclaimed ? WORTH_OF_EXCLAMATION : 0);
      return weight < needed ? [] : (pointOf(words, weight) ?? []);
    })
    .toSorted(byWeight)
    .slice(0, MOST_EMOTIONS);
}

/** Each sentence counts once. */
function weightOfWords(words: readonly Candidate[]): number {
  const own = new Set(sentencesOf(words.filter(({ voice }) => voice === "author")));
  const quoted = [...new Set(sentencesOf(words))].filter((sentence) => !own.has(sentence));
  return own.size + WORTH_OF_QUOTED * quoted.length;
}

function devicesWith(emotion: Technique, candidates: readonly Candidate[]): number {
  const techniques = GOES_WITH[emotion] ?? [];
  return new Set(
    sentencesOf(
      candidates.filter(({ technique, voice }) => voice === "author" && techniques.includes(technique)),
    ),
  ).size;
}

/** Whether the sentence goes on to an exclamation mark, or the words themselves end in one. */
function isExclaimed(text: string, { end }: Span): boolean {
  return /^[^.?\n]{0,120}!/u.test(text.slice(end - 1, end + LONGEST_REST));
}

function pointOf(words: readonly Candidate[], weight: number): SelectedPoint | undefined {
  const [first, ...more] = words.slice(0, MOST_QUOTES).map((word) => ({ ...word, shown: word.core }));
  return first && { technique: first.technique, weight, candidates: [first, ...more] };
}
