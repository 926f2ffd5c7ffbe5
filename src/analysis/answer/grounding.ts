import { voiceOf, writeReportOf } from "#detector/index.ts";
import {
  type Evidence,
  FINDING_TYPES,
  type FindingType,
  findingTypeOf,
  type Observation,
  type ReportLanguage,
} from "#report/index.ts";
import type { Draft, DraftObservation, DraftOfPart, Question } from "../model.ts";
import { QuoteFinder } from "./quote-finder.ts";

/** Of more observations of one finding type than this, the words of the first ones are kept. */
const MOST_JOINED = 4;

export interface Grounded {
  readonly observations: Observation[];
  /** Pieces of evidence whose quote is not in the text. */
  readonly dropped: number;
}

/**
 * Finds every quote of a model's drafts in the part of the text that the model read, character for character after
 * folding typography, and drops those that are not there. What is left stands on words that a reader can see:
 * `text.slice(start, end) === quote` for all of it. An observation left without evidence is dropped.
 */
export function ground(
  drafts: readonly DraftOfPart[],
  { text, language, reading }: Pick<Question, "text" | "language" | "reading">,
): Grounded {
  const found = drafts.map(({ part, draft }) => findQuotes(draft, text.slice(part.start, part.end)));
  const grounded = found.flatMap(({ observations }, number): [DraftObservation, Evidence[]][] => {
    const offset = drafts[number]?.part.start ?? 0;
    return observations.map(({ observation, quotes }) => [
      observation,
      quotes.map(({ technique, span }) => {
        const [start, end] = [offset + span.start, offset + span.end];
        return {
          quote: text.slice(start, end),
          start,
          end,
          technique,
          voice: voiceOf(reading.speech, start, end),
        };
      }),
    ]);
  });
  const standing = grounded.filter(([, evidence]) => evidence.length > 0);
  const dropped = found.reduce((sum, { absent }) => sum + absent, 0);
  return { observations: sortIntoTypes(standing, text, language), dropped };
}

/** Where the quotes of each observation stand in a text, and how many are not in it. */
function findQuotes(draft: Draft, text: string) {
  const finder = new QuoteFinder(text);
  let absent = 0;
  const observations = draft.analysis_results.map((observation) => {
    finder.startAgain();
    const quotes = observation.evidence.flatMap(({ quote, technique }) => {
      const span = finder.find(quote, technique);
      if (span === "absent") absent++;
      return typeof span === "string" ? [] : [{ technique, span }];
    });
    return { observation, quotes };
  });
  return { observations, absent };
}

/**
 * One observation for each finding type, in their order. Where a technique stands is said by the
 * list of techniques, not by the model: evidence given under another type moves to its own, and is
 * described by code where the draft has no words of its own there.
 */
function sortIntoTypes(
  grounded: readonly [DraftObservation, Evidence[]][],
  text: string,
  language: ReportLanguage,
): Observation[] {
  const all = grounded
    .flatMap(([, evidence]) => evidence)
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  const byType = Map.groupBy(all, ({ technique }) => findingTypeOf(technique));
  const proseByType = Map.groupBy(grounded, ([observation, evidence]) => typeOfProse(observation, evidence));
  return FINDING_TYPES.flatMap((type) => {
    const evidence = byType.get(type);
    if (evidence === undefined) return [];
    const given = (proseByType.get(type) ?? []).map(([observation]) => observation);
    return [{ category_name: type, evidence, ...joinProse(evidence, given, text, language) }];
  });
}

/** The type that the words of an observation are about: its own, or that of its evidence where none is of its own. */
function typeOfProse({ category_name }: DraftObservation, evidence: readonly Evidence[]): FindingType {
  const types = evidence.map(({ technique }) => findingTypeOf(technique));
  return types.includes(category_name) ? category_name : (types[0] ?? category_name);
}

type Prose = Pick<Observation, "justification" | "another_reading" | "question">;

/** Several observations of one type are read as one; what they leave out, the embedded analyser writes. */
function joinProse(
  evidence: readonly Evidence[],
  given: readonly Prose[],
  text: string,
  language: ReportLanguage,
): Prose {
  const kept = given.slice(0, MOST_JOINED);
  const join = (part: keyof Prose) => [...new Set(kept.map((prose) => prose[part]))].join(" ").trim();
  const own = {
    justification: join("justification"),
    another_reading: join("another_reading"),
    question: join("question"),
  };
  if (own.justification && own.another_reading && own.question) return own;
  const [written] = writeReportOf(text, evidence, language).analysis_results;
  return {
    justification: own.justification || (written?.justification ?? ""),
    another_reading: own.another_reading || (written?.another_reading ?? ""),
    question: own.question || (written?.question ?? ""),
  };
}
