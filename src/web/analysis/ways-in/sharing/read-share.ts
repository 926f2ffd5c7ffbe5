import * as z from "zod/mini";
import { MAX_FILE_BYTES, MAX_FILE_CHARACTERS } from "#report/index.ts";
import type { Share } from "./share.ts";

const words = z.catch(z.string(), "");

/** The fields of words that the manifest names. What is no words counts as left out. */
const wordsSchema = z.object({ title: words, text: words, url: words });

/** Title and text, once where one is in the other; the address only where there is nothing else. */
function wordsOf({ title, text, url }: z.infer<typeof wordsSchema>): string {
  const parts = [title, text].map((part) => part.trim());
  const own = text.includes(title.trim()) ? parts.slice(1) : parts;
  // A form travels with line ends of its own.
  return (own.filter(Boolean).join("\n\n") || url.trim()).replaceAll("\r\n", "\n");
}

/** A form writes an empty file where none is chosen. */
function filesOf(form: FormData): File[] {
  const files = form.getAll("files").filter((value) => value instanceof File);
  return files.filter(({ name, size }) => name !== "" || size > 0);
}

/** What of a share is given to a page, within the limits of opened files; undefined where nothing came. */
export function readShare(form: FormData): Share | undefined {
  const [file, another] = filesOf(form);
  if (another) return { fault: "fileSeveral" };
  if (file) return file.size > MAX_FILE_BYTES ? { fault: "fileTooLarge" } : { file };
  const text = wordsOf(wordsSchema.parse(Object.fromEntries(form)));
  if (text.length > MAX_FILE_CHARACTERS) return { fault: "fileTextTooLong" };
  return text ? { text } : undefined;
}
