import { describe, expect, it } from "vitest";
import { loadSettings } from "../settings.ts";
import { warnOfMissing } from "./missing-settings.ts";

function warnings(env: Record<string, string>): string[] {
  const said: string[] = [];
  warnOfMissing(loadSettings(env), { warn: (line: string) => said.push(line) });
  return said;
}

describe("The start of a server", () => {
  it("says what does not work without the site's own address", () => {
    expect(warnings({})).toEqual([expect.stringContaining("PUBLIC_URL is not set")]);
  });

  it("says which mail address the pages name where none is set, and nothing where all is", () => {
    const PUBLIC_URL = "https://a.example";
    expect(warnings({ PUBLIC_URL })).toEqual([expect.stringContaining("webmaster@a.example")]);
    expect(warnings({ PUBLIC_URL, CONTACT_MAIL: "ada@a.example" })).toEqual([]);
  });
});
