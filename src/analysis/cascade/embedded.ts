import { detectorVersion } from "#detector/index.ts";

/** How the embedded analyser is named in a report, in its attempts and in the log. */
export const embedded = {
  id: "embedded",
  /** Computed when first asked for: a start of the command line should not pay for it. */
  get version() {
    return detectorVersion();
  },
} as const;
