import type { Marker } from "#languages/index.ts";
import type { KindOfText } from "#report/index.ts";
import { type Matches, sentencesOf } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { isByAuthor } from "../../text/voice.ts";

/** In so many sentences of the author's, and so large a share of all, a sign is no passing word. */
interface Density {
  readonly fewest: number;
  readonly share: number;
}

type Against = Partial<Record<Marker, Density>>;

/** What a story seldom does outside its dialogue: it gives advice on health, collects, speaks to its reader, exhorts. */
const AGAINST: Partial<Record<KindOfText, Against>> = {
  story: {
    remedy: { fewest: 2, share: 0.1 },
    money: { fewest: 2, share: 0.1 },
    "to-reader": { fewest: 2, share: 0.15 },
    faith: { fewest: 2, share: 0.15 },
  },
  letter: { hall: { fewest: 1, share: 0 } },
};

/** What a reader is never told to be mere explaining. */
const AGAINST_CALM: Against = { remedy: { fewest: 2, share: 0.1 }, money: { fewest: 2, share: 0.1 } };
/** Kinds in which illness is a subject of study. */
const OF_STUDY: ReadonlySet<KindOfText> = new Set(["paper"]);

/** Whether words of the author's speak against a kind that was told of a text by its other marks. */
export function speaksAgainst(split: Split, matches: Matches, kind: KindOfText): boolean {
  return hasSigns(split, matches, AGAINST[kind] ?? {});
}

/** Whether a text advises on health or deals with money, so that it is not said merely to tell or explain. */
export function advisesOrCollects(split: Split, matches: Matches, kind: KindOfText): boolean {
  return !OF_STUDY.has(kind) && hasSigns(split, matches, AGAINST_CALM);
}

function hasSigns({ tokens, sentences }: Split, { markers, speech }: Matches, signs: Against): boolean {
  return [...markers].some(([marker, hits]) => {
    const density = signs[marker];
    if (density === undefined) return false;
    const own = hits.filter(({ first, last }) => isByAuthor(tokens, speech, first, last + 1));
    const count = new Set(sentencesOf(own)).size;
    return count >= density.fewest && count >= sentences.length * density.share;
  });
}
