import { createHash } from "node:crypto";
import * as z from "zod";
import type { Score } from "#content/error-card.ts";
import { type Span, TECHNIQUE_IDS, TEXT_LANGUAGES, type Technique } from "#report/index.ts";
import type { Dataset, Scores } from "../dataset.ts";
import { areOfOneFamily } from "../families.ts";

import type { Prediction } from "../prediction.ts";

const rowSchema = z.object({
  id: z.string(),
  lang: z.enum(TEXT_LANGUAGES),
  text: z.string(),
  kind: z.string(),
  points: z.array(
    z.object({
      technique: z.enum(TECHNIQUE_IDS),
      quotes: z.array(z.string()),
      weight: z.number(),
    }),
  ),
  credits: z.array(z.object({ what: z.string() })),
  tone: z.array(z.object({ emotion: z.enum(TECHNIQUE_IDS) })),
});
type Row = z.infer<typeof rowSchema>;

/** Editors call a named source what the report calls attribution. */
const CREDITS: Readonly<Record<string, Technique>> = { "named-source": "attribution" };

/** Words of a text and more from which on its report's length is measured. */
const LONG_TEXT_WORDS = 300;

/** Texts read by a careful editor, one reading a text: points, kind, credits, tone. */
export const reference: Dataset = {
  name: "Reference readings",
  file: "../reading/reference.jsonl",
  evaluate(rows, predict) {
    const read = rows
      .map((row) => rowSchema.parse(row))
      .map((row): ReadRow => ({ row, ours: predict(row.text) }));
    const english = read.filter(({ row }) => row.lang === "en");
    const others = read.filter(({ row }) => row.lang !== "en");
    return {
      scores: {
        ...scoresOf(english, "en"),
        ...scoresOf(others, "ukRu"),
        ...scoresOf(english.filter(isHeldOut), "en.heldOut"),
        ...scoresOf(others.filter(isHeldOut), "ukRu.heldOut"),
        "reference.reportOverText": lengthOf(read),
      },
      labels: [],
    };
  },
};

interface ReadRow {
  readonly row: Row;
  readonly ours: Prediction;
}

/** Of ten parts of the texts, by a hash of their ids, authors of rules were shown six. */
const SHOWN_PARTS = 6;

/** Whether no author of a rule was shown the text: its scores are nearest to those of new texts. */
function isHeldOut({ row }: ReadRow): boolean {
  const hash = createHash("sha1").update(row.id).digest("hex").slice(0, 8);
  return Number.parseInt(hash, 16) % 10 >= SHOWN_PARTS;
}

/** A point of either side: its technique, its places, what it weighs. */
interface PlacedPoint {
  readonly technique: Technique;
  readonly spans: readonly Span[];
  readonly weight: number;
}

function scoresOf(read: readonly ReadRow[], language: string): Scores {
  const pairs = read.map(({ row, ours }) => ({
    theirs: row.points.map((point) => ({ ...point, spans: spansOf(row.text, point.quotes) })),
    ours: ours.points.map((point) => ({ ...point, weight: 1 })),
  }));
  const key = (name: string) => `reference.${name}.${language}`;
  const plain = pairs.filter(({ theirs }) => theirs.length === 0);
  return {
    [key("precision.place")]: shareMet(
      pairs.map(({ ours, theirs }) => [ours, theirs]),
      isInPlace,
    ),
    [key("precision.family")]: shareMet(
      pairs.map(({ ours, theirs }) => [ours, theirs]),
      isSame,
    ),
    [key("recall.place")]: shareMet(
      pairs.map(({ ours, theirs }) => [theirs, ours]),
      isInPlace,
    ),
    [key("recall.family")]: shareMet(
      pairs.map(({ ours, theirs }) => [theirs, ours]),
      isSame,
    ),
    [key("plainAccused")]: share(plain.map(({ ours }) => ours.length > 0)),
    [key("kind")]: share(read.map(({ row, ours }) => row.kind === ours.kind)),
    ...setScores(key("credits"), read, ({ row, ours }) => [
      new Set(row.credits.map(({ what }) => CREDITS[what] ?? what)),
      ours.credits,
    ]),
    ...setScores(key("tone"), read, ({ row, ours }) => [
      new Set(row.tone.map((t) => t.emotion)),
      ours.emotions,
    ]),
    [key("leadingEmotion")]: share(
      read.flatMap(({ row, ours }) =>
        ours.leadingEmotion === undefined ? [] : [row.tone.some((t) => t.emotion === ours.leadingEmotion)],
      ),
    ),
  };
}

/** The weighted share of the points of each first list that meet one of the second. */
function shareMet(
  pairs: readonly (readonly [readonly PlacedPoint[], readonly PlacedPoint[]])[],
  meets: (a: PlacedPoint, b: PlacedPoint) => boolean,
): Score {
  const points = pairs.flatMap(([points, others]) =>
    points.map((point) => ({ weight: point.weight, isMet: others.some((other) => meets(point, other)) })),
  );
  const all = points.reduce((sum, { weight }) => sum + weight, 0);
  const met = points.reduce((sum, { weight, isMet }) => sum + (isMet ? weight : 0), 0);
  return { score: met / Math.max(all, 1), trivial: 0, n: points.length };
}

/** Whether a quote of one overlaps a quote of the other by half of the shorter. */
function isInPlace(a: PlacedPoint, b: PlacedPoint): boolean {
  return a.spans.some((one) =>
    b.spans.some((other) => {
      const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
      return shared > 0 && shared * 2 >= Math.min(one.end - one.start, other.end - other.start);
    }),
  );
}

function isSame(a: PlacedPoint, b: PlacedPoint): boolean {
  return areOfOneFamily(a.technique, b.technique) && isInPlace(a, b);
}

/** All places of the quotes in a text. */
function spansOf(text: string, quotes: readonly string[]): Span[] {
  return quotes.flatMap((quote) => {
    const spans: Span[] = [];
    if (quote === "") return spans;
    for (let at = text.indexOf(quote); at !== -1; at = text.indexOf(quote, at + 1))
      spans.push({ start: at, end: at + quote.length });
    return spans;
  });
}

/** Precision and recall of a set of labels, pooled over all texts. */
function setScores(
  key: string,
  read: readonly ReadRow[],
  setsOf: (row: ReadRow) => readonly [theirs: ReadonlySet<string>, ours: ReadonlySet<string>],
): Scores {
  const sets = read.map(setsOf);
  return {
    [`${key}.precision`]: share(sets.flatMap(([theirs, ours]) => [...ours].map((each) => theirs.has(each)))),
    [`${key}.recall`]: share(sets.flatMap(([theirs, ours]) => [...theirs].map((each) => ours.has(each)))),
  };
}

function share(answers: readonly boolean[]): Score {
  return {
    score: answers.filter(Boolean).length / Math.max(answers.length, 1),
    trivial: 0,
    n: answers.length,
  };
}

/** Words of the reports over words of the texts, for longer texts. */
function lengthOf(read: readonly ReadRow[]): Score {
  const long = read.filter(({ row }) => countWords(row.text) >= LONG_TEXT_WORDS);
  const ofReports = long.reduce((sum, { ours }) => sum + countWords(ours.prose), 0);
  const ofTexts = long.reduce((sum, { row }) => sum + countWords(row.text), 0);
  return { score: Math.min(1, ofReports / Math.max(ofTexts, 1)), trivial: 1, n: long.length };
}

function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
}
