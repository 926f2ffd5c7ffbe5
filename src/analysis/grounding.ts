import { findQuotedSpeech } from "#detector/index.ts";
import {
  type Evidence,
  FINDING_TYPES,
  type FindingType,
  findingTypeOf,
  type Observation,
} from "#report/index.ts";
import type { Draft, DraftObservation } from "./model.ts";
import { QuoteFinder } from "./quote-finder.ts";

export interface Grounded {
  readonly observations: Observation[];
  /** Pieces of evidence whose quote is not in the text. */
  readonly dropped: number;
}

/**
 * Finds every quote of a draft in the text, character for character after folding typography, and
 * drops those that are not there. What is left stands on words that a reader can see:
 * `text.slice(start, end) === quote` for all of it. An observation left without evidence is dropped.
 */
export function ground(draft: Draft, text: string): Grounded {
  const finder = new QuoteFinder(text);
  const voiceOf = readVoices(text);
  const boxes = new Boxes();
  let dropped = 0;
  for (const observation of draft.analysis_results) {
    finder.startAgain();
    for (const { quote, technique, start } of observation.evidence) {
      const found = finder.find(quote, technique, start);
      if (found === "absent") dropped++;
      if (typeof found === "string") continue;
      const words = { quote: text.slice(found.start, found.end), ...found };
      boxes.put(observation, { ...words, technique, voice: voiceOf(found.start, found.end) });
    }
  }
  return { observations: boxes.observations(), dropped };
}

/**
 * Sorts evidence into the five finding types. Where a technique stands is said by the list of
 * techniques, not by the model: evidence given under another type moves to its own, and takes the
 * words of its observation along where the draft has no words of its own there.
 */
class Boxes {
  readonly #evidence = new Map<FindingType, Evidence[]>();
  readonly #prose = new Map<FindingType, { own: Set<DraftObservation>; borrowed: Set<DraftObservation> }>();

  put(observation: DraftObservation, evidence: Evidence): void {
    const type = findingTypeOf(evidence.technique);
    const prose = this.#prose.get(type) ?? { own: new Set(), borrowed: new Set() };
    (observation.category_name === type ? prose.own : prose.borrowed).add(observation);
    this.#prose.set(type, prose);
    this.#evidence.set(type, [...(this.#evidence.get(type) ?? []), evidence]);
  }

  observations(): Observation[] {
    return FINDING_TYPES.flatMap((type) => {
      const prose = this.#prose.get(type);
      if (prose === undefined) return [];
      const sources = [...(prose.own.size > 0 ? prose.own : prose.borrowed)];
      const join = (part: (source: DraftObservation) => string) => [...new Set(sources.map(part))].join(" ");
      return {
        category_name: type,
        justification: join((source) => source.justification),
        another_reading: join((source) => source.another_reading),
        question: join((source) => source.question),
        evidence: inTextOrder(this.#evidence.get(type) ?? []),
      };
    });
  }
}

function inTextOrder(evidence: readonly Evidence[]): Evidence[] {
  return evidence.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** Tells whose words a stretch of the text is: somebody's where it lies inside quotation marks. */
function readVoices(text: string): (start: number, end: number) => Evidence["voice"] {
  const speech = findQuotedSpeech(text);
  return (start, end) =>
    // The quote may take its quotation marks along.
    speech.some((span) => start >= span.start - 1 && end <= span.end + 1) ? "quoted" : "author";
}
