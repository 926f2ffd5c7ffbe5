import { readdirSync, readFileSync } from "node:fs";
import { check } from "recheck";
import { describe, expect, it } from "vitest";

/** Regular expression literals: after a mark or word that an expression can follow, on one line. */
const LITERAL =
  /(?:[(,=:[!&|?{};]|return|=>)\s*\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])*)\/([dgimsuvy]*)/gu;

/** A bound on hanging: the slowest expression that is safe takes a few seconds on a busy machine. */
const CHECK_TIMEOUT_MS = 60_000;
/** Steps tell whether an attack works, not time: on a busy machine a harmless one outlasts the checker's own second. */
const LIMITS = { timeout: CHECK_TIMEOUT_MS, incubationTimeout: null, attackTimeout: null };

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/u.test(name) && !name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`);
}

function literalsIn(file: string): { literal: string; source: string; flags: string; file: string }[] {
  return Array.from(readFileSync(file, "utf8").matchAll(LITERAL), ([, source = "", flags = ""]) => ({
    literal: `/${source}/${flags}`,
    source,
    flags,
    file,
  }));
}

const everywhere = sourceFiles("src").flatMap(literalsIn);
/** Each expression once, however many files it stands in. */
const found = [...new Map(everywhere.map((each) => [each.literal, each])).values()];

describe("regular expressions", () => {
  it("are found in the sources, so that this test cannot pass by finding none", () => {
    expect(found.length).toBeGreaterThan(5);
  });

  it.each(found)(
    "cannot be made slow by a hostile text: $literal in $file",
    async ({ source, flags }) => {
      const { status } = await check(source, flags.replace("v", "u"), LIMITS);
      // An expression of which the checker cannot tell is rewritten until it can.
      expect(status).toBe("safe");
    },
    2 * CHECK_TIMEOUT_MS,
  );

  it("would be found slow if they were", async () => {
    expect((await check("(a+)+$", "u", LIMITS)).status).toBe("vulnerable");
  });
});
