import { describe, expect, it } from "vitest";
import { match } from "../../../patterns/match.ts";
import { split } from "../../../text/split.ts";
import { asSpeech, speakerAt, speakersOf } from "./speakers.ts";

/** "speaker: words" of all that others say in a text. */
function said(text: string): string[] {
  const cut = split(text);
  return speakersOf(cut, match(cut)).map(
    ({ speaker, start, end }) => `${speaker ?? "?"}: ${text.slice(start, end)}`,
  );
}

describe("the speaker of quoted words", () => {
  it.each([
    ["“The bridge is safe,” said Anna Kovalenko.", "Anna Kovalenko: The bridge is safe,"],
    ["“The bridge is safe,” says town councillor Anna Kovalenko.", "Anna Kovalenko: The bridge is safe,"],
    ["Anna Kovalenko: “The bridge is safe for all.”", "Anna Kovalenko: The bridge is safe for all."],
    ["The mayor, Anna Kovalenko, said: “The bridge is safe.”", "Anna Kovalenko: The bridge is safe."],
    ["«Міст безпечний для всіх», — сказав речник Іван Мельник.", "Іван Мельник: Міст безпечний для всіх"],
    ["«Мост безопасен для всех», — заявила Анна Коваленко.", "Анна Коваленко: Мост безопасен для всех"],
    ["Іван Мельник наголосив:\n\n— Міст безпечний для всіх.", "Іван Мельник: Міст безпечний для всіх."],
    ["«Так, — відповів Петро. — Міст зачинено».", "Петро: Так, — відповів Петро. — Міст зачинено"],
    ["“The bridge is safe,” Anna Kovalenko, 46, said.", "Anna Kovalenko: The bridge is safe,"],
    ["He told Leeds Radio: “The bridge is not safe.”", "?: The bridge is not safe."],
    ["“The bridge is safe,” asked Sen. Anna Kovalenko.", "Anna Kovalenko: The bridge is safe,"],
    ["“The bridge is safe,” Jim Reed, Kate's father, told the paper.", "Jim Reed: The bridge is safe,"],
    ["“The bridge is safe,” Kate's father told the paper.", "?: The bridge is safe,"],
    ["“The bridge is safe,” the mayor of Leeds said.", "?: The bridge is safe,"],
    ["He lives as taught by the Brethren, saying, “The bridge is safe.”", "?: The bridge is safe."],
    [
      "«Мост безопасен для всех», — сказал министр Франции Пётр Мельник.",
      "Пётр Мельник: Мост безопасен для всех",
    ],
    ["«Міст безпечний для всіх», — сказав речник Генштабу.", "?: Міст безпечний для всіх"],
    ["«Мост безопасен для всех», — заявил секретарь РНБО.", "?: Мост безопасен для всех"],
    [
      "“The bridge is safe for all.” Ann Reed said on Monday little of the new mill in town.",
      "?: The bridge is safe for all.",
    ],
    ["“The bridge is safe for all.” Ann Reed tweeted.", "Ann Reed: The bridge is safe for all."],
    ["«Мост безопасен для всех», — сказали в Орловской области.", "?: Мост безопасен для всех"],
    [
      "Директор Acme Іван Мельник сказав: «Міст безпечний для всіх».",
      "Іван Мельник: Міст безпечний для всіх",
    ],
    ["Учитель Іван Петрович Мельник сказав: «Міст безпечний».", "Іван Петрович Мельник: Міст безпечний"],
  ])("is the one who says them: %j", (text, words) => {
    expect(said(text)).toEqual([words]);
  });

  it("is found for a quotation that runs over lines", () => {
    const text =
      "Anna Kovalenko said: “The bridge is old.\nIt was built by my father.\nIt will fall.”\nRain fell.";
    expect(said(text)).toEqual([
      "Anna Kovalenko: The bridge is old.\nIt was built by my father.\nIt will fall.",
    ]);
  });

  it.each([
    ["The bridge is old.\nIt will fall,” said Anna Kovalenko.", "Anna Kovalenko: It will fall,"],
    [
      "«\nМіст старий.\nВін впаде\n», — каже майстриня Анна Коваленко.",
      "Анна Коваленко: \nМіст старий.\nВін впаде\n",
    ],
    ['Сводка.\n"\nМост упадёт скоро\n", — заявили в совете.', "?: \nМост упадёт скоро\n"],
    ["Мост старый. «Он скоро точно упадёт»\n,— Коваленко.", "Коваленко: Он скоро точно упадёт"],
  ])("is found for a quotation that opens or closes in another line: %j", (text, words) => {
    expect(said(text)).toEqual([words]);
  });

  it("is the same for a quotation that goes on right behind another", () => {
    expect(said("Anna Kovalenko said: “The bridge is old.” “It will fall, and soon.”")).toEqual([
      "Anna Kovalenko: The bridge is old.",
      "Anna Kovalenko: It will fall, and soon.",
    ]);
  });

  it("is found without “that” behind a name in capitals, to the last item of a list", () => {
    const text = "CNN says traitors, liars, and thieves sold the mill.";
    expect(said(text)).toEqual(["CNN: traitors, liars, and thieves sold the mill."]);
    expect(said("Anna Kovalenko said nothing of the old mill.")).toEqual([]);
  });

  it("is nobody of the sentence before", () => {
    expect(said("Then it rained, said Anna Kovalenko.\n“The bridge is old.”")[1]).toBe(
      "?: The bridge is old.",
    );
  });

  it("is not found for a mark that closes nothing", () => {
    expect(said("The pole is 12” long. It will fall.\nRain fell on the mill.")).toEqual([]);
  });

  it("holds a turn of a transcript up to the next label, and the last one to its line", () => {
    expect(said("REED Q: You came.\nYou sold it.\nA: I did.\nQ: Why?\nRain fell.")).toEqual([
      "REED: You came.\nYou sold it.",
      "?: I did.",
      "?: Why?",
    ]);
  });

  it("is the label of a dialogue, but not the head of a list", () => {
    expect(said("IVAN: You lie.\nOLGA: No, you do.\nIVAN: Go away.")).toEqual([
      "IVAN: You lie.",
      "OLGA: No, you do.",
      "IVAN: Go away.",
    ]);
    expect(said("Aim: to test tea.\nPlace: the old mill.\nResult: it was warm.")).toEqual([]);
  });
});

