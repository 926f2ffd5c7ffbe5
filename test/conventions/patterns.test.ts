import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

process.env["RECHECK_BACKEND"] = "pure";
const { check } = await import("recheck");

/** Regular expression literals: after a mark or word that an expression can follow, on one line. */
const LITERAL =
  /(?:[(,=:[!&|?{};]|return|=>)\s*\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])*)\/([dgimsuvy]*)/gu;

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/u.test(name) && !name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`);
}

const found = sourceFiles("src").flatMap((file) =>
  Array.from(readFileSync(file, "utf8").matchAll(LITERAL), ([, source = "", flags = ""]) => ({
    file,
    source,
    flags,
  })),
);

describe("regular expressions", () => {
  it("are found in the sources, so that this test cannot pass by finding none", () => {
    expect(found.length).toBeGreaterThan(5);
  });

  it.each(found)(
    "cannot be made slow by a hostile text: /$source/$flags in $file",
    async ({ source, flags }) => {
      const { status } = await check(source, flags.replace("v", "u"), { timeout: 4_000 });
      // "unknown" means that the tool ran out of time, which depends on the machine: only a found attack fails.
      expect(status).not.toBe("vulnerable");
    },
  );
});
