import { describe, expect, it } from "vitest";
import { securityHeaders } from "../src/server/headers.ts";
import { loadSettings } from "../src/server/settings.ts";
import { headerRules, redirectRules } from "./build-netlify.ts";

describe("The rules for Netlify", () => {
  it("send with every page each security header that the server sends", () => {
    const security = securityHeaders(loadSettings({ PUBLIC_URL: "https://example.org" }));
    const lines = headerRules(security).split("\n");
    expect(lines[0]).toBe("/*");
    expect(Object.keys(security).length).toBeGreaterThan(5);
    const sent = lines.slice(1, 1 + Object.keys(security).length);
    expect(sent).toEqual(Object.entries(security).map(([name, value]) => `  ${name}: ${value}`));
    expect(lines).toContain("  strict-transport-security: max-age=63072000; includeSubDomains");
  });

  it("let browsers keep the files whose names change with their content, and nothing else", () => {
    const rules = headerRules({ "x-a": "b" });
    expect(rules.match(/cache-control/gu)).toHaveLength(1);
    expect(rules).toContain("/assets/*\n  cache-control: public, max-age=31536000, immutable");
  });

  it("give each folder its own page for what is not there, the deepest first", () => {
    expect(redirectRules(["404.html", "blog/404.html", "blog/tag/404.html"])).toContain(
      "\n/blog/tag/:name /blog/tag/404.html 404\n/blog/:name /blog/404.html 404\n",
    );
  });

  it("lead what is shared to the analysis page of its language, before any page for 404 could answer", () => {
    const rules = redirectRules(["uk/404.html"]);
    expect(rules).toBe("/share /#shared- 302\n/uk/share /uk/#shared- 302\n/uk/:name /uk/404.html 404\n");
  });
});
