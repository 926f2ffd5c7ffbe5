import type { ReportLanguage } from "#report/index.ts";
import type { MarkedSpan, MarkVoice } from "../segments.ts";
import { readingWords } from "../words.ts";

const VOICES: Readonly<Record<MarkVoice, string>> = { author: "", speaker: "quoted", answered: "answered" };
const ORDER: readonly MarkVoice[] = ["author", "speaker", "answered"];

interface Props {
  readonly spans: readonly MarkedSpan[];
  readonly language: ReportLanguage;
}

/** How the words of the author, of those quoted and of an answered objection are told apart, as far as they occur. */
export function VoiceLegend({ spans, language }: Props) {
  const said = readingWords[language].voices;
  const voices = ORDER.filter((voice) => spans.some((span) => span.voice === voice));
  if (voices.length < 2) return null; // nothing to tell apart
  return (
    <p className="voices">
      {said.title}:{" "}
      {voices.map((voice) => (
        <span key={voice} className={`voice-sample ${VOICES[voice]}`}>
          {said[voice]}
        </span>
      ))}
    </p>
  );
}
