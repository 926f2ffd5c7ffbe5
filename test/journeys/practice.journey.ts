import type { Locator, Page } from "@playwright/test";
import { withoutCyrillic } from "../../scripts/site/untranslated.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

/** What the same steps are called, and what is in the text, in a language of the site. */
const LANGUAGES = [
  {
    language: "en",
    root: "",
    sentence: /^Only in the next sixty minutes/u,
    twin: /^It comes with a two-year guarantee/u,
    words: "leading scientists",
    time: "Appeal to time",
    promise: "Sales promise",
    authority: "Anonymous authority",
    keep: "Keep this mark",
    see: "See ours",
    why: "Why? In your own words",
    both: "You and we marked",
    oursAlone: "We alone marked",
    innocent: "Looks alike, and is innocent",
    some: "You and we marked some of the same words",
    goOn: "Go on marking",
    forget: "Forget my practice",
    forgotten: "Forgotten.",
    later: "The next text is offered on March 3.",
    due: "Today it is your turn again:",
    again: "It shows what was missed or mistaken before:",
    practised: "You practised on it on March 2.",
    broken: "cannot be read",
    footer: "Find it first",
    heading: "Your marks",
  },
  {
    language: "uk",
    root: "/uk",
    sentence: /^Але не баріться/u,
    twin: /^Гарантія — два роки/u,
    words: "провідні вчені",
    time: "Тиск часу",
    promise: "Рекламна обіцянка",
    authority: "Безіменне джерело",
    keep: "Зберегти позначку",
    see: "Показати позначки авторів",
    why: "Чому? Своїми словами",
    both: "Позначили і ви, і ми",
    oursAlone: "Позначили тільки ми",
    innocent: "Схоже, але невинне",
    some: "Частину слів позначили й ви, і ми",
    goOn: "Позначати далі",
    forget: "Забути мої вправи",
    forgotten: "Забуто.",
    later: "Наступний текст запропонуємо 3 березня.",
    due: "Сьогодні знову ваша черга:",
    again: "У ньому є те, чого ви не помітили",
    practised: "Ви вправлялися на ньому 2 березня.",
    broken: "не вдається прочитати",
    footer: "Знайдіть самі",
    heading: "Ваші позначки",
  },
] as const;

const STORED = "localStorage.getItem('practice')";

function group(page: Page, title: string): Locator {
  return page.locator(".compared").filter({ has: page.getByRole("heading", { name: title }) });
}

