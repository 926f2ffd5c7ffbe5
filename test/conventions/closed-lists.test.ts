import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rules } from "#languages/index.ts";
import {
  BROWSER_MODEL_MESSAGES,
  DEVICE_MESSAGES,
  ERROR_MESSAGES,
  FILE_MESSAGES,
  LINK_MESSAGES,
  TECHNIQUE_IDS,
  TEXT_LANGUAGES,
} from "#report/index.ts";

/** The code of some files, without their tests. */
function codeOf(pattern: string): string {
  const paths = globSync(pattern).filter((path) => !/\.test\.tsx?$/u.test(path));
  return paths.map((path) => readFileSync(path, "utf8")).join("\n");
}

/**
 * Techniques that language models alone name: counting speakers by side was right in one text of seven, so that the
 * embedded analyser says nothing of it.
 */
const OF_MODELS: ReadonlySet<string> = new Set(["one-sided-sourcing"]);

describe("What a closed list has is in use", () => {
  const code = codeOf("src/{report,server,web,cli}/**/*.{ts,tsx}");
  const finders = codeOf("src/detector/find/**/*.ts");
  const inRules = new Set(
    TEXT_LANGUAGES.flatMap((language) => rules[language]).map((rule) => rule.technique),
  );

  it.each(
    Object.keys({ ...ERROR_MESSAGES, ...BROWSER_MODEL_MESSAGES, ...DEVICE_MESSAGES, ...LINK_MESSAGES }),
  )("the error %s is shown to somebody", (name) => {
    expect(code).toMatch(
      new RegExp(String.raw`(?:ERROR|SCREEN|BROWSER_MODEL|DEVICE|LINK)_MESSAGES\.${name}\b`, "u"),
    );
  });

  it.each(Object.keys(FILE_MESSAGES))("the error %s is told of some file", (name) => {
    expect(code).toMatch(new RegExp(String.raw`FILE_MESSAGES\.${name}\b|"${name}"`, "u"));
  });

  it.each(TECHNIQUE_IDS.filter((id) => !OF_MODELS.has(id)))(
    "the technique %s is found by a rule, or by code of the detector",
    (id) => {
      expect(inRules.has(id) || finders.includes(`"${id}"`)).toBe(true);
    },
  );
});

describe("A task store", () => {
  const stores = globSync("src/tasks/*.ts").filter((path) =>
    /export function create\w+Tasks\b/u.test(readFileSync(path, "utf8")),
  );

  it.each(stores)("is held to the promises of all stores by the test beside it: %s", (path) => {
    expect(readFileSync(path.replace(/\.ts$/u, ".test.ts"), "utf8")).toMatch(/^ *describeTasks\(/mu);
  });

  it("is found by this test", () => {
    expect(stores).toContain("src/tasks/memory.ts");
  });
});
