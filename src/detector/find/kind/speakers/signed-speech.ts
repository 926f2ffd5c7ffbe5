import type { Matches } from "../../../patterns/match.ts";
import { unitsOf } from "../../../text/characters.ts";
import { quotationAround } from "../../../text/quotations.ts";
import type { Line } from "../../../text/sentences.ts";
import type { Split } from "../../../text/split.ts";
import {
  countWords,
  isCapitalised,
  isDash,
  LINK,
  LOWER_SHAPE,
  lettersOf,
  markAt,
  spanOf,
  type Tokens,
  textAt,
  UPPER_SHAPE,
  WORD,
} from "../../../text/tokens.ts";
import { hasEnding } from "../../source-words.ts";
import { personIn } from "./person.ts";
import { type ReportingWords, reportingWordsOf } from "./reporting-words.ts";
import type { Spoken } from "./spoken.ts";

/** So many words at least are a statement that somebody can sign. */
const FEWEST_SAID = 4;
/** So many tokens at a line's end may be a signature, and a post's with its handle and day. */
const SIGNATURE_TOKENS = 6;
const POST_TOKENS = 18;
const COLON = ":".charCodeAt(0);
const COMMA = ",".charCodeAt(0);
const SEMICOLON = ";".charCodeAt(0);
const OPENING_BRACKET = "[".charCodeAt(0);
const CLOSING_BRACKET = "]".charCodeAt(0);
const PAUSES = unitsOf(',.!?…»”"');

/**
 * Whole lines that are somebody else's: signed with a handle ("words — Ann Reed (@ann)") or an office («…, — рада»), under a
 * name («Анна Коваленко: …»), in a list of theses, answered line by line ("> words") or cut by an editor ("[…]").
 */
export function findSignedSpeech(split: Split, matches: Matches, lines: readonly Line[]): Spoken[] {
  const { text, tokens, language } = split;
  const words = reportingWordsOf(language);
  const verbs = new Set((matches.markers.get("speech-verb") ?? []).map(({ first }) => first));
  // What most texts lack is looked for once, and not line by line.
  const withLinks = tokens.kinds.subarray(0, tokens.count).includes(LINK) ? lines : [];
  const withSignatures = words.hasSignatures ? lines : [];
  const withSigns = text.includes(">") || text.includes("[") ? lines : [];
  return [
    ...withLinks.flatMap((line, number) => signedPost(split, line, lines[number - 1])),
    ...withSignatures.flatMap((line, number) => signedByOffice(tokens, line, lines[number - 1], words)),
    ...withSignatures.flatMap((line, number) => underName(tokens, line, lines[number + 1], words)),
    ...lines.flatMap((_, number) => thesesAfter(tokens, verbs, lines, number)),
    ...withSigns.flatMap((line) =>
      opensWith(tokens, line, ">") || isEdited(split, matches, line) ? [unsigned(tokens, line)] : [],
    ),
  ];
}

function unsigned(tokens: Tokens, { first, end }: Line): Spoken {
  return { ...spanOf(tokens, first, end), manner: "direct" };
}

/** The words that a signature at `token` signs: those before it in its line, or the line before. */
function signedWords(tokens: Tokens, line: Line, token: number, before: Line | undefined): Line | undefined {
  const own = { first: line.first, end: token };
  if (wordsIn(tokens, own) >= FEWEST_SAID) return own;
  return wordsIn(tokens, own) === 0 && before !== undefined && wordsIn(tokens, before) >= FEWEST_SAID
    ? before
    : undefined;
}

function wordsIn(tokens: Tokens, { first, end }: Line): number {
  return countWords(tokens, first, end);
}

/** "… — Ann Reed (@ann) May 4". */
function signedPost({ tokens }: Split, line: Line, before: Line | undefined): Spoken[] {
  for (let token = line.end - 1; token >= Math.max(line.first + 2, line.end - POST_TOKENS); token--) {
    if (tokens.kinds[token] !== LINK || !textAt(tokens, token).startsWith("@")) continue;
    let first = token - 1;
    while (first > line.first && !isDash(tokens, first) && token - first < SIGNATURE_TOKENS + 2) first--;
    const said = isDash(tokens, first) ? signedWords(tokens, line, first, before) : undefined;
    if (said === undefined || tokens.kinds[first + 1] !== WORD) return [];
    let last = first + 1;
    while (last + 1 < token && tokens.kinds[last + 1] === WORD) last++;
    const { start, end } = spanOf(tokens, first + 1, last + 1);
    return [attributed(tokens, said, tokens.text.slice(start, end))];
  }
  return [];
}

function attributed(tokens: Tokens, { first, end }: Line, speaker: string | undefined): Spoken {
  const span = spanOf(tokens, first, end);
  return { ...span, isAttributed: true, manner: "direct", ...(speaker === undefined ? {} : { speaker }) };
}

/** «… - Президент України», «…, — рада» and, on a line of its own, «/ Коваленко». */
function signedByOffice(
  tokens: Tokens,
  line: Line,
  before: Line | undefined,
  words: ReportingWords,
): Spoken[] {
  if (tokens.kinds[line.end - 1] !== WORD) return [];
  let dash = line.end - 1;
  while (dash >= line.first && tokens.kinds[dash] === WORD && line.end - dash <= SIGNATURE_TOKENS) dash--;
  const isSlash = dash <= line.first && opensWith(tokens, line, "/");
  const said = isDash(tokens, dash) || isSlash ? signedWords(tokens, line, dash, before) : undefined;
  if (said === undefined || (said === before && isDash(tokens, before.first))) return [];
  const speaker = signer(tokens, dash, line.end, words, said === before);
  return speaker === undefined ? [] : [attributed(tokens, said, speaker.name)];
}

