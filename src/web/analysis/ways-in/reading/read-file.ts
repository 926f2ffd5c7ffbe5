import { MAX_FILE_BYTES, MAX_FILE_CHARACTERS } from "#report/index.ts";
import { decodeText } from "./decode.ts";
import { FileFault } from "./file-fault.ts";
import { type FileKind, kindOfFile } from "./kind-of-file.ts";

type Reader = (bytes: Uint8Array) => string | Promise<string>;

/** Each library travels when a file needs it. */
const READERS: Readonly<Record<FileKind, Reader>> = {
  docx: async (bytes) => (await import("./docx.ts")).textOfDocx(bytes),
  html: async (bytes) => (await import("./html.ts")).textOfHtml(decodeText(bytes, true)),
  pdf: async (bytes) => (await import("./pdf.ts")).textOfPdf(bytes),
  text: (bytes) => decodeText(bytes),
};

/** Line ends as the page has them, without characters that control printers and screens. */
function tidy(text: string): string {
  return text
    .replace(/\r\n?/gu, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

/** The text of a file; `name` as its owner has named it. Rejects with a `FileFault`, whatever the bytes are. */
export async function readFile(bytes: Uint8Array, name: string): Promise<string> {
  if (bytes.length > MAX_FILE_BYTES) throw new FileFault("fileTooLarge");
  try {
    const text = tidy(await READERS[kindOfFile(bytes, name)](bytes));
    if (text === "") throw new FileFault("fileEmpty");
    if (text.length > MAX_FILE_CHARACTERS) throw new FileFault("fileTextTooLong");
    return text;
  } catch (error) {
    // What a library says of bytes that it cannot read may quote them.
    throw error instanceof FileFault ? error : new FileFault("fileDamaged");
  }
}
