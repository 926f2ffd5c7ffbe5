import { array, assert, constantFrom, integer, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { read } from "#detector/index.ts";
import type { Technique } from "#report/index.ts";
import type { Draft } from "../model.ts";
import { ground as groundIn } from "./grounding.ts";

interface DraftEvidence {
  readonly quote: string;
  readonly technique: Technique;
  readonly speaker?: string;
}

const ground = (draft: Draft, text: string) =>
  groundIn([{ draft, part: { start: 0, end: text.length } }], { text, reading: read(text, "en") });

/** One point for each technique, without words of its own. */
function draftWith(...evidence: DraftEvidence[]): Draft {
  const points = [...Map.groupBy(evidence, ({ technique }) => technique)].map(([technique, own]) => ({
    technique,
    evidence: own.map(({ quote, speaker }) => ({ quote, speaker })),
  }));
  return { overall_summary: "S", analysis_results: [{ category_name: "Manipulative Content", points }] };
}

function quotesFound(text: string, ...quotes: string[]): string[] {
  const draft = draftWith(...quotes.map((quote) => ({ quote, technique: "loaded-language" as const })));
  const evidence = ground(draft, text).points.flatMap((point) => point.evidence);
  for (const { quote, start, end } of evidence) expect(text.slice(start, end)).toBe(quote);
  return evidence.map(({ quote }) => quote);
}

describe("grounding finds a quote", () => {
  it.each([
    [
      "quotation marks",
      "He said “never again” twice.",
      'said "never again" twice',
      "said “never again” twice",
    ],
    ["angle quotation marks", "Він крикнув «ганьба» і пішов.", 'крикнув "ганьба"', "крикнув «ганьба»"],
    ["a single for a double mark", 'A "so-called" expert.', "A 'so-called' expert", 'A "so-called" expert'],
    ["dashes", "Ми — не вони, і край.", "Ми - не вони", "Ми — не вони"],
    [
      "Ukrainian apostrophes",
      "П’ять родин обʼєднались.",
      "П'ять родин об'єднались",
      "П’ять родин обʼєднались",
    ],
    ["spaces and line ends", "one\u00a0 two\n\tthree four", "one two three", "one\u00a0 two\n\tthree"],
    ["soft hyphens", "ката\u00adстрофа близько", "катастрофа близько", "ката\u00adстрофа близько"],
    ["zero-width characters", "the sha\u200bdy deal", "shady deal", "sha\u200bdy deal"],
    ["composed letters in the quote", "Киі\u0308в і\u0308хній", "Київ їхній", "Киі\u0308в і\u0308хній"],
    ["decomposed letters in the quote", "Їхній край", "І\u0308хніи\u0306 край", "Їхній край"],
    ["white space before an emoji", "What experts  🤡 indeed", "experts 🤡", "experts  🤡"],
    ["nothing, an emoji alone", "What experts 🤡 indeed", "🤡", "🤡"],
    ["an ellipsis", "Well… maybe so", "Well... maybe", "Well… maybe"],
    ["marks around the quote", "They are a plague on us.", "“They are a plague”", "They are a plague"],
    [
      "a full stop that the text does not have",
      "a plague on us and ours",
      "a plague on us.",
      "a plague on us",
    ],
  ])("that differs from the text in %s", (_what, text, quote, found) => {
    expect(quotesFound(text, quote)).toEqual([found]);
  });
});

describe("grounding drops a quote", () => {
  it.each([
    ["a paraphrase", "They are a plague on us.", "they were a plague to us"],
    ["a piece of a word", "A scandalous affair.", "scandal"],
    ["a piece of a Ukrainian word", "Наша країна.", "раїн"],
    ["joined pieces", "First this, then that, at last the end.", "First this … the end"],
    ["an empty quote", "Words.", ""],
    ["punctuation alone", "Wait! Now!", "!"],
    ["another case", "They lied.", "THEY LIED"],
    ["a quote far longer than evidence", "word ".repeat(400), "word ".repeat(300)],
  ])("when it is %s", (_what, text, quote) => {
    expect(quotesFound(text, quote)).toEqual([]);
  });

  it("and counts it, and keeps the rest", () => {
    const draft = draftWith(
      { quote: "real words", technique: "loaded-language" },
      { quote: "invented words", technique: "loaded-language" },
      { quote: "more inventions", technique: "repetition" },
    );
    const { dropped, points } = ground(draft, "Here are real words indeed.");
    expect(dropped).toBe(2);
    expect(points[0]?.evidence).toHaveLength(1);
  });

  it("and with it a point that is left without evidence", () => {
    expect(ground(draftWith({ quote: "nowhere at all", technique: "doubt" }), "Some text.").points).toEqual(
      [],
    );
  });
});

describe("a quote that the text repeats", () => {
  const text = "Lies here. Truth. Lies there. Truth. Lies.";

  it("is taken by order, each place once", () => {
    const places = ground(
      draftWith(
        { quote: "Lies", technique: "repetition" },
        { quote: "Lies", technique: "repetition" },
        { quote: "Lies", technique: "repetition" },
        { quote: "Lies", technique: "repetition" },
      ),
      text,
    );
    expect(places.points[0]?.evidence.map(({ start }) => start)).toEqual([0, 18, 37]);
    expect(places.dropped).toBe(0);
  });

  it("is looked for after the quote before it", () => {
    const { points } = ground(
      draftWith(
        { quote: "Lies there", technique: "loaded-language" },
        { quote: "Truth", technique: "loaded-language" },
      ),
      text,
    );
    expect(points[0]?.evidence.map(({ start }) => start)).toEqual([18, 30]);
  });

  it("is looked for in the part of the text that the model was given", () => {
    const draft = draftWith({ quote: "Lies", technique: "repetition" });
    const parts = [
      { draft, part: { start: 0, end: 18 } },
      { draft, part: { start: 18, end: text.length } },
    ];
    const { points } = groundIn(parts, { text, reading: read(text, "en") });
    expect(points[0]?.evidence.map(({ start }) => start)).toEqual([0, 18]);
  });
});

/** Who is told to have said a quote when a model gives this speaker. */
const speakerOf = (speaker: string) =>
  ground(
    draftWith({ quote: "зрадники", technique: "name-calling", speaker }),
    "«Усі вони зрадники і боягузи», — передали в мерії слова Ірини Коваль. Засідання триває.",
  ).points[0]?.evidence[0]?.speaker;

describe("the voice of evidence", () => {
  it("is decided by the text's own quotation marks", () => {
    const text = "The mayor said: “They are traitors.” These are traitors too.";
    const { points } = ground(
      draftWith(
        { quote: "They are traitors", technique: "name-calling" },
        { quote: "traitors too", technique: "name-calling" },
      ),
      text,
    );
    expect(points[0]?.evidence.map(({ voice }) => voice)).toEqual(["quoted", "author"]);
  });

  it("has the name of the one who says it, in whatever case the text has it, where the model gives it", () => {
    expect(speakerOf("Ірина Коваль")).toBe("Ірина Коваль");
    expect(speakerOf("Петро Стус")).toBeUndefined();
    expect(speakerOf("Усі вони зрадники Засідання триває мерії")).toBeUndefined();
  });

  it("has no speaker where the words are the author's", () => {
    const { points } = ground(
      draftWith({ quote: "traitors", technique: "name-calling", speaker: "Koval" }),
      "Koval and the other traitors met on Monday.",
    );
    expect(points[0]?.evidence[0]).not.toHaveProperty("speaker");
  });

  it("is somebody's who is quoted as soon as it takes in some of their words, as in the embedded analyser", () => {
    const { points } = ground(
      draftWith({ quote: "was “shocked and appalled", technique: "anger" }),
      "The mayor was “shocked and appalled by all of it,” she said.",
    );
    expect(points[0]?.evidence.map(({ voice }) => voice)).toEqual(["quoted"]);
  });
});

describe("whatever the text and the quotes are", () => {
  const anything = string({ unit: "binary", maxLength: 60 });

  it("every piece of evidence is the text at its place", () => {
    assert(
      property(anything, array(anything, { maxLength: 8 }), (text, quotes) => {
        quotesFound(text, ...quotes, text.slice(3, 20));
      }),
      { numRuns: 500 },
    );
  });

  it("whole words of the text are found, however their typography is changed", () => {
    const word = string({
      unit: constantFrom("а", "б", "в", "ї", "й", "ґ", "’", "e", "é", "ö"),
      minLength: 2,
      maxLength: 8,
    }).map((letters) => `ж${letters}z`);
    assert(
      property(array(word, { minLength: 4, maxLength: 12 }), integer({ min: 0, max: 2 }), (words, from) => {
        const text = words.join(" — ");
        const quote = words.slice(from, from + 2).join("  -\u00a0");
        const [found] = quotesFound(text, quote.normalize("NFD").replaceAll("’", "'"));
        expect(found?.normalize("NFC")).toBe(
          words
            .slice(from, from + 2)
            .join(" — ")
            .normalize("NFC"),
        );
      }),
    );
  });

  it("a text that is one word over and over is searched once, not for each quote", () => {
    const evidence = Array.from({ length: 1_200 }, () => ({ quote: "aa", technique: "repetition" as const }));
    const { points, dropped } = ground(draftWith(...evidence), "aa ".repeat(5_000));
    expect(points[0]?.evidence.map(({ start }) => start)).toEqual([0, 3, 6]);
    expect(dropped).toBe(0);
  });
});
