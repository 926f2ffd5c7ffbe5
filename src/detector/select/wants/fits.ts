import type { Marker, Want } from "#languages/index.ts";
import { type MarkerHit, type Matches, sentencesOf } from "../../patterns/match.ts";
import { outerWordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { markAt, WORD } from "../../text/tokens.ts";

/** Whether words of a text say what they would be shown for. */
export interface Fits {
  /** Whether the words of a want fit the sentence by which a summary would tell it. */
  readonly asWant: (hit: MarkerHit, want: Want) => boolean;
  /** Whether a sentence can be told as what its author says: no hearsay, no courtesy, no point granted to be turned over. */
  readonly asSaid: (sentence: number) => boolean;
  /** Whether it can be told as what its author says most plainly: no condition, no candour announced. */
  readonly asStand: (sentence: number) => boolean;
  /** "When I hear that…": whether the words shown of a sentence end before its main clause. */
  readonly isCutShort: (sentence: number, shown: string) => boolean;
}

/** Wants of a deed, which a "not" before them takes back. */
const OF_DEEDS: ReadonlySet<Want> = new Set(["act", "aim", "gift"]);
/** Wants by which an author says what is so, or should be. */
const SAID: ReadonlySet<Want> = new Set(["claim", "ought", "promise"]);
/** Wants that a duty or a purpose shows, which may be past. */
const OF_DUTY: ReadonlySet<Want> = new Set(["aim", "claim", "ought"]);
/** Wants that a call shows, or words of duty: where none is needed, nothing is wanted. */
const OF_CALLS: ReadonlySet<Want> = new Set(["act", "claim", "ought"]);
/** Words of a quote that a summary shows whole. */
const MOST_WHOLE = 22;

/** What of a text fits, by its marks. */
export function fitsOf(split: Split, { markers }: Matches): Fits {
  const has = (marker: Marker) => new Set(sentencesOf(markers.get(marker)));
  const [hearsay, courtesy, concession, turn, hurry, noStand, trust] = [
    has("hearsay"),
    has("courtesy"),
    has("concession"),
    has("turn"),
    has("hurry"),
    has("no-stand"),
    has("trust"),
  ];
  // Where one sentence grants and turns over, both are shown.
  const isGranted = (at: number) => concession.has(at) && !turn.has(at);
  const isTurnedOver = (at: number) => isGranted(at) && turn.has(at + 1);
  const asSaid = (at: number) => !hearsay.has(at) && !courtesy.has(at) && !isTurnedOver(at);
  const asStand = (at: number) => asSaid(at) && !isGranted(at) && !noStand.has(at);
  const asWant = (hit: MarkerHit, want: Want) => {
    if (OF_CALLS.has(want) && isNoCall(markers, hit)) return false;
    if (OF_DUTY.has(want) && isPast(markers, hit)) return false;
    if (want === "act" && isTopics(split, markers, hit)) return false;
    if (OF_DEEDS.has(want)) return !isTakenBack(split, markers, hit);
    if (want === "sale") return !hurry.has(hit.sentence) || !isOnlyHurry(markers, hit);
    // "We must earn your trust": a duty of the author's own.
    if (want === "ought" && trust.has(hit.sentence)) return false;
    return !SAID.has(want) || asSaid(hit.sentence);
  };
  return { asWant, asSaid, asStand, isCutShort: (at, shown) => isCutShort(split, markers, at, shown) };
}

/** Tokens from "not" to what is not called for. */
const MOST_TO_CALL = 4;

/** "I call on nobody", "we are not asking you to": no comma stands between. */
function isTakenBack({ tokens }: Split, markers: Matches["markers"], hit: MarkerHit): boolean {
  return (markers.get("denial") ?? []).some(({ sentence, last }) => {
    if (sentence !== hit.sentence || last >= hit.first || hit.first - last > MOST_TO_CALL) return false;
    for (let token = last + 1; token < hit.first; token++) if (markAt(tokens, token) !== 0) return false;
    return true;
  });
}

function overlaps(a: MarkerHit, b: MarkerHit): boolean {
  return a.sentence === b.sentence && a.first <= b.last && b.first <= a.last;
}

function isOnlyHurry(markers: Matches["markers"], hit: MarkerHit): boolean {
  return (markers.get("hurry") ?? []).some((other) => overlaps(other, hit));
}

/** "They should have mended it": the duty is past, be it told a word before or after. */
function isPast(markers: Matches["markers"], hit: MarkerHit): boolean {
  return (markers.get("past-duty") ?? []).some((past) => overlaps(past, hit));
}

/** "He jokes that it's time to go", "you do not have to pay to sign": nobody is called. */
function isNoCall(markers: Matches["markers"], hit: MarkerHit): boolean {
  return (markers.get("no-call") ?? []).some((other) => overlaps(other, hit));
}

/** Commas of a list of topics. */
const FEWEST_COMMAS = 2;
const COMMA = 0x2c;

/** "Take to the streets, the polls, a rally that was none": a line without an end that lists what is told below. */
function isTopics({ tokens, sentences }: Split, markers: Matches["markers"], hit: MarkerHit): boolean {
  const { first = 0, end = 0 } = sentences[hit.sentence] ?? {};
  if (tokens.kinds[end - 1] !== WORD) return false;
  let commas = 0;
  for (let token = hit.last; token < end; token++) if (markAt(tokens, token) === COMMA) commas++;
  const isOnly = (markers.get("act") ?? []).every(
    (act) => act.sentence !== hit.sentence || overlaps(act, hit),
  );
  return isOnly && commas >= FEWEST_COMMAS && hit.first - first <= 1;
}

/** Sentences around a call for support in which money or an account is named. */
const NEAR = 2;

/** "Come and support us": where no money is named it is no gift that is asked for. */
export function isGiftOfVote(markers: Matches["markers"], hit: MarkerHit): boolean {
  if (!(markers.get("backing") ?? []).some((backing) => overlaps(backing, hit))) return false;
  return !(markers.get("money") ?? []).some(({ sentence }) => Math.abs(sentence - hit.sentence) <= NEAR);
}

function isCutShort(
  { text, tokens, sentences }: Split,
  markers: Matches["markers"],
  number: number,
  shown: string,
): boolean {
  const sentence = sentences[number];
  const opening = (markers.get("subordinate") ?? []).find((hit) => hit.sentence === number);
  if (sentence === undefined || opening === undefined) return false;
  const { first } = outerWordsOf(tokens, sentence);
  if (!shown.startsWith(text.slice(tokens.starts[first], tokens.ends[first]))) return false;
  const words = shown.split(/\s+/u).length;
  return words > MOST_WHOLE || words < sentence.words;
}
