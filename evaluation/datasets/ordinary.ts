import * as z from "zod";
import type { Score } from "#content/error-card.ts";
import { TEXT_LANGUAGES } from "#report/index.ts";
import type { Dataset } from "../dataset.ts";

const rowSchema = z.object({ lang: z.enum(TEXT_LANGUAGES), genre: z.string(), text: z.string() });

/** Genres that tell or teach; in the others people are heard, who may well be heated. */
const CALM = new Set([
  "academic",
  "administrative",
  "bio",
  "crafts",
  "encyclopedia",
  "news",
  "popular-science",
  "science",
  "textbook",
  "voyage",
  "whow",
]);
const LIVELY = new Set([
  "arts",
  "conversation",
  "fiction",
  "fiction-kids",
  "interview",
  "podcast",
  "religion",
  "vlog",
]);

/** Whole samples of ordinary texts by genre (GUM, Brown-UK, UD Russian-Taiga): the share that is accused. Less is better. */
export const ordinary: Dataset = {
  name: "Ordinary texts",
  file: "ordinary.jsonl",
  evaluate(rows, predict) {
    const answers = rows.map((line) => {
      const { lang, genre, text } = rowSchema.parse(line);
      return { lang, genre, isAccused: predict(text).accused };
    });
    const byMood = Map.groupBy(answers, ({ lang, genre }) => `${moodOf(genre)}.${lang}`);
    const byGenre = Map.groupBy(answers, ({ lang, genre }) => `genre.${lang}.${genre}`);
    return {
      scores: Object.fromEntries(
        [...byMood, ...byGenre]
          .toSorted(([a], [b]) => a.localeCompare(b))
          .map(([key, group]) => [`ordinary.accused.${key}`, shareAccused(group)]),
      ),
      labels: [],
    };
  },
};

function moodOf(genre: string): string {
  if (CALM.has(genre)) return "calm";
  return LIVELY.has(genre) ? "lively" : "other";
}

function shareAccused(group: readonly { readonly isAccused: boolean }[]): Score {
  const accused = group.filter(({ isAccused }) => isAccused).length;
  return { score: accused / group.length, trivial: 1, n: group.length };
}
