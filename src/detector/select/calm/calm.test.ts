import { expect, it } from "vitest";
import { read } from "../../read.ts";

const LESSON =
  "A kiln is an oven in which clay is fired. The term is used for any chamber in which a high temperature is reached and held. In this chapter you will learn how heat moves through its walls. Clay contains water, which is bound in its crystals and is released at about 600 degrees. For example, a thick pot that is heated too fast will crack, because steam forms inside the wall. The process is called firing and is divided into three stages, each of which is defined by its temperature. A glaze is a layer of glass that is formed on the surface of the pot and is caused by the melting of silica.";
const CALM = "tell or explain";

function summaryOf(text: string): string {
  return read(text, "en").overall_summary;
}

it("says of a text that explains that it does", () => {
  expect(summaryOf(LESSON)).toContain(CALM);
});

it.each([
  ["asks for something", `${LESSON} Order your kiln today at our shop. Donate to the potters' fund.`],
  ["uses a device", `${LESSON} The importers of clay are vermin.`],
  ["cries out above its text", `The Truth About Clay!\n${LESSON}`],
  ["shouts above its text", `THEY HIDE THIS FROM POTTERS\n${LESSON}`],
  ["asks a lot", `${LESSON} Who sold us the clay? Who gained by it? Why was nobody told? Who will pay?`],
])("does not say so of a text that %s", (_, text) => {
  expect(summaryOf(text)).not.toContain(CALM);
});

it("does not call what is said in a hall a letter for sure", () => {
  const said =
    "I wish you all the courage to build your mill by the river, as I once did with my brother. You will fail, and then you will begin again, and it will be well.";
  const letter = `Dear Anna,\n${said} We think of you every day.\nYours sincerely,\nMaria`;
  expect(read(letter, "en").kind).toEqual({ kind: "letter", is_sure: true });
  expect(read(letter.replace("We", "Ladies and gentlemen, we"), "en").kind.is_sure).toBe(false);
});

it("is no news for certain where its author calls for a deed", () => {
  const told =
    "Сегодня в нашем дворе опять вырубили деревья. Никто никого не спросил. Пришли рабочие, показали какую-то бумажку и за час спилили шесть лип, которым было по полвека. Соседка Нина Петровна плакала: эти липы сажал её муж. В управе ответили, что деревья были аварийными. В субботу в 12 часов у подъезда напишут жалобу в прокуратуру.";
  expect(read(told, "uk").kind).toEqual({ kind: "news", is_sure: true });
  expect(read(`${told} Приходите все, кому не всё равно.`, "uk").kind.is_sure).toBe(false);
});

it("does not say so of a page of cures, nor calls it a story", () => {
  const tale =
    "My grandmother lived by the river and walked to the mill every morning. She smiled at me and took my hand. One evening she told me of her garden, and we sat there until it was dark. I remember how she laughed.";
  expect(read(tale, "en").kind).toEqual({ kind: "story", is_sure: true });
  const cures = "She healed every ailment with herbs. The tincture cured my arthritis in a week.";
  const page = read(`${tale} ${cures}`, "en");
  expect(page.kind.is_sure).toBe(false);
  expect(page.overall_summary).not.toContain(CALM);
  expect(summaryOf(`${LESSON} A clay bath heals the skin. It is a remedy for arthritis.`)).not.toContain(
    CALM,
  );
});
