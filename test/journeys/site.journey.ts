import { securityHeaders } from "../../src/server/headers.ts";
import { AnalysisPage } from "./analysis-page.ts";
import { expect, faultsInEveryLook, test } from "./journey.ts";

/** What the server sends where an operator has set up analytics: trusted types, and one host for the script. */
const WITH_ANALYTICS = securityHeaders({ publicUrl: undefined, analyticsId: "G-1" });

const NAVIGATION = [
  ["Analysis", "/"],
  ["Methodology", "/how-it-works/"],
  ["About", "/about/"],
  ["FAQ", "/faq/"],
] as const;

/** Links that the specification wants in the footer alone. */
const FOOTER_ONLY = [
  "Access & Limits",
  "Changelog",
  "Contact",
  "Privacy Policy",
  "Terms of Use",
  "Cookie Policy",
  "Disclaimer",
];

test("The header leads to the four main pages, and says which one is shown", async ({ page }) => {
  await page.goto("/contact/");
  const navigation = page.getByRole("navigation", { name: "Main" });
  await expect(navigation.getByRole("link")).toHaveText(NAVIGATION.map(([label]) => label));
  for (const [label, path] of NAVIGATION) {
    await navigation.getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
    await expect(navigation.locator("[aria-current=page]")).toHaveText(label);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("The footer has its four groups, its own links, the year, the version, the source code and the mail", async ({
  page,
}) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading")).toHaveText(["System", "Project", "Content", "Legal"]);
  for (const name of FOOTER_ONLY) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", /^\/[a-z-]+\/$/u);
    await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toHaveCount(0);
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await expect(footer).toContainText("Version 0.4.8 (Beta)");
  await expect(footer.getByRole("link", { name: "Source code" })).toHaveAttribute(
    "href",
    "/about/#source-code",
  );
  await page.goto("/about/");
  await expect(page.getByRole("heading", { name: "Source code" })).toHaveId("source-code");
  await expect(footer.locator("a[href='mailto:webmaster@localhost']")).toBeVisible();
  for (const path of ["/privacy-policy/", "/terms-of-use/", "/cookie-policy/", "/contact/"]) {
    await page.goto(path);
    await expect(page.locator("main a[href='mailto:webmaster@localhost']").first()).toBeVisible();
  }
});

test("Questions and steps lead to what they speak of", async ({ page }) => {
  await page.goto("/faq/");
  const accuracy = page.getByRole("region", { name: "How accurate is it?" });
  await accuracy.getByRole("link", { name: "How often we are wrong" }).click();
  await expect(page).toHaveURL("/accuracy/");
  await page.goto("/how-it-works/");
  await expect(page.locator("main")).toContainText("for up to 15 minutes. The screen waits 90 seconds");
  await page.locator("main").getByRole("link", { name: "library" }).click();
  await expect(page).toHaveURL("/techniques/");
});

test("The page on limits shows those of this installation", async ({ page }) => {
  await page.goto("/pricing-limits/");
  await expect(page.getByText("No language model is configured here.")).toBeVisible();
});

test("Whoever finds a weakness is told whom to tell", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  expect(await response.text()).toMatch(/^Contact: mailto:webmaster@localhost\nExpires: \d{4}-/u);
});

test("The menu of a narrow screen opens and closes by keyboard, says its state, and closes on navigation", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/about/");
  const button = page.getByRole("button", { name: "Menu" });
  const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" });
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await expect(link).toBeHidden();
  await button.press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(link).toBeVisible();
  expect(await faultsInEveryLook(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await button.press("Space");
  await link.press("Enter");
  await expect(page).toHaveURL("/faq/");
  await expect(button).toHaveAttribute("aria-expanded", "false");
  await page.goBack();
  await expect(button).toHaveAttribute("aria-expanded", "false");
});

test("The theme follows the system until another is chosen, which is remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about/");
  const button = page.getByRole("button", { name: "Dark theme" });
  const background = () => page.evaluate("getComputedStyle(document.body).backgroundColor");
  const light = await background();
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await background()).not.toBe(light);
  await page.goto("/");
  await expect(button).toHaveAttribute("aria-pressed", "true");
  expect(await background()).not.toBe(light);
});

