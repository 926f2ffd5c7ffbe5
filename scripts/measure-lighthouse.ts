import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { ensureBrowser } from "./find-browser.ts";
import { freePort } from "./free-port.ts";

/** What Lighthouse (mobile) says of a running server's pages: `node scripts/measure-lighthouse.ts http://localhost:3000`. */
const PAGES = ["/", "/uk/", "/blog/how-loaded-language-works/", "/techniques/"];

/** One line: each category of a page with its score. */
async function measure(url: string, port: number): Promise<string> {
  const result = await lighthouse(url, { port, logLevel: "silent", output: "json" });
  if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
  const scores = Object.values(result.lhr.categories).map(
    ({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`,
  );
  return `${url}: ${scores.join(", ")}`;
}

const base = process.argv[2] ?? "http://localhost:3000";
const port = await freePort();
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: [`--remote-debugging-port=${port}`],
});
try {
  for (const page of PAGES) process.stdout.write(`${await measure(new URL(page, base).href, port)}\n`);
} finally {
  await browser.close();
}