describe("words that are told", () => {
  it.each([
    ["He said he had no doubt. Rain fell.", "?: he had no doubt."],
    [
      "Olena Kravets said on Monday that the plan was a swindle, but rain fell.",
      "Olena Kravets: the plan was a swindle",
    ],
    ["Critics argue that the plan is a swindle.", "?: the plan is a swindle."],
    ["The plan is a swindle, critics say.", "?: The plan is a swindle"],
    ["The plan is a swindle, said Olena Kravets.", "Olena Kravets: The plan is a swindle"],
    ["According to Olena Kravets, the plan is a swindle.", "Olena Kravets: the plan is a swindle."],
    ["The plan is a swindle, according to Olena Kravets.", "Olena Kravets: The plan is a swindle,"],
    ["Він заявив, що план — афера. Йшов дощ.", "?: план — афера."],
    ["У раді вважають, що план — афера, але мовчать.", "?: план — афера"],
    ["План — афера, заявила Олена Кравець.", "Олена Кравець: План — афера"],
    ["На думку експертів, план — афера.", "?: план — афера."],
    ["По словам Кравец, планы мэра — афера.", "Кравец: планы мэра — афера."],
  ])("are somebody else's: %j", (text, words) => {
    expect(said(text)).toEqual([words]);
  });

  it.each([
    "I believe that the plan is a swindle.",
    "Я вважаю, що план — афера.",
    "Варто наголосити, що план — афера.",
    "He lived according to his means.",
    "The report claims nobody. Old claims about the mill came up.",
    "So-called “experts” came to the town.",
  ])("are the author's own in %j", (text) => {
    expect(said(text)).toEqual([]);
  });

  it("are a post under the line that leads it in", () => {
    const text = "Olena Kravets wrote on her page:\nThe plan is a swindle.\nThe council met.";
    expect(said(text)).toEqual(["?: The plan is a swindle."]);
  });

  it("are a headline under the name of somebody who speaks in the text", () => {
    const text =
      "Historian Kravets: the mill was sold twice\nRain fell. The mill was sold twice, said Olena Kravets.";
    expect(said(text)[0]).toBe("Historian Kravets: the mill was sold twice");
    expect(said("Historian Kravets: the mill was sold twice\nRain fell. All went home.")).toEqual([]);
  });
});

