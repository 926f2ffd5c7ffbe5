import { expect, it } from "vitest";
import { loadSettings } from "../../src/server/settings.ts";
import { contextFromSettings } from "./render-context.ts";

it.each(["https://a.example", "https://a.example/", "https://a.example/path/"])(
  "The build reads PUBLIC_URL=%s as the server does",
  async (url) => {
    const env = { PUBLIC_URL: url, ANALYTICS_ID: "G-ABC123" };
    const { publicUrl, analyticsId } = loadSettings(env);
    expect(await contextFromSettings(env)).toMatchObject({ publicUrl, analyticsId });
    expect(publicUrl).toBe("https://a.example");
  },
);

it("The build refuses what the server would refuse", async () => {
  const wrong = contextFromSettings({ ANALYTICS_ID: "G-1; script-src *" });
  await expect(wrong).rejects.toThrow("ANALYTICS_ID must");
});

it("The operator is named by the settings, and reached under their own host where no mail address is set", async () => {
  const env = {
    OPERATOR_NAME: "Ada Finch",
    OPERATOR_ADDRESS: "1 Bird Lane",
    SOURCE_CODE_URL: "https://a.example/s",
  };
  const named = await contextFromSettings({ ...env, CONTACT_MAIL: "ada@a.example" });
  expect(named.operator).toEqual({
    mail: "ada@a.example",
    name: "Ada Finch",
    address: "1 Bird Lane",
    sourceCodeUrl: "https://a.example/s",
  });
  const { operator } = await contextFromSettings({ PUBLIC_URL: "https://subtext.a.example:8443" });
  expect(operator).toMatchObject({ mail: "webmaster@subtext.a.example", sourceCodeUrl: undefined });
  expect((await contextFromSettings({})).operator.mail).toBe("webmaster@localhost");
});

it("The limits are those of the models that are configured, of one call and of four parts", async () => {
  expect((await contextFromSettings({})).modelLimits).toEqual([]);
  const env = { LOCAL_MODEL_URL: "http://localhost:1/v1", GROQ_API_KEY: "k" };
  const { modelLimits } = await contextFromSettings(env);
  expect(modelLimits.map(({ id }) => id)).toEqual(["gpt-oss-groq", "local"]);
  const { inOneCall, inParts } = modelLimits[1] ?? {};
  expect(inOneCall?.uk).toBeLessThan(inOneCall?.en ?? 0);
  expect(inParts?.uk).toBe(4 * (inOneCall?.uk ?? 0));
});
