import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { read } from "#detector/index.ts";
import { REPORT_LANGUAGES } from "#report/index.ts";
import { renderReading } from "./render.ts";

describe.each(REPORT_LANGUAGES)("whole texts in %s", (language) => {
  const names = readdirSync(`test/texts/${language}`).filter((name) => name.endsWith(".txt"));
  it.each(names)("are read as drawn: %s", async (name) => {
    const text = readFileSync(`test/texts/${language}/${name}`, "utf8").trim();
    await expect(renderReading(text, read(text, language))).toMatchFileSnapshot(`./${language}/${name}`);
  });
});
