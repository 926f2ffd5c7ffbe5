import type { APIRequestContext } from "@playwright/test";
import { expect, faultsInEveryLook, faultsOnPhone, test } from "./journey.ts";

/** Each takes every sixth page, so that two workers share them evenly and none runs out of time. */
const PARTS = 6;

/**
 * Folders whose pages are one template with other words in it: of each, one page in eight is looked at in every look,
 * and one in four of the others on a phone in the dark, where there is least room. All are opened: the browser must be
 * silent. All in every look took five minutes more of a core.
 */
const OF_ONE_TEMPLATE = /^(?:\/uk)?\/(?:techniques|blog\/tag|practice)\/[^/]+\/(?:sheet\/|solution\/)?$/u;

test("Every page of the specification is in the sitemap", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  for (const path of [
    "/",
    "/how-it-works/",
    "/about/",
    "/faq/",
    "/blog/",
    "/blog/welcome-to-subtext/",
    "/pricing-limits/",
    "/contact/",
    "/changelog/",
    "/privacy-policy/",
    "/terms-of-use/",
    "/cookie-policy/",
    "/disclaimer/",
    "/techniques/",
  ]) {
    expect(sitemap).toMatch(new RegExp(`<loc>${path}</loc>`, "u"));
  }
});

/** How closely the page with this number is looked at; undefined where it is only opened. */
function lookAt(number: number, path: string): typeof faultsOnPhone | undefined {
  if (number % 8 === 0 || !OF_ONE_TEMPLATE.test(path)) return faultsInEveryLook;
  return number % 4 === 2 ? faultsOnPhone : undefined;
}

for (let part = 0; part < PARTS; part++) {
  test(`The browser is silent on every page, and axe and sideways scrolling find nothing on each template, part ${part + 1}`, async ({
    page,
    request,
  }) => {
    test.slow();
    const sitemap = await (await request.get("/sitemap.xml")).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].flatMap(([, path]) => path ?? []);
    expect(paths.length).toBeGreaterThan(60);
    const faults: string[] = [];
    for (const [i, path] of paths.filter((_, i) => i % PARTS === part).entries()) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      const look = lookAt(i, path);
      faults.push(...((await look?.(page)) ?? []).map((fault) => `${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

test("A crawler without JavaScript finds every page whole, and no two with one title or description", async ({
  request,
}) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const images = new Set<string>();
  for (const [, path] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)) {
    const html = await (await request.get(path ?? "")).text();
    const title = /<title>([^<]+)<\/title>/u.exec(html)?.[1] ?? "";
    const description = /<meta name="description" content="([^"]+)"/u.exec(html)?.[1] ?? "";
    expect(titles.get(title), `${path}: ${title}`).toBeUndefined();
    expect(descriptions.get(description), `${path}: ${description}`).toBeUndefined();
    // Beyond these, search engines cut them off.
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeLessThanOrEqual(160);
    expect(description.length, description).toBeGreaterThan(50);
    titles.set(title, path ?? "");
    descriptions.set(description, path ?? "");
    expect(html).toContain(`<link rel="canonical" href="${path}"/>`);
    expect(html.match(/<h1/gu)).toHaveLength(1);
    const image = /<meta property="og:image" content="([^"]+)"/u.exec(html)?.[1] ?? "";
    expect(images.has(image), `${path}: ${image}`).toBe(false);
    images.add(image);
    expect((await request.head(image)).headers()["content-type"]).toBe("image/png");
    for (const tag of ["og:title", "og:description", "og:url", "og:type", "og:image", "twitter:card"]) {
      expect(html).toMatch(new RegExp(`(property|name)="${tag}" content="[^"]+"`, "u"));
    }
    expect(html).not.toMatch(/ style="/u);
    expect(html).not.toMatch(/<script(?![^>]*( src=|ld\+json|application\/json))/u);
    expect(html.replaceAll(/<[^>]+>/gu, " ").length).toBeGreaterThan(700);
  }
});

test("Structured data, feed, robots file, manifest and pictures are there", async ({ request }) => {
  for (const [path, type, word] of [
    ["/", "SoftwareApplication", '"price":"0"'],
    ["/how-it-works/", "HowTo", '"position":6'],
    ["/faq/", "FAQPage", "acceptedAnswer"],
    ["/blog/welcome-to-subtext/", "BlogPosting", "datePublished"],
  ] as const) {
    const html = await (await request.get(path)).text();
    const json = /<script type="application\/ld\+json">(.+?)<\/script>/u.exec(html)?.[1] ?? "";
    expect(JSON.parse(json)).toMatchObject({ "@type": type });
    expect(json).toContain(word);
  }
  for (const [path, type] of [
    ["/rss.xml", "application/rss+xml"],
    ["/robots.txt", "text/plain"],
    ["/site.webmanifest", "manifest+json"],
    ["/sharing.webmanifest", "manifest+json"],
    ["/social-image.png", "image/png"],
    ["/favicon.ico", "image/"],
    ["/icon.svg", "image/svg"],
    ["/apple-touch-icon.png", "image/png"],
    ["/icon-192.png", "image/png"],
    ["/icon-512.png", "image/png"],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()["content-type"]).toContain(type);
  }
});

/** What the scripts of a page weigh, in bytes as they travel. */
async function scriptBytes(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/gu)].flatMap(([, src]) => src ?? []);
  expect(scripts.length).toBeGreaterThan(1);
  const sizes = scripts.map(async (script) => {
    const reply = await request.head(script, { headers: { "accept-encoding": "br" } });
    expect(reply.headers()["content-encoding"] ?? "identity").toMatch(/^(br|identity)$/u);
    return Number(reply.headers()["content-length"]);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test("Scripts stay within their budgets: 75 kB for the analysis and for practice, 3 kB for a page of words", async ({
  request,
}) => {
  const [english, ukrainian] = [await scriptBytes(request, "/"), await scriptBytes(request, "/uk/")];
  expect(english).toBeLessThanOrEqual(75_000);
  expect(Math.abs(ukrainian - english)).toBeLessThanOrEqual(1_000);
  expect(await scriptBytes(request, "/practice/kettle/")).toBeLessThanOrEqual(75_000);
  const ofWords = ["/about/", "/uk/about/", "/blog/welcome-to-subtext/", "/techniques/doubt/"];
  for (const path of [...ofWords, "/teachers/", "/practice/kettle/sheet/", "/practice/kettle/solution/"]) {
    expect(await scriptBytes(request, path)).toBeLessThanOrEqual(3_000);
  }
});
