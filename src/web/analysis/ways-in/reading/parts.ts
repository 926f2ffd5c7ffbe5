import { MAX_TEXT_CHARACTERS } from "#report/index.ts";

/** Where a text may be cut, the best place first: between paragraphs, lines, sentences, words. */
const JOINTS: readonly RegExp[] = [/\n\n+/gu, /\n+/gu, /(?<=[.!?…]["”»)]?) /gu, / +/gu];

/** Where the first part of a text ends that has at most `most` characters; not in its first half, if that can be helped. */
function endOfPart(text: string, most: number): number {
  const room = text.slice(0, most);
  for (const joint of JOINTS) {
    const last = [...room.matchAll(joint)].at(-1)?.index ?? 0;
    if (last > most / 2) return last;
  }
  return most;
}

/** A text in parts that can be analysed, each at most 15,000 characters long, cut between paragraphs where that can be. */
export function partsOf(text: string, most = MAX_TEXT_CHARACTERS): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const end = endOfPart(rest, most);
    parts.push(rest.slice(0, end).trim());
    rest = rest.slice(end).trim();
  }
  return rest === "" ? parts : [...parts, rest];
}
