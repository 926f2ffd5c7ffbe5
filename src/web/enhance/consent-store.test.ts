// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { readConsent, storeConsent } from "./consent-store.ts";

const day = new Date("2026-11-21T12:00:00Z");

describe("Consent", () => {
  beforeEach(() => localStorage.clear());

  it("is unknown until somebody has chosen, and where something else is stored", () => {
    expect(readConsent(day)).toBeUndefined();
    localStorage.setItem("cookie-consent", '"yes"');
    expect(readConsent(day)).toBeUndefined();
    localStorage.setItem("cookie-consent", "{");
    expect(readConsent(day)).toBeUndefined();
  });

  it.each([true, false])("of %s is kept as a JSON boolean for one year", (granted) => {
    storeConsent(granted, day);
    expect(localStorage.getItem("cookie-consent")).toBe(String(granted));
    expect(readConsent(new Date("2027-11-21T11:59:59Z"))).toBe(granted);
    expect(readConsent(new Date("2027-11-21T12:00:01Z"))).toBeUndefined();
  });
});
