import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

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

/** What axe finds on the page as it is: one line for each place. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
  );
}

/** How many pixels the page is wider than the window. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate<number>("document.documentElement.scrollWidth - window.innerWidth");
}

const LOOKS = [
  { width: 1280, height: 900, colorScheme: "light" },
  { width: 1280, height: 900, colorScheme: "dark" },
  { width: 360, height: 780, colorScheme: "dark" },
  { width: 360, height: 780, colorScheme: "light" },
] as const;

/** Faults of the page in light and dark, wide and narrow, and whether it can be scrolled sideways at 360 and 320. */
export async function faultsInEveryLook(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { width, height, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    faults.push(...(await axeFindings(page)).map((fault) => `${colorScheme} ${width}: ${fault}`));
    if ((await sidewaysScroll(page)) > 0) faults.push(`${width}: can be scrolled sideways`);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  if ((await sidewaysScroll(page)) > 0) faults.push("320: can be scrolled sideways");
  return faults;
}
