import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { AnalysisPage } from "./analysis-page.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

const ENGLISH = readFileSync("content/examples/en-1.txt", "utf8").trim();
const UKRAINIAN = readFileSync("content/examples/uk-1.txt", "utf8").trim();
const WAITING = { timeout: 20_000 };

/** What the menu saves in a format. */
async function saved(page: Page, format: string): Promise<string> {
  await page.getByRole("button", { name: "More formats" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: format, exact: true }).click();
  const words = readFileSync(await (await download).path(), "utf8");
  await page.getByRole("button", { name: "Close" }).click();
  return words;
}

test("A point is contested by keyboard, stays, is there on a re-run, goes along, and is forgotten", async ({
  page,
}) => {
  const analysis = new AnalysisPage(page);
  await page.goto("/");
  await analysis.text.fill(ENGLISH);
  await analysis.initiateButton.click();
  await expect(analysis.boxes).toHaveCount(5, WAITING);
  const point = analysis.boxes
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Contest" }) })
    .first();
  const statement = await point.locator(".statement").textContent();

  await point.getByRole("button", { name: "Contest" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Contest this point" });
  await dialog.getByRole("radio", { name: "another technique" }).check();
  await dialog.getByLabel("Which technique is it?").selectOption("slogans");
  await dialog.getByLabel("Your note").fill("Our style guide says otherwise.");
  expect(await faultsInEveryLook(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Keep" }).press("Enter");
  const SAID = "Contested by the reader: another technique: Slogan. “Our style guide says otherwise.”";
  await expect(page.getByText(SAID)).toBeVisible();
  await expect(page.getByRole("button", { name: "Change" })).toBeFocused();
  expect(await faultsInEveryLook(page)).toEqual([]);

  await page.reload();
  await analysis.text.fill(`  ${ENGLISH}`);
  await analysis.initiateButton.click();
  await expect(page.getByText(SAID)).toBeVisible(WAITING);
  await expect(analysis.boxes.getByText(statement ?? "", { exact: true }).first()).toBeVisible();
  expect(await page.evaluate<string>("localStorage.getItem('contests')")).not.toContain(ENGLISH.slice(0, 80));

  expect(JSON.parse(await saved(page, "JSON")).contested).toMatchObject([
    { reason: "another-technique", other_technique: "slogans", note: "Our style guide says otherwise." },
  ]);
  expect(await saved(page, "Plain text")).toContain(SAID);

  await expect(page.getByText("You contest 1 point of this text.")).toBeVisible();
  await page.getByRole("button", { name: "Forget these" }).press("Enter");
  await expect(page.getByText(SAID)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Analysis Report" })).toBeFocused();
  expect(await page.evaluate<string | null>("localStorage.getItem('contests')")).toBeNull();
});

test("In Ukrainian a point is contested, the mark is taken back, and those of other texts are forgotten", async ({
  page,
}) => {
  await page.goto("/uk/");
  const boxes = page.getByRole("region", { name: "Звіт про аналіз" }).getByRole("article");
  const contest = async (text: string) => {
    await page.getByLabel("Текст для аналізу").fill(text);
    await page.getByRole("button", { name: "Почати аналіз" }).click();
    await boxes.getByRole("button", { name: "Заперечити" }).first().click(WAITING);
    await page.getByRole("dialog").getByRole("radio", { name: "сатира" }).check();
    await page.getByRole("dialog").getByRole("button", { name: "Зберегти" }).click();
    await expect(page.getByText("Читач заперечує: сатира.")).toBeVisible();
  };
  await contest(UKRAINIAN);
  await page.getByRole("button", { name: "Очистити" }).click();
  await contest(ENGLISH);
  await page.getByRole("button", { name: "Забрати назад" }).press("Enter");
  await expect(page.getByText("Читач заперечує: сатира.")).toHaveCount(0);
  await page.getByRole("button", { name: "Забути заперечені пункти всіх текстів" }).click();
  expect(await page.evaluate<string | null>("localStorage.getItem('contests')")).toBeNull();
});
