import { DETECTOR_VERSION } from "#detector/index.ts";
import type { Model } from "../model.ts";

/** The embedded analyser in the dress of a model: the last of the cascade, which cannot fail. */
export const embedded: Model = {
  id: "embedded",
  version: DETECTOR_VERSION,
  limits: { en: Infinity, uk: Infinity, ru: Infinity },
  analyse: async ({ reading }) => reading,
};
