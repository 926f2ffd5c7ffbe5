import { readFileSync } from "node:fs";

/** One JSON value a line; throws a SyntaxError that names the file and the line. */
export function readRows(file: string): unknown[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line, index) => {
      try {
        return JSON.parse(line) as unknown;
      } catch {
        throw new SyntaxError(`${file}: line ${index + 1} is not JSON`);
      }
    });
}
