import { describe, expect, it } from "vitest";
import { titleOnImage } from "./social-image.ts";

const content = () => null;

describe("The title on a preview image", () => {
  it("does not name the site, whose name stands on the image already", () => {
    const titles = ["Subtext: See How", "Privacy Policy | Subtext", "About Subtext: Mission"];
    const shown = titles.map((title) => titleOnImage({ title, description: "D", content }));
    expect(shown).toEqual(["See How", "Privacy Policy", "About Subtext: Mission"]);
  });
});
