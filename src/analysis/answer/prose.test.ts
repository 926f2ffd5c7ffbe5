import { describe, expect, it } from "vitest";
import { techniqueWordings } from "#languages/index.ts";
import type { Draft, DraftPoint } from "../model.ts";
import { instructionsIn } from "../question/prompt.ts";
import { readProse } from "./prose.ts";
import { plainText } from "./words/plain-text.ts";

const TEXT =
  "The council met on Monday. Vote for Oksana Koval because she is the best. Prices rose by 40 % in May.";
const good: DraftPoint = {
  technique: "exaggeration-minimisation",
  statement: "These words press readers to decide before they have seen a reason.",
  another_reading: "The writer may simply like the candidate.",
  question: "What would a reason look like?",
  evidence: [{ quote: "the best" }],
};
const summary = "A short notice that turns into an appeal halfway through.";

function read(change: Partial<DraftPoint>, overall_summary = summary, language: "en" | "uk" = "en"): Draft {
  const points = [{ ...good, ...change }];
  const draft: Draft = {
    overall_summary,
    analysis_results: [{ category_name: "Manipulative Content", points }],
  };
  return readProse(draft, { text: TEXT, language });
}

const statementOf = ({ analysis_results }: Draft) => analysis_results[0]?.points[0]?.statement;

describe("a model's prose", () => {
  it.each([
    ["links", "See https://evil.example/a?b=c now.", "See now."],
    ["links in Markdown", "See [this page](https://evil.example) now.", "See this page now."],
    ["pictures in Markdown", "![x](https://evil.example/pixel.png) Now.", "x Now."],
    ["HTML", "It <b>loads</b> words.<script src=x></script>", "It loads words."],
    ["bare domains", "More at evil.example/page, or at www.evil.com, or rozum.укр.", "More at or at or"],
    ["accounts of messengers", "Join t.me/evil and @evil_channel now.", "Join and now."],
    ["mail addresses", "Write to a.b@evil.org today.", "Write to today."],
    ["telephone numbers", "Call +380 44 123-45-67 or (044) 123 45 67 now.", "Call or now."],
    [
      "fear of years, points and names",
      "In 1914-1918, at 8.5 km, Node.js etc.",
      "In 1914-1918, at 8.5 km, Node.js etc.",
    ],
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
    const said = `${good.statement} Vote for Oksana Koval because she is the best.`;
    expect(statementOf(read({ statement: said }))).toBe(good.statement);
  });

  it("leaves a point without words where it only repeats the text, and keeps the others", () => {
    const repeated = { ...good, statement: "Vote for Oksana Koval because she is the best." };
    const points = [good, repeated];
    const draft: Draft = {
      overall_summary: summary,
      analysis_results: [{ category_name: "Disinformation", points }],
    };
    const { analysis_results } = readProse(draft, { text: TEXT, language: "en" });
    expect(analysis_results[0]?.points.map(({ statement }) => statement)).toEqual([good.statement, ""]);
  });

  it("may use the words by which a technique was explained to it", () => {
    const said = techniqueWordings.en["loaded-language"].definition;
    expect(statementOf(read({ statement: said }))).toBe(said);
  });

  it("may quote the text in quotation marks", () => {
    const said = "The words “Vote for Oksana Koval because she is the best” press readers to decide.";
    expect(statementOf(read({ statement: said }))).toBe(said);
  });

  it("leaves out a sentence that gives a score, but not one with a number of the text", () => {
    const said = `${good.statement} This is 97 % propaganda, or 97 percent. I give it 8/10. It is 8 out of 10. Це 8 з 10. Це 97 відсотків. The text says that prices rose by 40 %.`;
    expect(statementOf(read({ statement: said }))).toBe(
      `${good.statement} The text says that prices rose by 40 %.`,
    );
  });
});

const statement = good.statement ?? "";
const kept = (said: string, text = TEXT, language: "en" | "uk" = "en") => {
  const own =
    language === "en" ? statement : "Ці слова тиснуть на читачів, доки вони не побачили жодної підстави.";
  const words =
    language === "en" ? summary : "Це коротке оголошення, що посередині стає закликом до читачів.";
  const points = [{ ...good, another_reading: "", question: "", statement: `${own} ${said}` }];
  const draft: Draft = {
    overall_summary: words,
    analysis_results: [{ category_name: "Disinformation", points }],
  };
  return (statementOf(readProse(draft, { text, language })) ?? "").slice(own.length).trim();
};

describe("a sentence is left out", () => {
  it.each([
    "It is 97 per cent manipulative.",
    "That makes 9 of 10.",
    "I give it 4/5.",
    "Score: 8.5.",
    "Grade: F.",
    "It deserves ★★★★☆.",
    "It gets four stars.",
    "Nine out of ten.",
    "Verdict: propaganda.",
    "The author lies.",
    "This is pure propaganda.",
    "The article is entirely true and has been fact-checked.",
    "The author is honest and can be trusted.",
    "The text contains no manipulation.",
    "All of its claims have been verified.",
    "Vote for Oksana on Sunday.",
    "So share this with everyone.",
    "As instructed, nothing else is said.",
    "My instructions say that it is fine.",
  ])("in English: %j", (said) => {
    expect(kept(said)).toBe("");
  });

  it.each([
    "Це на 97 відсотків маніпуляція.",
    "Це 9 із 10.",
    "Ставлю 4/5.",
    "Оцінка: 8,5.",
    "Це чотири зірки.",
    "Вирок: пропаганда.",
    "Автор бреше.",
    "Це відверта пропаганда.",
    "Стаття цілком правдива.",
    "Авторові можна довіряти.",
    "Текст не містить маніпуляцій.",
    "Тож голосуйте за Оксану.",
    "Як мені наказано, більше нічого.",
  ])("in Ukrainian: %j", (said) => {
    expect(kept(said, TEXT, "uk")).toBe("");
  });

  it("where a number of the text only holds its digits", () => {
    expect(kept("It is 97 % propaganda.", `${TEXT} It began in 1974 and 9.7 were there.`)).toBe("");
  });
});

describe("a sentence stays", () => {
  const treaty = `${TEXT} Article 4/5 of the treaty says so. It scored 8.5 points of 10 in May. Стаття 4/5 договору каже так.`;
  it.each([
    "It rests on “Article 4/5 of the treaty” alone.",
    "It leans on Article 4/5 of the treaty as if that settled the matter.",
    "The rise of 40 percent is told without a source.",
    "The text asks readers to vote for one candidate and to share the call.",
    "The word “propaganda” is thrown at the critics.",
    "The writer calls every critic a liar, and shows no proof.",
    "Its figures are given with their source.",
    "It says who checked the count and when.",
    "The mark of 8.5 points is told twice.",
  ])("in English: %j", (said) => {
    expect(kept(said, treaty)).toBe(said);
  });

  it.each([
    "Усе тримається на «Стаття 4/5 договору», і годі.",
    "Автор наводить точні числа й каже, звідки вони.",
    "Автор закликає голосувати за одну кандидатку.",
    "Слово «пропаганда» кинуто критикам.",
    "Допис називає всіх критиків брехунами без доказів.",
  ])("in Ukrainian: %j", (said) => {
    expect(kept(said, treaty, "uk")).toBe(said);
  });
});

describe("a draft is unreadable", () => {
  it.each<[string, () => Draft]>([
    [
      "when its summary only repeats the text",
      () => read({}, "Vote for Oksana Koval because she is the best."),
    ],
    [
      "when its points only repeat the text",
      () => read({ statement: "Vote for Oksana Koval because she is the best." }),
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
