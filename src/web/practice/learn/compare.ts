import type { Span, Technique } from "#report/index.ts";
import type { Annotation, LookAlike } from "../texts/texts.ts";
import { type Mark, overlap } from "./mark.ts";

/** A point of the embedded analyser on a practice text. */
export interface ToolPoint {
  readonly technique: Technique;
  readonly name: string;
  readonly statement: string;
  readonly spans: readonly Span[];
}

/** What we marked, with what the reader and the tool say of the same words. */
export interface Shared {
  readonly ours: Annotation;
  /** None where we alone marked the words. */
  readonly yours: readonly Mark[];
  readonly sameName: boolean;
  readonly tool: readonly ToolPoint[];
}

export interface Alone {
  readonly mark: Mark;
  readonly tool: readonly ToolPoint[];
}

export interface Innocent {
  readonly lookAlike: LookAlike;
  readonly yours: readonly Mark[];
  readonly tool: readonly ToolPoint[];
}

/** A reader's marks beside ours and the tool's. There is no score in it, and nothing is counted. */
export interface Comparison {
  readonly both: readonly Shared[];
  readonly oursAlone: readonly Shared[];
  /** Beyond our marks and beyond the innocent look-alikes. */
  readonly yoursAlone: readonly Alone[];
  readonly innocent: readonly Innocent[];
  /** On words that nobody else has marked. */
  readonly toolAlone: readonly ToolPoint[];
}

interface Reading {
  readonly annotations: readonly Annotation[];
  readonly lookAlikes: readonly LookAlike[];
  readonly toolPoints: readonly ToolPoint[];
}

function agrees(mark: Mark, ours: Annotation): boolean {
  return overlap(mark, ours) && mark.technique === ours.technique;
}

/** Sets a reader's marks beside a text's annotations. Words meet where they overlap. */
export function compare(
  marks: readonly Mark[],
  { annotations, lookAlikes, toolPoints }: Reading,
): Comparison {
  const toolOn = (span: Span) => toolPoints.filter(({ spans }) => spans.some((each) => overlap(each, span)));
  const shared = annotations.map((ours): Shared => {
    const same = marks.filter((mark) => agrees(mark, ours));
    // A mark that agrees with another annotation was meant for that one.
    const near = marks.filter(
      (mark) => overlap(mark, ours) && !annotations.some((each) => agrees(mark, each)),
    );
    const sameName = same.length > 0;
    return { ours, yours: sameName ? same : near, sameName, tool: toolOn(ours) };
  });
  const beyond = marks.filter((mark) => !annotations.some((ours) => overlap(mark, ours)));
  const alone = beyond.filter((mark) => !lookAlikes.some((each) => overlap(mark, each)));
  const others = [...annotations, ...lookAlikes, ...alone];
  return {
    both: shared.filter(({ yours }) => yours.length > 0),
    oursAlone: shared.filter(({ yours }) => yours.length === 0),
    yoursAlone: alone.map((mark) => ({ mark, tool: toolOn(mark) })),
    innocent: lookAlikes.map((lookAlike) => ({
      lookAlike,
      yours: beyond.filter((mark) => overlap(mark, lookAlike)),
      tool: toolOn(lookAlike),
    })),
    toolAlone: toolPoints.filter(
      ({ spans }) => !spans.some((span) => others.some((other) => overlap(span, other))),
    ),
  };
}

/** How far the two agree, as one of a few sentences. */
export type Agreement = "innocent-both" | "innocent-but-marked" | "nothing-marked" | "all" | "some" | "none";

export function agreementOf({ both, oursAlone, yoursAlone, innocent }: Comparison): Agreement {
  const isInnocent = both.length + oursAlone.length === 0;
  const hasOthers = yoursAlone.length > 0 || innocent.some(({ yours }) => yours.length > 0);
  if (isInnocent) return hasOthers ? "innocent-but-marked" : "innocent-both";
  if (both.length === 0) return hasOthers ? "none" : "nothing-marked";
  return oursAlone.length === 0 && !hasOthers ? "all" : "some";
}

/** What practice should bring back: techniques that were passed over, and those that were seen where there was none. */
export interface Lessons {
  readonly missed: readonly Annotation["technique"][];
  readonly mistaken: readonly Annotation["technique"][];
}

export function lessonsOf({ oursAlone, innocent }: Comparison): Lessons {
  const taken = innocent.filter(({ yours }) => yours.length > 0);
  return {
    missed: [...new Set(oursAlone.map(({ ours }) => ours.technique))],
    mistaken: [...new Set(taken.map(({ lookAlike }) => lookAlike.technique))],
  };
}
