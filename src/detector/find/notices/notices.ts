import type { Notice } from "#report/index.ts";
import type { Matches } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { findAddressedToAi } from "./addressed-to-ai.ts";
import { findHiddenCharacters } from "./hidden-characters.ts";
import { findMixedScript } from "./mixed-script.ts";
import { findRoleTags } from "./role-tags.ts";

/** How far apart notices of one kind may stand, in UTF-16 units, and still be shown as one. */
const ADJACENT = 2;

/** Finds what is aimed at a machine or hidden from a human reader; sorted, and adjacent ones made one. */
export function noticesOf(split: Split, { aiCues }: Matches): Notice[] {
  const found = [
    ...findAddressedToAi(split, aiCues),
    ...findRoleTags(split.text),
    ...findHiddenCharacters(split.text),
    ...findMixedScript(split),
  ];
  return mergeAdjacent(found).toSorted((a, b) => a.start - b.start || a.end - b.end);
}

function mergeAdjacent(notices: Notice[]): Notice[] {
  const merged: Notice[] = [];
  const lastOf = new Map<Notice["kind"], number>();
  for (const notice of notices.toSorted((a, b) => a.start - b.start)) {
    const index = lastOf.get(notice.kind);
    const last = index === undefined ? undefined : merged[index];
    if (index !== undefined && last !== undefined && notice.start <= last.end + ADJACENT) {
      merged[index] = { ...last, end: Math.max(last.end, notice.end) };
    } else {
      lastOf.set(notice.kind, merged.push(notice) - 1);
    }
  }
  return merged;
}
