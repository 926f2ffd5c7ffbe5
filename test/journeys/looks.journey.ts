import { expect, test } from "./journey.ts";

/** How many pixels of each table have to be scrolled to. */
const HIDDEN_WIDTHS = `[...document.querySelectorAll(".table-frame")].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)`;

/** The words of tables that are broken where they have neither a hyphen nor a dash. */
const BROKEN_WORDS = `[...document.querySelectorAll(".prose :is(th, td)")].flatMap((cell) => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { 0: word, index } of node.data.matchAll(/[^\\s\\p{Pd}]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  return broken;
})`;

/** For each row of judgements, in how many ways its counts stand to their words: beside or above. */
const WAYS_TO_STAND = `[...document.querySelectorAll(".judgement-table tr")].map((row) => {
  const ways = [...row.querySelectorAll("td")].map((cell) => {
    const number = document.createRange();
    number.selectNode(cell.firstChild);
    return cell.querySelector("small").getBoundingClientRect().top > number.getBoundingClientRect().bottom - 5;
  });
  return new Set(ways).size;
})`;

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test("no figure of the error card has to be scrolled to sideways", async ({ page }) => {
    for (const path of ["/accuracy/", "/uk/accuracy/"]) {
      await page.goto(path);
      const hidden = await page.evaluate<number[]>(HIDDEN_WIDTHS);
      expect(hidden.length).toBeGreaterThan(2);
      expect(new Set(hidden)).toEqual(new Set([0]));
    }
  });

  test("the words of a table stay whole", async ({ page }) => {
    for (const path of ["/teachers/", "/cookie-policy/", "/privacy-proof/", "/blog/welcome-to-subtext/"])
      for (const language of ["", "/uk"]) {
        await page.goto(`${language}${path}`);
        expect(await page.evaluate<string[]>(BROKEN_WORDS)).toEqual([]);
      }
  });

  test("the counts of a row of judgements stand alike to their words", async ({ page }) => {
    await page.goto("/accuracy/");
    const ways = await page.evaluate<number[]>(WAYS_TO_STAND);
    expect(new Set(ways)).toEqual(new Set([1]));
  });
});

for (const { path, button, offer } of [
  { path: "/", button: "Initiate Analysis", offer: "or drop it here." },
  { path: "/uk/", button: "Почати аналіз", offer: "або перетягніть його сюди." },
])
  test.describe(`On a phone, on ${path}`, () => {
    const locale = path === "/" ? "en-US" : "uk-UA"; // no other language is offered
    test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, locale });

    test("an analysis can be initiated without scrolling, and no dropping is spoken of", async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("button", { name: button })).toBeInViewport({ ratio: 1 });
      await expect(page.getByText(offer)).toBeHidden();
    });

    test("what is wrong with a file comes into sight", async ({ page }) => {
      await page.goto(path);
      const old = {
        name: "letter.doc",
        mimeType: "application/msword",
        buffer: Buffer.from("d0cf11e0a1b11ae1", "hex"),
      };
      await page.locator("input[type=file]").setInputFiles(old);
      await expect(page.getByRole("alert")).toContainText(".docx");
      await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
    });
  });

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("what the home page says of it stands apart from the rest", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("main .notice")).toContainText("needs JavaScript");
    const [notice, form] = [page.locator("main .notice"), page.locator("#root")];
    const [above, below] = [await notice.boundingBox(), await form.boundingBox()];
    expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(12);
  });
});

test.describe("Where the banner asks", () => {
  test.use({ answered: false });

  test("the page ends with its footer, which can be scrolled clear of the banner", async ({ page }) => {
    await page.goto("/about/");
    await page.evaluate("window.scrollTo(0, document.documentElement.scrollHeight)");
    const footer = await page.locator(".site-footer").boundingBox();
    expect(Math.round((footer?.y ?? 0) + (footer?.height ?? 0))).toBe(900);
    const mail = await page.locator(".footer-lines").boundingBox();
    const banner = await page.locator("#consent").boundingBox();
    expect((mail?.y ?? 0) + (mail?.height ?? 0)).toBeLessThan(banner?.y ?? 0);
  });
});
