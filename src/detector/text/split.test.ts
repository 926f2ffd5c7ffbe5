import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { hostileShapes } from "../../../test/kit/hostile-shapes.ts";
import { split, withSplit } from "./split.ts";
import { TokenList } from "./tokenise/token-list.ts";
import { tokenise } from "./tokenise/tokenise.ts";
import type { Tokens } from "./tokens.ts";

/** What of a text a list of tokens says: everything but its room. */
function contentOf({ text, count, kinds, shapes, starts, ends, marks, words, distinct }: Tokens) {
  const ofTokens = [kinds, shapes, starts, ends, marks, words].map((all) => [...all.subarray(0, count)]);
  const known = Array.from({ length: distinct.count }, (_, word) => [
    ...distinct.folded.subarray(distinct.starts[word], distinct.ends[word]),
  ]);
  return { text, count, ofTokens, known };
}

function arraysOf({ kinds, shapes, starts, ends, marks, words, distinct }: TokenList) {
  const { folded, hashes } = distinct;
  return [kinds, shapes, starts, ends, marks, words, folded, hashes, distinct.starts, distinct.ends];
}

const pieces = constantFrom(
  "слово",
  "Word",
  "И",
  "\u0306",
  "\u00AD",
  "’",
  "3,5",
  "…",
  "\n",
  " ",
  " ",
  "http://a.b",
);
const texts = array(pieces, { maxLength: 60 }).map((parts) => parts.join(""));

describe("the arrays that serve one text after another", () => {
  it("hold of each text what arrays of its own would", () => {
    const room = new TokenList();
    assert(
      property(texts, (text) => {
        expect(contentOf(tokenise(text, room))).toEqual(contentOf(tokenise(text)));
        room.wipe();
      }),
    );
  });

  it("hold nothing of a text when they are wiped", () => {
    const room = new TokenList();
    for (const text of Object.values(hostileShapes(5_000))) {
      tokenise(text, room);
      room.wipe();
      expect(room.text).toBe("");
      expect(arraysOf(room).every((all) => all.every((value) => value === 0))).toBe(true);
    }
  });

  it("are left to one text alone while it is worked on", () => {
    withSplit("One word.", (outer) => {
      const before = contentOf(outer.tokens);
      withSplit("Quite another text, and a longer one.", (inner) => {
        expect(inner.tokens).not.toBe(outer.tokens);
      });
      expect(contentOf(outer.tokens)).toEqual(before);
    });
  });

  it("are wiped even where the work fails", () => {
    let tokens: Tokens = split("").tokens;
    const fail = () =>
      withSplit("A secret.", (cut) => {
        ({ tokens } = cut);
        throw new Error("no luck");
      });
    expect(fail).toThrow("no luck");
    expect(contentOf(tokens)).toEqual(contentOf(split("").tokens));
  });
});

/** Short texts without a letter that one of the two languages has alone. */
const SHORT = {
  ru: [
    "Наш город – наше будущее!",
    "Время перемен!",
    "Подпишите петицию прямо сейчас!",
    "Единственная причина ссоры – лень.",
    "Говорят, директора скоро уволят.",
    "Мама запрещает мне гулять, а сама поздно ложится.",
    "Я совершенно не умел рисовать.",
    "Все на площадь!",
  ],
  uk: [
    "Разом до перемоги!",
    "Усе не так однозначно.",
    "Чиновники влаштували ганебне судилище.",
    "Наш крем назавжди позбавить вас зморшок.",
    "За даними метеослужби, пройшов дощ.",
    "Робоча група рахуватиме машини.",
    "Годуйте голуба вранці.",
  ],
} as const;

it.each(Object.entries(SHORT).flatMap(([language, texts]) => texts.map((text) => [text, language])))(
  "%j is told by its words and endings to be in %s",
  (text, language) => {
    expect(split(text).sentences.map((sentence) => sentence.language)).toEqual(
      split(text).sentences.map(() => language),
    );
  },
);

it("keeps a short sentence that shows no language in that of its text", () => {
  const { sentences } = split("Вона взяла хліб і пішла додому. Слава нам. Потім її кликали ще.");
  expect(sentences.map(({ language }) => language)).toEqual(["uk", "uk", "uk"]);
});

it("ends sentences before small letters in a text that begins them all so", () => {
  const small = "the mill burns. nobody came! who knows why? we wait.";
  expect(split(small).sentences).toHaveLength(4);
  expect(split("The mill burns, approx. at two. It stood at the end.").sentences).toHaveLength(2);
  expect(split("«Млин горить!» – крикнув він. Ніхто не прийшов.").sentences).toHaveLength(2);
});

it.each([
  ["The mill is burning.Nobody came.", 2],
  ["Млин горить.Ніхто не прийшов!Жаль.", 3],
  ["See mill.org or the street named after Saint.Anna of the town.", 1],
  ["Ми були на вул.Садовій.", 1],
])("ends a sentence where the space behind it was left out: %s", (text, count) => {
  expect(split(text).sentences).toHaveLength(count);
});
