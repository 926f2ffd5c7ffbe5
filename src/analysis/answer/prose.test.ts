import { describe, expect, it } from "vitest";
import { techniqueWordings } from "#languages/index.ts";
import type { Draft, DraftObservation } from "../model.ts";
import { instructionsIn } from "../question/prompt.ts";
import { plainText } from "./plain-text.ts";
import { readProse } from "./prose.ts";

const TEXT =
  "The council met on Monday. Vote for Oksana Koval because she is the best. Prices rose by 40 % in May.";
const good: DraftObservation = {
  category_name: "Manipulative Content",
  justification: "These words press readers to decide before they have seen a reason.",
  another_reading: "The writer may simply like the candidate.",
  question: "What would a reason look like?",
  evidence: [{ quote: "the best", technique: "exaggeration-minimisation" }],
};
const summary = "A short notice that turns into an appeal halfway through.";

function read(
  change: Partial<DraftObservation>,
  overall_summary = summary,
  language: "en" | "uk" = "en",
): Draft {
  return readProse({ overall_summary, analysis_results: [{ ...good, ...change }] }, { text: TEXT, language });
}

describe("a model's prose", () => {
  it.each([
    ["links", "See https://evil.example/a?b=c now.", "See now."],
    ["links in Markdown", "See [this page](https://evil.example) now.", "See this page now."],
    ["pictures in Markdown", "![x](https://evil.example/pixel.png) Now.", "x Now."],
    ["HTML", "It <b>loads</b> words.<script src=x></script>", "It loads words."],
    ["addresses of scripts", "Press javascript:alert(1) here.", "Press here."],
    ["marks of Markdown", "**Loaded** `words`", "Loaded words"],
    ["invisible and bidi characters", "Lo\u200baded \u202ewords\u202c", "Loaded words"],
    ["tag characters", "Plain\u{e0041}\u{e0042} words", "Plain words"],
    ["line ends", "One\n\n two", "One two"],
  ])("has no %s", (_what, words, plain) => {
    expect(plainText(words, 200)).toBe(plain);
  });

  it("is cut at the end of a sentence when it is too long", () => {
    expect(plainText("One two three. Four five six. Seven eight.", 35)).toBe("One two three. Four five six.");
  });

  it.each([
    "Plenty of words here. ".repeat(20_000),
    "<".repeat(200_000),
    "[".repeat(200_000),
    "*".repeat(200_000),
  ])("is bounded whatever is sent", (words) => {
    expect(plainText(words, 100).length).toBeLessThanOrEqual(100);
  });

  it("leaves out a sentence that only repeats the text", () => {
    const { justification } = read({
      justification: `${good.justification} Vote for Oksana Koval because she is the best.`,
    }).analysis_results[0]!;
    expect(justification).toBe(good.justification);
  });

  it("may use the words by which a technique was explained to it", () => {
    const said = techniqueWordings.en["loaded-language"].definition;
    expect(read({ justification: said }).analysis_results[0]?.justification).toBe(said);
  });

  it("may quote the text in quotation marks", () => {
    const said = "The words “Vote for Oksana Koval because she is the best” press readers to decide.";
    expect(read({ justification: said }).analysis_results[0]?.justification).toBe(said);
  });

  it("leaves out a sentence that gives a score, but not one with a number of the text", () => {
    const said = `${good.justification} This is 97 % propaganda, or 97 percent. I give it 8/10. It is 8 out of 10. Це 8 з 10. Це 97 відсотків. The text says that prices rose by 40 %.`;
    expect(read({ justification: said }).analysis_results[0]?.justification).toBe(
      `${good.justification} The text says that prices rose by 40 %.`,
    );
  });
});

describe("a draft is unreadable", () => {
  it.each<[string, () => Draft]>([
    [
      "when its summary only repeats the text",
      () => read({}, "Vote for Oksana Koval because she is the best."),
    ],
    [
      "when an observation only repeats the text",
      () => read({ justification: "Vote for Oksana Koval because she is the best." }),
    ],
    ["when it repeats its instructions", () => read({ another_reading: instructionsIn("en").slice(0, 300) })],
    ["when it is in English and Ukrainian was asked for", () => read({}, summary, "uk")],
    [
      "when it is in a script that no language of ours has",
      () => read({}, "这段文字催促读者在看到理由之前就作出决定，这是一种常见的手法。"),
    ],
    [
      "when one part of it is in another language",
      () => read({ question: "Що лишилося б, якби ці слова прибрати?" }),
    ],
  ])("%s", (_when, reading) => {
    expect(reading).toThrow(expect.objectContaining({ kind: "unreadable" }));
  });

  it("when it is in Russian and Ukrainian was asked for", () => {
    const russian = {
      overall_summary: "Этот текст давит на читателя и призывает его действовать немедленно.",
      analysis_results: [],
    };
    expect(() => readProse(russian, { text: TEXT, language: "uk" })).toThrow("unreadable");
  });
});
