import { describe, expect, it } from "vitest";
import { asSubject } from "./name-as-subject.ts";

describe("a name as the subject of a Ukrainian sentence", () => {
  it.each([
    ["Зеленського", "Зеленський"],
    ["Володимира Зеленського", "Зеленський"],
    ["Порошенком", "Порошенко"],
    ["Іван Ткачук", "Іван Ткачук"],
    ["НАТО", "НАТО"],
    ["The Guardian", "The Guardian"],
  ])("%s becomes %s", (name, subject) => {
    expect(asSubject(name, "uk")).toBe(subject);
  });

  it("is left out where its form does not tell, or is Russian", () => {
    expect(asSubject("Маркова", "uk")).toBeUndefined();
    expect(asSubject("Песков", "ru")).toBeUndefined();
  });
});
