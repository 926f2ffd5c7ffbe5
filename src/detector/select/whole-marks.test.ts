import { describe, expect, it } from "vitest";
import { rules, structures } from "#languages/index.ts";
import { TEXT_LANGUAGES } from "#report/index.ts";
import { read } from "../read.ts";

const CLOSED_BY: ReadonlyMap<string, string> = new Map([
  ["«", "»"],
  ["„", "“”»"],
  ["“", "”"],
  ["(", ")"],
  ["[", "]"],
]);

/** Opening marks of a quote that nothing in it closes. */
function unclosed(quote: string): string[] {
  const open: string[] = [];
  for (const mark of quote) {
    if (CLOSED_BY.get(open.at(-1) ?? "")?.includes(mark) === true) open.pop();
    else if (CLOSED_BY.has(mark)) open.push(mark);
  }
  return (quote.match(/"/gu)?.length ?? 0) % 2 === 1 ? [...open, '"'] : open;
}

function lastWord(quote: string): string {
  return /[\p{L}'’-]+$/u.exec(quote)?.[0].toLowerCase() ?? "";
}

function quotesOf(text: string) {
  const evidence = read(text, "uk").analysis_results.flatMap(({ points }) =>
    points.flatMap((point) => [...point.evidence]),
  );
  return evidence.map(({ quote, end }) => ({ quote, after: text.slice(end) }));
}

describe("the quotes of a report", () => {
  it.each(TEXT_LANGUAGES)(
    "close each mark that they open, in every sentence of the rules of %s",
    (language) => {
      const flags = new Set(rules[language].flatMap((rule) => rule.flags));
      const cut = [...flags].flatMap(quotesOf).filter(({ quote }) => unclosed(quote).length > 0);
      expect(cut.map(({ quote }) => quote)).toEqual([]);
    },
  );

  it.each(TEXT_LANGUAGES)(
    "end on no word that leads on, in every sentence of the rules of %s",
    (language) => {
      const openEnds = new Set(structures[language].openEnds);
      const flags = new Set(rules[language].flatMap((rule) => rule.flags));
      const cut = [...flags]
        .flatMap(quotesOf)
        .filter(({ quote, after }) => openEnds.has(lastWord(quote)) && /^ [\p{L}\p{N}]/u.test(after));
      expect(cut.map(({ quote }) => quote)).toEqual([]);
    },
  );

  it("are no argument that the author only holds up in quotation marks", () => {
    expect(quotesOf("До лікаря звертаються, як тільки «щось тут не так».")).toEqual([]);
    expect(quotesOf("У цій угоді щось тут не так.")).not.toEqual([]);
  });

  it.each([
    "У раді знову засіли так звані «еліти нашого краю», а бюджет розкрали негідники й покидьки.",
    "Ці так звані «еліти краю (ті самі, що й торік)» знову брешуть, бо вони покидьки.",
    "Голова сказав: «Ми нікому нічого не винні. Ці покидьки (усі до одного) підуть геть».",
    "Ціна зросла на 1–1,5 гривні, бо ця мразь у владі знову краде.",
    'Так звані "друзі народу" вже готові взяти участь у "великому будівництві", бо вони мерзотники.',
  ])("close what they open: %s", (text) => {
    const quotes = quotesOf(text).map(({ quote }) => quote);
    expect(quotes).not.toEqual([]);
    expect(quotes.flatMap(unclosed)).toEqual([]);
    for (const quote of quotes) expect(quote).not.toMatch(/на 1$/u);
  });
});
