import type { Marker } from "#languages/index.ts";
import { findingTypeOf, hasFact, isAccusing, TEXT_LANGUAGES, type Technique } from "#report/index.ts";
import { isAdjective } from "../patterns/adjective.ts";
import { lexiconOf } from "../patterns/lexicon.ts";
import type { Finding, MarkerHit, Matches } from "../patterns/match.ts";
import { unitsOf } from "../text/characters.ts";
import { quotationAround } from "../text/quotations.ts";
import { endsIn } from "../text/sentences.ts";
import type { Split } from "../text/split.ts";
import { MARK, markAt, stemAt, textAt, WORD } from "../text/tokens.ts";
import { DENIALS } from "./source-words.ts";

/** How far, in tokens, what is told as others' view goes on. */
const VIEW_REACH = 12;
/** Quotation marks around so many words hold them at arm's length. */
const MOST_HELD_OFF = 4;
const QUESTION = "?".charCodeAt(0);
/** So many tokens at the end of a sentence may be its mark and one that closes a quotation. */
const CLOSING_TOKENS = 2;
const STOPS = unitsOf(";:—–");

/** Devices of a few set words, which marks hold off as well. */
const OF_PHRASES: ReadonlySet<Technique> = new Set([
  "secret-plot",
  "conversation-killer",
  "appeal-to-hypocrisy",
]);

/** Devices that lie in telling what others say, or in the marks themselves. */
const OWN_DEVICES: ReadonlySet<Technique> = new Set([
  "anonymous-authority",
  "appeal-to-authority",
  "straw-man",
  "mockery",
  "doubt",
]);

/** Devices whose words say the opposite behind "not": "does not promise an easy profit". */
const UNDONE_BY_NOT: ReadonlySet<Technique> = new Set([
  "loaded-language",
  "name-calling",
  "dehumanisation",
  "mockery",
  "sales-promise",
  "exaggeration-minimisation",
]);

/** Devices that a text does not use which says of their words anywhere that it is not so: "there is no miracle pill". */
const UNDONE_THROUGHOUT: ReadonlySet<Technique> = new Set(["sales-promise", "secret-plot"]);

/**
 * Findings without those accusing words that the author tells as somebody else's view ("are seen as", "the theory
 * that"), denies ("are not all crooks") or holds off in quotation marks, and without those of a term ("reckless driving").
 */
export function withoutOthersWords(split: Split, matches: Matches, findings: readonly Finding[]): Finding[] {
  const views = bySentence(matches, "others-view");
  const denials = bySentence(matches, "not-so");
  const terms = bySentence(matches, "term");
  const stand = findings.filter((finding) => {
    const { technique, rule, sentence } = finding;
    if (!isAccusing(findingTypeOf(technique))) return true;
    // A coined label is no rule's, but somebody else's as well.
    if (rule === undefined && technique !== "name-calling") return true;
    if ((terms.get(sentence) ?? []).some((hit) => isPartOf(hit, finding))) return false;
    if (isUndone(split, finding) || isCitedJibe(matches, finding)) return false;
    if (OWN_DEVICES.has(technique)) return true;
    const isTold = (views.get(sentence) ?? []).some((hit) => leadsTo(split, hit, finding, VIEW_REACH));
    const isDenied =
      !isQuestion(split, sentence) &&
      (denials.get(sentence) ?? []).some((hit) => isRightBefore(split, hit, finding));
    return !isTold && !isDenied && !isHeldOff(matches, finding) && !isLabelOfOthers(split, finding);
  });
  return withoutAnswered(split, findings, stand);
}

/** Findings that stand, without those that a text answers itself: it denies the same device in the same words elsewhere. */
function withoutAnswered(split: Split, findings: readonly Finding[], stand: Finding[]): Finding[] {
  const remaining = new Set(stand);
  const denied = findings.filter(
    (finding) => UNDONE_THROUGHOUT.has(finding.technique) && !remaining.has(finding),
  );
  if (denied.length === 0) return stand;
  const answered = new Set(denied.flatMap((finding) => telling(split, finding)));
  return stand.filter((finding) => !telling(split, finding).some((word) => answered.has(word)));
}

/** The technique with each longer word of a finding, whatever its form. */
function telling({ tokens }: Split, { technique, first, last }: Finding): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => stemAt(tokens, first + at))
    .filter((stem) => stem.length > FEWEST_LETTERS)
    .map((stem) => `${technique} ${stem}`);
}

const FEWEST_LETTERS = 3;

