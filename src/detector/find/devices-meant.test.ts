import { describe, expect, it } from "vitest";
import { read } from "../read.ts";

function techniquesOf(text: string): string[] {
  return read(text, "en").analysis_results.flatMap(({ points }) => points.map(({ technique }) => technique));
}

describe("a device", () => {
  it.each([
    ["call-to-act", "Stand up for your market!", "The clerks told the guests to stand up for the anthem."],
    ["call-to-act", "Never let them win!", "It was a dark week. I will never let them win."],
    ["appeal-to-fear", "No street is safe, and you will be next.", "Terror gripped the town in 1911."],
    [
      "unsourced-claim",
      "Vaccines cause autism.",
      "According to the Hale Institute, no vaccines cause autism.",
    ],
    ["anonymous-authority", "Researchers say that tea helps.", "In May the researchers say that tea helps."],
    [
      "anonymous-authority",
      "Investigators believe the books were forged.",
      "Investigators believe the books were forged, Ada Finch told the Gazette.",
    ],
    [
      "anonymous-authority",
      "Investigators believe the books were forged.",
      "Investigators believe the books were forged. Police closed the shop on Monday.",
    ],
    [
      "anonymous-authority",
      "Говорят, что завод закроют.",
      "Говорят, что завод закроют. Ничего подобного! Его только что расширили.",
    ],
    [
      "anonymous-authority",
      "It has been said that tea heals.",
      "It has been said that “a stitch in time saves nine”.",
    ],
    [
      "anonymous-authority",
      "Говорят, что мост рухнет весной.",
      "Говорят, что мост рухнет весной. Это выдумки: его проверили дважды.",
    ],
    ["call-to-act", "Let us fight!", "Our allies seem content to let us fight."],
    [
      "anonymous-authority",
      "Кажуть, що міст збудували інопланетяни.",
      "Кажуть, що міст збудували інопланетяни. Це неправда: його звели каменярі.",
    ],
    [
      "sales-promise",
      "Секрет богатства — в одной тетради.",
      "Секрет богатства — в одной тетради. На самом деле все прозаичнее: нужен труд.",
    ],
    [
      "sales-promise",
      "Секрет багатства — в одному зошиті.",
      "Секрет багатства — в одному зошиті. Насправді все складніше: потрібна праця.",
    ],
    ["ascribed-motive", "Они только и ждали провала.", "Старый рояль только и ждал, когда его откроют."],
    ["sadness", "Я в розпачі: кота не знайшли.", "Розчарована покупкою: чохол тонкий."],
    ["slogans", "Слава Дніпру!", "І слава Богу!"],
    ["secret-plot", "They want to dominate the world.", "She doesn't want to dominate the world."],
  ])("is meant: %s", (technique, meant, not) => {
    expect(techniquesOf(meant)).toContain(technique);
    expect(techniquesOf(not)).not.toContain(technique);
  });
});
