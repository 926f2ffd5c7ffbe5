import { fill, inPlural } from "#languages/index.ts";
import type { ScreenWords } from "../../words/en/screen.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import type { Run } from "../task/state.ts";

/** What an analysis is doing, as far as the server has said, in the words and the language of the page. */
export function stageSentence(
  { taskId, isOnDevice, stage, ahead, firstReading }: Run,
  stages: ScreenWords["stages"],
  language: SiteLanguage,
): string {
  if (isOnDevice) return stages.onDevice;
  if (taskId === undefined) return stages.sending;
  if (firstReading) return stages.firstReading;
  if (stage === "queued" && ahead) return fill(inPlural(stages.ahead, ahead, language), { n: ahead });
  if (stage === "queued") return stages.next;
  return stage === "analysing" ? stages.reading : stages.arrived;
}

/** How long it is until then, as the end of a sentence: "in 34 minutes". Minutes are rounded up, so that nobody comes too early. */
export function timeUntil(
  ms: number,
  { now, inSeconds, inMinutes }: ScreenWords["error"],
  language: SiteLanguage,
): string {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds <= 0) return now;
  const minutes = Math.ceil(seconds / 60);
  const [forms, n] = seconds < 60 ? [inSeconds, seconds] : [inMinutes, minutes];
  return fill(inPlural(forms, n, language), { n });
}
