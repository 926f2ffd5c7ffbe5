import { describe, expect, it } from "vitest";
import { clientAddress, networkOf, parseTrustedProxies } from "./address.ts";

const trusted = (text: string) => {
  const parsed = parseTrustedProxies(text);
  if (!parsed) throw new Error(`not a list of proxies: ${text}`);
  return parsed;
};

describe("The visitor's address", () => {
  it.each([
    ["is that of the socket when no proxy is trusted", "0", "9.9.9.9", "192.0.2.1"],
    ["is the last one named when one proxy is trusted", "1", "9.9.9.9, 203.0.113.5", "203.0.113.5"],
    ["is the last but one when two are", "2", "9.9.9.9, 203.0.113.5, 10.0.0.2", "203.0.113.5"],
    [
      "is the first one named when fewer proxies than trusted have written",
      "5",
      "203.0.113.5",
      "203.0.113.5",
    ],
    ["is that of the socket when the proxy has named nobody", "1", "", "192.0.2.1"],
    ["is that of the nearest hop when what the proxy forwards is no address", "1", "unknown", "192.0.2.1"],
    [
      "is the rightmost that is not on the list",
      "192.0.2.0/24,10.0.0.0/8",
      "1.1.1.1, 2.2.2.2, 10.1.2.3",
      "2.2.2.2",
    ],
    ["is that of the socket when that is not on the list", "10.0.0.0/8", "1.1.1.1", "192.0.2.1"],
    ["stops at rubbish that a listed proxy forwards", "192.0.2.1", "1.1.1.1, <script>", "192.0.2.1"],
    ["may be IPv6", "192.0.2.1", "2001:db8::7", "2001:db8::7"],
    ["is read beside a port", "1", "9.9.9.9, 203.0.113.5:4711", "203.0.113.5"],
    ["is read in brackets", "1", "[2001:db8::7]", "2001:db8::7"],
    ["is read in brackets beside a port", "1", "9.9.9.9, [2001:db8::7]:443", "2001:db8::7"],
    [
      "is read behind listed proxies with ports",
      "192.0.2.1,10.0.0.0/8",
      "203.0.113.5:1, 10.0.0.9:80",
      "203.0.113.5",
    ],
    ["is not made of a port alone", "1", ":4711", "192.0.2.1"],
    ["is not made of brackets that hold no address", "1", "[unknown]:1", "192.0.2.1"],
  ])("%s", (_, proxies, forwardedFor, expected) => {
    expect(clientAddress("192.0.2.1", forwardedFor, trusted(proxies))).toBe(expected);
  });

  it("reads an IPv4 address in the clothes of IPv6 as what it is", () => {
    expect(clientAddress("::ffff:192.0.2.1", undefined, trusted("0"))).toBe("192.0.2.1");
    expect(clientAddress("::FFFF:10.0.0.1", "203.0.113.5", trusted("10.0.0.0/8"))).toBe("203.0.113.5");
  });

  it("is empty, and so one for all, when the socket is gone", () => {
    expect(clientAddress(undefined, "1.1.1.1", trusted("1"))).toBe("");
  });
});

describe("What counts as one visitor", () => {
  it.each([
    ["192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["2001:db8:1::", "2001:db8:1:0"],
    ["::1", "0:0:0:0"],
    ["::", "0:0:0:0"],
    ["1:2:3:4:5:6:7::", "1:2:3:4"],
    ["64:ff9b::192.0.2.33", "64:ff9b:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["", ""],
  ])("is for %j the network %j", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("The list of trusted proxies", () => {
  it.each([
    "",
    "x",
    "-1",
    "1.5",
    "10.0.0.0/33",
    "10.0.0.0/",
    "::/129",
    "10.0.0.0/8/8",
    "10.0.0.1,",
    "true",
    "*",
  ])("cannot be %j", (text) => {
    expect(parseTrustedProxies(text)).toBeUndefined();
  });
});
