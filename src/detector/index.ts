export { findClaims, findSpeakerNames } from "./claims/claims.ts";
export { warmUp } from "./patterns/lexicon.ts";
export { phraseFinder } from "./patterns/phrase-finder.ts";
export { detectLanguage, findNotices, findQuotedSpeech, type Reading, read } from "./read.ts";
export { voiceOf } from "./text/voice.ts";
export { detectorVersion } from "./version.ts";
export {
  type ReportToWrite,
  sortIntoBoxes,
  summaryOf,
  type UnwrittenPoint,
  writeReport,
} from "./write/write-report.ts";
