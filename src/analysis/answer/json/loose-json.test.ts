import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LooseJson, NotJson } from "./loose-json.ts";

const read = (text: string) => new LooseJson(text).read();

const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5 },
    fc.string({ unit: "binary" }),
    fc.constantFrom('", "a": "b', "it's", "}", "”, a: ", "\\"),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(true, false, null),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/u), tie("value"), { maxKeys: 4 }),
  ),
}));

describe("JSON read with patience", () => {
  it("is the same value wherever it is JSON to the letter", () => {
    fc.assert(
      fc.property(anyValue, (value) => {
        const json = JSON.stringify(value, undefined, 1);
        expect(read(json)).toEqual(JSON.parse(json));
      }),
    );
  });

  it.each([
    ["commas too many", '{"a":[1,,2,],"b":"c",}', { a: [1, 2], b: "c" }],
    ["commas too few", '{"a":"b" "c":["d" {"e":1}]}', undefined],
    ["a comma too few between members", '{"a":"b" "c":"d"}', { a: "b", c: "d" }],
    ["marks within a string", '{"a":"he said "no", and left","b":1}', { a: 'he said "no", and left', b: 1 }],
    ["a quoted word at the end", '{"a":"he said "no""}', { a: 'he said "no"' }],
    ["single marks", "{'a':'it isn't so','b':'c'}", { a: "it isn't so", b: "c" }],
    ["typographic marks", "{“a”:“b”}", { a: "b" }],
    ["bare keys", "{a: 'b', c_d: null}", { a: "b", c_d: null }],
    ["words of another language", '{"a":None,"b":True}', { a: null, b: true }],
    ["line ends within a string", '{"a":"one\ntwo"}', { a: "one\ntwo" }],
    ["escapes that JSON has not", String.raw`{"a":"it\'s \u0041"}`, { a: "it's A" }],
    ["words after it", '{"a":1} and more }', { a: 1 }],
  ])("puts right %s", (_what, text, value) => {
    if (value === undefined) expect(() => read(text)).toThrow(NotJson);
    else expect(read(text)).toEqual(value);
  });

  it.each(["", "{", '{"a"', '{"a":', '{"a":"b', '{"a":"b"', '{"a":["b"', '{"a":["b"}', "lorem"])(
    "mends nothing that is cut off: %j",
    (text) => {
      expect(() => read(text)).toThrow(NotJson);
    },
  );

  it("does not follow what is deeper than any draft", () => {
    expect(() => read("[".repeat(100_000))).toThrow(NotJson);
    expect(() => read('{"a":'.repeat(100_000))).toThrow(NotJson);
  });
});

/** So many looks at each character, whatever the text: at each mark what follows it is looked at as far as a key goes. */
const MOST_STEPS = 12;

function stepsOf(text: string): number {
  const reader = new LooseJson(text);
  try {
    reader.read();
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
  }
  return reader.steps;
}

const piece = fc.constantFrom(
  ...Array.from("{}[]:,\"'`“”\\ \n"),
  "a",
  "'a",
  '","',
  '" :',
  '"a":',
  '"a":"',
  '", "k',
  "\\u",
  "u00",
  " ".repeat(30),
  "k".repeat(39),
  "k".repeat(60),
);

describe("the steps of the reader", () => {
  it.each(["{'a'", "'a", '"', "'", "\\", '","', ",", " ", '"k" ', '" ,  "', `"${"k".repeat(39)}`])(
    "are linear in the length of %j again and again",
    (part) => {
      for (const head of ["", "{", "[", '{"a":"', "{'a':'", '["']) {
        const text = head + part.repeat(20_000);
        expect(stepsOf(text)).toBeLessThanOrEqual(MOST_STEPS * text.length + MOST_STEPS);
      }
    },
  );

  it("are linear in the length of anything made of JSON's marks", () => {
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 60 }),
        fc.array(piece, { minLength: 1, maxLength: 8 }),
        (head, body) => {
          const text = head.join("") + body.join("").repeat(200);
          expect(stepsOf(text)).toBeLessThanOrEqual(MOST_STEPS * text.length + MOST_STEPS);
        },
      ),
      { numRuns: 300 },
    );
  });
});
