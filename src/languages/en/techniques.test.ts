import { describe, expect, it } from "vitest";
import { TECHNIQUE_IDS } from "#report/index.ts";
import { techniqueNames } from "./names.ts";
import { techniqueWordings } from "./techniques.ts";

/** Words that would accuse an author of intent, or count. */
const VERDICTS =
  /\b(manipulates|deceives|intends|deliberately|guilty of|proves that the author|per cent|percent)\b|\d/u;

describe.each(TECHNIQUE_IDS)("the English wording of %s", (id) => {
  const { observation, question, ...others } = techniqueWordings[id];
  const sentences = [observation.one, observation.many].flat();

  it("puts the quoted words into each observation exactly once and says what they read like", () => {
    for (const sentence of sentences) {
      expect(sentence.split("{quotes}")).toHaveLength(2);
      expect(sentence).toMatch(/\bread(s)? like\b/u);
      expect(sentence).toMatch(/\.$/u);
    }
  });

  it("has no two turns of phrase that begin alike", () => {
    for (const turns of [observation.one, observation.many].map((turn) => [turn].flat())) {
      expect(new Set(turns.map((sentence) => sentence.slice(0, 20))).size).toBe(turns.length);
    }
  });

  it("asks a question that ends with a question mark", () => {
    expect(question).toMatch(/\?$/u);
  });

  it("accuses nobody of intent and counts nothing", () => {
    expect(`${sentences.join(" ")} ${others.anotherReading}`).not.toMatch(VERDICTS);
  });

  it("has a name that begins with a capital letter", () => {
    expect(techniqueNames[id]).toMatch(/^[A-Z]/u);
  });
});
