import { describe, expect, it } from "vitest";
import type { Technique } from "#report/index.ts";
import { match } from "../../patterns/match.ts";
import { split } from "../../text/split.ts";
import { findStructure } from "./structure.ts";

/** The words that structural detectors find under a technique. */
function found(text: string, technique: Technique): string[] {
  const cut = split(text);
  return findStructure(cut, match(cut))
    .filter((finding) => finding.technique === technique)
    .map(({ first, last }) => text.slice(cut.tokens.starts[first], cut.tokens.ends[last]));
}

/** How much the strongest finding under a technique is worth. */
function strengthOf(text: string, technique: Technique): string | undefined {
  const cut = split(text);
  const strengths = findStructure(cut, match(cut)).flatMap((finding) =>
    finding.technique === technique ? finding.strength : [],
  );
  return strengths.includes("strong") ? "strong" : strengths[0];
}

describe("repetition", () => {
  it.each([
    ["They sold us lies, lies, lies and nothing else.", ["lies, lies, lies"]],
    ["Нам продали брехню, брехню, брехню.", ["брехню, брехню, брехню"]],
    ["We will stand. We will march on. We will win.", ["We will", "We will", "We will"]],
    ["Ми будемо стояти. Ми будемо йти. Ми будемо жити.", ["Ми будемо", "Ми будемо", "Ми будемо"]],
    [
      "Enough is enough. They went. Enough is enough. Nobody came. Enough is enough.",
      ["Enough is enough.", "Enough is enough.", "Enough is enough."],
    ],
  ])("is found in %j", (text, words) => {
    expect(found(text, "repetition")).toEqual(words);
  });

  it.each([
    "The council met. The council voted. The council went home.",
    "Рада зібралася. Рада проголосувала. Рада розійшлася.",
    "It was very, very cold.",
  ])("is not seen where a text merely keeps to its subject: %j", (text) => {
    expect(found(text, "repetition")).toEqual([]);
  });
});

describe("sentences that begin alike", () => {
  it("are a line of a page where they are one long sentence again and again", () => {
    const poll = "Who shall be the next mayor of the town?\n";
    expect(strengthOf(poll.repeat(3).trim(), "repetition")).not.toBe("strong");
  });

  it.each([
    ["We will stand. We will march on. We will win.", "weak"],
    ["Never again shall we wait. Never again shall we beg. Never again shall we be silent.", "strong"],
    ["Ми більше не мовчимо. Ми більше не чекаємо. Ми більше не боїмося.", "strong"],
    [
      "A bad bargain is one you sign at night. A bad bargain is a key you give away. A bad bargain is a smile with teeth. A bad bargain is what we got.",
      "strong",
    ],
  ])("are a figure of their own from the third shared word on: %j", (text, strength) => {
    expect(strengthOf(text, "repetition")).toBe(strength);
  });
});

describe("slogans", () => {
  it.each([
    ["The crowd went on. No justice, no peace!", ["No justice, no peace!"]],
    ["Люди йшли далі. Одна країна, одна мова!", ["Одна країна, одна мова!"]],
    ["Stop the steal! Join the fight!", ["Stop the steal!", "Join the fight!"]],
    ["Геть продажну владу! Досить брехні!", ["Геть продажну владу!", "Досить брехні!"]],
  ])("are found in %j", (text, words) => {
    expect(found(text, "slogans")).toEqual(words);
  });

  it.each(["Happy birthday, dear aunt!", "Смачного вам усім!"])("are not seen in the greeting %j", (text) => {
    expect(found(text, "slogans")).toEqual([]);
  });
});

describe("emphasis", () => {
  it.each([
    ["They want to take EVERYTHING from you.", ["EVERYTHING"]],
    ["Вони хочуть забрати у вас АБСОЛЮТНО ВСЕ, що є.", ["АБСОЛЮТНО ВСЕ"]],
    ["How dare they do this to us?!", ["do this to us?!"]],
    ["Як вони могли це зробити!!!", ["вони могли це зробити!!!"]],
  ])("is found in %j", (text, words) => {
    expect(found(text, "loaded-language")).toEqual(words);
  });

  it.each([
    "UNESCO and NATO met in Rome.",
    "ЮНЕСКО та НАТО провели нараду.",
    "MINUTES OF THE BOARD\nAll were present.",
  ])("is not seen in acronyms and headings: %j", (text) => {
    expect(found(text, "loaded-language")).toEqual([]);
  });
});

