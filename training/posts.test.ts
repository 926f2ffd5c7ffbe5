import { describe, expect, it } from "vitest";
import { TEXT_LANGUAGES } from "#report/index.ts";
import { CorpusError } from "./corpus.ts";
import { readPost, readPosts } from "./posts.ts";

describe("the written posts", () => {
  it.each(TEXT_LANGUAGES)("can be read whole in %s, a good part of them with nothing marked", (language) => {
    const posts = readPosts(language);
    const plain = posts.filter(({ spans }) => spans.length === 0);
    expect(posts.length).toBeGreaterThan(200);
    expect(plain.length).toBeGreaterThan(posts.length * 0.15);
    expect(plain.length).toBeLessThan(posts.length * 0.5);
  });

  it.each(TEXT_LANGUAGES)("are none of them there twice in %s", (language) => {
    const texts = readPosts(language).map(({ text }) => text);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });

  it("have offsets that hold the marked words in the text without its marks", () => {
    const { text, spans } = readPost(
      "Rain. [They lie](doubt,loaded-language) and [we win](euphoria).",
      "here",
    );
    expect(text).toBe("Rain. They lie and we win.");
    expect(spans.map(({ start, end, techniques }) => [text.slice(start, end), techniques])).toEqual([
      ["They lie", ["doubt", "loaded-language"]],
      ["we win", ["euphoria"]],
    ]);
  });

  it.each(["[They lie](lying)", "[They lie", "They lie](doubt)"])(
    "name the place of a mark that cannot be read: %s",
    (source) => {
      expect(() => readPost(source, "a.txt, post 2")).toThrow(CorpusError);
      expect(() => readPost(source, "a.txt, post 2")).toThrow("a.txt, post 2");
    },
  );
});
