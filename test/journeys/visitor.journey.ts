import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { AnalysisPage, STATUS } from "./analysis-page.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

const ENGLISH = readFileSync("content/examples/en-1.txt", "utf8").trim();
const TEXT = "The council meets on Friday at six.";

/** A report as a reader's own model would send it. */
const reportOf = (model: string, overall_summary: string) => ({
  overall_summary,
  text_language: "en",
  analysis_results: [],
  notices: [],
  analysed_by: { model, version: "1" },
  attempts: [],
});

test("A text that was pasted first can be read in the other language: Undo keeps what was chosen", async ({
  page,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.text.fill(ENGLISH);
  await analysis.button("Ukrainian").click();
  await expect(analysis.text).toHaveValue("");
  await expect(analysis.button("Допис про електронний квиток")).toBeVisible();
  await analysis.button("Undo").click();
  await expect(analysis.text).toHaveValue(ENGLISH);
  await expect(analysis.button("Ukrainian")).toBeDisabled();
  await analysis.initiate();
  await analysis.awaitReport();
  const summary = page.getByRole("region", { name: "Підсумок" }).locator("p");
  await expect(summary).toHaveAttribute("lang", "uk");
});

test("A report that is there at once is shown at once, and its status is never asked for", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await analysis.text.fill(ENGLISH);
  await analysis.initiateButton.click();
  await expect(analysis.boxes).toHaveCount(5);
  await analysis.pass(9_000);
  expect(asked.filter((path) => path.endsWith("analyze-trigger"))).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith("analyze-status"))).toEqual([]);
});

test("A first reading is shown while a model still reads, and is replaced, which is said", async ({
  page,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.answerStart();
  await analysis.answerStatus({
    status: "pending",
    stage: "analysing",
    first_reading: reportOf("embedded", "Read at once."),
  });
  await analysis.text.fill(TEXT);
  await analysis.initiate();
  await analysis.pass(3_000);
  await expect(page.getByText("Read at once.")).toBeVisible();
  await expect(
    page.getByText("A language model is still reading the text; its report will replace it."),
  ).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await analysis.pass(90_000);
  await expect(analysis.error).toContainText("Analysis timed out.");
  await expect(page.getByText("Read at once.")).toBeVisible();

  await page.unroute(STATUS);
  await analysis.answerStatus({ status: "completed", data: reportOf("large", "Read with care.") });
  await analysis.button("Keep waiting").click();
  await analysis.pass(3_000);
  await expect(page.getByText("Read with care.")).toBeVisible();
  await expect(page.getByText("Read at once.")).toBeHidden();
  await expect(page.getByText("This report has replaced the first reading")).toBeVisible();
});

test("A report whose observation has null for its words is shown, and one with neither words nor summary cannot be exported", async ({
  page,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  const analysis_results = [
    { category_name: "Disinformation", justification: null },
    { category_name: "Emotional Tone", justification: "It is calm." },
  ];
  await analysis.answerWithReport({ overall_summary: "Short.", analysis_results });
  await analysis.analyse(TEXT);
  await expect(page.getByText("Short.")).toBeVisible();
  await expect(page.getByText("It is calm.")).toBeVisible();
  await expect(page.getByText("Nothing notable was observed.")).toHaveCount(4);
  await expect(analysis.button("Export")).toBeEnabled();

  const notices = [{ kind: "mixed-script", start: 0, end: 3 }];
  await analysis.answerWithReport({ overall_summary: "", analysis_results: [], notices });
  await analysis.analyse(TEXT);
  await expect(page.getByText("Before you read on")).toBeVisible();
  await expect(analysis.button("Export")).toBeDisabled();
});

/** A page that came by plain http has no clipboard. */
async function withoutClipboard(page: Page): Promise<void> {
  await page.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
}

test("Copy and Export work without the browser's clipboard interface, as on plain http", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const other = await context.newPage();
  await other.goto("/about/");
  const clipboard = async () => {
    await other.bringToFront();
    const words = await other.evaluate("navigator.clipboard.readText()");
    await page.bringToFront();
    return words;
  };
  await withoutClipboard(page);
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.analyse(ENGLISH);
  await analysis.button("Copy input").click();
  await expect(analysis.button("Copied")).toBeFocused();
  expect(await clipboard()).toBe(ENGLISH);
  await analysis.pass(2_100);
  await analysis.button("Export").click();
  await expect(analysis.button("Copied")).toBeVisible();
  expect(await clipboard()).toContain("Overall Summary");
});

test("Where nothing can be copied, the words are shown selected, and Escape closes them", async ({
  page,
}) => {
  await withoutClipboard(page);
  await page.addInitScript("Document.prototype.execCommand = () => false");
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.text.fill(ENGLISH);
  await analysis.button("Copy input").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("does not let this page copy");
  expect(
    await page.evaluate(
      "document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)",
    ),
  ).toBe(ENGLISH);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test.describe("The choice about cookies", () => {
  test.use({ answered: false });

  test("keeps the report that is read, and takes no second analysis for it", async ({ page }) => {
    const analysis = new AnalysisPage(page);
    let started = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("analyze-trigger")) started += 1;
    });
    await analysis.open();
    await analysis.analyse(ENGLISH);
    await analysis.text.fill("Typed after that.");
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Accept" }).click();
    await reloaded;
    await expect(analysis.text).toHaveValue("Typed after that.");
    await analysis.awaitReport();
    expect(await page.getByRole("region", { name: "Marked text" }).textContent()).toBe(ENGLISH);
    expect(started).toBe(1);
    expect(await page.evaluate("JSON.stringify(sessionStorage) + window.name")).toBe("{}");
  });

  test("keeps a running analysis, and its number alone is stored meanwhile", async ({ page }) => {
    const analysis = new AnalysisPage(page);
    await analysis.open();
    await analysis.answerStart("the-same-task");
    await analysis.answerStatus({ status: "pending", stage: "analysing" });
    await analysis.text.fill(TEXT);
    await analysis.initiate();
    await page.evaluate(
      "addEventListener('pagehide', () => localStorage.setItem('seen', JSON.stringify({ ...sessionStorage })))",
    );
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reject" }).click();
    await reloaded;
    await expect(page.getByText("Analysis in progress...")).toBeVisible();
    expect(JSON.parse(String(await page.evaluate("localStorage.getItem('seen')")))).toEqual({
      task: JSON.stringify({ taskId: "the-same-task", language: "en" }),
    });
    await page.unroute(STATUS);
    await analysis.answerStatus({ status: "completed", data: reportOf("embedded", "At last.") });
    await analysis.pass(3_000);
    await expect(page.getByText("At last.")).toBeVisible();
  });
});
