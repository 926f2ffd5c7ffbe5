import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../test/kit/app-for-tests.ts";
import { temporaryFolder } from "../../../test/kit/temporary-folder.ts";
import { securityHeaders } from "../headers.ts";
import { loadPages, NoSite, type Pages } from "./pages.ts";

const HOME = `<!doctype html><title>Home</title>${"<p>Words.</p>".repeat(200)}`;
const SITE: Record<string, string | Uint8Array> = {
  "index.html": HOME,
  "about/index.html": "<!doctype html><title>About</title>",
  "blog/tag/мова/index.html": "<!doctype html><title>Мова</title>",
  "404.html": `<!doctype html><title>404: Not Found</title>${"<p>Gone.</p>".repeat(200)}`,
  "blog/404.html": "<!doctype html><title>No such article</title>",
  "assets/home-abc123.js": "export const a = 1;".repeat(100),
  "assets/picture-abc123.png": new Uint8Array(500),
  "robots.txt": "User-agent: *",
  "index.html.br": brotliCompressSync(HOME),
  "index.html.gz": gzipSync(HOME),
};

const folder = temporaryFolder();
let pages: Pages;

beforeAll(async () => {
  for (const [path, content] of Object.entries(SITE)) {
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await writeFile(join(folder.path, path), content);
  }
  pages = await loadPages(folder.path, securityHeaders({ publicUrl: undefined, analyticsId: undefined }));
});

const get = async (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> =>
  testApp({ pages }).app.request(path, { headers, method });
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

describe("The built pages", () => {
  it("are served at their routes, with their type, to be asked for anew each time", async () => {
    const reply = await get("/");
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe(HOME);
    expect(reply.headers.get("content-type")).toMatch(/^text\/html; charset=utf-8$/iu);
    expect(reply.headers.get("cache-control")).toBe("no-cache");
    expect(await (await get("/about/")).text()).toContain("About");
  });

  it("have a policy that lets nothing inline run and no string become script", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect(policy).not.toMatch(/unsafe|\*|https?:/u);
    for (const part of [
      "default-src 'none'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types workers",
    ])
      expect(policy.split("; ")).toContain(part);
  });

  it("are kept for ever under assets/, where the name changes with the content", async () => {
    const reply = await get("/assets/home-abc123.js");
    expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(reply.headers.get("content-type")).toMatch(/^text\/javascript/u);
  });

  it("come in brotli where it is taken, else in gzip, else as they are", async () => {
    const br = await get("/", { "accept-encoding": "gzip, deflate, br, zstd" });
    expect(br.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(HOME);
    const gz = await get("/", { "accept-encoding": "br;q=0, gzip;q=0.5" });
    expect(gz.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await bytesOf(gz)).toString()).toBe(HOME);
    const plain = await get("/", { "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
    for (const reply of [br, gz, plain]) expect(reply.headers.get("vary")).toBe("Accept-Encoding");
  });

  it("are not served by the names of their compressed forms", async () => {
    for (const path of ["/index.html.br", "/index.html.gz"]) expect((await get(path)).status).toBe(404);
  });

  it("are sent as they are where the build has not compressed them", async () => {
    for (const path of ["/assets/picture-abc123.png", "/robots.txt"]) {
      const reply = await get(path, { "accept-encoding": "br, gzip" });
      expect(reply.headers.get("content-encoding")).toBeNull();
    }
  });

  it("answer 304 without a body to whoever has them already", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const reply = await get("/", { "if-none-match": known });
      expect(reply.status).toBe(304);
      expect(await reply.text()).toBe("");
      expect(reply.headers.get("etag")).toBe(etag);
    }
    expect((await get("/about/", { "if-none-match": etag })).status).toBe(200);
  });

  it("answer HEAD with the headers of GET and no body", async () => {
    const reply = await get("/", {}, "HEAD");
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-length")).toBe(String(HOME.length));
    expect(await reply.text()).toBe("");
    expect((await get("/nowhere/", {}, "HEAD")).status).toBe(404);
    expect((await get("/about", {}, "HEAD")).status).toBe(308);
  });

  it("answer 405 to anything but GET and HEAD", async () => {
    const reply = await get("/about/", {}, "POST");
    expect(reply.status).toBe(405);
    expect(reply.headers.get("allow")).toBe("GET, HEAD");
  });

  it.each([
    ["/about", "/about/"],
    ["/about?a=1&b=%2F", "/about/?a=1&b=%2F"],
    ["/index.html", "/"],
    ["/about/index.html", "/about/"],
    ["/blog/tag/%D0%BC%D0%BE%D0%B2%D0%B0", "/blog/tag/%D0%BC%D0%BE%D0%B2%D0%B0/"],
  ])("send %s on to %s for good, by a relative address", async (path, location) => {
    const reply = await get(path);
    expect(reply.status).toBe(308);
    expect(reply.headers.get("cache-control")).toBe("no-cache");
    expect(reply.headers.get("location")).toBe(location);
  });

  it("may have addresses in any script", async () => {
    expect(await (await get("/blog/tag/%D0%BC%D0%BE%D0%B2%D0%B0/")).text()).toContain("Мова");
  });

  const nowhere = [
    "/nowhere/",
    "/nowhere",
    "/404.html",
    "/404",
    "//example.com",
    "//example.com/",
    "/about//",
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/assets/",
    "/assets",
    "/%00",
    "/%E0%A4%A",
    "/__proto__",
    "/constructor/",
    `/${"a".repeat(8_000)}`,
  ];
  it.each(nowhere)("answer %s with the page for what is not there, and status 404", async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain("404: Not Found");
    expect(reply.headers.get("location")).toBeNull();
  });

  it("answer for what is not there with the page of the nearest folder that has one", async () => {
    for (const path of ["/blog/nothing/", "/blog/nothing", "/blog/tag/", "/blog/404.html"]) {
      const reply = await get(path);
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain("No such article");
    }
    for (const path of ["/blogs/", "/blog/a/b/", "/blog/tag/guides/x/"]) {
      expect(await (await get(path)).text()).toContain("404: Not Found");
    }
  });

  it("refuse to be loaded from a folder without an index.html, and say what to do", async () => {
    const missing = loadPages(join(folder.path, "nothing-here"), {});
    await expect(missing).rejects.toThrow(NoSite);
    await expect(missing).rejects.toThrow("npm run build");
  });
});