describe("lines that are signed", () => {
  it.each([
    [
      "The plan is a swindle by crooks — Ann Reed (@annreed) May 4",
      "Ann Reed: The plan is a swindle by crooks",
    ],
    ["Цей план потрібен усій громаді - Президент України", "?: Цей план потрібен усій громаді"],
    ["Ворог знову обстріляв міст і село, — ГУР", "ГУР: Ворог знову обстріляв міст і село,"],
    ["Мы построим этот мост за год, — Сальченко", "Сальченко: Мы построим этот мост за год,"],
    ["Міст ми збудуємо за один рік.\n/ Коваленко", "Коваленко: Міст ми збудуємо за один рік."],
    ["Закликаю всіх берегти старий міст, – мельник з Долини", "?: Закликаю всіх берегти старий міст,"],
    ["Анна Коваленко: усім байдуже на цей міст", "Анна Коваленко: усім байдуже на цей міст"],
    ["> усім байдуже на цей старий міст\nЗовсім не всім.", "?: > усім байдуже на цей старий міст"],
    ["But what many [farmers] have learned is fear.", "?: But what many [farmers] have learned is fear."],
    [
      "Кравец выступил и сказал главное:\nМост упадёт скоро;\nего нужно снести.\nШёл дождь.",
      "?: Мост упадёт скоро;\nего нужно снести.",
    ],
  ])("are somebody else's: %j", (text, words) => {
    expect(said(text)).toEqual([words]);
  });

  it.each([
    "Найкраще місто для нас усіх — Київ",
    "Разом до перемоги всі ми - Слава Україні!",
    "Північний потік: газ більше не тече трубою",
    "The bill has passed the house - Morning Gazette",
    "Best Plan Ever: the house will stand for years",
    "Купи на ринку:\n- хліб\n- сіль",
    "The mill burned down in May [see note] and again in June.",
  ])("are the author's own in %j", (text) => {
    expect(said(text)).toEqual([]);
  });
});

it("the subject of a headline is no speaker, unless somebody of that name speaks below", () => {
  expect(said("Flood in One Sentence: “A time bomb for the town”\nRain fell on it.")[0]).toMatch(/^\?/u);
  expect(said("Mill Pond: “A time bomb for the town”\nRain fell on the Mill Pond.")[0]).toMatch(/^\?/u);
  const text = "Olena Kravets: “A time bomb for the town”\nRain fell, said Olena Kravets.";
  expect(said(text)[0]).toMatch(/^Olena/u);
});

it("a long quotation is one where somebody is told to say it", () => {
  const lines = Array.from({ length: 20 }, (_, number) => `The mill has ${number + 2} doors.`).join("\n");
  expect(said(`“It is old.\n${lines}\nIt will fall,” said Anna Kovalenko.`)[0]).toMatch(
    /^Anna Kovalenko: It is/u,
  );
  expect(said(`“It is old.\n${lines}\nIt will fall.” Rain fell.`)).toEqual([]);
});

it("what overlaps is one piece of speech, and its innermost named speaker is told", () => {
  const text = "Olena Kravets said that the plan was “a great swindle of the town”. Rain fell.";
  const cut = split(text);
  const spoken = speakersOf(cut, match(cut));
  expect(asSpeech(spoken)).toHaveLength(1);
  const at = text.indexOf("great");
  expect(speakerAt(spoken, at, at + 5)).toBe("Olena Kravets");
  expect(speakerAt(spoken, 0, 5)).toBeUndefined();
});
