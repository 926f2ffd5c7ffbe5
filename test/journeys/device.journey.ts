import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { AnalysisPage, TRIGGER } from "./analysis-page.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

const ENGLISH = readFileSync("content/examples/en-1.txt", "utf8").trim();
const UKRAINIAN = readFileSync("content/examples/uk-1.txt", "utf8").trim();
/** The worker has to start and to learn its rules; a bound on hanging, not on speed. */
const WAITING = { timeout: 20_000 };
const KEPT = "Kept on this device: this page now reads without a network, too.";

/** The report in JSON, as the menu saves it, without what stands beside the report of the wire. */
async function savedReport(page: Page): Promise<object> {
  await page.getByRole("button", { name: "More formats" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  await page.getByRole("button", { name: "Close" }).click();
  const { note: _note, report_language: _language, text_sha256: _hash, ...report } = saved;
  return report;
}

/** Paths of all that the page's browser keeps. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(`(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);
}

test.describe("With the switch on", () => {
  // Chromium tells of each page that was asked for in vain, before the kept one is shown.
  test.use({ expectedOnConsole: /ERR_INTERNET_DISCONNECTED/u });

  test("a text is read on the device: nothing is sent, the report is the server's own, and no network is needed", async ({
    page,
    context,
    request,
  }) => {
    const asked: { method: string; url: string }[] = [];
    context.on("request", (each) => asked.push({ method: each.method(), url: each.url() }));
    const analysis = new AnalysisPage(page);
    await page.goto("/");
    expect(asked.filter(({ url }) => url.includes("worker"))).toEqual([]);

    await page.getByRole("switch", { name: "Analyse on this device" }).check();
    await expect(page.getByText(KEPT)).toBeVisible(WAITING);
    await analysis.text.fill(ENGLISH);
    await analysis.initiateButton.click();
    await expect(analysis.boxes).toHaveCount(5, WAITING);
    await expect(page.getByText("Read on this device. Nothing was sent.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Analysis Report" })).toBeFocused();
    expect(await faultsInEveryLook(page)).toEqual([]);
    const onDevice = await savedReport(page);

    const { origin } = new URL(page.url());
    expect(asked.filter(({ method, url }) => method !== "GET" || !url.startsWith(origin))).toEqual([]);
    expect(asked.filter(({ url }) => url.includes(".netlify"))).toEqual([]);
    const byServer = await request.post("/.netlify/functions/analyze-trigger", {
      data: { text: ENGLISH, language: "en" },
    });
    expect(JSON.stringify(onDevice)).toBe(JSON.stringify((await byServer.json()).data));

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("switch", { name: "Analyse on this device" })).toBeChecked();
    await analysis.text.fill(UKRAINIAN);
    await analysis.initiateButton.click();
    await expect(analysis.boxes).toHaveCount(5, WAITING);
    await page.getByRole("button", { name: "Claims and sources" }).click();
    await expect(page.getByRole("button", { name: "Close the sheet" })).toBeVisible();
    await expect(
      page.getByText(/^(?:Each sentence here could be checked|No statement was found)/u),
    ).toBeVisible(WAITING);
    await page.goto("/uk/");
    await expect(page.getByRole("switch", { name: "Аналізувати на цьому пристрої" })).toBeChecked();
  });
});

test.describe("What the browser keeps", () => {
  test("is the page and its analyser, never a call, and is forgotten with the switch", async ({ page }) => {
    const analysis = new AnalysisPage(page);
    await page.goto("/");
    const choice = page.getByRole("switch", { name: "Analyse on this device" });
    await choice.check();
    await expect(page.getByText(KEPT)).toBeVisible(WAITING);
    await page.evaluate(`fetch("/.netlify/functions/analyze-trigger", {
      method: "POST", headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: "Stop them now!", language: "en" }),
    }).then((reply) => reply.json()).then(({ taskId }) => fetch("/.netlify/functions/analyze-status?taskId=" + taskId))`);
    await page.goto("/about/");
    await page.goto("/");
    const kept = await keptPaths(page);
    expect(kept).toEqual(expect.arrayContaining(["/", "/uk/", "/site.webmanifest"]));
    expect(kept.filter((path) => path.includes("analysis-worker"))).toHaveLength(1);
    expect(kept.filter((path) => !/^\/(?:assets\/[\w.-]+|(?:uk\/)?(?:[\w-]+\.\w+)?)$/u.test(path))).toEqual(
      [],
    );

    await choice.uncheck();
    await expect(async () => expect(await keptPaths(page)).toEqual([])).toPass(WAITING);
    await expect(page.getByText(KEPT)).toHaveCount(0);
    await analysis.text.fill(ENGLISH);
    await analysis.initiateButton.click();
    await expect(analysis.boxes).toHaveCount(5, WAITING);
    await expect(page.getByText("Nothing was sent.")).toHaveCount(0);
  });
});

test.describe("Where the server cannot be reached", () => {
  test.use({ expectedOnConsole: /Failed to load resource/u });

  test("the device is offered, in the language of the page, and reads when it is asked to", async ({
    page,
  }) => {
    const analysis = new AnalysisPage(page);
    await page.goto("/uk/");
    await page.route(TRIGGER, (route) => route.abort());
    await page.getByLabel("Текст для аналізу").fill(UKRAINIAN);
    await page.getByRole("button", { name: "Почати аналіз" }).click();
    await expect(analysis.error).toContainText("Сталася непередбачена помилка мережі.");
    const boxes = page.getByRole("region", { name: "Звіт про аналіз" }).getByRole("article");
    await expect(boxes).toHaveCount(0);
    expect(await faultsInEveryLook(page)).toEqual([]);

    await page.getByRole("button", { name: "Прочитати на цьому пристрої" }).press("Enter");
    await expect(boxes).toHaveCount(5, WAITING);
    await expect(page.getByText("Прочитано на цьому пристрої. Нічого не надсилали.")).toBeVisible();
    await expect(page.locator(".error-place")).toBeEmpty();
    await expect(page.getByRole("switch", { name: "Аналізувати на цьому пристрої" })).not.toBeChecked();
  });

  test("and the analyser cannot be loaded either, the reader is told so", async ({ page }) => {
    const analysis = new AnalysisPage(page);
    await page.goto("/");
    await page.route(TRIGGER, (route) => route.abort());
    await page.route("**/assets/analysis-worker-*", (route) => route.abort());
    await analysis.text.fill(ENGLISH);
    await analysis.initiateButton.click();
    await analysis.button("Read it on this device").click();
    await expect(analysis.error).toContainText("could not be started on this device", WAITING);
    await expect(analysis.text).toHaveValue(ENGLISH);
  });
});
