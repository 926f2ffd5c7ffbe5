export { hasCue } from "./cues.ts";
export { type Headline, headlineOf } from "./headline.ts";
export { findHeadlineOverText } from "./headline-over-text.ts";
export { isGated, type KindReading, kindOf } from "./kind.ts";
export { asSpeech, type Spoken, speakerAt, speakersOf } from "./speakers.ts";
