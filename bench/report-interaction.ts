/**
 * How long a reader waits for the next picture in a large report: 15,000 characters, 200 marks, 50 points. Walk, choice,
 * hover and clicks, on the built site in a real browser, each from the input to the frame that shows it, as the browser
 * itself reports it (Event Timing, in steps of 8 ms; what takes less than 16 ms it does not report):
 * `npm run build && node bench/report-interaction.ts`.
 */
import { type CDPSession, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/find-browser.ts";
import {
  type Evidence,
  FINDING_TYPES,
  type FindingType,
  type Observation,
  type Report,
  techniquesOf,
} from "../src/report/index.ts";
import { startServer } from "../test/kit/server-process.ts";

const CHARACTERS = 15_000;
const POINTS_IN_BOX = 10;
const MARKS_OF_POINT = 4;
const ROUNDS = 30;

const SENTENCE =
  "The council of the old town met by the river and spoke at length about the market and its stalls. ";
const text = SENTENCE.repeat(CHARACTERS / SENTENCE.length + 1).slice(0, CHARACTERS - 1) + ".";

/** A mark of 60 characters. Marks lie 73 apart all over the text; every third reaches into the next. */
function evidenceAt(place: number): Evidence {
  const start = place * 73;
  const end = start + (place % 3 === 0 ? 90 : 60);
  return { quote: text.slice(start, end), start, end, voice: place % 5 === 0 ? "quoted" : "author" };
}

function boxOf(category_name: FindingType, box: number): Observation {
  const techniques = techniquesOf(category_name);
  const points = Array.from({ length: POINTS_IN_BOX }, (_, i) => ({
    technique: techniques[i % techniques.length] ?? techniques[0]!,
    statement: "The words say more than they show.",
    another_reading: "They may be meant as they stand.",
    question: "Who says so?",
    evidence: Array.from({ length: MARKS_OF_POINT }, (_, k) =>
      evidenceAt((box * POINTS_IN_BOX + i) * MARKS_OF_POINT + k),
    ),
  }));
  return { category_name, justification: "", points };
}

const report: Report = {
  overall_summary: "A long text.",
  text_language: "en",
  analysis_results: FINDING_TYPES.map(boxOf),
  notices: [],
  analysed_by: { model: "bench", version: "" },
  attempts: [],
};

/** Milliseconds of the slowest event since the last call, as the browser reports it. */
const SLOWEST = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => {
  for (const entry of events.takeRecords()) slowest = Math.max(slowest, entry.duration);
  const ms = slowest;
  slowest = 0;
  resolve(ms);
}, 50)))`;

const OBSERVE = `
  globalThis.slowest = 0;
  globalThis.events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) slowest = Math.max(slowest, entry.duration);
  });
  events.observe({ type: "event", durationThreshold: 16 });`;

/** Milliseconds for which the page's thread has worked since it began: what another program takes is not in it. */
async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return 1_000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
}

function told(ms = 0): string {
  return ms === 0 ? "<16" : String(ms);
}

/** Says the middle and the slowest of some times, and how long the page's thread worked for each on the average. */
async function measure(page: Page, name: string, act: (round: number) => Promise<void>): Promise<void> {
  const times: number[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const before = await workedMs(session);
  await page.evaluate<number>(SLOWEST);
  for (let round = 0; round < ROUNDS; round += 1) {
    await act(round);
    times.push(await page.evaluate<number>(SLOWEST));
  }
  const work = (await workedMs(session)) - before;
  times.sort((a, b) => a - b);
  process.stdout.write(
    `${name.padEnd(24)} middle ${told(times[ROUNDS / 2]).padStart(4)} ms, slowest ${told(times.at(-1)).padStart(4)} ms; work ${(work / ROUNDS).toFixed(0).padStart(3)} ms each\n`,
  );
}

const server = await startServer({ SITE_FOLDER: "build/site", CASCADE_FILE: "test/journeys/cascade.json" });
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});

async function measureAt(width: number, height: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
  await page.route("**/analyze-trigger", (route) =>
    route.fulfill({ status: 202, json: { taskId: "task", status: "completed", data: report } }),
  );
  await page.addInitScript(`localStorage.setItem("cookie-consent", "false")`);
  await page.goto(server.url);
  await page.locator("textarea").fill(text);
  await page.locator(".button.primary").click();
  await page.locator(".walk-place").waitFor({ state: "attached" });
  const marks = await page.locator(".marked-words [data-marks]").count();
  process.stdout.write(
    `${width} × ${height}, ${text.length} characters, ${marks} places where marks begin\n`,
  );
  await page.evaluate(OBSERVE);
  await measure(page, "walk by arrow key", () => page.keyboard.press("ArrowRight"));
  await measure(page, "walk by button", () => page.locator(".walk-arrow").last().click());
  await measure(page, "choice of a kind", (round) =>
    page
      .locator(".chip")
      .nth(round % FINDING_TYPES.length)
      .click(),
  );
  const link = page.locator(".choice-result button");
  if (await link.isVisible()) await link.click();
  const box = await page.locator(".marked-words").boundingBox();
  await measure(page, "hover over the text", (round) =>
    page.mouse.move(
      (box?.x ?? 0) + 40 + ((round * 37) % 200),
      Math.min(box?.y ?? 0, height / 3) + 30 + round * 3,
    ),
  );
  await measure(page, "a mark is opened", async (round) => {
    await page.evaluate(`document.querySelector("dialog[open]")?.close()`); // the list of points that meet
    await page.evaluate(`document.querySelectorAll(".marked-words [data-marks]")[${round * 6}].focus()`);
    await page.keyboard.press("Enter");
  });
  await page.close();
}

await measureAt(1280, 900);
await measureAt(360, 800);
await browser.close();
await server.stop();
