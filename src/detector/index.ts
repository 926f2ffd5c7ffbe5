export { type Description, describe } from "./describe.ts";
export { warmUp } from "./lexicon.ts";
export { detectTextLanguage, findNotices, findQuotedSpeech, type Reading, read } from "./read.ts";
export { DETECTOR_VERSION } from "./version.ts";