function bySentence({ markers }: Matches, marker: Marker): ReadonlyMap<number, MarkerHit[]> {
  return Map.groupBy(markers.get(marker) ?? [], ({ sentence }) => sentence);
}

/** Whether a hit stands before a finding, near enough, and no stop between them. */
function leadsTo(split: Split, hit: MarkerHit, { first }: Finding, reach: number): boolean {
  const { tokens } = split;
  const isFrame = framesSentence(split, hit);
  // "Criticised the board for using the fund": what is told begins within the words that tell it.
  // But in "According to the hangmen, …" the name that the author gives to those who tell it is the author's.
  if (hit.first < first && hit.last >= first) return !isFrame;
  if (hit.last >= first || (!isFrame && first - hit.last > reach)) return false;
  for (let token = hit.last + (isFrame ? 2 : 1); token < first; token++)
    if (STOPS.has(markAt(tokens, token))) return false;
  return true;
}

const FRAME_ENDS = unitsOf(",:");

/** "In her eyes, …" at the head of a sentence tells all that follows. */
function framesSentence({ tokens, sentences }: Split, { sentence, first, last }: MarkerHit): boolean {
  const start = sentences[sentence]?.first ?? first;
  return first - start <= 1 && FRAME_ENDS.has(markAt(tokens, last + 1));
}

/** Of "reckless driving" the words of the finding are the term, or some of it. */
function isPartOf(term: MarkerHit, { first, last }: Finding): boolean {
  return term.first <= first && last <= term.last;
}

/** "Not a traitor": the word before says that it is not so; a question only seems to ("Is it not a disgrace?"). */
function isUndone(split: Split, { technique, sentence, first }: Finding): boolean {
  if (!UNDONE_BY_NOT.has(technique) || first <= (split.sentences[sentence]?.first ?? 0)) return false;
  return DENIALS.has(textAt(split.tokens, first - 1).toLowerCase()) && !isQuestion(split, sentence);
}

/** A jibe that a rule knows, alone between quotation marks, is cited: his "pseudo-patriots". */
function isCitedJibe({ quotations }: Matches, { technique, first, last }: Finding): boolean {
  if (technique !== "mockery") return false;
  const held = quotationAround(quotations, { first, last });
  return held !== undefined && held.close - held.open - 1 <= MOST_HELD_OFF;
}

/** What is denied stands right after the denial, in quotation marks or not, or has an adjective before it. */
function isRightBefore(
  { tokens, sentences }: Split,
  { last }: MarkerHit,
  { sentence, first }: Finding,
): boolean {
  const isMarked = tokens.kinds[first - 1] === MARK && first - 1 > last;
  const between = first - last - (isMarked ? 2 : 1);
  const { language } = sentences[sentence] ?? { language: TEXT_LANGUAGES[0] };
  return between === 0 || (between === 1 && isAdjective(tokens, first - (isMarked ? 2 : 1), language));
}

/** "They describe the plan of the board, which … , as ludicrous": however long the thing is told, the word for it is theirs. */
function isLabelOfOthers({ tokens, sentences }: Split, { technique, sentence, first }: Finding): boolean {
  const { first: start, language } = sentences[sentence] ?? { first, language: TEXT_LANGUAGES[0] };
  const { labelling } = lexiconOf(language);
  if (labelling === undefined || !hasFact(technique, "isOfWords")) return false;
  const lead =
    tokens.kinds[first - 1] === WORD && labelling.as.has(tokens, first - 1) ? first - 1 : first - 2;
  if (lead <= start || tokens.kinds[lead] !== WORD || !labelling.as.has(tokens, lead)) return false;
  for (let token = start; token < lead; token++) {
    const isVerb = tokens.kinds[token] === WORD && labelling.verbs.has(tokens, token);
    if (isVerb) return !(tokens.kinds[token - 1] === WORD && labelling.own.has(tokens, token - 1));
  }
  return false;
}

function isQuestion({ tokens, sentences }: Split, number: number): boolean {
  const sentence = sentences[number];
  return sentence !== undefined && endsIn(tokens, sentence, QUESTION, CLOSING_TOKENS);
}

/** Whether the words, or some at their end, are all, or nearly all, that stands between quotation marks. */
function isHeldOff({ quotations }: Matches, { technique, first, last }: Finding): boolean {
  if (!hasFact(technique, "isOfWords") && !OF_PHRASES.has(technique)) return false;
  // Of "the 'greedy' landlords" the marks hold off one word of the finding.
  return [first, last].some((token) => {
    const held = quotationAround(quotations, { first: token, last: token });
    return held !== undefined && held.close - held.open - 1 <= MOST_HELD_OFF;
  });
}
