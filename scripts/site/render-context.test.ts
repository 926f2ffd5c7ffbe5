import { expect, it } from "vitest";
import { loadSettings } from "../../src/server/settings.ts";
import { contextFromSettings } from "./render-context.ts";

it.each(["https://a.example", "https://a.example/", "https://a.example/path/"])(
  "The build reads PUBLIC_URL=%s as the server does",
  (url) => {
    const env = { PUBLIC_URL: url, ANALYTICS_ID: "G-ABC123" };
    const { publicUrl, analyticsId } = loadSettings(env);
    expect(contextFromSettings(env)).toMatchObject({ publicUrl, analyticsId });
    expect(publicUrl).toBe("https://a.example");
  },
);

it("The build refuses what the server would refuse", () => {
  expect(() => contextFromSettings({ ANALYTICS_ID: "G-1; script-src *" })).toThrow("ANALYTICS_ID must");
});
