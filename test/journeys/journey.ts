import { test as base, expect, type Page } from "@playwright/test";
import axe from "axe-core";

export { expect } from "@playwright/test";

interface Options {
  /** Whether the visitor has answered the cookie banner before. */
  answered: boolean;
  /** What the browser may say on its console in this journey: for replies that are errors on purpose. */
  expectedOnConsole: RegExp | undefined;
}

/**
 * A journey fails on anything that the browser complains of: an error or warning on the console, an
 * exception that nobody caught, a breach of the content security policy.
 */
export const test = base.extend<Options>({
  answered: [true, { option: true }],
  expectedOnConsole: [undefined, { option: true }],
  page: async ({ page, answered, expectedOnConsole }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (!expectedOnConsole?.test(message.text())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.addInitScript(`
      document.addEventListener("securitypolicyviolation", (event) =>
        console.error("Breach of the content security policy: " + event.violatedDirective + " " + event.blockedURI));`);
    // A Chromium may have a model or none: a journey has the one that it plays, or none.
    await page.addInitScript("delete globalThis.LanguageModel");
    if (answered) {
      await page.addInitScript(`
        if (localStorage.getItem("cookie-consent") === null) {
          localStorage.setItem("cookie-consent", "false");
          localStorage.setItem("cookie-consent-date", JSON.stringify(new Date().toISOString()));
        }`);
    }
    await use(page);
    expect(complaints).toEqual([]);
  },
});

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules of axe that look at colours; no other can find more or less in the dark than in the light. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** What axe looks for: each rule of the tags above, or the rules of colour alone. */
const CHOSEN = {
  all: { type: "tag", values: RULES },
  colours: { type: "rule", values: RULES_OF_COLOUR },
} as const;

/** The part of axe's findings that is read here. */
type Violations = Pick<axe.Result, "id" | "nodes">[];

/** What axe finds on the page as it is: one line for each place. */
async function axeFindings(page: Page, rules: keyof typeof CHOSEN): Promise<string[]> {
  // Half a megabyte of script, of which each document needs one: what is looked at four times was given eight of them.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  // Where all that is right had to be told as well, axe took twice as long.
  const options: axe.RunOptions = { runOnly: CHOSEN[rules], resultTypes: ["violations"] };
  const run = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`;
  return (await page.evaluate<Violations>(run)).flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`)
      // What a bar at the edge of the screen covers just now is scrolled into sight.
      .filter((fault) => !fault.includes("partially obscured")),
  );
}

/** How many pixels the page is wider than the window. */
async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate<number>("document.documentElement.scrollWidth - window.innerWidth");
}

interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: "light" | "dark";
  readonly rules: "all" | "colours";
}

const PHONE: Look = { width: 360, height: 780, colorScheme: "dark", rules: "all" };

/** Every rule at both widths, and those of colour in both colour schemes at each. */
const LOOKS: readonly Look[] = [
  { width: 1280, height: 900, colorScheme: "light", rules: "all" },
  { width: 1280, height: 900, colorScheme: "dark", rules: "colours" },
  PHONE,
  { width: 360, height: 780, colorScheme: "light", rules: "colours" },
];

/** Widths at which a page is looked at for sideways scrolling alone. */
const OTHER_WIDTHS = [320, 768, 1920];

/** Faults of the page in one look. */
async function faultsIn(page: Page, { width, height, colorScheme, rules }: Look): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  const faults = (await axeFindings(page, rules)).map((fault) => `${colorScheme} ${width}: ${fault}`);
  return (await sidewaysScroll(page)) > 0 ? [...faults, `${width}: can be scrolled sideways`] : faults;
}

/** Faults of the page on a phone in the dark. */
export function faultsOnPhone(page: Page): Promise<string[]> {
  return faultsIn(page, PHONE);
}

/** Faults of the page in light and dark, wide and narrow, and whether it can be scrolled sideways at any width. */
export async function faultsInEveryLook(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const look of LOOKS) faults.push(...(await faultsIn(page, look)));
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    if ((await sidewaysScroll(page)) > 0) faults.push(`${width}: can be scrolled sideways`);
  }
  return faults;
}
