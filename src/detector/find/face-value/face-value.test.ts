import { describe, expect, it } from "vitest";
import { read } from "../../read.ts";

function techniquesOf(text: string): string[] {
  return read(text, "en").analysis_results.flatMap(({ points }) => points.map(({ technique }) => technique));
}

describe("words that claim nothing", () => {
  it.each([
    [
      "doubt",
      "С этим забором не всё так однозначно.",
      "Забор покрасили в зелёный цвет.\n#не всё так однозначно",
    ],
    ["slogans", "Мы вместе победим!", "Мэр открыл форум садоводов «Вместе победим!»."],
    ["anonymous-authority", "Ходят слухи о новой ратуше.", "Ратушу снова открыли.\n#ходят_слухи"],
    [
      "secret-plot",
      "Депутатам опять спустили методичку.",
      "Депутатам опять спустили методичку, как правильно есть борщ 😂😂",
    ],
    [
      "vague-quantity",
      "Пожары на складе. Чуть ли не каждый день такое случается.",
      "Ну подумаешь, склад сгорел. Чуть ли не каждый день такое случается.",
    ],
    [
      "mockery",
      "Приехали эти «патриоты» и сломали мост.",
      "Городу дали батарею «патриотов». Эти «патриоты» уже стоят у моста.",
    ],
    ["mockery", "Нам опять прислали «помощь».", "Дворники воевали со снегом «до победного конца»."],
  ])("are no %s in a tag, a title or a joke", (technique, meant, played) => {
    expect(techniquesOf(meant)).toContain(technique);
    expect(techniquesOf(played)).not.toContain(technique);
  });

  it("are no judgement as a piece of a masked word", () => {
    expect(techniquesOf("Цей сусід — довб*йоба син, і його собака теж гавкає.")).not.toContain(
      "loaded-language",
    );
    expect(techniquesOf("Та це вже йобаний сором, а не ремонт.")).toContain("loaded-language");
  });

  it("stay an insult in a tag", () => {
    expect(techniquesOf("Опять нет света.\n#страна 404")).toContain("name-calling");
  });
});
