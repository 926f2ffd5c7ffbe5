import { AnalysisPage, STATUS, TRIGGER } from "./analysis-page.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

// The browser itself tells the console of replies that are errors, and of connections that fail.
test.use({ expectedOnConsole: /^Failed to load resource/u });

const TEXT = "The council meets on Friday at six.";
const TIMED_OUT = "Analysis timed out. The server may be under heavy load. Please try again.";

test("Empty text: no call is made, and the box says what is missing", async ({ page }) => {
  const analysis = new AnalysisPage(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await analysis.open();
  await analysis.text.fill("   ");
  await analysis.text.press("Control+Enter");
  await expect(analysis.error).toContainText("System Error: Input text is required for analysis.");
  expect(calls.filter((url) => url.includes("analyze-trigger"))).toEqual([]);
});

test("15,001 characters: the counter turns, the button is disabled, and no call is made", async ({
  page,
}) => {
  const analysis = new AnalysisPage(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url()));
  await analysis.open();
  await analysis.text.fill("a".repeat(15_000));
  await expect(analysis.initiateButton).toBeEnabled();
  await expect(page.locator(".counter.over")).toHaveCount(0);
  await analysis.text.fill("a".repeat(15_001));
  await expect(page.locator(".counter.over")).toHaveText("15001/15000 · 1 over the limit");
  await expect(analysis.initiateButton).toBeDisabled();
  await analysis.text.press("Meta+Enter");
  await expect(analysis.error).toContainText(
    "System Error: Text exceeds the maximum length of 15000 characters.",
  );
  expect(calls.filter((url) => url.includes("analyze-trigger"))).toEqual([]);
  expect(await faultsInEveryLook(page)).toEqual([]);

  await analysis.text.fill("Four words are here.");
  await expect(analysis.error).toBeEmpty();
  await analysis.button("Clear input").click();
  await analysis.button("Undo").click();
  await expect(analysis.text).toHaveValue("Four words are here.");
  await expect(analysis.error).toBeEmpty();
});

test("Where the hour's analyses are used up, the screen says when there is another, and counts down", async ({
  page,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.route(TRIGGER, (route) =>
    route.fulfill({
      status: 429,
      headers: { "retry-after": String(33 * 60 + 30) },
      json: { error: "Too many requests. Please try again later." },
    }),
  );
  await analysis.text.fill(TEXT);
  await analysis.initiateButton.click();
  await expect(analysis.error).toContainText("System Error: Too many requests. Please try again later.");
  await expect(analysis.error).toContainText("You can start another analysis in 34 minutes.");
  await analysis.pass(33 * 60_000);
  await expect(analysis.error).toContainText("You can start another analysis in 30 seconds.");
  await analysis.pass(30_000);
  await expect(analysis.error).toContainText("You can start another analysis now.");
});

test("An error that the server names is shown in its words, and the text is kept", async ({ page }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await page.route(TRIGGER, (route) =>
    route.fulfill({ status: 429, json: { error: "Error: Too many requests." } }),
  );
  await analysis.text.fill(TEXT);
  await analysis.initiateButton.click();
  await expect(analysis.error).toContainText("System Error: Too many requests.");
  await expect(analysis.text).toHaveValue(TEXT);
  expect(await faultsInEveryLook(page)).toEqual([]);
});

test("A refusal without an error field is told by its status", async ({ page }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await page.route(TRIGGER, (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }));
  await analysis.text.fill(TEXT);
  await analysis.initiateButton.click();
  await expect(analysis.error).toContainText("System Error: Request failed with status 502");
});

test("A network that fails is told, and the next try starts afresh", async ({ page }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await page.route(TRIGGER, (route) => route.abort());
  await analysis.text.fill(TEXT);
  await analysis.initiateButton.click();
  await expect(analysis.error).toContainText("System Error: An unexpected network error occurred.");
  await page.unroute(TRIGGER);
  await analysis.initiate();
  await expect(analysis.error).toBeEmpty();
  await analysis.awaitReport();
});

test("90 seconds: the screen gives up, and keeps waiting for the same task when asked to", async ({
  page,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.answerStart("patient-task");
  await analysis.answerStatus({ status: "pending", stage: "analysing" });
  await analysis.text.fill(TEXT);
  await analysis.initiate();
  await analysis.pass(3_000);
  await expect(page.getByText("The text is being read.")).toBeVisible();
  await analysis.pass(80_000);
  await expect(page.getByText("Analysis in progress...")).toBeVisible();
  await analysis.pass(7_000);
  await expect(analysis.error).toContainText(`System Error: ${TIMED_OUT}`);
  await expect(analysis.text).toHaveValue(TEXT);
  await expect(analysis.text).toBeEnabled();
  expect(await faultsInEveryLook(page)).toEqual([]);

  const asked: string[] = [];
  await page.unroute(STATUS);
  await page.route(STATUS, (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({
      json: { status: "completed", data: { overall_summary: "At last.", analysis_results: [] } },
    });
  });
  await analysis.button("Keep waiting").click();
  await analysis.awaitReport();
  await expect(page.getByText("At last.")).toBeVisible();
  expect(asked).toEqual(["?taskId=patient-task"]);
  await expect(analysis.error).toBeEmpty();
});

test("A start that hangs ends after 90 seconds as well, with nothing to wait for", async ({ page }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await page.route(TRIGGER, () => undefined);
  await analysis.text.fill(TEXT);
  await analysis.initiate();
  await analysis.pass(90_000);
  await expect(analysis.error).toContainText(`System Error: ${TIMED_OUT}`);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

for (const [title, reply, message] of [
  [
    "with the server's words",
    { status: "failed", error: "Error: No model could answer." },
    "No model could answer.",
  ],
  ["without a word", { status: "failed" }, "Analysis failed on the server."],
] as const) {
  test(`An analysis that fails ${title}`, async ({ page }) => {
    const analysis = new AnalysisPage(page);
    await analysis.open();
    await analysis.answerStart();
    await analysis.answerStatus(reply);
    await analysis.text.fill(TEXT);
    await analysis.initiate();
    await analysis.pass(3_000);
    await expect(analysis.error).toContainText(`System Error: ${message}`);
    await expect(page.getByText("System Awaiting Input")).toBeVisible();
  });
}

test("A status that cannot be had stops the polling and is told", async ({ page }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.answerStart();
  let asked = 0;
  await page.route(STATUS, (route) => {
    asked += 1;
    return asked === 1
      ? route.fulfill({
          status: 404,
          json: {
            error: "The task is unknown: it has expired, or the server has restarted. Please try again.",
          },
        })
      : route.abort();
  });
  await analysis.text.fill(TEXT);
  await analysis.initiate();
  await analysis.pass(3_000);
  await expect(analysis.error).toContainText(
    "System Error: Error checking status: The task is unknown: it has expired, or the server has restarted. Please try again.",
  );
  await analysis.pass(9_000);
  expect(asked).toBe(1);

  await analysis.initiate();
  await analysis.pass(3_000);
  await expect(analysis.error).toContainText(
    "System Error: Error checking status: An unexpected network error occurred.",
  );
});

test("A task that the real server does not know is told in its words", async ({ page }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.answerStart("nobody-knows-this-task");
  await analysis.text.fill(TEXT);
  await analysis.initiate();
  await analysis.pass(3_000);
  await expect(analysis.error).toContainText(
    "System Error: Error checking status: The task is unknown: it has expired, or the server has restarted. Please try again.",
  );
});
