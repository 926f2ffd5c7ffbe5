import { describe, expect, it } from "vitest";
import { tagOf } from "./unknown-tag.ts";

describe("The tag in an address", () => {
  it("has spaces for its hyphens, in any script", () => {
    expect(tagOf("/blog/tag/deep-sea-fish/")).toBe("deep sea fish");
    expect(tagOf(encodeURI("/blog/tag/російська-мова"))).toBe("російська мова");
  });

  it("is none where the address is no tag's or cannot be read", () => {
    for (const path of ["/blog/deep-sea-fish/", "/blog/tag/", "/blog/tag/a/b/", "/blog/tag/%E0%A4%A/"]) {
      expect(tagOf(path)).toBeUndefined();
    }
  });
});
