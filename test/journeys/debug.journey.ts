import { readFileSync } from "node:fs";
import { test } from "@playwright/test";

for (const [w, l, scheme] of [
  [1280, "", "light"],
  [360, "/uk", "dark"],
] as const)
  test("debug" + w, async ({ page }) => {
    await page.addInitScript(
      `localStorage.setItem("cookie-consent", "false"); localStorage.setItem("cookie-consent-date", JSON.stringify(new Date().toISOString()))`,
    );
    page.on("console", (m) => console.log("console", m.text()));
    await page.setViewportSize({ width: w, height: 800 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(l + "/compare/");
    const [a, b] = await page.locator("textarea").all();
    await a!.fill(readFileSync("test/texts/en/loaded.txt", "utf8"));
    await b!.fill(
      readFileSync("test/texts/en/loaded.txt", "utf8")
        .split(".")
        .slice(5)
        .join(".")
        .replaceAll("water", "gas") + " According to the Water Bureau, 90,000 people left.",
    );
    await page.locator("button[type=submit]").click();
    await page.waitForTimeout(6000);
    await page.locator(".compared .segmented button").first().click();
    await page.locator(".claims-sheet button").first().click();
    await page.waitForTimeout(3000);
    await page.screenshot({ path: `/tmp/ways-compare-${w}.png`, fullPage: true });
  });
