import { expect, test } from "./journey.ts";

/** How many pixels of the comparison have to be scrolled to. */
const HIDDEN_WIDTH = `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.querySelector(".table-frame"))`;

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

  test("both kinds of reader are compared without scrolling sideways", async ({ page }) => {
    await page.goto("/accuracy/");
    expect(await page.evaluate(HIDDEN_WIDTH)).toBe(0);
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
