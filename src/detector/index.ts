export { warmUp } from "./patterns/lexicon.ts";
export { detectTextLanguage, findNotices, findQuotedSpeech, type Reading, read } from "./read.ts";
export { detectorVersion } from "./version.ts";
export { type Description, describe } from "./write/describe.ts";
