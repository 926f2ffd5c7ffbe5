import { DETECTOR_VERSION } from "#detector/index.ts";
import { forEachLanguage, TEXT_LANGUAGES } from "#report/index.ts";
import type { Model } from "../model.ts";

/** The embedded analyser in the dress of a model: the last of the cascade, which cannot fail. */
export const embedded: Model = {
  id: "embedded",
  version: DETECTOR_VERSION,
  limits: forEachLanguage(TEXT_LANGUAGES, () => Infinity),
  analyse: async ({ reading }) => reading,
};
