import { withoutCyrillic } from "../../scripts/site/untranslated.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

const TEXT =
  "Досвідчені експерти кажуть, що це ганебна змова зрадників. Якщо ми не зупинимо їх зараз, наші діти загинуть!";
const BOXES = [
  "Маніпулятивний вміст",
  "Пропагандистський вміст",
  "Дезінформація",
  "Неупереджений виклад",
  "Емоційний тон",
];

/** Nobody's browser but that of the journey on offers prefers another language than the page's. */
test.use({ locale: "uk-UA" });

test("A text is analysed in Ukrainian from the first word to the export, and the report is named so", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/uk/");
  await expect(page.getByRole("button", { name: "Українська" })).toBeDisabled();
  await page.getByLabel("Текст для аналізу").fill(TEXT);
  await expect(page.getByText("17 слів")).toBeVisible();
  await page.getByRole("button", { name: "Почати аналіз" }).click();
  const report = page.getByRole("region", { name: "Звіт про аналіз" });
  const boxes = report.getByRole("article");
  await expect(boxes).toHaveCount(5, { timeout: 15_000 });
  for (const [i, title] of BOXES.entries()) {
    await expect(boxes.nth(i).getByRole("heading", { level: 3 })).toHaveText(title);
  }
  await expect(report).toContainText("Це спостереження, а не вирок.");
  await expect(report.locator("[lang=en]")).toHaveCount(0);
  await expect(page.locator(".marked-words")).toHaveAttribute("lang", "uk");
  expect(withoutCyrillic(await page.content())).toEqual([]);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByRole("button", { name: "Експорт" }).click();
  await expect(page.getByText("Скопійовано")).toBeVisible();
  const copied = await page.evaluate<string>("navigator.clipboard.readText()");
  expect(copied).toMatch(/^Звіт про аналіз\n/u);
  // The analyser's version ends in hexadecimal digits, which may be letters.
  expect(copied.replace(/\+[0-9a-f]+/u, "")).not.toMatch(/[A-Za-z]{4,}|[“”]/u);
});

test("A report in the other language than the page speaks its own, and is marked so", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Ukrainian" }).click();
  await page.getByLabel("Text to analyse").fill(TEXT);
  await page.getByRole("button", { name: "Initiate Analysis" }).click();
  await expect(page.getByRole("heading", { name: "Маніпулятивний вміст" })).toBeVisible({ timeout: 15_000 });
  await expect(page.locator(".results")).toHaveAttribute("lang", "uk");
  await expect(page.getByRole("button", { name: "Export" })).toBeEnabled();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test("A stored choice of the report's language stands on the Ukrainian page", async ({ page }) => {
  await page.addInitScript('localStorage.setItem("language", "en")');
  await page.goto("/uk/");
  await expect(page.getByRole("button", { name: "Англійська" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "A call to save a market" })).toBeVisible();
});

test("An empty text, a lost connection and a full server are told in Ukrainian", async ({ page }) => {
  await page.goto("/uk/");
  await page.getByLabel("Текст для аналізу").press("Control+Enter");
  await expect(page.getByRole("alert")).toContainText("Помилка системи: Для аналізу потрібен текст.");
  await page.getByLabel("Текст для аналізу").fill("а".repeat(15_001));
  await expect(page.getByText("понад межу: 1")).toBeVisible();
});

test.describe("With replies that are errors on purpose", () => {
  test.use({ expectedOnConsole: /Failed to load resource/u });

  test("a server without words of its own is told of in those of the page", async ({ page }) => {
    await page.route("**/.netlify/functions/analyze-trigger", (route) => route.fulfill({ status: 502 }));
    await page.goto("/uk/");
    await page.getByLabel("Текст для аналізу").fill(TEXT);
    await page.getByRole("button", { name: "Почати аналіз" }).click();
    await expect(page.getByRole("alert")).toContainText("Запит не вдався, код стану 502");
  });

  test("an address without a page, an article or a tag is answered in the language of its folder", async ({
    page,
  }) => {
    for (const [path, words] of [
      ["/uk/nowhere/at/all", "404: не знайдено"],
      ["/uk/blog/nothing/", "Такої статті не знайдено."],
      ["/uk/blog/tag/deep-sea-fish/", "Статей із цією позначкою не знайдено."],
      ["/nowhere", "404: Not Found"],
    ] as const) {
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(404);
      await expect(page.locator("main")).toContainText(words);
    }
    await page.goto("/uk/blog/tag/deep-sea-fish/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("deep sea fish");
  });
});

test("The switch leads to the same page in the other language and back, without JavaScript", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/techniques/doubt/");
  await page.getByRole("link", { name: "Українська" }).click();
  await expect(page).toHaveURL(/\/uk\/techniques\/doubt\/$/u);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Сіяння сумніву");
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/[^k]\/techniques\/doubt\/$/u);
  await context.close();
});

test("Whose browser prefers Ukrainian is offered it, led nowhere, and asked no more once they have chosen", async ({
  page,
}) => {
  await page.goto("/about/");
  const offer = page.locator("[data-offer=uk]");
  await expect(offer).toContainText("Ця сторінка є й українською.");
  expect(await faultsInEveryLook(page)).toEqual([]);
  await offer.getByRole("link").click();
  await expect(page).toHaveURL(/\/uk\/about\/$/u);
  await expect(page.locator("[data-offer=en]")).toBeHidden();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/[^k]\/about\/$/u);
  await expect(offer).toBeHidden();
  await page.goto("/uk/faq/");
  await page.locator("[data-offer=en]").getByRole("button").click();
  await page.goto("/uk/about/");
  await expect(page.locator("[data-offer=en]")).toBeHidden();
});

test("Ukrainian pages say nothing in English, lead to no page in it but by the switch, and name their pair", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>(\/uk\/[^<]*)<\/loc>/gu)].flatMap(([, path]) => path ?? []);
  const all = new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, path]) => path));
  expect(paths.length).toBeGreaterThan(60);
  expect(all.size).toBe(paths.length * 2);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<html lang="uk">');
    expect(withoutCyrillic(html), path).toEqual([]);
    const english = path.slice("/uk".length);
    for (const [language, there] of [
      ["en", english],
      ["uk", path],
      ["x-default", english],
    ]) {
      expect(html).toContain(`<link rel="alternate" hrefLang="${language}" href="${there}"/>`);
    }
    const links = [...html.matchAll(/<a (?![^>]*hrefLang)[^>]*href="(\/[^"#]*)/gu)].map(([, href]) => href);
    expect(
      links.filter((href) => !href?.startsWith("/uk/")),
      path,
    ).toEqual([]);
    const lost = links.filter((href) => href !== "/uk/rss.xml" && !all.has(href));
    expect(lost, path).toEqual([]);
  }
  const feed = await request.get("/uk/rss.xml");
  expect(feed.headers()["content-type"]).toContain("application/rss+xml");
  expect(await feed.text()).toContain("<language>uk</language>");
  expect((await request.get("/uk/site.webmanifest")).headers()["content-type"]).toContain("manifest+json");
});