describe("coined words", () => {
  it("are known by their endings", () => {
    expect(found("Some bike-hating doommonger wrote it.", "name-calling")).toEqual(["doommonger"]);
    expect(found("Some bike-hating doommonger wrote it.", "loaded-language")).toEqual(["bike-hating"]);
    expect(found("The fishmonger sells mustard, wrote Eve Leotard.", "name-calling")).toEqual([]);
  });
});

describe("sources", () => {
  it.each([
    ["The bridge opened on Monday, said Anna Kovalenko.", ["said Anna Kovalenko"]],
    ["The bridge is safe, says Gazette reporter Ada Finch.", ["says Gazette reporter Ada Finch"]],
    ["“The bridge is safe,” said Ms. Finch.", ["said Ms. Finch"]],
    [
      "The wife of Stowe harbour master told reporters that it was safe.",
      ["wife of Stowe harbour master told"],
    ],
    ["Rain fell, according to the weather service.", ["according to the weather service"]],
    [
      "It is poor, according to its own Centre for Human Rights.",
      ["according to its own Centre for Human Rights"],
    ],
    ["According to Reed the bridge fell.", ["According to Reed"]],
    ["Міст відкрили, повідомляє Долина.Новини.", ["повідомляє Долина.Новини"]],
    ["Fares rose, a report by the Hale Institute says.", ["report by the Hale Institute"]],
    ["Міст відкрили, сказала Ганна Коваленко.", ["сказала Ганна Коваленко"]],
    ["За даними метеослужби, пройшов дощ.", ["За даними метеослужби"]],
    ["На мосту затор, рух дуже повільний — Водоканал\nНовини дня.", ["Водоканал"]],
    ["Нещодавно Коваль стверджував, що міст відкрили.", ["Коваль стверджував"]],
    ["Газета «Вісник» пише, що міст відкрили.", ["Вісник» пише"]],
    ["A spokesman for the Treasury said that the bridge was safe.", ["spokesman for the Treasury said"]],
    ["Учора начальник Сумської Ради зазначив, що міст відкрили.", ["начальник Сумської Ради зазначив"]],
    ["Учора секретар РНБО України Павло Коваль заявив, що міст відкрили.", ["Павло Коваль заявив"]],
    ["The bridge is safe, said Gov. Ada Finch.", ["said Gov. Ada Finch"]],
    ["Міст закрили, повідомляє Долинська правда сьогодні.", ["повідомляє Долинська правда"]],
    ["Води не буде до вечора, попереджають в КП «Водоканал».", ["попереджають в КП «Водоканал»"]],
  ])("are found by name in %j", (text, words) => {
    expect(found(text, "attribution")).toEqual(words);
  });

  it.each([
    "Important Notes: bring a coat.",
    "The bridge is safe, says a Gazette reporter from the scene.",
    "The chair told the board that the Red Barn had been sold.",
    "According to experts, it will rain.",
    "Why was the report published on a Friday evening?",
    "A new study found that tea helps.",
    "Про це міський голова Коваль не сказав ані слова.",
    "За словами експертів, буде дощ.",
    "If Ada Finch says that the bridge is safe, ask her for the plans.",
    "It is thought that said engineers either helped Finch or left.",
    "The so-called engineer Ada Finch said that the bridge was safe.",
    "“Engineer” Ada Finch said that the bridge was safe.",
    "Ada Finch falsely claimed that the bridge was safe.",
    "Голова Коваль має заявити, що міст закрито.",
    "Завтра Ганна Коваль повідомить, що міст закрито.",
    "Так званий політолог Коваль стверджує, що міст упаде.",
    "Горе-експерт Коваль стверджує, що міст упаде.",
    "Якобы Анна Коваль заявила, что мост закрыт.",
    "Як розповідають джерела в Управлінні, міст закрито.",
    "Как рассказали источники в Управлении, мост закрыт.",
    "The bridge is unsafe, claim Danish officials.",
    "Bridges are unsafe, and the Danes were told that they would be closed.",
    "Якщо Долина вважає, що міст безпечний, хай покаже креслення.",
    "Об этом сообщили и другие жители города.",
    "Мост закрыт, сообщают местные СМИ.",
    "Господь каже, що міст простоїть довго.",
    "Апостол Павел говорит, что мост простоит долго.",
    "На Полтавщині місцеві кажуть, що міст старий.",
  ])("are not seen without a name that says something: %j", (text) => {
    expect(found(text, "attribution")).toEqual([]);
  });

  it("lend weight to a figure beside a document, not to a year", () => {
    expect(found("According to the census, 4,120 people live here.", "figures-with-source")).toEqual([
      "4,120 people live here",
    ]);
    expect(found("According to the census, few lived here in 1990.", "figures-with-source")).toEqual([]);
  });

  it("are missed where something is revealed and the text names nobody", () => {
    expect(found("It turned out that the money was gone.", "unsourced-claim")).toEqual(["It turned out"]);
    expect(found("Виявилося, що гроші зникли.", "unsourced-claim")).toEqual(["Виявилося"]);
    expect(found("It turned out that the money was gone.", "missing-time-or-place")).not.toEqual([]);
    expect(found("It turned out in 2019 that the money was gone.", "missing-time-or-place")).toEqual([]);
  });

  it("are not missed where the sentence says who revealed it", () => {
    expect(found("It turned out, said Anna Kovalenko, that the money was gone.", "unsourced-claim")).toEqual(
      [],
    );
  });
});

