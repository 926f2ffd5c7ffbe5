import { readTextLimits } from "#analysis/index.ts";
import { detectorVersion, read } from "#detector/index.ts";
import { loadSettings, type Settings } from "../../src/server/settings.ts";
import type { Operator, RenderContext } from "../../src/web/renderer.ts";

/** What of the render context does not depend on the files of a build. */
export type ContextOfSettings = Omit<RenderContext, "href" | "integrity" | "fonts">;

/** RFC 9116 advises less than a year for security.txt. */
const VOUCHED_MS = 360 * 86_400_000;

/** Reads it from the settings of the server, the cascade and the analyser. Rejects with `WrongSettings` or `CascadeFileError`. */
export async function contextFromSettings(env: NodeJS.ProcessEnv): Promise<ContextOfSettings> {
  const settings = loadSettings(env);
  const now = new Date();
  return {
    publicUrl: settings.publicUrl,
    analyticsId: settings.analyticsId,
    operator: operatorOf(settings),
    modelLimits: await readTextLimits({ env, file: settings.cascadeFile }),
    analyserVersion: detectorVersion(),
    analyse: (text, language) => read(text, language).analysis_results,
    year: now.getFullYear(),
    expires: new Date(now.getTime() + VOUCHED_MS).toISOString(),
  };
}

/** Where no mail address is set, that which RFC 2142 gives to whoever keeps a website. */
function operatorOf(settings: Settings): Operator {
  const { contactMail, operatorName, operatorAddress, sourceCodeUrl, publicUrl } = settings;
  const host = publicUrl ? new URL(publicUrl).hostname : "localhost";
  return {
    mail: contactMail ?? `webmaster@${host}`,
    name: operatorName,
    address: operatorAddress,
    sourceCodeUrl,
  };
}
