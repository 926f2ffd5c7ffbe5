import { strFromU8, unzipSync } from "fflate";
import { Parser } from "htmlparser2";
import { FileFault } from "./file-fault.ts";

/** Where a Word file has its text (ECMA-376, part 1, 11.3.10). */
const DOCUMENT = "word/document.xml";

/** The most that the document may unpack to, in bytes: a few bytes can become very many. */
const MAX_UNPACKED_BYTES = 100_000_000;

/** What an element becomes where it ends, or where it stands (17.3.3). */
const ENDS: Readonly<Record<string, string>> = {
  "w:p": "\n\n",
  "w:tab": " ",
  "w:br": "\n",
  "w:cr": "\n",
  "w:noBreakHyphen": "-",
};

function unpack(bytes: Uint8Array): string {
  let isTooLarge = false;
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (name !== DOCUMENT) return false;
      isTooLarge = originalSize > MAX_UNPACKED_BYTES;
      return !isTooLarge;
    },
  });
  if (isTooLarge) throw new FileFault("fileTextTooLong");
  const document = files[DOCUMENT];
  if (!document) throw new FileFault("fileUnknown"); // some other file that is packed
  return strFromU8(document);
}

/** The words of a Word file, a paragraph a block. Words that were deleted but are kept as such are no part of it. */
export function textOfDocx(bytes: Uint8Array): string {
  const words: string[] = [];
  let isWords = false;
  // The same shape is kept twice for programs of different age (mc:AlternateContent): the older one is left out.
  let fallbacks = 0;
  const parser = new Parser(
    {
      onopentagname(name) {
        isWords = name === "w:t";
        if (name === "mc:Fallback") fallbacks += 1;
      },
      ontext(text) {
        if (isWords && fallbacks === 0) words.push(text);
      },
      onclosetag(name) {
        isWords = false;
        if (name === "mc:Fallback") fallbacks -= 1;
        const end = ENDS[name];
        if (end && fallbacks === 0) words.push(end);
      },
    },
    { xmlMode: true },
  );
  parser.end(unpack(bytes));
  return words
    .join("")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}
