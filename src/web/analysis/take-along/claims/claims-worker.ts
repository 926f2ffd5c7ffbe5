import { findClaims } from "#detector/index.ts";

// Looks for statements off the screen's thread: the rules for that are large, and travel when somebody asks for them.

addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(findClaims(data)));
