import {
  type Finding,
  type MarkerHit,
  type Matches,
  sentencesOf,
  withNeighbours,
} from "../../../patterns/match.ts";
import type { Split } from "../../../text/split.ts";
import { UPPER_SHAPE } from "../../../text/tokens.ts";
import { isByAuthor } from "../../../text/voice.ts";
import { speakersOf } from "../../kind/speakers/speakers.ts";
import { SIGNED_SENTENCES, signatureOf } from "./signature.ts";
import { lastOfNamedSource, nameNear } from "./source-names.ts";
import { hasClause, isDenied, isImpersonal, isOfOldTimes, isTelling, isWavedAway } from "./telling.ts";

/** Where a sentence names who says something: from the name or verb that stands first to the one that stands last. */
type Named = Pick<MarkerHit, "sentence" | "first" | "last">;

/** Named sources, at most one in a sentence: after "according to", beside a verb of speech, or as a signature. */
export function findAttributions(split: Split, matches: Matches): Finding[] {
  const over = new Set(
    sentencesOf(matches.findings.filter(({ technique }) => technique === "anonymous-authority")),
  );
  const findings: Finding[] = [];
  const times = timesIn(matches);
  for (const named of [namedByPhrase, namedBesideVerb, namedBySignature])
    for (const { sentence, first, last } of named(split, matches, times)) {
      if (over.has(sentence) || hasClause(split, first, last)) continue;
      over.add(sentence);
      const whole = withQuotedName(split, matches, last);
      findings.push({ technique: "attribution", strength: "strong", first, last: whole, sentence });
    }
  return findings;
}

/** A name in quotation marks is of so many tokens at the most. */
const QUOTED_NAME = 6;

/** «В КП «Водоканал»»: what kind of house it is goes on with its name. */
function withQuotedName({ tokens }: Split, { quotations }: Matches, last: number): number {
  if (tokens.shapes[last] !== UPPER_SHAPE) return last;
  const name = quotations.find(({ open, close }) => open === last + 1 && close - open <= QUOTED_NAME);
  return name === undefined ? last : name.close;
}

/** "According to the Office of Statistics". */
function namedByPhrase(split: Split, matches: Matches, times: ReadonlySet<number>): Named[] {
  return (matches.markers.get("source-phrase") ?? []).flatMap((hit) => {
    const last = isOwn(split, matches, hit) ? lastOfNamedSource(split, hit, times) : undefined;
    return last === undefined ? [] : [{ ...hit, last }];
  });
}

/** "The bridge is safe, Ada Finch said": with what is said in the same sentence or next to it. */
function namedBesideVerb(split: Split, matches: Matches, times: ReadonlySet<number>): Named[] {
  const heard = sentencesHeard(split, matches);
  return (matches.markers.get("speech-verb") ?? []).flatMap((hit) => {
    const { sentence } = hit;
    if (!isOwn(split, matches, hit) || isDenied(split, hit) || isImpersonal(split, hit)) return [];
    if (!heard.has(sentence) && !isTelling(split, hit)) return [];
    const name = nameNear(split, hit, times);
    if (name === undefined || isWavedAway(split, name.first) || isOfOldTimes(split, hit, name)) return [];
    return [{ sentence, first: Math.min(name.first, hit.first), last: Math.max(name.last, hit.last) }];
  });
}

function namedBySignature(split: Split): Named[] {
  return split.sentences.slice(0, SIGNED_SENTENCES).flatMap((_, sentence) => {
    const name = signatureOf(split, sentence);
    return name === undefined ? [] : [{ ...name, sentence }];
  });
}

/** Whether the author says it, and nobody who is quoted. */
export function isOwn({ tokens }: Split, { speech }: Matches, { first, last }: MarkerHit): boolean {
  return isByAuthor(tokens, speech, first, last + 1);
}

/** "Said on Sunday", "in August": a day or a month has a capital letter and is nobody's name. */
function timesIn({ markers }: Matches): ReadonlySet<number> {
  return new Set((markers.get("time") ?? []).flatMap(({ first, last }) => [first, last]));
}

/** Sentences in which somebody is told to say something, and those right before and after. */
function sentencesHeard(split: Split, matches: Matches): ReadonlySet<number> {
  const { tokens, sentences } = split;
  const spoken = speakersOf(split, matches).filter(({ isAttributed }) => isAttributed === true);
  const heard = new Set<number>();
  let at = 0;
  sentences.forEach(({ first, end }, number) => {
    const from = tokens.starts[first] ?? 0;
    const to = tokens.ends[end - 1] ?? 0;
    while (at < spoken.length && (spoken[at]?.end ?? 0) <= from) at++;
    if (spoken.slice(at, at + 3).some((words) => words.start < to && words.end > from)) heard.add(number);
  });
  return withNeighbours(heard, -1, 1);
}