test.describe("An address that nothing stands at", () => {
  test.use({ expectedOnConsole: /^Failed to load resource: the server responded with a status of 404/u });

  test("answers 404 in the specification's words, is not indexed, and leads back", async ({ page }) => {
    const response = await page.goto("/no-such-page/");
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("404: Not Found");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404: Not Found");
    await expect(
      page.getByText(
        "The requested resource could not be located. The page may have been moved or does not exist.",
      ),
    ).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(await faultsInEveryLook(page)).toEqual([]);
    await page.getByRole("link", { name: "Return to the analysis page" }).click();
    await expect(page).toHaveURL("/");
  });

  for (const [path, heading, words] of [
    ["/blog/no-such-article/", "404: Not Found", "The requested article could not be located."],
    ["/blog/tag/", "404: Not Found", "The requested article could not be located."],
    ["/blog/tag/no-such-tag/", "no such tag", "No articles were found for this tag."],
  ] as const) {
    test(`at ${path} says so of itself, is not indexed, and leads back to the blog`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle("404: Not Found");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      expect(await faultsInEveryLook(page)).toEqual([]);
      await page.getByRole("link", { name: "← Return to Blog Index" }).click();
      await expect(page).toHaveURL("/blog/");
    });
  }
});

test("An address deeper than any of the blog is answered by the general page", async ({ request }) => {
  for (const path of ["/blog/a/b/", "/blog/tag/guides/x/"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("The requested resource could not be located.");
  }
});

test("A path without its last slash is moved for good", async ({ request }) => {
  const response = await request.get("/about", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()["location"]).toBe("/about/");
});

test("An article has its date in US long form, its author, its tags and the way back", async ({ page }) => {
  await page.goto("/blog/welcome-to-subtext/");
  await expect(page).toHaveTitle("Welcome to Subtext | blog");
  await expect(page.locator("time").first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/u);
  await expect(page.getByText("The Subtext project")).toBeVisible();
  const ids = await page
    .locator("article :is(h2, h3)[id]")
    .evaluateAll((headings) => headings.map(({ id }) => id));
  expect(ids.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(ids.length);
  await page.locator(".article-tags a").first().click();
  await expect(page).toHaveURL(/\/blog\/tag\/[a-z-]+\/$/u);
  await expect(page.getByRole("link", { name: "Welcome to Subtext" })).toBeVisible();
  await page.getByRole("link", { name: "← Return to Blog Index" }).click();
  await expect(page).toHaveURL("/blog/");
});

test("A page whose root element is missing stops with a fatal start-up error", async ({ page }) => {
  const errors: string[] = [];
  page.removeAllListeners("pageerror");
  page.on("pageerror", (error) => errors.push(error.message));
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('id="root"', 'id="elsewhere"');
    await route.fulfill({ response, body });
  });
  await page.goto("/");
  await expect.poll(() => errors).toEqual(["Fatal start-up error: the element with the id root is missing."]);
});

