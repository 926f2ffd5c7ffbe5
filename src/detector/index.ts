export { findNotices } from "./notices.ts";
export { detectTextLanguage, findQuotedSpeech, type Reading, read } from "./read.ts";
export { DETECTOR_VERSION } from "./version.ts";
