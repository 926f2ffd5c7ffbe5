import { describe, expect, it } from "vitest";
import { ERROR_MESSAGES, errorIn, errorReplySchema, STATUS_PATH } from "#report/index.ts";
import { post, testApp } from "../../../test/kit/app-for-tests.ts";
import { replyLanguage } from "./replies.ts";

it.each([
  [undefined, "en"],
  ["", "en"],
  ["uk", "uk"],
  ["uk-UA,uk;q=0.9,en;q=0.8", "uk"],
  ["de, en;q=0.5, uk;q=0.7", "uk"],
  ["en-US,uk;q=0.9", "en"],
  ["uk;q=0, de", "en"],
  ["*", "en"],
  [",;=,q", "en"],
])("A visitor with the header %j is told errors in %s", (header, language) => {
  expect(replyLanguage(header)).toBe(language);
});

const errorOf = async (reply: Promise<Response>) => errorReplySchema.parse(await (await reply).json()).error;
const preferring = (language: string) => ({ headers: { "accept-language": language } });

describe("An error", () => {
  const { app } = testApp();
  it("is told in the language of the report that was asked for, whatever the browser prefers", async () => {
    const asked = { text: " ", language: "uk" };
    expect(await errorOf(post(app, asked, preferring("en")))).toBe(
      errorIn("uk", ERROR_MESSAGES.textRequired),
    );
    expect(await errorOf(post(app, { ...asked, language: "en" }, preferring("uk")))).toBe(
      ERROR_MESSAGES.textRequired,
    );
  });

  it("is told in the language that the browser prefers where the request names none", async () => {
    const unreadable = errorIn("uk", ERROR_MESSAGES.bodyUnreadable);
    expect(unreadable).toMatch(/[а-яіїєґ]/u);
    expect(await errorOf(post(app, "{", preferring("uk")))).toBe(unreadable);
    expect(await errorOf(post(app, "{"))).toBe(ERROR_MESSAGES.bodyUnreadable);
    const unknown = Promise.resolve(app.request(`${STATUS_PATH}?taskId=x`, preferring("uk")));
    expect(await errorOf(unknown)).toBe(errorIn("uk", ERROR_MESSAGES.taskUnknown));
  });
});
