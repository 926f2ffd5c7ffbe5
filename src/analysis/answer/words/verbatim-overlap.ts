/** So many words in a row are verbatim overlap, not chance. */
const RUN = 8;
/** A whole sentence that stands in the source counts from this many words on. */
const SHORTEST_SENTENCE = 4;

/** The runs of words of a source: tells whether prose overlaps with it verbatim instead of speaking of it. */
export interface OverlapIndex {
  /** Whether a sentence, or a run of eight words in it, stands in the source. Case and marks do not count. */
  includes(sentence: string): boolean;
}

/** Prepares a source for comparison; time and memory are linear in its length. */
export function overlapIndexOf(source: string): OverlapIndex {
  const words = wordsOf(source);
  const runs = new Set(words.map((_, at) => words.slice(at, at + RUN).join(" ")));
  const whole = ` ${words.join(" ")} `;
  return {
    includes(sentence) {
      const spoken = wordsOf(sentence);
      if (spoken.length < SHORTEST_SENTENCE) return false;
      if (spoken.length < RUN) return whole.includes(` ${spoken.join(" ")} `);
      return spoken.some(
        (_, at) => at + RUN <= spoken.length && runs.has(spoken.slice(at, at + RUN).join(" ")),
      );
    },
  };
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’ʼ]/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
