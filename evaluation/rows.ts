import { readFileSync } from "node:fs";

/** One JSON value a line; throws a SyntaxError that names the file and the line. */
export function readRows(file: string): unknown[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index): unknown[] => {
      if (line.trim() === "") return [];
      try {
        return [JSON.parse(line)];
      } catch {
        throw new SyntaxError(`${file}: line ${index + 1} is not JSON`);
      }
    });
}
