import type { Page } from "@playwright/test";
import { AnalysisPage } from "./analysis-page.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

const FIRST =
  "These traitors and liars will destroy our great nation. On Monday the council closed the old bridge after heavy rain. " +
  "According to the Lindow Roads Bureau, 4,300 cars use it every day. Act now, before it is too late! Nobody can be trusted.";
const SECOND =
  "On Monday the council closed the old bridge after an inspection. Mayor Ada Reed said that it would open again in May. " +
  "These liars have robbed us for years, some neighbours wrote. The work costs 900,000 euros.";

/** Part of the page under a heading. */
function part(page: Page, name: string) {
  return page.getByRole("region", { name, exact: true });
}

test("Two tellings are compared by technique, voice, source and wording, and neither is called the better", async ({
  page,
}) => {
  await page.goto("/compare/");
  await page.getByRole("button", { name: "Try two of ours" }).click();
  await expect(page.getByLabel("Second text")).toHaveValue(/Harbour Lane/u);
  await page.getByLabel("First text").fill(FIRST);
  await page.getByLabel("Second text").fill(SECOND);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(new URL(request.url()).pathname);
  });
  await page.getByRole("button", { name: "Compare" }).click();
  await expect(page.getByRole("heading", { name: "The two texts side by side" })).toBeVisible({
    timeout: 15_000,
  });
  const devices = part(page, "What each does");
  await expect(devices).toContainText("Name calling");
  const within = await devices.boundingBox();
  await expect(devices.locator(".text-strip")).toHaveCount(2);
  for (const strip of await devices.locator(".text-strip").all())
    expect((await strip.boundingBox())?.y ?? 0).toBeGreaterThan(within?.y ?? 0);
  await expect(part(page, "Which sources are named")).toContainText("Lindow Roads Bureau", {
    timeout: 15_000,
  });
  await expect(part(page, "Whose voice")).toContainText("First text: what was observed");
  await expect(part(page, "Wording").getByRole("listitem")).toHaveText([
    /On Monday the council closed the old bridge after/u,
  ]);
  expect(await page.locator(".compared").innerText()).not.toMatch(/\d ?%|score|better|worse/iu);
  expect(sent).toEqual(Array(2).fill("/.netlify/functions/analyze-trigger"));
  await part(page, "The whole report on").getByRole("button", { name: "Second text" }).click();
  await expect(page.locator(".marked-words")).toContainText("inspection");
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test("A draft and its edit are told word by word, on the Ukrainian page", async ({ browser }) => {
  const page = await browser.newPage({ locale: "uk-UA" });
  await page.goto("/uk/compare/");
  const compare = page.getByRole("button", { name: "Порівняти" });
  await expect(compare).toBeDisabled();
  const draft =
    "Учора міська рада закрила старий міст. Зрадники й брехуни знищать наше місто, якщо ми не зупинимо їх!";
  await page.getByLabel("Перший текст").fill(draft);
  await page.getByLabel("Другий текст").fill(draft.replace("Зрадники й брехуни", "Посадовці"));
  await compare.click();
  const wording = part(page, "Слова");
  await expect(wording.locator("del")).toContainText(["Зрадники", "брехуни"], { timeout: 15_000 });
  await expect(wording.locator("ins")).toContainText(["Посадовці"]);
  await page.close();
});

test("A report has a sheet of its claims and the sources they give, which is printed alone", async ({
  page,
}) => {
  const screen = new AnalysisPage(page);
  await screen.open();
  await screen.analyse(FIRST);
  const sheet = part(page, "Claims and sources");
  await sheet.getByRole("button", { name: "Claims and sources" }).click();
  const claims = sheet.getByRole("listitem");
  await expect(claims.filter({ hasText: "4,300 cars" })).toContainText(
    "According to the Lindow Roads Bureau",
  );
  await expect(claims.filter({ hasText: "closed the old bridge" })).toContainText("None in this sentence.");
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.evaluate("window.print = () => { window.shown = document.documentElement.dataset.printed }");
  await sheet.getByRole("button", { name: "Print the sheet" }).click();
  expect(await page.evaluate("window.shown")).toBe("claims");
  await page.emulateMedia({ media: "print" });
  await page.evaluate("document.documentElement.dataset.printed = 'claims'");
  await expect(claims.first()).toBeVisible();
  await expect(screen.boxes.first()).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
});