/** Who signs in the words behind a dash: an office, with or without a name, a body in capitals, or a name behind a pause. */
function signer(
  tokens: Tokens,
  dash: number,
  end: number,
  words: ReportingWords,
  isOwnLine: boolean,
): { name: string | undefined } | undefined {
  const first = dash + 1;
  const all = Array.from({ length: end - first }, (_, away) => first + away);
  const nameStart = all.find((token) => all.every((other) => other < token || isCapitalised(tokens, other)));
  const person =
    nameStart === undefined ? undefined : personIn(tokens, { first: nameStart, last: end - 1 }, first);
  const name = person && textOf(tokens, person.first, end);
  const isOffice = all.some((token) => words.offices.has(tokens, token));
  if (isOffice) return { name: person !== undefined && person.last > person.first ? name : undefined };
  const isBody = tokens.shapes[first] === UPPER_SHAPE && tokens.shapes[dash - 1] !== UPPER_SHAPE;
  if (isBody && all.every((token) => tokens.shapes[token] === UPPER_SHAPE))
    return { name: textOf(tokens, first, end) };
  // «…, – священик з Долини»: whoever stands behind a comma and a dash at a headline's end says it.
  if (!isOwnLine && markAt(tokens, dash - 1) === COMMA)
    return { name: nameStart === first ? name : undefined };
  const isPaused = isOwnLine || PAUSES.has(markAt(tokens, dash - 1));
  return isPaused && nameStart === first && name !== undefined ? { name } : undefined;
}

function textOf(tokens: Tokens, first: number, end: number): string {
  const span = spanOf(tokens, first, end);
  return tokens.text.slice(span.start, span.end);
}

/** «Анна Коваленко: міст упаде»: the first and the last name of somebody, and nothing else, before a colon. */
function underName(
  tokens: Tokens,
  { first, end }: Line,
  next: Line | undefined,
  words: ReportingWords,
): Spoken[] {
  if (!isCapitalised(tokens, first) || !isCapitalised(tokens, first + 1)) return [];
  const isCommon = [first, first + 1].some((token) => isOtherForm(tokens, token, words));
  if (markAt(tokens, first + 2) !== COLON || isCommon) return [];
  const said = { first: first + 3, end };
  const body = said.first < end ? said : next;
  return body === undefined || wordsIn(tokens, body) < FEWEST_SAID
    ? []
    : [attributed(tokens, body, textOf(tokens, first, first + 2))];
}

/** Whether a word is an adjective or in a form that no speaker has: «Північний потік», «Збройним Силам». */
function isOtherForm(tokens: Tokens, token: number, words: ReportingWords): boolean {
  const word = textAt(tokens, token).toLowerCase();
  return words.groups.has(tokens, token) || hasEnding(word, "oblique") || hasEnding(word, "adjective");
}

/** "He told his theses:", and a list whose items end in semicolons, but for the last. */
function thesesAfter(
  tokens: Tokens,
  verbs: ReadonlySet<number>,
  lines: readonly Line[],
  number: number,
): Spoken[] {
  const lead = lines[number];
  if (lead === undefined || markAt(tokens, lead.end - 1) !== COLON || !isLead(verbs, lead)) return [];
  let last = number;
  while (last + 1 < lines.length && markAt(tokens, (lines[last + 1]?.end ?? 0) - 1) === SEMICOLON) last++;
  const end = lines[last === number ? number : Math.min(last + 1, lines.length - 1)];
  const first = lines[number + 1];
  if (last === number || first === undefined || end === undefined) return [];
  return [unsigned(tokens, { first: first.first, end: end.end })];
}

function isLead(verbs: ReadonlySet<number>, { first, end }: Line): boolean {
  for (let token = first; token < end; token++) if (verbs.has(token)) return true;
  return false;
}

/** Whether a line begins with a sign, be it part of its first sentence or not. */
function opensWith({ text, starts }: Tokens, { first }: Line, sign: string): boolean {
  let at = starts[first] ?? 0;
  while (at > 0 && text[at - 1] !== "\n" && text[at] !== sign) at--;
  return text[at] === sign;
}

/** "What [they] have learned", "[…]": an editor's brackets stand in quoted words; those within quotation marks are passed. */
function isEdited({ tokens }: Split, { quotations }: Matches, { first, end }: Line): boolean {
  for (let token = first + 1; token + 3 < end; token++) {
    if (markAt(tokens, token) !== OPENING_BRACKET || markAt(tokens, token + 2) !== CLOSING_BRACKET) continue;
    const isAdded =
      tokens.kinds[token + 1] === WORD &&
      tokens.shapes[token + 1] === LOWER_SHAPE &&
      lettersOf(tokens, token + 1) > 1;
    const isWithin = tokens.kinds[token - 1] === WORD && tokens.kinds[token + 3] === WORD;
    if (isAdded && isWithin && quotationAround(quotations, { first: token, last: token + 2 }) === undefined)
      return true;
  }
  return false;
}