describe("a careful text", () => {
  it.each([
    ["The cause is still not known. Critics say the plan may fail.", ["is still not known"], ["Critics say"]],
    [
      "Причина поки невідома. Натомість критики вважають план хибним.",
      ["поки невідома"],
      ["критики вважають"],
    ],
    ["Причина пока неизвестна. Критики считают план ошибочным.", ["пока неизвестна"], ["Критики считают"]],
  ])("is seen to hedge and to hear the other side: %j", (text, hedges, others) => {
    expect(found(text, "hedge")).toEqual(expect.arrayContaining(hedges));
    expect(found(text, "counter-view")).toEqual(expect.arrayContaining(others));
  });

  it.each([
    "Some will say that the bridge is too dear, but the old one costs more.",
    "Хтось скаже, що міст задорогий, але старий коштує більше.",
    "Кто-то скажет, что мост слишком дорог, но старый дороже.",
  ])("is seen to meet an objection: %j", (text) => {
    expect(found(text, "answered-objection")).not.toEqual([]);
  });

  it.each([
    "Хтось може заперечити, що це казка. Але баба Ганна випила води й наступного дня встала.",
    "Кто-то может возразить, что это сказка. Но баба Анна выпила воды и наутро встала.",
    "Some may object that it is a tale. Old Ann drank the water and got up the next day.",
  ])("is not seen to answer an objection with a wonder: %j", (text) => {
    expect(found(text, "answered-objection")).toEqual([]);
  });

  it.each([
    [
      "Сусід Петро колись сказав, що вода в річці жива.",
      "Сусід Петро сказав у вівторок, що колись тут був ставок.",
    ],
    [
      "Наш сосед Пётр Лужин когда-то сказал, что вода живая.",
      "Наш сосед Пётр Лужин сказал, что когда-то здесь был пруд.",
    ],
    [
      "My neighbour Peter Hale once said that the water is alive.",
      "My neighbour Peter Hale said that there once was a pond.",
    ],
  ])("names no source by what somebody said once upon a time: %j", (told, innocent) => {
    expect(found(told, "attribution")).toEqual([]);
    expect(found(innocent, "attribution")).not.toEqual([]);
  });

  it.each([
    ["За результатами перевірки Держнагляду млин закрили.", "За даними Держнагляду млин закрили."],
    ["По результатам презентации ЗЕРНО млин закрыли.", "По данным ЗЕРНО млин закрыли."],
    [
      "За результатами наради Інституту Обрій міст відкрили.",
      "За результатами опитування Інституту Обрій міст люблять.",
    ],
  ])("names no source by an event and its results: %j", (event, source) => {
    expect(found(event, "attribution")).toEqual([]);
    expect(found(source, "attribution")).not.toEqual([]);
  });

  it.each(["I work for the water company that I write about.", "Я працюю у водоканалі, про який пишу."])(
    "is seen to tell the author's interest: %j",
    (text) => {
      expect(found(text, "open-interest")).not.toEqual([]);
    },
  );

  it("is not seen in a plain fact, in irony, or in a word that only looks careful", () => {
    expect(found("Such frogs are not known from the northern islands.", "hedge")).toEqual([]);
    expect(
      found("You would think by their talk that the shop had been robbed.", "answered-objection"),
    ).toEqual([]);
    expect(found("The permit, if granted, will run for a year.", "answered-objection")).toEqual([]);
  });

  it("is not seen in a connective alone", () => {
    expect(found("By contrast, the north is dry. On the other hand, it is cheap.", "counter-view")).toEqual(
      [],
    );
    expect(found("Натомість північ суха. Навпаки, південь вологий.", "counter-view")).toEqual([]);
  });
});

