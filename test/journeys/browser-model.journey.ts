import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { browserModel, type ModelScript } from "../stand-ins/browser-model.ts";
import { AnalysisPage } from "./analysis-page.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

const ENGLISH = readFileSync("content/examples/en-1.txt", "utf8").trim();
const UKRAINIAN = readFileSync("content/examples/uk-1.txt", "utf8").trim();
const ASK = "Ask the model in this browser";
/** The worker has to start and to learn its rules; a bound on hanging, not on speed. */
const WAITING = { timeout: 20_000 };
const STATEMENT = "The plan is spoken of as the death of the market.";

/** An answer as the model gives it: one point that rests on these quotes. */
function answerWith(...quotes: string[]): string {
  const evidence = quotes.map((quote) => ({ quote, speaker: null }));
  const point = { technique: "appeal-to-fear", statement: STATEMENT, another_reading: null, question: null };
  const analysis_results = [{ category_name: "Manipulative Content", points: [{ ...point, evidence }] }];
  return JSON.stringify({ overall_summary: "The post calls for action against a sale.", analysis_results });
}

/** Words that the embedded analyser is sure of too: its sure points come first where there are more than five. */
const QUOTE = "They want to kill our market";

/** Opens the page in a browser that has such a model; tells what is sent to the two calls from then on. */
async function openWith(
  page: Page,
  script: Partial<ModelScript>,
): Promise<AnalysisPage & { sent: string[] }> {
  await page.addInitScript(browserModel, {
    languages: ["en"],
    availability: "available",
    downloads: [],
    answer: answerWith(QUOTE),
    ...script,
  });
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" || request.url().includes("analyze-")) sent.push(request.url());
  });
  const analysis = new AnalysisPage(page);
  await page.goto("/");
  return Object.assign(analysis, { sent });
}

test("The browser's own model reads a text: nothing is sent, and invented quotes are dropped", async ({
  page,
}) => {
  const analysis = await openWith(page, { answer: answerWith(QUOTE, "words that stand nowhere") });
  await expect(analysis.button(ASK)).toBeDisabled();
  await analysis.text.fill(ENGLISH);
  expect(await faultsInEveryLook(page)).toEqual([]);

  await analysis.button(ASK).focus();
  await page.keyboard.press("Enter");
  await expect(analysis.boxes).toHaveCount(5, WAITING);
  await expect(page.getByRole("heading", { name: "Analysis Report" })).toBeFocused();
  await expect(page.getByText(STATEMENT)).toBeVisible();
  await expect(analysis.boxes.locator(".quote", { hasText: QUOTE })).not.toHaveCount(0);
  await expect(page.getByText("words that stand nowhere")).toHaveCount(0);
  await expect(
    page.getByText("Read by the model in this browser. For this report nothing was sent."),
  ).toBeVisible();
  await expect(page.getByText("A large language model would find more")).toHaveCount(0);
  expect(await page.getByRole("region", { name: "Marked text" }).textContent()).toBe(ENGLISH);
  expect(analysis.sent).toEqual([]);
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test("The model is told the instructions first, is bound to our schema and forgets the text afterwards", async ({
  page,
}) => {
  const analysis = await openWith(page, {});
  await analysis.text.fill(ENGLISH);
  await analysis.button(ASK).click();
  await expect(analysis.boxes).toHaveCount(5, WAITING);
  const seen = await page.evaluate<{
    created: { initialPrompts?: object[]; expectedInputs: object[] }[];
    prompts: { text: string; schema: object }[];
    open: number;
  }>("globalThis.seenByModel");
  expect(seen.created.at(-1)).toMatchObject({
    initialPrompts: [{ role: "system" }],
    expectedInputs: [{ type: "text", languages: ["en"] }],
  });
  expect(seen.prompts).toEqual([
    { text: expect.stringContaining(ENGLISH), schema: expect.objectContaining({ type: "object" }) },
  ]);
  expect(seen.open).toBe(0);
});

test("A download is announced, shown as it comes, and can be stopped", async ({ page }) => {
  const analysis = await openWith(page, { availability: "downloadable", downloads: [0.42], answer: null });
  await analysis.text.fill(ENGLISH);
  await expect(page.getByText("first downloads the model, once")).toBeVisible();
  await analysis.button(ASK).press("Enter");
  await expect(page.getByText("The browser downloads its model: 42 %.")).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "0.42");
  await page.evaluate("globalThis.finishDownload()");
  await expect(page.getByText("The model in this browser is reading.")).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);

  await expect(analysis.button("Stop the model")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(analysis.button(ASK)).toBeFocused();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByText("first downloads the model, once")).toHaveCount(0);
  await expect(analysis.text).toHaveValue(ENGLISH);
  await expect(analysis.error).toBeEmpty();
});

test("The model is not offered for a language that it does not read or write", async ({ page }) => {
  const analysis = await openWith(page, {});
  await expect(analysis.button(ASK)).toBeVisible();
  await analysis.text.fill(UKRAINIAN);
  await expect(analysis.button(ASK)).toHaveCount(0);
  await analysis.text.fill(ENGLISH);
  await expect(analysis.button(ASK)).toBeEnabled();
  await analysis.button("Ukrainian").click();
  await expect(analysis.button(ASK)).toHaveCount(0);
});

test("Where the browser has no model, none is offered and no worker is loaded", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await page.goto("/");
  await page.getByLabel("Text to analyse").fill(ENGLISH);
  await expect(page.getByRole("button", { name: "Initiate Analysis" })).toBeEnabled();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("button", { name: ASK })).toHaveCount(0);
  expect(loaded.filter((url) => /worker/u.test(url))).toEqual([]);
});

for (const [what, script, message] of [
  ["refuses", { error: "NotReadableError" }, "declined to read this text"],
  ["crashes", { error: "UnknownError" }, "could not be started, or has stopped"],
  ["cannot be started", { creation: "OperationError" }, "could not be started, or has stopped"],
  ["has too little room", { error: "QuotaExceededError" }, "is too long for the model in this browser"],
  ["answers something else", { answer: "Sorry, no." }, "could not be read"],
  ["invents all its quotes", { answer: answerWith("words of no text") }, "that are not in the text"],
] as const) {
  test(`A model that ${what} is told of, and the text and the report before it stay`, async ({ page }) => {
    const analysis = await openWith(page, script);
    await analysis.text.fill(ENGLISH);
    await analysis.initiateButton.click();
    await expect(analysis.boxes).toHaveCount(5, WAITING);
    await analysis.button(ASK).click();
    await expect(analysis.error).toContainText(message, WAITING);
    await expect(analysis.text).toHaveValue(ENGLISH);
    await expect(analysis.boxes).toHaveCount(5);
    await expect(page.getByText("Read by the embedded analyser")).toBeVisible();
    await expect(analysis.button(ASK)).toBeEnabled();
  });
}

test("An analysis on the server, and a cleared text, stop the model", async ({ page }) => {
  const analysis = await openWith(page, { answer: null });
  await analysis.text.fill(ENGLISH);
  await analysis.button(ASK).click();
  await expect(page.getByText("The model in this browser is reading.")).toBeVisible();
  await analysis.button("Clear input").click();
  await expect(page.getByText("The model in this browser is reading.")).toHaveCount(0);
  await analysis.button("Undo").click();
  await analysis.button(ASK).click();
  await expect(page.getByText("The model in this browser is reading.")).toBeVisible();
  await analysis.initiateButton.click();
  await expect(page.getByText("The model in this browser is reading.")).toHaveCount(0);
  await expect(page.getByText("Read by the embedded analyser")).toBeVisible(WAITING);
});
