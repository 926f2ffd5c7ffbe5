import { expect, it } from "vitest";
import { read } from "../../read.ts";

function techniquesOf(text: string): string[] {
  return read(text, "en").analysis_results.flatMap(({ points }) => points.map(({ technique }) => technique));
}

it.each(["Директор купив дебільного робота для паркана.", "Мы сняли самый поганый зал в городе."])(
  "says of an adjective before a noun that it is charged, not that it labels people: %j",
  (text) => {
    expect(techniquesOf(text)).toContain("loaded-language");
    expect(techniquesOf(text)).not.toContain("name-calling");
  },
);

it("says of a noun for people that it labels them", () => {
  expect(techniquesOf("Ці дебіли знову пофарбували траву.")).toContain("name-calling");
});
