import type { Observation } from "#report/index.ts";
import type { Pair } from "./pairs.ts";
import { swapped, withoutNames } from "./template.ts";

/** What is compared of a report: of the embedded analyser or of a model. */
export interface SeenReport {
  readonly overall_summary: string;
  readonly analysis_results: readonly Observation[];
  /** The kind of text, where it is told. */
  readonly kind?: string;
}

/** One part of two reports that is not the same, without the sides' names. */
export interface Change {
  readonly part:
    | "kind"
    | "boxes"
    | "techniques"
    | "quotes"
    | "statements"
    | "readings"
    | "questions"
    | "summary";
  readonly before: string;
  readonly after: string;
}

/**
 * Where two reports differ beyond the names: of a text with the pair as it is, and of the same text with its sides
 * in each other's place. The weightiest difference comes first: others often follow from it.
 */
export function changesBetween(before: SeenReport, after: SeenReport, pair: Pair): Change[] {
  const one = partsOf(before, pair);
  const other = partsOf(after, swapped(pair));
  return one.flatMap(([part, value], index): Change[] => {
    const changed = other[index]?.[1] ?? "";
    return value === changed ? [] : [{ part, before: value, after: changed }];
  });
}

function partsOf(report: SeenReport, pair: Pair): [Change["part"], string][] {
  const observations = report.analysis_results;
  const points = observations.flatMap((observation) => observation.points);
  const parts: [Change["part"], string[]][] = [
    ["kind", [report.kind ?? ""]],
    ["boxes", observations.map((observation) => observation.category_name)],
    ["techniques", points.map((point) => point.technique)],
    ["quotes", points.flatMap((p) => p.evidence.map(({ quote, voice }) => `${voice}: ${quote}`))],
    ["statements", points.map((point) => point.statement)],
    ["readings", points.map((point) => point.another_reading ?? "")],
    ["questions", points.map((point) => point.question ?? "")],
    ["summary", [report.overall_summary]],
  ];
  return parts.map(([part, words]) => [part, withoutNames(words.join(" | "), pair)]);
}
