import { type Claim, type ClaimSource, type KindOfText, type Span, TECHNIQUES } from "#report/index.ts";
import { findByRules } from "../find/by-rules.ts";
import { kindOf } from "../find/kind/kind.ts";
import { speakerAt, speakersOf } from "../find/kind/speakers/speakers.ts";
import type { Spoken } from "../find/kind/speakers/spoken.ts";
import { findSourcing } from "../find/structure/sourcing/sourcing.ts";
import { type Finding, type Matches, match, sentencesOf } from "../patterns/match.ts";
import { endsIn, type Sentence } from "../text/sentences.ts";
import { type Split, withSplit } from "../text/split.ts";
import { LINK, textAt } from "../text/tokens.ts";
import { voiceOf } from "../text/voice.ts";
import { type Found, signsOf } from "./signs.ts";

/** In texts of these kinds a sentence about the world claims nothing of it. */
const WITHOUT_CLAIMS: ReadonlySet<KindOfText> = new Set(["story", "manual", "greeting"]);

/** A shorter sentence says too little to be checked. */
const FEWEST_WORDS = 4;

const QUESTION = "?".charCodeAt(0);
/** So many tokens at the end of a sentence may be its mark and those that close a quotation. */
const CLOSING_TOKENS = 3;

/**
 * Each statement of a text that somebody could check: what shows it, and what its sentence gives as a source. Nothing is
 * said of whether it is true.
 * @param text already trimmed.
 */
export function findClaims(text: string): Claim[] {
  return withSplit(text, (cut) => {
    const matches = match(cut);
    return WITHOUT_CLAIMS.has(kindOf(cut, matches).kind) ? [] : claimsOf(cut, matches);
  });
}

/** Everybody whose words a text has and whom it names, in the order in which they first speak. */
export function findSpeakerNames(text: string): string[] {
  return withSplit(text, (cut) => {
    const names = speakersOf(cut, match(cut)).flatMap(({ speaker }) => speaker ?? []);
    return [...new Set(names)];
  });
}

function claimsOf(cut: Split, matches: Matches): Claim[] {
  const found = [...findByRules(cut, matches), ...findSourcing(cut, matches)];
  const ofSources = found.filter(({ technique }) => TECHNIQUES[technique].group === "sourcing");
  const charging = ofSources.filter(
    ({ technique }) => technique !== "anonymous-authority" && !("isCredit" in TECHNIQUES[technique]),
  );
  const charges = new Set(sentencesOf(charging));
  const times = new Set(sentencesOf(matches.markers.get("time")));
  const findings = Map.groupBy(found, ({ sentence }) => sentence);
  const spoken = speakersOf(cut, matches);
  return cut.sentences.flatMap((sentence, number) => {
    const known = { hasTime: times.has(number), hasCharge: charges.has(number) };
    return claimOf(cut, matches, sentence, { ...known, findings: findings.get(number) ?? [], spoken }) ?? [];
  });
}

interface Known extends Found {
  readonly findings: readonly Finding[];
  readonly spoken: readonly Spoken[];
}

function claimOf(cut: Split, matches: Matches, sentence: Sentence, known: Known): Claim | undefined {
  const { text, tokens } = cut;
  if (sentence.words < FEWEST_WORDS || endsIn(tokens, sentence, QUESTION, CLOSING_TOKENS) || isCall(known))
    return undefined;
  const signs = signsOf(cut, sentence, known);
  if (signs.length === 0) return undefined;
  const start = tokens.starts[sentence.first] ?? 0;
  const end = tokens.ends[sentence.end - 1] ?? start;
  const source = sourceOf(cut, sentence, known, { start, end });
  return {
    start,
    end,
    quote: text.slice(start, end),
    signs,
    voice: voiceOf(matches.speech, start, end),
    ...(source && { source }),
  };
}

/** "Share this before they delete it": a call is no statement. */
function isCall({ findings }: Known): boolean {
  return findings.some(({ technique }) => TECHNIQUES[technique].group === "call");
}

/** What the sentence itself gives as its source: somebody with a name first, a link, somebody without one last. */
function sourceOf(
  { text, tokens }: Split,
  { first, end }: Sentence,
  { findings, spoken }: Known,
  span: Span,
): ClaimSource | undefined {
  const wordsOf = (found: Finding) => text.slice(tokens.starts[found.first], tokens.ends[found.last]);
  const named = findings.find(({ technique }) => technique === "attribution");
  if (named) return { kind: "named", quote: wordsOf(named) };
  const speaker = speakerAt(spoken, span.start, span.end);
  if (speaker !== undefined) return { kind: "speaker", quote: speaker };
  const link = tokens.kinds.subarray(first, end).indexOf(LINK);
  if (link >= 0) return { kind: "link", quote: textAt(tokens, first + link) };
  const anonymous = findings.find(({ technique }) => technique === "anonymous-authority");
  return anonymous && { kind: "anonymous", quote: wordsOf(anonymous) };
}
