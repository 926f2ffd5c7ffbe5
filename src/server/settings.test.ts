import { describe, expect, it } from "vitest";
import { loadSettings, SETTINGS, WrongSettings } from "./settings.ts";

describe("The settings", () => {
  it("are the documented defaults in an empty environment", () => {
    expect(loadSettings({})).toEqual({
      port: 3000,
      host: undefined,
      publicUrl: undefined,
      contactMail: undefined,
      operatorName: undefined,
      operatorAddress: undefined,
      sourceCodeUrl: undefined,
      analyticsId: undefined,
      analysesPerHour: 20,
      trustProxy: { hops: 0 },
      cascadeFile: "cascade.json",
      localModels: [{ host: "127.0.0.1" }, { host: "[::1]" }],
      cascadeSeconds: 75,
      concurrency: 8,
      queueLength: 200,
      stopGraceSeconds: 20,
      siteFolder: "build/site",
      logLevel: "info",
    });
  });

  it("count as not set when they are empty", () => {
    expect(loadSettings({ PORT: "", PUBLIC_URL: "" })).toEqual(loadSettings({}));
  });

  it("are read from the environment", () => {
    const settings = loadSettings({ PORT: "8080", HOST: "::1", PUBLIC_URL: "https://a.example/path/" });
    expect(settings).toMatchObject({ port: 8080, host: "::1", publicUrl: "https://a.example" });
  });

  const wrong: [string, string][] = [
    ["PORT", "80a"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "3000.5"],
    ["PORT", " 3000"],
    ["PORT", "1e3"],
    ["ANALYSES_PER_HOUR", "0"],
    ["ANALYSES_PER_HOUR", "many"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "10.0.0.0/99"],
    ["PUBLIC_URL", "subtext.example"],
    ["PUBLIC_URL", "ftp://subtext.example"],
    ["ANALYTICS_ID", "G-1; script-src *"],
    ["CONCURRENCY", "0"],
    ["LOCAL_MODELS", "http://gpu.lan"],
    ["LOCAL_MODELS", "gpu.lan:99999"],
    ["LOCAL_MODELS", "gpu.lan,,"],
    ["LOG_LEVEL", "loud"],
  ];
  it.each(wrong)("refuse %s=%j, naming the setting and not its value", (name, value) => {
    const load = () => loadSettings({ [name]: value });
    expect(load).toThrow(WrongSettings);
    expect(load).toThrow(`Wrong configuration: ${name} must`);
    // A short value, such as "0", may well stand in the words that say what is expected.
    if (value.length > 5) expect(load).not.toThrow(value);
  });

  it("name everything that is wrong at once", () => {
    expect(() => loadSettings({ PORT: "x", CONCURRENCY: "x" })).toThrow(/PORT must .*; CONCURRENCY must/u);
  });

  it("each have a doc, and a default that their own schema takes", () => {
    for (const setting of Object.values(SETTINGS)) {
      expect(setting.doc).toMatch(/\.$/u);
      if (setting.default !== undefined) expect(setting.schema.safeParse(setting.default).success).toBe(true);
      else expect(setting.defaultDoc).toBeTruthy();
    }
  });
});
