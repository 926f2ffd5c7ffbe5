import { describe, expect, it } from "vitest";
import { ERROR_MESSAGES } from "./errors/errors.ts";
import { MAX_TEXT_CHARACTERS } from "./limits.ts";
import { faultInText, readRequest } from "./request.ts";

const FULL = "a".repeat(MAX_TEXT_CHARACTERS);

describe("A text", () => {
  it.each([
    ["", ERROR_MESSAGES.textRequired],
    [" \n", ERROR_MESSAGES.textRequired],
    ["Words.", undefined],
    [` ${FULL}\n`, undefined],
    [`${FULL}a`, ERROR_MESSAGES.textTooLong],
  ])("can be sent when it is neither empty nor too long, blanks around it aside", (text, fault) => {
    expect(faultInText(text)).toBe(fault);
  });

  it("may be of any length where nothing bounds it", () => {
    expect(faultInText(`${FULL}a`, Infinity)).toBeUndefined();
  });
});

describe("A request", () => {
  it("is read with its text trimmed", () => {
    expect(readRequest({ text: " Words. ", language: "uk" })).toEqual({
      request: { text: "Words.", language: "uk" },
    });
  });

  it.each([
    [{ text: " ", language: "en" }, ERROR_MESSAGES.textRequired],
    [{ language: "en" }, ERROR_MESSAGES.textRequired],
    [{ text: `${FULL}a`, language: "en" }, ERROR_MESSAGES.textTooLong],
    [{ text: "Words.", language: "ru" }, ERROR_MESSAGES.languageUnknown],
    [{ text: "Words." }, ERROR_MESSAGES.languageUnknown],
    [{ text: 1, language: "en" }, ERROR_MESSAGES.bodyUnreadable],
    [{ text: 1, language: "de" }, ERROR_MESSAGES.bodyUnreadable],
    [["Words."], ERROR_MESSAGES.bodyUnreadable],
    [null, ERROR_MESSAGES.bodyUnreadable],
  ])("is refused in the words of the closed list", (value, fault) => {
    expect(readRequest(value)).toMatchObject({ fault });
  });
});
