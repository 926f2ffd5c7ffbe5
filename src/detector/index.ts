export { warmUp } from "./patterns/lexicon.ts";
export { detectLanguage, findNotices, findQuotedSpeech, type Reading, read } from "./read.ts";
export { DETECTOR_VERSION } from "./version.ts";
export { type Description, describe } from "./write/describe.ts";
