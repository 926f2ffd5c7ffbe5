import { LINK_MESSAGES, sharedReportSchema } from "#report/index.ts";
import type { AnalysisResult } from "../task/state.ts";
import { deflate, fromBase64Url, inflate, toBase64Url } from "./packing.ts";

/** How the fragment begins; the number is that of the form in which the rest is written. */
const BEGINNING = "#shared=1.";

/** The longest fragment made or opened. Longer addresses are cut off by programs that people send them with. */
export const MAX_FRAGMENT_CHARACTERS = 32_000;

/** How much a fragment may hold when it is unpacked: several times what the longest text with its report needs. */
const MAX_UNPACKED_BYTES = 400_000;

/** Why a link is not opened; the message is one of the closed list. */
export class LinkError extends Error {
  override readonly name = "LinkError";
}

/** A report with its text as the fragment of an address, which browsers send to nobody. Undefined where it is too long. */
export async function writeFragment({ language, text, report }: AnalysisResult): Promise<string | undefined> {
  const packed = await deflate(JSON.stringify({ language, text, report }));
  const fragment = BEGINNING + toBase64Url(packed);
  return fragment.length > MAX_FRAGMENT_CHARACTERS ? undefined : fragment;
}

/** The report that a fragment holds. Rejects with a `LinkError`, whatever else the fragment may be. */
export async function readFragment(fragment: string): Promise<AnalysisResult> {
  if (fragment.length > MAX_FRAGMENT_CHARACTERS) throw new LinkError(LINK_MESSAGES.linkTooLong);
  try {
    if (!fragment.startsWith(BEGINNING)) throw new RangeError("Another form, or none.");
    const json = await inflate(fromBase64Url(fragment.slice(BEGINNING.length)), MAX_UNPACKED_BYTES);
    return { ...sharedReportSchema.parse(JSON.parse(json)), isOpened: true };
  } catch {
    throw new LinkError(LINK_MESSAGES.linkUnreadable);
  }
}
