import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { AnalysisPage } from "./analysis-page.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

/** Everything that the page asks for or sends, from now on. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
  );
  return requests;
}

function fileOf(name: string, content: string | Uint8Array) {
  const buffer = Buffer.from(content);
  return { name, mimeType: "application/octet-stream", buffer };
}

async function openFile(page: Page, file: ReturnType<typeof fileOf>, button = "Open a file"): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await chooser.setFiles(file);
}

function docx(words: string): Uint8Array {
  const document = `<w:document xmlns:w="x"><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`;
  return zipSync({ "word/document.xml": strToU8(document) });
}

/** A file let go over an element, as a browser tells of it. */
async function drop(page: Page, selector: string, name: string, content: string): Promise<void> {
  await page.evaluate(`{
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([${JSON.stringify(content)}], ${JSON.stringify(name)}));
    for (const type of ["dragover", "drop"])
      document.querySelector(${JSON.stringify(selector)})
        .dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }`);
}

test("Files of every kind are read in the browser, nothing is sent, and what was typed can be had back", async ({
  page,
}) => {
  await page.goto("/about/");
  const pdf = await page.pdf(); // a real one, by the browser itself
  const requests = requestsOf(page);
  await page.goto("/");
  const { text } = new AnalysisPage(page);
  await text.fill("Typed before.");
  await openFile(page, fileOf("mill.docx", docx("The mill turned &amp; turned.")));
  await expect(text).toHaveValue("The mill turned & turned.");
  await expect(page.getByText("The text of mill.docx is in the field.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(text).toHaveValue("Typed before.");
  await openFile(page, fileOf("page.html", "<html><nav>Menu</nav><p>The mill <script>evil()</script>stood."));
  await expect(text).toHaveValue("The mill stood.");
  await openFile(page, fileOf("about.pdf", pdf));
  await expect(text).toHaveValue(/Subtext[\s\S]{500}/u);
  await drop(page, "footer", "notes.md", "# Notes\n\nDropped far from the field.");
  await expect(text).toHaveValue("# Notes\n\nDropped far from the field.");
  expect(requests.filter((each) => /^POST|mill|Menu|Dropped/u.test(each))).toEqual([]);
});

test("A file that gives no text is told of in one sentence, and the field stays as it was", async ({
  page,
}) => {
  await page.goto("/");
  const { text, error } = new AnalysisPage(page);
  await text.fill("Typed before.");
  const cases: [string, string | Uint8Array, string][] = [
    ["a.png", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13), "This kind of file cannot be read here."],
    ["a.pdf", "%PDF-1.7 cut off", "The file is damaged or cut off"],
    ["a.txt", "  ", "The file holds no text."],
  ];
  for (const [name, content, message] of cases) {
    await openFile(page, fileOf(name, content));
    await expect(error).toContainText(message);
    await expect(text).toHaveValue("Typed before.");
  }
});

test("Of a text that is too long a part can be chosen, and the page has no fault in any look", async ({
  page,
}) => {
  await page.goto("/");
  const { text, initiateButton } = new AnalysisPage(page);
  const paragraphs = Array.from({ length: 400 }, (_, i) => `Paragraph ${i + 1} has seven words in it.`);
  await openFile(page, fileOf("long.txt", paragraphs.join("\n\n")));
  await expect(text).toHaveValue(paragraphs.join("\n\n"));
  await expect(initiateButton).toBeDisabled();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.getByLabel("Part to analyse").selectOption({ index: 2 });
  await expect(text).not.toHaveValue(/Paragraph 1 /u);
  await expect(text).toHaveValue(/Paragraph 400 has seven words in it\.$/u);
  await expect(initiateButton).toBeEnabled();
});

test("An old Ukrainian file is opened on the Ukrainian page, and said in Ukrainian", async ({ browser }) => {
  const page = await browser.newPage({ locale: "uk-UA" });
  await page.goto("/uk/");
  // «Їжак і кіт» in windows-1251.
  const bytes = Uint8Array.of(0xaf, 0xe6, 0xe0, 0xea, 0x20, 0xb3, 0x20, 0xea, 0xb3, 0xf2);
  await openFile(page, fileOf("old.txt", bytes), "Відкрити файл");
  await expect(page.getByLabel("Текст для аналізу")).toHaveValue("Їжак і кіт");
  await expect(page.getByText("Текст із файлу old.txt уже в полі.")).toBeVisible();
  await openFile(page, fileOf("a.png", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13)), "Відкрити файл");
  await expect(page.getByRole("alert")).toContainText("Такого файлу тут не прочитати.");
});

test("The bookmark brings a selection from another site, in no request and no longer in the address", async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto("/ways-in/");
  const link = page.getByRole("link", { name: "Read with Subtext" });
  const bookmark = (await link.getAttribute("href")) ?? "";
  expect(bookmark).toMatch(/^javascript:/u);
  expect(await page.getByLabel(/Without a bookmarks bar/u).inputValue()).toBe(bookmark);
  await link.click();
  await expect(page.getByText("Drag it to the bookmarks bar.")).toBeVisible();

  const other = await context.newPage();
  await context.route("http://news.example/**", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: "<p>Кажуть: «все & одразу», 50 %.</p>" }),
  );
  const requests: string[] = [];
  context.on("request", async (request) => {
    requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`);
  });
  await other.goto("http://news.example/story");
  await other.evaluate("getSelection().selectAllChildren(document.body)");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    other.evaluate(bookmark.slice("javascript:".length)),
  ]);
  await expect(opened.getByLabel("Text to analyse")).toHaveValue("Кажуть: «все & одразу», 50 %.");
  expect(opened.url()).toBe(`${baseURL}/`);
  const ours = requests.filter((each) => each.startsWith(baseURL ?? "-"));
  expect(ours.length).toBeGreaterThan(3);
  expect(ours.filter((each) => /text=|news\.example|%D0/u.test(each))).toEqual([]);
});
