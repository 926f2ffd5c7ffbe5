import { expect, it } from "vitest";
import { boundDashes } from "./bound-dashes.ts";

const page = (main: string) =>
  `<title>Мова — це</title><main><a title="Так — ні">${main}</a></main><i>Час — це</i>`;

it("keeps a dash with the word before it, in the words of a page alone", () => {
  expect(boundDashes(page("Сіль — це\n— <em>не</em> — цукор."))).toBe(
    page("Сіль\u00a0— це\u00a0— <em>не</em>\u00a0— цукор."),
  );
});

it("leaves a dash that begins a paragraph, and one without spaces", () => {
  for (const words of ["— Хто там?", "2019—2020", "-— "]) expect(boundDashes(page(words))).toBe(page(words));
});

it("leaves a page alone that the browser renders anew", () => {
  const html = page('<div id="root">Сіль — це</div>');
  expect(boundDashes(html)).toBe(html);
});
