export { hasCue } from "./cues.ts";
export { type Headline, headlineOf } from "./headline.ts";
export { findHeadlineOverText } from "./headline-over-text.ts";
export { isGated, type KindReading, kindOf } from "./kind.ts";
export { asSpeech, speakerAt, speakersOf, type Spoken } from "./speakers.ts";
