import type { Report, Statements } from "#report/index.ts";
import { type Sides, sidesOf } from "./sides.ts";

/** Names are the same in any case and with any space between their words. */
function nameKey(name: string): string {
  return name.toLowerCase().replace(/\s+/gu, " ").trim();
}

/** A text with what was found in it. */
export interface Read {
  readonly report: Report;
  readonly statements: Statements;
}

/** Everybody whose words a text has and whom it names: those found by code, and those that the report quotes. */
function speakersOf({ report, statements }: Read): string[] {
  const quoted = report.analysis_results.flatMap(({ points }) => points).flatMap(({ evidence }) => evidence);
  return [...statements.speakers, ...quoted.flatMap(({ speaker }) => speaker ?? [])];
}

/** Who speaks in both texts, and who in one alone. */
export function compareSpeakers(first: Read, second: Read): Sides<string> {
  return sidesOf(speakersOf(first), speakersOf(second), nameKey);
}

/** Whose words carry what a report says of a text. */
export type Voices = "author" | "quoted" | "both" | "none";

/** Whether what is said of a text rests on its author's words or on those of others. */
export function voicesOf({ analysis_results }: Report): Voices {
  const evidence = analysis_results.flatMap(({ points }) => points).flatMap((point) => point.evidence);
  const hasAuthor = evidence.some(({ voice }) => voice === "author");
  const hasQuoted = evidence.some(({ voice }) => voice === "quoted");
  if (hasAuthor) return hasQuoted ? "both" : "author";
  return hasQuoted ? "quoted" : "none";
}

function sourcesOf({ statements }: Read): string[] {
  return statements.claims.flatMap(({ source }) =>
    source?.kind === "named" || source?.kind === "link" ? [source.quote] : [],
  );
}

/** Which sources are led in by both texts, and which by one alone, in the words of the texts. */
export function compareSources(first: Read, second: Read): Sides<string> {
  return sidesOf(sourcesOf(first), sourcesOf(second), nameKey);
}
