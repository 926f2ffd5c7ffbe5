import { describe, findQuotedSpeech, type Reading } from "#detector/index.ts";
import {
  type Evidence,
  FINDING_TYPES,
  type FindingType,
  findingTypeOf,
  type Observation,
  type ReportLanguage,
} from "#report/index.ts";
import type { Draft, DraftObservation } from "../model.ts";
import { QuoteFinder } from "./quote-finder.ts";

/** Of more observations of one finding type than this, the words of the first ones are kept. */
const MOST_SPOKEN = 4;

export interface Grounded {
  readonly observations: Observation[];
  /** Pieces of evidence whose quote is not in the text. */
  readonly dropped: number;
}

/**
 * Finds every quote of a draft in the text, character for character after folding typography, and
 * drops those that are not there. What is left stands on words that a reader can see:
 * `text.slice(start, end) === quote` for all of it. An observation left without evidence is dropped.
 * @param speech what is quoted in the text, where a reading of it has found that already.
 */
export function ground(
  draft: Draft,
  text: string,
  language: ReportLanguage,
  speech = findQuotedSpeech(text),
): Grounded {
  const finder = new QuoteFinder(text);
  const voiceOf = voicesOf(speech);
  let dropped = 0;
  const grounded = draft.analysis_results.map((observation): [DraftObservation, Evidence[]] => {
    finder.startAgain();
    const evidence = observation.evidence.flatMap(({ quote, technique, start, telling }): Evidence[] => {
      const found = finder.find(quote, technique, start);
      if (found === "absent") dropped++;
      if (typeof found === "string") return [];
      const words = { quote: text.slice(found.start, found.end), ...found };
      const why = telling?.filter((word) => words.quote.includes(word)) ?? [];
      const voice = voiceOf(found.start, found.end);
      return [{ ...words, technique, voice, ...(why.length > 0 ? { telling: why } : {}) }];
    });
    return [observation, evidence];
  });
  const standing = grounded.filter(([, evidence]) => evidence.length > 0);
  return { observations: sortIntoTypes(standing, text, language), dropped };
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
  const words = Map.groupBy(grounded, ([observation, evidence]) => typeSpokenOf(observation, evidence));
  return FINDING_TYPES.flatMap((type) => {
    const evidence = byType.get(type);
    if (evidence === undefined) return [];
    const spoken = (words.get(type) ?? []).map(([observation]) => observation);
    return [{ category_name: type, evidence, ...speakOf(evidence, spoken, text, language) }];
  });
}

/** The type that the words of an observation are about: its own, or that of its evidence where none is of its own. */
function typeSpokenOf({ category_name }: DraftObservation, evidence: readonly Evidence[]): FindingType {
  const types = evidence.map(({ technique }) => findingTypeOf(technique));
  return types.includes(category_name) ? category_name : (types[0] ?? category_name);
}

type Words = Pick<Observation, "justification" | "another_reading" | "question">;

/** Several observations of one type are read as one; what they do not say, the embedded analyser's words say. */
function speakOf(
  evidence: readonly Evidence[],
  spoken: readonly Words[],
  text: string,
  language: ReportLanguage,
): Words {
  const heard = spoken.slice(0, MOST_SPOKEN);
  const join = (part: keyof Words) => [...new Set(heard.map((words) => words[part]))].join(" ").trim();
  const said = {
    justification: join("justification"),
    another_reading: join("another_reading"),
    question: join("question"),
  };
  if (said.justification && said.another_reading && said.question) return said;
  const [described] = describe(text, evidence, language).analysis_results;
  return {
    justification: said.justification || (described?.justification ?? ""),
    another_reading: said.another_reading || (described?.another_reading ?? ""),
    question: said.question || (described?.question ?? ""),
  };
}

/** Tells whose words a stretch of the text is: somebody's where it lies inside quotation marks. */
function voicesOf(speech: Reading["speech"]): (start: number, end: number) => Evidence["voice"] {
  return (start, end) =>
    // The quote may take its quotation marks along.
    speech.some((span) => start >= span.start - 1 && end <= span.end + 1) ? "quoted" : "author";
}