describe("a contradiction", () => {
  it.each([
    [
      "Factory poisoned the mill pond\nThe council met on Monday. The factory may have poisoned the mill pond, an engineer wrote. Tests go on.",
      ["Factory poisoned the mill pond", "The factory may have poisoned the mill pond, an engineer wrote."],
    ],
    [
      "Завод отруїв ставок біля млина\nРада зібралася в понеділок. Імовірно, завод отруїв ставок біля млина. Проби ще вивчають.",
      ["Завод отруїв ставок біля млина", "Імовірно, завод отруїв ставок біля млина."],
    ],
    [
      "Завод отравил пруд у мельницы\nСовет собрался в понедельник. Возможно, завод отравил пруд у мельницы. Пробы изучают.",
      ["Завод отравил пруд у мельницы", "Возможно, завод отравил пруд у мельницы."],
    ],
  ])("of a headline that is surer than the text beneath it is found: %j", (text, words) => {
    expect(found(text, "self-contradiction")).toEqual(words);
  });

  it.each([
    [
      "The bridge money was spent on flowers. Rain fell. The bridge money was never spent on flowers.",
      ["The bridge money was spent on flowers.", "The bridge money was never spent on flowers."],
    ],
    [
      "Міський голова продав стару пожежну машину. Дощило. Міський голова не продав стару пожежну машину.",
      ["Міський голова продав стару пожежну машину.", "Міський голова не продав стару пожежну машину."],
    ],
  ])("of words that are once affirmed and once denied is found: %j", (text, words) => {
    expect(found(text, "self-contradiction")).toEqual(words);
  });

  it.each([
    "Factory may have poisoned the mill pond\nThe factory may have poisoned the mill pond, an engineer wrote.",
    "Did the factory poison the mill pond?\nThe factory may have poisoned the mill pond.",
    "Factory poisoned the mill pond\nThe pond may be closed to swimmers until the tests on its water are complete.",
    "The bridge money was spent on flowers. “The bridge money was not spent on flowers,” said her deputy.",
    "The gate opens at noon on Monday. The gate does not open on Sunday.",
  ])("is not seen in %j", (text) => {
    expect(found(text, "self-contradiction")).toEqual([]);
  });
});

describe("what is denied and taken for granted at once", () => {
  it.each([
    "The syrup has no sugar. All sugar in the syrup comes from beets.",
    "Сироп не має цукру. Увесь час, усі види, кажуть, добрі. Таблетки не мають шкідливих складників. Найчастіші шкідливі складники вказано дрібно.",
    "В сиропе нет никаких красителей. Самые частые красители указаны мелко.",
  ])("is a contradiction: %j", (text) => {
    expect(found(text, "self-contradiction")).toHaveLength(2);
  });

  it.each([
    "In May the shop had no bread. In June all bread came by train.",
    "У травні крамниця не мала хліба. Усі пішли по хліб до сусідів.",
    "The hall has no lift. The last bus does not stop there.",
  ])("is none: %j", (text) => {
    expect(found(text, "self-contradiction")).toEqual([]);
  });
});

describe("a text with one side's voices", () => {
  const VOICES = "«Міст потрібен», — каже мер Іван Лось. «Дуже потрібен», — додає інженерка Ганна Рись.";

  it("is shown by the sentence that tells of the side which says nothing", () => {
    const text = `${VOICES} Опозиція голосувала проти.`;
    expect(found(text, "one-sided-sourcing")).toEqual(["Опозиція голосувала проти"]);
  });

  it.each([
    VOICES,
    `${VOICES} Опозиція голосувала проти. Критики плану кажуть, що міст задорогий.`,
    "Опозиція голосувала проти.",
  ])("is not seen in %j", (text) => {
    expect(found(text, "one-sided-sourcing")).toEqual([]);
  });
});