test.describe("A visitor who has not been asked yet", () => {
  test.use({ answered: false });

  test("is asked by the banner until a choice is stored, and can choose anew from the footer", async ({
    page,
  }) => {
    await page.goto("/about/");
    const banner = page.getByRole("region", { name: "Cookies", exact: true });
    await expect(banner).toContainText("no service counts your visits");
    expect(await faultsInEveryLook(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(banner).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });

    const reloaded = page.waitForEvent("load");
    await banner.getByRole("button", { name: "Reject" }).click();
    await reloaded;
    await expect(banner).toBeHidden();
    expect(await page.evaluate("localStorage.getItem('cookie-consent')")).toBe("false");

    await page.getByRole("button", { name: "Cookie consent" }).click();
    await expect(banner).toBeFocused();
    await expect(banner).toContainText("Your present choice: Reject.");
    await page.keyboard.press("Escape");
    await expect(banner).toBeHidden();
    await expect(page.getByRole("button", { name: "Cookie consent" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(banner).toBeFocused();
    const again = page.waitForEvent("load");
    await banner.getByRole("button", { name: "Accept" }).click();
    await again;
    await expect(banner).toBeHidden();
    expect(await page.evaluate("localStorage.getItem('cookie-consent')")).toBe("true");
  });

  test("loses nothing that was typed, though the page is loaded again, and leaves it nowhere", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("textbox").fill("A text\nthat somebody typed.");
    const reloaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reject" }).click();
    await reloaded;
    await expect(page.getByRole("textbox")).toHaveValue("A text\nthat somebody typed.");
    await expect(page.getByText("27/15000")).toBeVisible();
    expect(await page.evaluate("window.name")).toBe("");
    expect(await page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")).not.toContain(
      "somebody",
    );
  });

  test("gives or refuses analytics its storage by an update before the page is loaded again", async ({
    page,
  }) => {
    const updates: string[] = [];
    await page.exposeFunction("tell", (update: string) => updates.push(update));
    await page.addInitScript(`
      window.dataLayer = [];
      window.dataLayer.push = (command) => window.tell(JSON.stringify([...command]));`);
    await page.goto("/about/");
    await page.getByRole("button", { name: "Accept" }).click();
    await expect.poll(() => updates).toEqual(['["consent","update",{"analytics_storage":"granted"}]']);
    await page.getByRole("button", { name: "Cookie consent" }).click();
    await page.getByRole("button", { name: "Reject" }).click();
    await expect.poll(() => updates[1]).toBe('["consent","update",{"analytics_storage":"denied"}]');
  });

  test("loads analytics after Accept alone, where an operator has configured an id", async ({ page }) => {
    const loaded: string[] = [];
    await page.route("https://www.googletagmanager.com/**", (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: "text/javascript", body: "" });
    });
    await page.route("/about/", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), ...WITH_ANALYTICS };
      const body = (await response.text()).replace(
        "</head>",
        '<meta name="analytics-id" content="G-1"></head>',
      );
      await route.fulfill({ response, headers, body });
    });
    const answer = async (name: string) => {
      const reloaded = page.waitForEvent("load");
      await page.getByRole("button", { name }).click();
      await reloaded;
    };
    await page.goto("/about/");
    await answer("Reject");
    await page.reload();
    expect(loaded).toEqual([]);
    await page.getByRole("button", { name: "Cookie consent" }).click();
    await answer("Accept");
    await expect.poll(() => loaded).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-1"]);
    const commands = await page.evaluate(
      "JSON.stringify(dataLayer.map((command) => [...command].slice(0, 2)))",
    );
    expect(commands).toContain('["consent","default"],["consent","update"]');
  });

  test("is asked where storage is forbidden, since no choice can be stored", async ({ page }) => {
    await page.addInitScript(`
      const forbidden = { get: () => { throw new DOMException("denied", "SecurityError"); } };
      Object.defineProperty(window, "localStorage", forbidden);`);
    await page.goto("/about/");
    await expect(page.getByRole("button", { name: "Reject" })).toBeVisible();
  });

  test("is asked again after a year", async ({ page }) => {
    await page.addInitScript(`
      localStorage.setItem("cookie-consent", "true");
      localStorage.setItem("cookie-consent-date", JSON.stringify(new Date(Date.now() - 367 * 86400000).toISOString()));`);
    await page.goto("/about/");
    await expect(page.getByRole("button", { name: "Reject" })).toBeVisible();
  });

  test("is not followed by anything: every request goes to this site alone", async ({ page, baseURL }) => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    const analysis = new AnalysisPage(page);
    await analysis.open();
    await page.getByRole("button", { name: "Accept" }).click();
    await page.waitForLoadState("networkidle");
    expect([...hosts]).toEqual([baseURL]);
  });
});

test.describe("A script that was changed on its way", () => {
  test.use({ expectedOnConsole: /integrity/u });

  test("is not run", async ({ page }) => {
    await page.route("/assets/site-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
    });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Initiate Analysis" })).toBeVisible();
    expect(await page.evaluate("window.tampered")).toBeUndefined();
    const unchecked = page.locator("script[src]:not([integrity]), link[rel=stylesheet]:not([integrity])");
    await expect(unchecked).toHaveCount(0);
  });
});

test.describe("A page that came from another machine by plain HTTP", () => {
  // The browser says that such a page cannot be isolated.
  test.use({ expectedOnConsole: /Cross-Origin-Opener-Policy/u });

  test("warns of it, and one from this machine does not", async ({ page, baseURL }) => {
    const warning = page.getByText("This page is not encrypted.");
    await page.goto("/");
    await expect(warning).toBeHidden();
    await page.route("http://subtext.test/**", async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}`, headers: {} }) });
    });
    await page.goto("http://subtext.test/");
    await expect(warning).toBeVisible();
  });
});
