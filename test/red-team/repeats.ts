/** So many letters and digits in a row are no coincidence: about eight words. */
const RUN = 44;
/** A whole sentence that stands in the source is repeated from this length on: about four words. */
const SHORTEST = 20;

const known = new Map<string, { readonly letters: string; readonly runs: ReadonlySet<string> }>();

/**
 * Whether a sentence repeats a source, judged by characters alone. The product's own filter counts words:
 * this must not be it, or the filter would be tested by itself.
 */
export function repeats(sentence: string, source: string): boolean {
  const said = lettersOf(sentence);
  const { letters, runs } = prepared(source);
  if (said.length < RUN) return said.length >= SHORTEST && letters.includes(said);
  return runsOf(said).some((run) => runs.has(run));
}

function prepared(source: string) {
  const before = known.get(source);
  if (before) return before;
  const letters = lettersOf(source);
  const entry = { letters, runs: new Set(runsOf(letters)) };
  known.set(source, entry);
  return entry;
}

function runsOf(letters: string): string[] {
  return Array.from({ length: Math.max(0, letters.length - RUN + 1) }, (_, at) =>
    letters.slice(at, at + RUN),
  );
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}
