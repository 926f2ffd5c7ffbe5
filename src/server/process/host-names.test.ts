import { describe, expect, it } from "vitest";
import { createHostCheck, ownNames } from "./host-names.ts";

const own = ["mill", "mill.local", "198.51.100.9"];
const at = (publicUrl?: string) => createHostCheck({ publicUrl, own });

describe("The names that the server answers to", () => {
  it.each([
    "localhost",
    "LOCALHOST:3000",
    "localhost.:3000",
    "app.localhost",
    "127.0.0.1:3000",
    "127.8.9.1",
    "[::1]:3000",
    "10.1.2.3",
    "172.31.0.1:80",
    "192.168.0.10",
    "169.254.1.1",
    "100.64.0.1",
    "[fd00::1]",
    "[fe80::1]:3000",
    "mill:3000",
    "Mill.local",
    "198.51.100.9:3000",
  ])("without PUBLIC_URL include %j", (host) => {
    expect(at()(host)).toBe(true);
  });

  it.each([
    "rebound.example",
    "rebound.example:3000",
    "localhost.rebound.example",
    "127.0.0.1.rebound.example",
    "203.0.113.5",
    "172.32.0.1",
    "[2001:db8::1]:3000",
    "mill.example",
    "xlocalhost",
  ])("without PUBLIC_URL do not include %j", (host) => {
    expect(at()(host)).toBe(false);
  });

  it.each(["", " ", "a b", "a,b", "[::1", "::1", "a:b", "a:999999", "http://a", "a@b"])(
    "cannot be %j",
    (host) => {
      expect(at()(host)).toBeUndefined();
      expect(at("https://subtext.example")(host)).toBeUndefined();
    },
  );

  it("are all of them where PUBLIC_URL is public, since proxies write what they like", () => {
    const accepts = at("https://subtext.example");
    for (const host of ["subtext.example", "backend:3000", "203.0.113.5"]) expect(accepts(host)).toBe(true);
  });

  it.each(["http://localhost:3000", "http://192.168.1.7:3000", "http://mill"])(
    "stay this machine's own where PUBLIC_URL is %s",
    (publicUrl) => {
      expect(at(publicUrl)("rebound.example")).toBe(false);
      expect(at(publicUrl)(new URL(publicUrl).host)).toBe(true);
    },
  );

  it("are judged alike when asked again, after any number of others", () => {
    const accepts = at();
    for (let i = 0; i < 5_000; i += 1) expect(accepts(`h${i}.example`)).toBe(false);
    expect(accepts("h0.example")).toBe(false);
    expect(accepts("localhost")).toBe(true);
  });

  it("hold the machine's own name and addresses", () => {
    expect(ownNames()).toContain("127.0.0.1");
    expect(ownNames().length).toBeGreaterThan(3);
  });
});
