export { type About, aboutOf } from "./about.ts";
export { type Headline, headlineOf } from "./headline.ts";
export { findHeadlineOverText } from "./headline-over-text.ts";
export { isGated, type KindReading, kindOf } from "./kind.ts";
export { asSpeech, speakerAt, speakersOf } from "./speakers/speakers.ts";
export type { Spoken } from "./speakers/spoken.ts";