/** Selects words of the text as a mouse does. */
async function dragOver(page: Page, words: string): Promise<void> {
  const [from, to] = await page.evaluate<[{ x: number; y: number }, { x: number; y: number }]>(`(() => {
    const walker = document.createTreeWalker(document.querySelector(".practice-words"), NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.data.indexOf(${JSON.stringify(words)});
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + ${words.length});
      node.parentElement.scrollIntoView({ block: "center" });
      const boxes = range.getClientRects();
      const [first, last] = [boxes[0], boxes[boxes.length - 1]];
      return [{ x: first.left + 1, y: first.top + first.height / 2 }, { x: last.right - 1, y: last.top + last.height / 2 }];
    }
  })()`);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

for (const said of LANGUAGES) {
  test.describe(`Practice in ${said.language}`, () => {
    test.use({ locale: said.language });

    test("is done by keyboard and mouse, compared in words, comes back after a day and is forgotten in a click", async ({
      page,
    }) => {
      test.slow();
      await page.clock.setFixedTime(new Date("2026-03-02T10:00:00"));
      const requests: string[] = [];
      await page.goto(`${said.root}/about/`);
      await page.getByRole("contentinfo").getByRole("link", { name: said.footer }).click();
      await page.locator(".practice-list a").first().click();
      const sentence = page.getByRole("button", { name: said.sentence });
      await expect(sentence).toHaveAttribute("aria-pressed", "false");
      page.on("request", (request) => requests.push(request.url()));

      // By keyboard: the sentence, the technique, the reason.
      await sentence.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator(".mark-editor h2")).toBeFocused();
      await page.getByRole("radio", { name: said.time }).focus();
      await page.keyboard.press("Space");
      await expect(page.locator(".definition")).not.toBeEmpty();
      await page.getByLabel(said.why).focus();
      await page.keyboard.type("1 + 1");
      expect(await faultsInEveryLook(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole("button", { name: said.keep }).press("Enter");
      await expect(sentence).toBeFocused();
      await expect(sentence).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator(".announced")).toContainText(said.time);
      await expect(page.getByRole("button", { name: `(${said.time})` })).toHaveCount(1);

      // By mouse: words in a sentence, and one end of them moved by a word.
      await dragOver(page, said.words);
      const quote = page.locator(".mark-editor blockquote");
      await expect(quote).toHaveText(said.words);
      await page.locator(".step-button").nth(3).click();
      await expect(quote).not.toHaveText(said.words);
      await page.locator(".step-button").nth(2).click();
      await expect(quote).toHaveText(said.words);
      await page.keyboard.press("Escape");
      await expect(quote).toHaveCount(0);
      await dragOver(page, said.words);
      await page.getByRole("radio", { name: said.authority }).check();
      await page.getByRole("button", { name: said.keep }).click();
      await page.getByRole("button", { name: said.twin }).click();
      await page.getByRole("radio", { name: said.promise }).check();
      await page.getByRole("button", { name: said.keep }).click();
      await expect(page.locator(".mark-list li")).toHaveCount(3);

      // Marks outlive the page.
      await page.reload();
      await expect(page.locator(".mark-list li")).toHaveCount(3);
      requests.length = 0;

      await page.getByRole("button", { name: said.see }).click();
      await expect(page.locator(".practice-side h2")).toBeFocused();
      await expect(page.locator(".agreement")).toContainText(said.some);
      await expect(group(page, said.both)).toContainText("1 + 1");
      await expect(group(page, said.both)).toContainText(said.authority);
      await expect(group(page, said.oursAlone).locator("li").first()).toContainText(/\S/u);
      await expect(group(page, said.innocent).locator("li").first()).toContainText(said.promise);
      const told = await page.locator(".practice-side").innerText();
      expect(told).not.toMatch(/\d\s*(?:%|\/|of|із|з)\s*\d/u);
      await page.locator(".compared-words button").first().click();
      await expect(page.locator("mark.lit").first()).toBeInViewport();
      expect(await faultsInEveryLook(page)).toEqual([]);
      if (said.language === "uk") expect(withoutCyrillic(await page.content())).toEqual([]);
      await expect(page.locator(".next-text")).toContainText(said.later);
      await page.getByRole("button", { name: said.goOn }).click();
      await expect(page.getByRole("heading", { name: said.heading })).toBeVisible();
      expect(requests).toEqual([]);

      // A day later.
      await page.clock.setFixedTime(new Date("2026-03-03T09:59:00"));
      await page.goto(`${said.root}/practice/`);
      await expect(page.locator(".next-text")).toContainText(said.later);
      await expect(page.locator(".practice-list")).toContainText(said.practised);
      await page.clock.setFixedTime(new Date("2026-03-03T10:01:00"));
      await page.reload();
      await expect(page.locator(".next-text")).toContainText(said.due);
      await expect(page.locator(".next-text")).toContainText(said.again);
      expect(await faultsInEveryLook(page)).toEqual([]);
      await expect(page.locator(".due a")).not.toHaveAttribute("href", /kettle/u);

      await page.getByRole("button", { name: said.forget }).click();
      await expect(page.locator(".what-is-kept")).toContainText(said.forgotten);
      expect(await page.evaluate(STORED)).toBeNull();
      await expect(page.locator(".next-text")).not.toContainText(said.due);
    });

    test("leaves aside what it cannot read, says so, and forgets it when asked", async ({ page }) => {
      await page.addInitScript(`
        if (sessionStorage.getItem("broken") === null) localStorage.setItem("practice", '{"version":7}');
        sessionStorage.setItem("broken", "done");`);
      await page.goto(`${said.root}/practice/`);
      await expect(page.locator(".what-is-kept")).toContainText(said.broken);
      await page.getByRole("button", { name: said.forget }).click();
      await expect(page.locator(".what-is-kept")).not.toContainText(said.broken);
      expect(await page.evaluate(STORED)).toBeNull();
    });

    test("can be read without JavaScript, with our reading closed below the text", async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${said.root}/practice/kettle/`);
      await expect(page.locator(".practice-words")).toContainText(said.words);
      await expect(page.getByRole("button", { name: said.sentence })).toHaveCount(0);
      await expect(page.locator(".our-reading")).toBeHidden();
      await page.locator("summary").click();
      await expect(page.locator(".our-reading")).toContainText(said.authority);
      await context.close();
    });

    test("has a sheet that paper shows without our marks, and a solution sheet with them", async ({
      page,
    }) => {
      await page.emulateMedia({ media: "print" });
      await page.goto(`${said.root}/practice/kettle/sheet/`);
      await expect(page.locator(".site-header nav")).toBeHidden();
      await expect(page.locator(".site-footer")).toBeHidden();
      await expect(page.locator(".numbered-text")).toContainText(said.words);
      await expect(page.locator(".our-reading")).toHaveCount(0);
      await page.goto(`${said.root}/practice/kettle/solution/`);
      await expect(page.locator(".our-reading")).toContainText(said.authority);
    });
  });
}

test.describe("On a phone", () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test("a tap asks what a sentence does, with the sentence in view above the question", async ({ page }) => {
    await page.goto("/practice/kettle/");
    await page.getByRole("button", { name: LANGUAGES[0].sentence }).tap();
    const sheet = page.locator(".practice-side.editing");
    await expect(sheet).toBeInViewport();
    const [words, question] = [
      await page.locator("mark.choosing").first().boundingBox(),
      await sheet.boundingBox(),
    ];
    expect((words?.y ?? Number.NaN) + (words?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
    expect(words?.y).toBeGreaterThanOrEqual(0);
  });

  test("words that are selected by touch are offered to be marked", async ({ page }) => {
    await page.goto("/practice/kettle/");
    await expect(page.getByRole("button", { name: LANGUAGES[0].sentence })).toBeVisible();
    await page.evaluate(`(() => {
      const { firstChild } = document.querySelector(".sentence");
      getSelection().setBaseAndExtent(firstChild, 2, firstChild, 9);
    })()`);
    await page.getByRole("button", { name: "Mark the selected words" }).tap();
    await expect(page.locator(".mark-editor blockquote")).toHaveText("Still boiling");
  });
});

test("At 200 % zoom and with forced colours the question stays whole, and the chosen technique shows", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 640, height: 450 });
  await page.goto("/practice/kettle/");
  await page.getByRole("button", { name: LANGUAGES[0].sentence }).click();
  await page.getByRole("radio", { name: "Appeal to time" }).check();
  await page.getByRole("button", { name: "Keep this mark" }).click();
  await expect(page.locator(".mark-list li")).toHaveCount(1);
  expect(await page.evaluate("document.documentElement.scrollWidth - window.innerWidth")).toBeLessThanOrEqual(
    0,
  );
  const background = await page.evaluate<string>(
    "getComputedStyle(document.querySelector('mark.by-you')).backgroundColor",
  );
  expect(background).not.toBe("rgba(0, 0, 0, 0)");
});

test("Once loaded, practice needs no network, and where storage is forbidden it says that nothing is kept", async ({
  page,
  context,
}) => {
  await page.addInitScript(`
    const forbidden = { get: () => { throw new DOMException("denied", "SecurityError"); } };
    Object.defineProperty(window, "localStorage", forbidden);`);
  await page.goto("/practice/kettle/");
  const sentence = page.getByRole("button", { name: LANGUAGES[0].sentence });
  await expect(sentence).toBeVisible();
  await context.setOffline(true);
  await sentence.click();
  await page.getByRole("radio", { name: "Appeal to time" }).check();
  await page.getByRole("button", { name: "Keep this mark" }).click();
  await page.getByRole("button", { name: "See ours" }).click();
  await expect(page.locator(".agreement")).toBeVisible();
  await expect(page.locator(".what-is-kept")).toContainText("keeps nothing for us");
});
