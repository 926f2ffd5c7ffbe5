import type { Notice } from "#report/index.ts";

/** Finds what is aimed at a machine or hidden from a human reader; sorted, adjacent ones made one. */
export function findNotices(_text: string): Notice[] {
  return [];
}
