import { chmod, readFile, rename, writeFile } from "node:fs/promises";

/** A value that stands in an `.env` file as it is: no quotation mark, no space, no `#`. */
const PLAIN = /^[\w.:,/+=@~[\]-]+$/u;

/** Whether a value can be written to an `.env` file and read again the same. */
export function isPlain(value: string): boolean {
  return PLAIN.test(value);
}

/** The words of an `.env` file with this variable set; all else stays as it is. */
export function withVariable(words: string, name: string, value: string): string {
  const line = `${name}=${value}`;
  const old = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*$`, "mu");
  if (old.test(words)) return words.replace(old, () => line);
  return `${words}${words === "" || words.endsWith("\n") ? "" : "\n"}${line}\n`;
}

/** Sets variables in an `.env` file, which only its owner can read then. Whole or not at all. */
export async function setInEnvFile(file: string, variables: Readonly<Record<string, string>>): Promise<void> {
  const before = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });
  const after = Object.entries(variables).reduce(
    (words, [name, value]) => withVariable(words, name, value),
    before,
  );
  const draft = `${file}.new`;
  await writeFile(draft, after, { mode: 0o600 });
  // The mode above is only for a file that was not there.
  await chmod(draft, 0o600);
  await rename(draft, file);
}
