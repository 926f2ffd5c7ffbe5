import { describe, expect, it } from "vitest";
import { REPORT_LANGUAGES, TECHNIQUE_IDS } from "#report/index.ts";
import { pointWordings, techniqueNames, techniqueWordings } from "./index.ts";

/** Words that would accuse an author of intent, or count. */
const VERDICTS =
  /\b(manipulates|deceives|intends|deliberately|guilty of|proves that|per cent|percent)\b|навмисно|зумисне|маніпулює|обманює|\d/u;
/** Turns that say what words look like instead of what they do. */
const SEEMING =
  /reads? like|looks? like a|читається як|схож[еі] на|скидається на|нагадує [а-яіїє]+ (?:прийом|мову)/iu;

const ALL = REPORT_LANGUAGES.flatMap((language) => TECHNIQUE_IDS.map((id) => ({ language, id })));

describe.each(ALL)("the wording of $id ($language)", ({ language, id }) => {
  const { definition, misleads, innocent, question } = techniqueWordings[language][id];
  const { statements, readings = [], questions = [] } = pointWordings[language][id];

  it("explains itself in the library in whole sentences and asks a question", () => {
    for (const sentence of [definition, misleads, innocent]) expect(sentence).toMatch(/^[\p{Lu}“«].*[.]$/u);
    expect(question).toMatch(/\?$/u);
    expect(techniqueNames[language][id]).toMatch(/^[\p{Lu}«]/u);
  });

  it("accuses nobody of intent, counts nothing and says plainly what the words do", () => {
    const said = [...statements, ...readings, ...questions].join(" ");
    expect(said).not.toMatch(VERDICTS);
    expect(said).not.toMatch(SEEMING);
  });

  it("has no two statements that begin alike", () => {
    expect(new Set(statements.map((statement) => statement.slice(0, 14))).size).toBe(statements.length);
  });
});
