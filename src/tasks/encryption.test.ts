import { describe, expect, it } from "vitest";
import { createKeyring, sealOf } from "./encryption.ts";

const [OLD, NEW] = ["the old secret", "the new secret"];
const text = (value: string) => new TextEncoder().encode(value);
const read = (value: Uint8Array | undefined) => value && new TextDecoder().decode(value);

describe("What waits outside the process", () => {
  it("is opened by the secret that sealed it, and by no other", () => {
    const sealed = createKeyring([OLD]).seal(text("words"), "task");
    expect(read(createKeyring([OLD]).open(sealed, "task"))).toBe("words");
    expect(createKeyring([NEW]).open(sealed, "task")).toBeUndefined();
  });

  it("is opened by an older secret that stands behind the new one, while the new one seals", () => {
    const both = createKeyring([NEW, OLD]);
    expect(read(both.open(createKeyring([OLD]).seal(text("words"), "task"), "task"))).toBe("words");
    expect(read(createKeyring([NEW]).open(both.seal(text("words"), "task"), "task"))).toBe("words");
  });

  it("is not opened in another place, nor when a bit of it was changed", () => {
    const keyring = createKeyring([OLD]);
    const sealed = keyring.seal(text("words"), "task");
    expect(() => keyring.open(sealed, "another task")).toThrow();
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => keyring.open(sealed, "task")).toThrow();
  });

  it("looks different each time", () => {
    const keyring = createKeyring([OLD]);
    expect(keyring.seal(text("words"), "task")).not.toEqual(keyring.seal(text("words"), "task"));
  });
});

describe("A result", () => {
  it("is opened by whoever knows the task's id, and by no other", () => {
    const sealed = sealOf("id").seal(text("report"));
    expect(read(sealOf("id").open(sealed))).toBe("report");
    expect(() => sealOf("another id").open(sealed)).toThrow();
  });

  it("stands under a name that is not the id", () => {
    expect(sealOf("id").name).toMatch(/^[\w-]{24}$/u);
    expect(sealOf("id").name).toBe(sealOf("id").name);
    expect(sealOf("id").name).not.toBe(sealOf("id2").name);
  });
});
