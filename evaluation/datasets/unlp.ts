import * as z from "zod";
import type { LabelResult } from "#content/error-card.ts";
import type { Span, Technique } from "#report/index.ts";
import type { Dataset, DatasetResult, Scores } from "../dataset.ts";
import { characterF1, confusion, labelConfusion, multiLabelMacroF1, twoClassMacroF1 } from "../metrics.ts";
import type { Prediction } from "../prediction.ts";

const LABELS = [
  "loaded_language",
  "glittering_generalities",
  "euphoria",
  "appeal_to_fear",
  "fud",
  "bandwagon",
  "cliche",
  "whataboutism",
  "cherry_picking",
  "straw_man",
] as const;
type Label = (typeof LABELS)[number];

/** The ten techniques of UNLP 2025, and which of our closed list each one covers. */
const TECHNIQUES_BY_LABEL: Readonly<Record<Label, readonly Technique[]>> = {
  loaded_language: ["loaded-language", "name-calling", "exaggeration-minimisation"],
  glittering_generalities: ["appeal-to-values", "flag-waving"],
  euphoria: ["euphoria"],
  appeal_to_fear: ["appeal-to-fear"],
  fud: ["doubt", "questioning-the-reputation"],
  bandwagon: ["appeal-to-popularity"],
  cliche: ["conversation-killer", "slogans"],
  whataboutism: ["whataboutism", "appeal-to-hypocrisy"],
  cherry_picking: ["cherry-picking", "causal-oversimplification"],
  straw_man: ["straw-man"],
};

const rowSchema = z.object({
  lang: z.enum(["uk", "ru"]),
  text: z.string(),
  manipulative: z.boolean(),
  techniques: z.array(z.enum(LABELS)),
  spans: z.array(z.tuple([z.number(), z.number()])),
  fold: z.number().optional(),
});

/** The fold left out when examples are written and threshold offsets chosen: its scores are nearest to those of new posts. */
const HELD_OUT = 3;

interface ReadPost {
  readonly lang: "uk" | "ru";
  readonly length: number;
  readonly manipulative: boolean;
  readonly gold: ReadonlySet<Label>;
  readonly labels: ReadonlySet<Label>;
  readonly spans: readonly Span[];
  readonly predictedSpans: readonly Span[];
  readonly accused: boolean;
  readonly isHeldOut: boolean;
}

/** UNLP 2025 shared task: posts of Ukrainian Telegram channels, in Ukrainian and in Russian. */
export const unlp: Dataset = {
  name: "UNLP 2025",
  file: "unlp2025.jsonl",
  evaluate(rows, predict): DatasetResult {
    const posts = rows.map((row) => readPost(rowSchema.parse(row), predict));
    const heldOut = posts.filter((post) => post.isHeldOut);
    return {
      scores: {
        ...scoresOf(posts, ""),
        ...scoresOf(
          posts.filter((post) => post.lang === "uk"),
          ".uk",
        ),
        ...scoresOf(
          posts.filter((post) => post.lang === "ru"),
          ".ru",
        ),
        ...(heldOut.length > 0 ? scoresOf(heldOut, ".heldOut") : {}),
      },
      labels: LABELS.map((label) => labelResult(label, posts)),
    };
  },
};

function readPost(row: z.infer<typeof rowSchema>, predict: (text: string) => Prediction): ReadPost {
  const prediction = predict(row.text);
  return {
    lang: row.lang,
    length: row.text.length,
    manipulative: row.manipulative,
    gold: new Set(row.techniques),
    labels: new Set(LABELS.filter((label) => covers(label, prediction.techniques))),
    spans: row.spans.map(([start, end]) => ({ start, end })),
    predictedSpans: prediction.persuasion,
    accused: prediction.accused,
    isHeldOut: row.fold === HELD_OUT,
  };
}

function covers(label: Label, techniques: ReadonlySet<Technique>): boolean {
  return TECHNIQUES_BY_LABEL[label].some((technique) => techniques.has(technique));
}

function scoresOf(posts: readonly ReadPost[], suffix: string): Scores {
  const gold = posts.map((post) => post.gold);
  const every = posts.map(() => new Set(LABELS));
  const manipulative = posts.map((post) => post.manipulative);
  const n = posts.length;
  return {
    [`unlp.techniques.macroF1${suffix}`]: {
      score: multiLabelMacroF1(
        LABELS,
        gold,
        posts.map((post) => post.labels),
      ),
      trivial: multiLabelMacroF1(LABELS, gold, every),
      n,
    },
    [`unlp.spans.charF1${suffix}`]: {
      score: characterF1(posts.map((post) => ({ gold: post.spans, predicted: post.predictedSpans }))),
      trivial: characterF1(
        posts.map((post) => ({ gold: post.spans, predicted: [{ start: 0, end: post.length }] })),
      ),
      n,
    },
    [`unlp.manipulative.macroF1${suffix}`]: {
      score: twoClassMacroF1(
        confusion(
          manipulative,
          posts.map((post) => post.accused),
        ),
      ),
      trivial: twoClassMacroF1(
        confusion(
          manipulative,
          posts.map(() => true),
        ),
      ),
      n,
    },
  };
}

function labelResult(label: Label, posts: readonly ReadPost[]): LabelResult {
  const { tp, fn, fp } = labelConfusion(
    label,
    posts.map((post) => post.gold),
    posts.map((post) => post.labels),
  );
  return { dataset: "UNLP 2025", label, hits: tp, misses: fn, falseAlarms: fp };
}
