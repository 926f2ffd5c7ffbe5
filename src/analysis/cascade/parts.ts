import { forEachLanguage, TEXT_LANGUAGES } from "#report/index.ts";
import { QuoteFinder, type Span } from "../answer/quote-finder.ts";
import type { CharacterLimits, Draft, DraftObservation, Model, Question } from "../model.ts";

/** A text up to so many times longer than a model's limit is read in parts; a longer one goes to the next model. */
const TIMES_LONGER = 4;

/**
 * The same model, which reads a text that is too long for it in parts, one after the other. The
 * quotes of a part are found in that part and their offsets put back, so that nothing is cut off.
 */
export function inParts(model: Model): Model {
  return {
    ...model,
    limits: timesLonger(model.limits),
    analyse: async (question, signal) => {
      const parts = splitIntoParts(question.text, model.limits[question.textLanguage]);
      if (parts.length === 1) return model.analyse(question, signal);
      const drafts: Draft[] = [];
      for (const part of parts) drafts.push(await readPart(model, question, part, signal));
      return {
        overall_summary: drafts.map((draft) => draft.overall_summary).join(" "),
        analysis_results: drafts.flatMap((draft) => draft.analysis_results),
      };
    },
  };
}

function timesLonger(limits: CharacterLimits): CharacterLimits {
  return forEachLanguage(TEXT_LANGUAGES, (language) => limits[language] * TIMES_LONGER);
}

async function readPart(model: Model, question: Question, part: Span, signal: AbortSignal): Promise<Draft> {
  signal.throwIfAborted();
  const text = question.text.slice(part.start, part.end);
  const notices = question.notices
    .filter(({ start, end }) => start < part.end && end > part.start)
    .map(({ kind, start, end }) => ({ kind, start: start - part.start, end: end - part.start }));
  const draft = await model.analyse({ ...question, text, notices }, signal);
  const finder = new QuoteFinder(text);
  return {
    ...draft,
    analysis_results: draft.analysis_results.map((o) => putBack(o, finder, text, part.start)),
  };
}

/** Says of each quote where it stands in the whole text; one that is not in its part is left for grounding to judge. */
function putBack(
  observation: DraftObservation,
  finder: QuoteFinder,
  text: string,
  offset: number,
): DraftObservation {
  finder.startAgain();
  const evidence = observation.evidence.map(({ quote, technique }) => {
    const found = finder.find(quote, technique);
    if (typeof found === "string") return { quote, technique };
    return { quote: text.slice(found.start, found.end), technique, start: offset + found.start };
  });
  return { ...observation, evidence };
}

/** Where a part may end, the best place first: after a paragraph, a sentence, a word. */
const ENDS = [/\n\s*\n/gu, /[.!?…]["'”’»)\]]*\s+|\n/gu, /\s+/gu] as const;

/** Splits a text into stretches of at most `limit` characters, which together are the whole text. */
export function splitIntoParts(text: string, limit: number): Span[] {
  const parts: Span[] = [];
  let start = 0;
  while (text.length - start > limit) {
    const end = start + lengthOfPart(text.slice(start, start + limit));
    parts.push({ start, end });
    start = end;
  }
  return [...parts, { start, end: text.length }];
}

/** How much of the window to read: up to the last good end in its last quarter. */
function lengthOfPart(window: string): number {
  const from = Math.floor(window.length * 0.75);
  const tail = window.slice(from);
  for (const end of ENDS) {
    const last = [...tail.matchAll(end)].at(-1);
    if (last !== undefined) return from + last.index + last[0].length;
  }
  const cutsPair = /[\uD800-\uDBFF]$/u.test(window);
  return window.length - (cutsPair && window.length > 1 ? 1 : 0);
}
