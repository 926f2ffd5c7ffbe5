import { detectorVersion } from "#detector/index.ts";
import { loadSettings } from "../../src/server/settings.ts";
import type { RenderContext } from "../../src/web/renderer.ts";

/** What of the render context does not depend on the files of a build. */
export type ContextOfSettings = Pick<RenderContext, "publicUrl" | "analyticsId" | "analyserVersion" | "year">;

/** Reads it from the settings of the server and the analyser. Throws `WrongSettings`. */
export function contextFromSettings(env: NodeJS.ProcessEnv): ContextOfSettings {
  const { publicUrl, analyticsId } = loadSettings(env);
  return { publicUrl, analyticsId, analyserVersion: detectorVersion(), year: new Date().getFullYear() };
}
