import type { Surroundings } from "#web/renderer.ts";

/** What the environment says of the site that is built: PUBLIC_URL and ANALYTICS_ID. */
export function surroundingsOf(
  env: NodeJS.ProcessEnv,
): Pick<Surroundings, "publicUrl" | "analyticsId" | "year"> {
  return {
    publicUrl: env["PUBLIC_URL"]?.replace(/\/+$/u, "") || undefined,
    analyticsId: env["ANALYTICS_ID"] || undefined,
    year: new Date().getFullYear(),
  };
}
