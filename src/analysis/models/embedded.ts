import { detectorVersion } from "#detector/index.ts";
import type { Model } from "../model.ts";

/** The embedded analyser in the dress of a model: the last of the cascade, which cannot fail. */
export const embedded: Model = {
  id: "embedded",
  // Computed when first asked for: a start of the command line should not pay for it.
  get version() {
    return detectorVersion();
  },
  limits: { en: Infinity, uk: Infinity, ru: Infinity },
  analyse: async ({ reading }) => reading,
};
