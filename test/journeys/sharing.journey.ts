import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { test as base, expect, faultsInEveryLook } from "./journey.ts";

/** The service worker has to be put in place; a bound on hanging, not on speed. */
const WAITING = { timeout: 20_000 };

/** All that reaches the server, whoever in the browser sends it. */
interface Wire {
  readonly origin: string;
  readonly heard: string[];
}

function originOf(server: Server): string {
  const address: AddressInfo | string | null = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

async function pass(baseURL: string, incoming: IncomingMessage, outgoing: ServerResponse, heard: string[]) {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part);
  const body = Buffer.concat(parts);
  const { method = "GET", url, headers } = incoming;
  heard.push(`${method} ${url} ${JSON.stringify(headers)} ${body.toString()}`);
  const reply = await fetch(`${baseURL}${url}`, {
    method,
    headers: { accept: headers.accept ?? "*/*", "accept-encoding": "identity" },
    redirect: "manual",
    ...(body.length > 0 && { body }),
  });
  outgoing.writeHead(reply.status, Object.fromEntries(reply.headers));
  outgoing.end(Buffer.from(await reply.arrayBuffer()));
}

/** Stands before the server, since a browser's own tools do not tell of all that a service worker does. */
const test = base.extend<{ wire: Wire }>({
  wire: async ({ baseURL }, use) => {
    const heard: string[] = [];
    const server = createServer((incoming, outgoing) => {
      pass(baseURL ?? "", incoming, outgoing, heard).catch(() => outgoing.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    await use({ origin: originOf(server), heard });
    server.closeAllConnections();
    server.close();
  },
});

interface Shared {
  readonly title?: string;
  readonly text?: string;
  readonly files?: readonly { readonly name: string; readonly content: string }[];
}

/** Sends what a system sends when something is shared with the installed site: a form, as the manifest asks for it. */
async function share(page: Page, path: string, { files = [], ...words }: Shared): Promise<void> {
  await page.evaluate(`{
    const form = document.createElement("form");
    Object.assign(form, { method: "POST", enctype: "multipart/form-data", action: ${JSON.stringify(path)} });
    for (const [name, value] of Object.entries(${JSON.stringify(words)}))
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    const chosen = new DataTransfer();
    for (const { name, content } of ${JSON.stringify(files)}) chosen.items.add(new File([content], name));
    if (chosen.files.length > 0)
      form.append(Object.assign(document.createElement("input"), { type: "file", name: "files", files: chosen.files, multiple: true }));
    document.body.append(form);
    form.submit();
  }`);
}

const LANGUAGES = [
  {
    home: "/",
    choice: "Analyse on this device",
    field: "Text to analyse",
    opened: "The text of ferry.md is in the field.",
    lost: "What you shared has not arrived here. Share it once more.",
  },
  {
    home: "/uk/",
    choice: "Аналізувати на цьому пристрої",
    field: "Текст для аналізу",
    opened: "Текст із файлу ferry.md уже в полі.",
    lost: "Те, чим ви поділилися, сюди не дійшло. Поділіться ще раз.",
  },
] as const;

/** Switches on what puts the service worker in place, and waits until the page offers to take shares. */
async function install(page: Page, { origin }: Wire, { home, choice }: (typeof LANGUAGES)[number]) {
  await page.goto(origin + home);
  const manifest = page.locator("link[rel=manifest]");
  await expect(manifest).toHaveAttribute("href", `${home}site.webmanifest`);
  await page.getByRole("switch", { name: choice }).check();
  await expect(manifest).toHaveAttribute("href", /sharing\.webmanifest$/u, WAITING);
  await expect(page.locator(".device output")).not.toBeEmpty(WAITING);
}

for (const language of LANGUAGES) {
  const { home, field, opened, lost } = language;

  test(`What is shared stands in the field at ${home}, and no word of it reaches the server`, async ({
    page,
    wire,
  }) => {
    await install(page, wire, language);
    const text = page.getByLabel(field);
    await page.goto(`${wire.origin}/about/`);
    await share(page, `${home}share`, { title: "Zyxferry", text: "Zyxferry «пором» & more" });
    await expect(text).toHaveValue("Zyxferry «пором» & more");
    expect(page.url()).toBe(wire.origin + home);
    await text.fill("");
    await page.reload();
    await expect(page.getByRole("switch")).toBeChecked();
    await expect(text).toHaveValue("");

    const files = [{ name: "ferry.md", content: "# Zyxferry\n\nЩо далі?" }];
    await share(page, `${home}share`, { title: "ferry.md", files });
    await expect(text).toHaveValue("# Zyxferry\n\nЩо далі?", WAITING);
    await expect(page.getByText(opened)).toBeVisible();
    expect(page.url()).toBe(wire.origin + home);
    expect(wire.heard.filter((each) => /^POST|zyxferry|share[^d]|shared-/iu.test(each))).toEqual([]);
    expect(wire.heard.length).toBeGreaterThan(10);
  });

  test(`What did not arrive at ${home} is said so, and what was typed stays`, async ({ page, wire }) => {
    await page.goto(wire.origin + home);
    await share(page, `${home}share`, { text: "Zyxferry" });
    await expect(page.getByRole("alert")).toContainText(lost);
    await expect(page.getByLabel(field)).toHaveValue("");
    expect(page.url()).toBe(wire.origin + home);
    expect(await faultsInEveryLook(page)).toEqual([]);

    await install(page, wire, language);
    await page.getByLabel(field).fill("Typed before.");
    await page.evaluate("location.hash = '#shared-stopped-meanwhile'");
    await expect(page.getByRole("alert")).toContainText(lost);
    await expect(page.getByLabel(field)).toHaveValue("Typed before.");
    expect(page.url()).toBe(wire.origin + home);
  });
}

test("Two shares in a row reach their own pages without a network, and too long a text comes whole", async ({
  page,
  context,
  wire,
}) => {
  await install(page, wire, LANGUAGES[0]);
  const other = await context.newPage();
  await other.goto(`${wire.origin}/`);
  await context.setOffline(true);
  const long = "The ferry sails at noon. ".repeat(800);
  await Promise.all([share(page, "/share", { text: "First." }), share(other, "/share", { text: long })]);
  await expect(page.getByLabel("Text to analyse")).toHaveValue("First.");
  await expect(other.getByLabel("Text to analyse")).toHaveValue(long.trim());
  await expect(other.getByRole("button", { name: "Initiate Analysis" })).toBeDisabled();
  await context.setOffline(false);
  const files = [
    { name: "a.txt", content: "A." },
    { name: "b.txt", content: "B." },
  ];
  await share(page, "/share", { files });
  await expect(page.getByRole("alert")).toContainText("Open one file at a time.");
});

test("A share that no worker takes leads to the page even where it is large and slow", async ({ page }) => {
  await page.goto("/about/");
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 50,
    downloadThroughput: -1,
    uploadThroughput: 1_000_000,
  });
  await share(page, "/share", { files: [{ name: "a.txt", content: "It sails. ".repeat(300_000) }] });
  await expect(page.getByRole("alert")).toContainText("What you shared has not arrived here.", WAITING);
});
