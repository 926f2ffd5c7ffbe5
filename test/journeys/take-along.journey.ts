import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { AnalysisPage } from "./analysis-page.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

const TEXT =
  "These traitors and liars will destroy our great nation. Act now, before it is too late! Nobody can be trusted.";

/** The words of every mark, in the order of the text. */
function marksOf(page: Page): Promise<string[]> {
  return page.locator(".marked-words mark").allInnerTexts();
}

/** The points as they stand in the boxes. */
function pointsOf(page: Page): Promise<string[]> {
  return page.locator(".point").allInnerTexts();
}

async function openMenu(page: Page): Promise<void> {
  const screen = new AnalysisPage(page);
  await screen.open();
  await screen.analyse(TEXT);
  await screen.button("More formats").click();
  await expect(page.getByRole("dialog", { name: "Take the report along" })).toBeVisible();
}

test("A link shows the same points and marks on a fresh page, and no request holds the text", async ({
  page,
  context,
}) => {
  await openMenu(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("The link holds the whole text and its report.")).toBeVisible();
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = await dialog.getByLabel("Link with the text and the report").inputValue();
  const [points, marks] = [await pointsOf(page), await marksOf(page)];
  expect(marks.length).toBeGreaterThan(2);

  const fresh = await context.newPage();
  const sent: string[] = [];
  fresh.on("request", (request) => sent.push(`${request.method()} ${request.url()} ${request.postData()}`));
  await fresh.goto(link);
  await expect(fresh.getByText("This report was opened from a link")).toBeVisible();
  expect(await pointsOf(fresh)).toEqual(points);
  expect(await marksOf(fresh)).toEqual(marks);
  await expect(fresh.getByLabel("Text to analyse")).toHaveValue(TEXT);
  expect(sent.length).toBeGreaterThan(3);
  const packed = link.slice(link.indexOf("#shared=1.") + 10);
  expect(sent.filter((each) => each.includes(packed.slice(0, 20)) || /traitors|POST/u.test(each))).toEqual(
    [],
  );
  expect(await faultsInEveryLook(fresh)).toEqual([]);
});

test("A report of one's own takes the place of the opened one, in the address too", async ({ page }) => {
  await openMenu(page);
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = await page.getByLabel("Link with the text and the report").inputValue();
  await page.goto("/about/");
  await page.goto(link);
  const screen = new AnalysisPage(page);
  await expect(page.getByText("This report was opened from a link")).toBeVisible();
  await screen.initiate();
  await screen.awaitReport();
  await expect(page.getByText("This report was opened from a link")).toBeHidden();
  await expect.poll(() => page.url()).not.toContain("#shared=");
});

test("A broken link gives a message and nothing else", async ({ page }) => {
  await page.goto("/#shared=1.AAAA");
  const screen = new AnalysisPage(page);
  await expect(screen.error).toContainText("This link holds no report that can be read.");
  await expect(screen.boxes).toHaveCount(0);
  await expect(screen.text).toHaveValue("");
});

test("The menu of formats is used by keyboard, and gives back the focus", async ({ page }) => {
  const screen = new AnalysisPage(page);
  await screen.open();
  await expect(screen.button("More formats")).toBeDisabled();
  await screen.analyse(TEXT);
  await screen.button("More formats").focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Plain text" })).toBeFocused();
  await page.keyboard.press("Tab");
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(download.suggestedFilename()).toMatch(/^subtext-[0-9a-f]{8}\.md$/u);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(screen.button("More formats")).toBeFocused();
});

test("The menu has no fault in any look", async ({ page }) => {
  await openMenu(page);
  await page.getByRole("button", { name: "Make the link" }).click();
  expect(await faultsInEveryLook(page)).toEqual([]);
});

const ENDINGS = {
  "Plain text": "txt",
  Markdown: "md",
  JSON: "json",
  CSV: "csv",
  "W3C Web Annotation": "jsonld",
} as const;

test("Every file says what it is and of which text", async ({ page }) => {
  await openMenu(page);
  for (const [name, ending] of Object.entries(ENDINGS)) {
    const button = page.getByRole("button", { name, exact: true });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^subtext-[0-9a-f]{8}\\.${ending}$`, "u"));
    const words = await readFile(await download.path(), "utf8");
    expect(words).toContain("observations, not a verdict");
    expect(words).toContain("mbedded");
    expect(words).toMatch(/[0-9a-f]{64}/u);
  }
});

test("The schema of a report in JSON is served, and names what reports have", async ({ request }) => {
  const reply = await request.get("/report.schema.json");
  expect(reply.headers()["content-type"]).toMatch(/^application\/(?:schema\+)?json/u);
  const schema = (await reply.json()) as { properties: Record<string, unknown>; required: string[] };
  expect(Object.keys(schema.properties)).toContain("analysis_results");
  expect(schema.required).toContain("note");
});

test("On paper stand the marked text, its points and the hash, and no button", async ({ page }) => {
  await openMenu(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/SHA-256 of the text: [0-9a-f]{64}/u)).toBeVisible();
  await expect(page.locator(".marked-words mark").first()).toBeVisible();
  await expect(page.locator(".point").first()).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});
