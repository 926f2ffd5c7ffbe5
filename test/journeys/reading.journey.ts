import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { AnalysisPage } from "./analysis-page.ts";
import { expect, faultsInEveryLook, faultsOnPhone, test } from "./journey.ts";

const ENGLISH = readFileSync("content/examples/en-1.txt", "utf8").trim();
const UKRAINIAN = readFileSync("content/examples/uk-1.txt", "utf8").trim();

/** The point that is lit: its number, and how many of its marks are seen in the box of the text. */
const LIT = `(() => {
  const box = document.querySelector(".marked-words").getBoundingClientRect();
  const open = document.querySelector(".point[data-open]");
  const isSheet = open !== null && getComputedStyle(open).position === "fixed";
  const end = Math.min(box.bottom, isSheet ? open.getBoundingClientRect().top : innerHeight, innerHeight);
  const marks = [...document.querySelectorAll(".marked-words mark[data-lit]")];
  const seen = marks.filter((mark) => {
    const { top, bottom } = mark.getClientRects()[0];
    return top >= Math.max(0, box.top) - 1 && bottom <= end + 1;
  });
  const points = [...document.querySelectorAll(".point[data-lit]")];
  return { points: points.map((point) => point.querySelector("b").textContent), marks: marks.length, seen: seen.length };
})()`;

interface Lit {
  readonly points: string[];
  readonly marks: number;
  readonly seen: number;
}

function lit(page: Page): Promise<Lit> {
  return page.evaluate<Lit>(LIT);
}

/** A report of points that meet in one word, with all three voices. */
const MEETING = "Some will say that the tram is a monster, but “monster” is Ada Finch’s word.";
function evidenceOf(quote: string, more: object = {}): object {
  const start = MEETING.indexOf(quote);
  return { quote, start, end: start + quote.length, voice: "author", ...more };
}
const MEETING_REPORT = {
  overall_summary: "Weighs a plan.",
  text_language: "en",
  analysis_results: [
    {
      category_name: "Manipulative Content",
      justification: "",
      points: [
        {
          technique: "loaded-language",
          statement: "A word judges.",
          evidence: [evidenceOf("monster", { voice: "quoted" })],
        },
      ],
    },
    {
      category_name: "Propagandistic Content",
      justification: "",
      points: [
        {
          technique: "name-calling",
          statement: "A thing is called names.",
          evidence: [evidenceOf("the tram is a monster", { voice: "quoted", speaker: "Ada Finch" })],
        },
      ],
    },
    {
      category_name: "Unbiased Presentation",
      justification: "",
      points: [
        {
          technique: "answered-objection",
          statement: "An objection is met.",
          evidence: [evidenceOf("Some will say")],
        },
        { technique: "hedge", statement: "It is careful.", evidence: [evidenceOf("word")] },
      ],
    },
  ],
  analysed_by: { model: "large", version: "2" },
  attempts: [
    { model: "small", outcome: "busy" },
    { model: "large", outcome: "answered" },
  ],
};

