import { describe, expect, it } from "vitest";
import { takeApart } from "./take-apart.ts";

describe("an argument taken apart", () => {
  it("shows the two ways of a choice", () => {
    const parts = { a: "we sell the mill", b: "the town dies" };
    expect(takeApart("false-dilemma", "Either we sell the mill, or the town dies.", "en")).toEqual(parts);
    expect(takeApart("false-dilemma", "Або ми платимо, або зникаємо", "uk")).toEqual({
      a: "ми платимо",
      b: "зникаємо",
    });
    expect(takeApart("false-dilemma", "Відтепер – усе або нічого", "uk")).toEqual({ a: "усе", b: "нічого" });
  });

  it("shows a step and the end that it is said to have", () => {
    const parts = { a: "we allow one kiosk", b: "the whole park is gone" };
    expect(
      takeApart(
        "consequential-oversimplification",
        "If we allow one kiosk, then the whole park is gone",
        "en",
      ),
    ).toEqual(parts);
  });

  it("shows the word for all and the single cause", () => {
    expect(takeApart("sweeping-generalisation", "Усі водії такі", "uk")).toEqual({ a: "усі" });
    expect(takeApart("causal-oversimplification", "Prices rose because of the bridge.", "en")).toEqual({
      a: "the bridge",
    });
  });

  it("is left whole where there are more ways, none, or long ones", () => {
    expect(takeApart("false-dilemma", "tea or milk or water", "en")).toEqual({});
    expect(takeApart("false-dilemma", "there is only one way", "en")).toEqual({});
    const long = "word ".repeat(12);
    expect(takeApart("false-dilemma", `either ${long} or ${long}`, "en")).toEqual({});
  });
});
