import { describe, expect, it } from "vitest";
import { createSealer, nameOf } from "./seal.ts";

const bytes = new TextEncoder().encode("CANARY words");
const sealer = createSealer(["secret one"]);

describe("What is sealed", () => {
  it("is opened by the same secret for the same purpose, and by nothing else", () => {
    const sealed = sealer.seal(bytes, "result of a");
    expect(sealer.open(sealed, "result of a")).toEqual(bytes);
    expect(sealer.open(sealed, "result of b")).toBeUndefined();
    expect(createSealer(["secret two"]).open(sealed, "result of a")).toBeUndefined();
  });

  it("shows nothing of its words, and looks different each time", () => {
    const sealed = Buffer.from(sealer.seal(bytes, "a"));
    expect(sealed.includes("CANARY")).toBe(false);
    expect(sealed.equals(sealer.seal(bytes, "a"))).toBe(false);
  });

  it("is opened while its secret is being replaced", () => {
    const sealed = sealer.seal(bytes, "a");
    const rotated = createSealer(["secret two", "secret one"]);
    expect(rotated.open(sealed, "a")).toEqual(bytes);
    expect(sealer.open(rotated.seal(bytes, "a"), "a")).toBeUndefined();
  });

  it("is not opened when a bit of it was changed, or when it is cut short", () => {
    const sealed = sealer.seal(bytes, "a");
    for (const at of [0, 12, sealed.length - 1]) {
      const changed = Uint8Array.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(sealer.open(changed, "a")).toBeUndefined();
    }
    expect(sealer.open(sealed.slice(0, 20), "a")).toBeUndefined();
  });

  it("needs a secret", () => {
    expect(() => createSealer([])).toThrow("no secret");
  });
});

it("A name tells nothing of the id", () => {
  expect(nameOf("an id")).toMatch(/^[\w-]{43}$/u);
  expect(nameOf("an id")).not.toBe(nameOf("an Id"));
});
