import {
  type Notice,
  type Span,
  TECHNIQUES,
  type Technique,
  type TechniqueGroup,
  type Voice,
} from "#report/index.ts";
import { asSpeech, isAttributedAt, speakerAt, speakersOf } from "../find/kind/speakers/speakers.ts";
import type { Spoken } from "../find/kind/speakers/spoken.ts";
import type { Matches } from "../patterns/match.ts";
import type { Split } from "../text/split.ts";
import { spanOf } from "../text/tokens.ts";
import { voiceOf } from "../text/voice.ts";
import type { VoiceAt } from "./candidates.ts";

const OF_SOURCES: ReadonlySet<TechniqueGroup> = new Set(["sourcing", "presentation"]);
/** What is claimed, and not how it is sourced: whoever is told to claim it does so. */
const CLAIMS: ReadonlySet<Technique> = new Set(["secret-plot", "suppressed-truth"]);
/** Devices that lie in how the author tells of what somebody said: whoever said it, the author makes it an argument. */
const OF_TELLING: ReadonlySet<Technique> = new Set(["straw-man", "appeal-to-authority"]);

/**
 * Whose words stand in a span: what is told as somebody's is theirs, quoted or not. A source is looked for in just
 * such sentences, and a straw man is made of them, so that there, and for credits, only direct speech counts.
 */
export function voicesOf(cut: Split, matches: Matches): VoiceAt {
  const spoken = speakersOf(cut, matches);
  const speech = asSpeech(spoken);
  const direct = asSpeech(spoken.filter(({ manner }) => manner === "direct"));
  return ({ start, end }, technique) => {
    const byOf = (voice: Voice) => (voice === "author" ? { voice } : quotedAt(spoken, start, end));
    const isOfSource = OF_SOURCES.has(TECHNIQUES[technique].group) && !CLAIMS.has(technique);
    if (isOfSource || OF_TELLING.has(technique)) return byOf(voiceOf(direct, start, end));
    return byOf(voiceOf(speech, start, end));
  };
}

function quotedAt(spoken: readonly Spoken[], start: number, end: number): ReturnType<VoiceAt> {
  const speaker = speakerAt(spoken, start, end);
  const isAttributed = isAttributedAt(spoken, start, end);
  return { voice: "quoted", isAttributed, ...(speaker === undefined ? {} : { speaker }) };
}

/** What is said to a machine and not to a reader: sentences with a notice of that, and what follows them, in order. */
export function saidToMachines({ tokens, sentences }: Split, notices: readonly Notice[]): Span[] {
  const spans = sentences.map(({ first, end }) => spanOf(tokens, first, end));
  const cues = notices.filter(({ kind }) => kind === "addressed-to-ai");
  const hasCue = (span: Span | undefined) =>
    span !== undefined && cues.some(({ start, end }) => start < span.end && span.start < end);
  return cues.length === 0 ? [] : spans.filter((span, at) => hasCue(span) || hasCue(spans[at - 1]));
}

/** The same voices, but what is said to machines is not the author's: it must not be told as what a text wants. */
export function voicesToReaders(voiceAt: VoiceAt, aside: readonly Span[]): VoiceAt {
  return (span, technique) => {
    const voice = voiceOf(aside, span.start, span.end);
    return voice === "author" ? voiceAt(span, technique) : { voice };
  };
}

/** Quoted words of so much of a text make it a text of speech. */
const MOST_SPEECH = 0.5;

/** Whether most of a text is quoted. */
export function isMostlySpeech(text: string, speech: readonly Span[]): boolean {
  return speech.reduce((sum, { start, end }) => sum + end - start, 0) > text.length * MOST_SPEECH;
}
