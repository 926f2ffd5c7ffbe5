import { describe, expect, it } from "vitest";
import { match } from "../../patterns/match.ts";
import { split } from "../../text/split.ts";
import { findByForm } from "./forms/by-form.ts";
import { findMockSpelling } from "./mock-spelling.ts";
import { findMockingSigns } from "./mocking-signs.ts";
import { findScareQuotes } from "./scare-quotes.ts";

/** The words that a detector finds in a text. */
function found(detect: typeof findScareQuotes, text: string): string[] {
  const cut = split(text);
  const { starts, ends } = cut.tokens;
  return detect(cut, match(cut)).map(({ first, last }) => text.slice(starts[first], ends[last]));
}

describe("scare quotes", () => {
  it.each([
    ["Ці «експерти» знову помилилися з прогнозом.", ["експерти"]],
    ["Эти «освободители» увезли даже стиральные машины.", ["освободители"]],
    ["Після такої “великої реформи” лікарню зачинили.", ["великої реформи"]],
    ["Our local “experts” were wrong about the bridge again.", ["experts"]],
    ["Він обіймає «посаду» в управі.", ["посаду"]],
    ["Его ждали с «трепетом» у пустого причала.", ["трепетом"]],
    ["Так «вибори» скінчилися, а «перемога» лишилася на папері.", ["вибори", "перемога"]],
  ])("are found in %j", (text, words) => {
    expect(found(findScareQuotes, text)).toEqual(words);
  });

  it.each([
    "Слово «свобода» має давнє коріння.",
    "[6] “Justice” and [7] “justice” are meant of the town here.",
    "Ми подивилися фільм «Союзники» у кіно.",
    "Турнір під назвою «чесна гра» відбудеться в суботу.",
    "Она сказала: «свобода».",
    "The word “freedom” has an old root.",
    "She does not have “justice”, the singer declared on Monday.",
    "На площі виступить «народний» ансамбль із села.",
    "На площади выступит «народный» ансамбль из села.",
    "Експерти знову помилилися.",
    "Фірма продає «комплексне рішення» для ферм.",
    "Банда обіцяла крамарям «захист» від перевірок.",
    "Кандидат мало їздив і вів тиху «виборчу кампанію».",
    "Ви дізнаєтеся, що таке «добрий зріз», «чесна вага» та «стабільний приріст».",
    "Вы узнаете, что такое «чистый лист», «честная цена» и «стабильный рост».",
    "У музеї показали «братів вільних мулярів» і їхні фартухи.",
    "В зале осталась одна «партия власти», как её называет сам староста.",
  ])("are not seen in a name, a term or somebody's speech: %j", (text) => {
    expect(found(findScareQuotes, text)).toEqual([]);
  });
});

describe("a laugh", () => {
  it.each([
    ["🤡\n\nМер пообіцяв полагодити дах до зими.", ["Мер пообіцяв полагодити дах до зими"]],
    ["Мер пообіцяв полагодити дах до зими 🤡", ["Мер пообіцяв полагодити дах до зими"]],
    [
      "Вони кажуть, що Петренко все встигне!\n😂\nПогода буде тепла.",
      ["Вони кажуть, що Петренко все встигне"],
    ],
    ["Сам Петренко (той самий) тепер учить нас жити))", ["Сам Петренко (той самий) тепер учить нас жити"]],
    ["Говорят, что Иванов теперь борется за чистоту)))", ["Говорят, что Иванов теперь борется за чистоту"]],
  ])("is read as mockery in %j", (text, words) => {
    expect(found(findMockingSigns, text)).toEqual(words);
  });

  it.each([
    "Мій кіт знову спить у коробці з-під взуття 😂",
    "Дякую всім, було дуже весело)))",
    "Рахуємо так (див. пункт 2 (у додатку)).",
    "The council of Leeds called the plan too dear ((see page two)).",
    "🤡",
    "🤡 «Дах полагодять до зими», — сказав мер Петренко.",
    "Ремонт доріг у Полтаві триває другий рік\n🤡",
    "Здається, ми з Оленою сьогодні нарешті полагодили той насос)))",
  ])("is left alone where nobody is laughed at: %j", (text) => {
    expect(found(findMockingSigns, text)).toEqual([]);
  });
});

describe("another language's words spelled by ear", () => {
  it("are mockery wherever they stand", () => {
    expect(found(findMockSpelling, "Нам знову везуть культурниє цінності й гєройскіх дідів.")).toEqual([
      "гєройскіх",
    ]);
    expect(found(findMockSpelling, "Він крикнув: «Ідьом бєз остановок!»")).toEqual([]);
  });

  it.each([
    "Утретє за життєвий шлях він став суддею, по-третє, лікарем.",
    "Сєверодонецький театр поїхав до Лєнінського району.",
    "Сльози ллються, листя червоніє, а синє небо темніє.",
    "Медведєв і Пєсков приїхали вночі.",
    "Через рік сержанта чекає дємбєль.",
  ])("are none in %j", (text) => {
    expect(found(findMockSpelling, text)).toEqual([]);
  });
});

describe("compounds with a label behind the hyphen", () => {
  it.each([
    ["Ці чиновники-казнокради знову при посадах.", ["чиновники-казнокради"]],
    ["Эти депутаты-негодяи опять на посту.", ["депутаты-негодяи"]],
  ])("are labels: %j", (text, words) => {
    expect(found(findByForm, text)).toEqual(words);
  });

  it("are none where the second half is plain", () => {
    expect(found(findByForm, "Лікарка-хірург приїхала з Івано-Франківська.")).toEqual([]);
  });
});
