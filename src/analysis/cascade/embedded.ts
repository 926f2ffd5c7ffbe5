import { DETECTOR_VERSION } from "#detector/index.ts";

/** How the embedded analyser is named in a report, in its attempts and in the log. */
export const embedded = { id: "embedded", version: DETECTOR_VERSION } as const;