for (const { path, text, previous, next, place } of [
  {
    path: "/",
    text: ENGLISH,
    previous: "Previous point",
    next: "Next point",
    place: /^Point (\d+) of (\d+)/u,
  },
  {
    path: "/uk/",
    text: UKRAINIAN,
    previous: "Попередній пункт",
    next: "Наступний пункт",
    place: /^Пункт (\d+) з (\d+)/u,
  },
]) {
  test(`A reader walks through all points, and the text moves along, on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto(path);
    await page.locator("textarea").fill(text);
    await page.locator(".button.primary").click();
    const said = page.locator(".walk-place");
    await expect(said).toHaveText(place);
    const total = Number(place.exec((await said.textContent()) ?? "")?.[2]);
    expect(total).toBeGreaterThan(5);
    for (let number = 1; number <= total; number += 1) {
      await expect(said).toHaveText(place);
      await expect.poll(async () => (await lit(page)).points).toEqual([String(number)]);
      // At first the text stands at its beginning.
      if (number > 1)
        await expect.poll(async () => (await lit(page)).seen, `point ${number}`).toBeGreaterThan(0);
      if (number % 2 === 0) await page.keyboard.press("ArrowRight");
      else await page.getByRole("button", { name: next }).click();
    }
    expect((await lit(page)).points).toEqual(["1"]);
    await page.getByRole("button", { name: previous }).click();
    await expect(page.locator(".point[data-lit]")).toBeInViewport();
    expect((await lit(page)).points).toEqual([String(total)]);
  });
}

test("Where points meet in a mark a reader is asked which is meant, by keyboard too", async ({ page }) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.answerWithReport(MEETING_REPORT);
  await analysis.analyse(MEETING);
  const mark = page.locator("mark a", { hasText: /^monster$/u });
  await expect(mark).toHaveAttribute(
    "title",
    "Name calling: Propagandistic Content (quoted: Ada Finch); Loaded language: Manipulative Content (an objection that the author answers)",
  );
  await mark.focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: "These words belong to several points" });
  await expect(list.getByRole("listitem")).toHaveText([/1\. Loaded language/u, /2\. Name calling/u]);
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(mark).toBeFocused();
  await page.keyboard.press("Enter");
  const choice = list.getByRole("button", { name: "Name calling" });
  // The list is drawn anew when it opens again: a press on the button as it was waits for ever.
  await choice.focus();
  await expect(choice).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-quote='2-1-1']")).toBeFocused();
  expect((await lit(page)).points).toEqual(["2"]);

  await expect(page.locator(".voices")).toContainText("somebody’s whom the text quotes");
  await expect(page.locator("mark.answered")).toHaveText(["Some will say", "monster"]);
  await page.getByText("Who was asked before").click();
  await expect(page.getByText("small was at capacity")).toBeVisible();
});

test("Kinds and techniques can be chosen; the walk, the marks and the boxes keep to them", async ({
  page,
}) => {
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.answerWithReport(MEETING_REPORT);
  await analysis.analyse(MEETING);
  await page.getByRole("button", { name: "Unbiased Presentation 2" }).click();
  await expect(page.locator(".point")).toHaveCount(2);
  await expect(analysis.boxes).toHaveCount(5);
  await expect(page.getByText("Left out by your choice.")).toHaveCount(2);
  await expect(page.locator(".walk-place")).toContainText("Point 1 of 2");
  await expect(page.locator(".marked-words mark")).toHaveText(["Some will say", "word"]);
  await analysis.button("By technique").click();
  await page.getByRole("button", { name: "Hedging 1" }).click();
  await expect(page.getByText("1 of 4 points are shown.")).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await analysis.button("Show all").click();
  await expect(page.locator(".point")).toHaveCount(4);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test("a point opens as a sheet under its passage, the finger leads on, and closing leads back", async ({
    page,
  }) => {
    const analysis = new AnalysisPage(page);
    await analysis.open();
    await analysis.analyse(ENGLISH);
    const point = page.locator(".point").nth(4);
    await expect(point.locator(".in-text")).toBeVisible();
    await point.locator(".in-text").tap();
    const sheet = page.locator(".point[data-open]");
    await expect(sheet).toBeInViewport({ ratio: 1 });
    expect(await lit(page)).toMatchObject({ points: ["5"], seen: 1 });
    expect(await faultsInEveryLook(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });

    await page.evaluate(`(() => {
      const target = document.querySelector(".point[data-open] .statement");
      const at = (clientX) => [new Touch({ identifier: 1, target, clientX, clientY: 600 })];
      target.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: at(300), changedTouches: at(300) }));
      target.dispatchEvent(new TouchEvent("touchend", { bubbles: true, touches: [], changedTouches: at(120) }));
    })()`);
    await expect(page.locator(".walk-place")).toContainText("Point 6 of");
    await analysis.button("Close the point").tap();
    await expect(sheet).toHaveCount(0);
    await expect(point.locator(".point-number")).toBeFocused();
    await expect(point.locator(".point-number")).toBeInViewport();
  });
});

for (const reducedMotion of ["reduce", "no-preference"] as const)
  test.describe(`On a phone, motion: ${reducedMotion}`, () => {
    test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion } });

    test("the arrow keys bring each point's passage into sight above its sheet", async ({ page }) => {
      await page.goto("/");
      await page.locator("textarea").fill(ENGLISH);
      await page.locator(".button.primary").click();
      await expect(page.locator(".point")).not.toHaveCount(0);
      for (const number of ["1", "2", "3", "4"]) {
        await page.keyboard.press("ArrowRight");
        await expect.poll(async () => (await lit(page)).points).toEqual([number]);
        await expect.poll(async () => (await lit(page)).seen, `point ${number}`).toBeGreaterThan(0);
      }
    });
  });

test("Without colours and in the largest letters a lit point can be told", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.analyse(ENGLISH);
  const outlines = await page.evaluate<string[]>(
    `[...new Set([...document.querySelectorAll(".marked-words mark")].map((mark) => mark.hasAttribute("data-lit") + " " + getComputedStyle(mark).outlineStyle))]`,
  );
  expect(outlines.toSorted()).toEqual(["false none", "true solid"]);
  expect(await faultsOnPhone(page)).toEqual([]);
});

test("A point becomes an image that is named after its text, also where the page is dark", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const analysis = new AnalysisPage(page);
  await analysis.open();
  await analysis.analyse(ENGLISH);
  const button = page.getByRole("button", { name: "Save as an image" });
  await expect(button).toHaveCount(1); // of the point that is lit
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^subtext-[0-9a-f]{8}-1\.png$/u);
  const png = readFileSync(await download.path());
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect(png.readUInt32BE(16)).toBe(1080);
  expect(png.readUInt32BE(20)).toBeGreaterThan(600);
});
