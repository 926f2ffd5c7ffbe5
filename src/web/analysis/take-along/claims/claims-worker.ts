import { findClaims, findSpeakerNames } from "#detector/index.ts";
import type { Statements } from "#report/index.ts";

// Looks for statements off the screen's thread: the rules for that are large, and travel when somebody asks for them.

function statementsOf(text: string): Statements {
  return { claims: findClaims(text), speakers: findSpeakerNames(text) };
}

addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(statementsOf(data)));
