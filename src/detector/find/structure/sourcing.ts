import { kindWords } from "#languages/index.ts";
import { TEXT_LANGUAGES } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import {
  type Finding,
  type MarkerHit,
  type Matches,
  sentencesOf,
  withNeighbours,
} from "../../patterns/match.ts";
import { unitsOf } from "../../text/characters.ts";
import { DOUBLE_QUOTES } from "../../text/quotations.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import {
  CAPITALISED_SHAPE,
  lettersOf,
  markAt,
  NUMBER,
  type Tokens,
  textAt,
  UPPER_SHAPE,
  WORD,
} from "../../text/tokens.ts";
import { isByAuthor } from "../../text/voice.ts";
import type { WordSet } from "../../text/words/word-set.ts";
import { speakersOf } from "../kind/speakers/speakers.ts";
import {
  BESIDE,
  BESIDE_AFTER,
  COMMA_THATS,
  DENIALS,
  hasEnding,
  IN_CLAUSES,
  IN_NAMES,
  INDEFINITES,
  isScorning,
  LEADING_ADVERBS,
  leadsInSpeaker,
  OLD_TIMES,
  THATS,
  UNFINISHED,
  UNITS,
  WHOSE,
} from "../source-words.ts";

/** How far from a verb of speech, in tokens, the speaker's name may stand. */
const NAME_DISTANCE = 5;
/** Words after "according to" that say who. */
const SOURCE_WORDS = 4;

/** Finds who is named as a source, which figures come from one, and what is revealed without one. */
export function findSourcing(split: Split, matches: Matches): Finding[] {
  const attributions = findAttributions(split, matches);
  return [
    ...attributions,
    ...attributions.filter(isOfDocument(matches)).flatMap((each) => figureBeside(split, each) ?? []),
    ...findUnsourced(split, matches, attributions),
  ];
}

/** Named sources: a name beside a verb of speech with what is said, or after "according to". */
function findAttributions(split: Split, matches: Matches): Finding[] {
  const anonymous = new Set(
    sentencesOf(matches.findings.filter(({ technique }) => technique === "anonymous-authority")),
  );
  const times = timesIn(matches);
  const found = new Map<number, Finding>();
  const isOver = (sentence: number) => anonymous.has(sentence) || found.has(sentence);
  const add = ({ sentence }: MarkerHit, first: number, last: number) => {
    if (isOver(sentence) || hasClause(split, first, last)) return;
    found.set(sentence, { technique: "attribution", strength: "strong", first, last, sentence });
  };
  for (const hit of matches.markers.get("source-phrase") ?? []) {
    const last = isOwn(split, matches, hit) ? lastOfNamedSource(split, hit, times) : undefined;
    if (last !== undefined) add(hit, hit.first, last);
  }
  const heard = sentencesHeard(split, matches);
  for (const hit of matches.markers.get("speech-verb") ?? []) {
    if (isOver(hit.sentence)) continue;
    if (!isOwn(split, matches, hit) || isDenied(split, hit) || isImpersonal(split, hit)) continue;
    if (!heard.has(hit.sentence) && !isTelling(split, hit)) continue;
    const name = nameNear(split, hit, times);
    if (name !== undefined && !isWavedAway(split, name.first) && !isOfOldTimes(split, hit, name))
      add(hit, Math.min(name.first, hit.first), Math.max(name.last, hit.last));
  }
  split.sentences.slice(0, SIGNED_SENTENCES).forEach((_, sentence) => {
    const name = signatureOf(split, sentence);
    if (name !== undefined) add({ ...name, sentence }, name.first, name.last);
  });
  return [...found.values()];
}

/** "Noted that the Officer had": a name after the verb and "that" is whom it is said of, not who says it. */
function isWithinClause(words: readonly string[], isAtEnd: boolean): boolean {
  const [verb = "", next = ""] = words;
  const last = words.at(-1) ?? "";
  if (words.length > 2 && THATS.has(next) && /^\p{Ll}+$/u.test(verb)) return true;
  return words.length > 1 && UNFINISHED.has(last) && !isAtEnd;
}

/** "Politicians who blindly insisted", "says we are": words that go on are no name with its verb. */
function hasClause({ text, tokens }: Split, first: number, last: number): boolean {
  const end = tokens.ends[last] ?? 0;
  const words = text.slice(tokens.starts[first], end).split(/\s+/u);
  if (words.slice(2).some((word) => THATS.has(word))) return true;
  if (words.some((word) => IN_CLAUSES.has(word)) || hasEnding(words.at(-1) ?? "", "possessive")) return true;
  return isWithinClause(words, end >= text.length);
}

/** "Traffic is slow on the bridge — Town Hall": a name after the last dash of a line signs for what it says. */
function signatureOf({ tokens, sentences }: Split, number: number) {
  const { first, end, paragraph } = sentences[number] ?? { first: 0, end: 0, paragraph: 0 };
  if (sentences[number + 1]?.paragraph === paragraph) return undefined;
  let last = end - 1;
  while (last > first && tokens.kinds[last] !== WORD) last--;
  let from = last;
  while (from > last - SIGNATURE_WORDS && tokens.kinds[from] === WORD && isCapital(tokens, from)) from--;
  const isSigned = from < last && DASHES.has(markAt(tokens, from)) && from - first >= FEWEST_SIGNED;
  return isSigned && end - last <= 2 ? { first: from + 1, last } : undefined;
}

/** Signatures stand at the head of a post. */
const SIGNED_SENTENCES = 3;
const SIGNATURE_WORDS = 4;
const FEWEST_SIGNED = 6;
const DASHES = unitsOf("—–-");

/** "… warns that", "… reports:", «— заявив …», «Про це повідомив …»: what is said stands right after the verb or before it. */
function isTelling({ text, tokens, language }: Split, { first, last }: MarkerHit): boolean {
  const [start, end] = [tokens.starts[first] ?? 0, tokens.ends[last] ?? 0];
  const { comma, colon, word } = LED_OUT.exec(text.slice(end, end + LED_IN))?.groups ?? {};
  if (colon !== undefined) return true;
  if (word !== undefined && (comma === undefined ? THATS : COMMA_THATS).has(word)) return true;
  return (
    kindWords[language].reporting.isInverted && leadsInSpeaker(text.slice(Math.max(0, start - LED_IN), start))
  );
}

/** A colon, or a word that may lead in what is said. */
const LED_OUT = /^(?:\s*(?<colon>:)|(?<comma>,)?\s+(?<word>\p{L}+)(?!\p{L}))/u;

/** "Did not say", «не сказав», and "Notes:" at the head of a list. */
function isDenied({ text, tokens, sentences }: Split, { first, sentence }: MarkerHit): boolean {
  const start = tokens.starts[first] ?? 0;
  const before = /(?:^|\s)(?<word>\p{L}+)\s$/u.exec(text.slice(Math.max(0, start - LED_IN), start))?.groups?.[
    "word"
  ];
  if (before !== undefined && DENIALS.has(before)) return true;
  return tokens.shapes[first] === CAPITALISED_SHAPE && first > (sentences[sentence]?.first ?? 0);
}

/** Closing marks around a word right before a name. */
const HELD_OFF = unitsOf("”»");

/** So many words before a name tell what the author thinks of its bearer. */
const SCORN_REACH = 3;

/** «Горе-експерт», «так званий політолог», "the so-called expert", “expert” Ada Finch: who is scorned is called no source. */
function isWavedAway({ tokens }: Split, name: number): boolean {
  if (HELD_OFF.has(markAt(tokens, name - 1)) && tokens.kinds[name - 2] === WORD) return true;
  return Array.from({ length: SCORN_REACH + 1 }, (_, away) => name - away).some(
    (index) => index >= 0 && isScorning(wordAt(tokens, index)),
  );
}

/** «Петро колись сказав», "Finch once said": what is told without a day and a place cannot be looked up. */
function isOfOldTimes({ tokens }: Split, hit: MarkerHit, name: { first: number; last: number }): boolean {
  const from = Math.min(hit.first, name.first) - 1;
  const to = Math.max(hit.last, name.last) + 1;
  for (let token = Math.max(0, from); token <= to; token++)
    if (tokens.kinds[token] === WORD && OLD_TIMES.has(wordAt(tokens, token))) return true;
  return false;
}

/** «Зазначено», «сказано»: nobody in the sentence says it. */
function isImpersonal({ tokens }: Split, { last }: MarkerHit): boolean {
  return hasEnding(textAt(tokens, last), "impersonal");
}

/** UTF-16 units that lead in what is said. */
const LED_IN = 10;

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

/** Whether a source is led in as a document or an office: what somebody says in passing proves no figure. */
function isOfDocument({ markers }: Matches): (attribution: Finding) => boolean {
  const phrases = new Set((markers.get("source-phrase") ?? []).map(({ first }) => first));
  return ({ first }) => phrases.has(first);
}

/** A figure in the same sentence: an amount, no year, day or small number. */
function figureBeside(split: Split, { sentence }: Finding): Finding | undefined {
  const { tokens, sentences } = split;
  const { first = 0, end = 0 } = sentences[sentence] ?? {};
  for (let token = first; token < end; token++) {
    if (!isAmount(split, token)) continue;
    const last = Math.min(end - 1, lastOfClause(tokens, token, Math.min(end, token + FIGURE_WORDS)));
    return { technique: "figures-with-source", strength: "strong", first: token, last, sentence };
  }
  return undefined;
}

/** How many words of a figure are quoted. */
const FIGURE_WORDS = 4;

const UNIT_UNITS = 12;

/** Whether what is counted in stands after a number, with a space between or none. */
function isUnit(after: string): boolean {
  const words = after.replace(/^\s/u, "");
  return UNITS.some((unit) => words.startsWith(unit));
}

/** Whether a number is an amount: counted in something, or too large for a day; no year. */
export function isAmount({ text, tokens }: Split, token: number): boolean {
  if (tokens.kinds[token] !== NUMBER) return false;
  const [start, end] = [tokens.starts[token] ?? 0, tokens.ends[token] ?? 0];
  if (/[$£€]/u.test(text.charAt(start - 1)) || isUnit(text.slice(end, end + UNIT_UNITS))) return true;
  const figure = text.slice(start, end);
  // A year has four digits and nothing between them; a time or a date has another mark.
  return /^\d{3}$|^\d{5,}$|^\d{1,3}(?:[,. \u00A0]\d{3})+$/u.test(figure);
}

function isOwn({ tokens }: Split, { speech }: Matches, { first, last }: MarkerHit): boolean {
  return isByAuthor(tokens, speech, first, last + 1);
}

/** The end of what follows "according to", if that is a name. */
function lastOfNamedSource({ tokens, sentences }: Split, hit: MarkerHit, times: ReadonlySet<number>) {
  const { end, language } = sentences[hit.sentence] ?? { end: 0, language: TEXT_LANGUAGES[0] };
  const { stopWords } = lexiconOf(language);
  let last = hit.last;
  let name: number | undefined;
  while (last + 1 < end && last < hit.last + SOURCE_WORDS && tokens.kinds[last + 1] === WORD) {
    last++;
    if (isCapital(tokens, last) && !times.has(last) && !stopWords.has(tokens, last)) name = last;
  }
  const isExact = hit.last - hit.first >= EXACT_PHRASE;
  if (name !== undefined) return wholeSource(tokens, wholeName(tokens, name, hit.first, end).last, end);
  if (!isExact) return undefined;
  return isCapital(tokens, hit.last) ? wholeName(tokens, hit.last, hit.first, end).last : last;
}

/** "According to the Centre" goes on to "for Human Rights". */
function wholeSource(tokens: Tokens, name: number, end: number): number {
  let last = name;
  while (last + 2 < end && IN_NAMES.has(textAt(tokens, last + 1)) && isCapital(tokens, last + 2))
    last = wholeName(tokens, last + 2, last + 2, end).last;
  return last;
}

/** A phrase of so many words more names its source itself: "the results published in the journal", «за даними поліції». */
const EXACT_PHRASE = 2;

/** A run of capitalised words near the verb, within the clause. A sentence's first word counts only as part of a longer name. */
function nameNear(
  { tokens, sentences }: Split,
  hit: MarkerHit,
  times: ReadonlySet<number>,
): { first: number; last: number } | undefined {
  const sentence = sentences[hit.sentence];
  if (sentence === undefined) return undefined;
  const { stopWords } = lexiconOf(sentence.language);
  for (const direction of [-1, 1]) {
    for (let away = 1; away <= NAME_DISTANCE; away++) {
      const index = hit.first + direction * away;
      if (index < sentence.first || index >= sentence.end) break;
      // A name may stand in quotation marks: «Вісник» пише.
      if (DOUBLE_QUOTES.has(markAt(tokens, index))) continue;
      if (tokens.kinds[index] !== WORD) break;
      if (!isCapital(tokens, index) || times.has(index) || stopWords.has(tokens, index)) continue;
      const whole = wholeName(tokens, index, sentence.first, sentence.end);
      const last = direction > 0 ? lastOfTitled(tokens, whole.last, sentence, stopWords) : whole.last;
      const first = firstOfWhose(tokens, whole.first, sentence.first);
      if (direction > 0 && isIndefinite(tokens, whole.first)) continue;
      if (isAddressee(tokens, last) || isBeside(tokens, direction, first)) continue;
      const isInitial = first === last && (lettersOf(tokens, first) === 1 || isOblique(tokens, first));
      if (!isInitial && (first < last || index > sentence.first)) return { first, last };
    }
  }
  return undefined;
}

/** So many words of an office may stand between the two parts of a name, and before "of" one that is told by it. */
const OFFICE_WORDS = 2;

/** "Says BBC correspondent Ada Finch", "said Ms. Finch": a name goes on over an office or a full stop of its title. */
function lastOfTitled(tokens: Tokens, name: number, { end, language }: Sentence, stopWords: WordSet): number {
  const isTitle = lexiconOf(language).titles.has(tokens, name) && markAt(tokens, name + 1) === STOP;
  let last = isTitle ? name + 1 : name;
  const most = Math.min(end - 1, last + OFFICE_WORDS);
  while (last < most && isOffice(tokens, last + 1, stopWords)) last++;
  if (last + 1 >= end || tokens.kinds[last + 1] !== WORD || !isCapital(tokens, last + 1)) return name;
  return wholeName(tokens, last + 1, last + 1, end).last;
}

const STOP = ".".charCodeAt(0);

function isOffice(tokens: Tokens, index: number, stopWords: WordSet): boolean {
  return tokens.kinds[index] === WORD && !isCapital(tokens, index) && !stopWords.has(tokens, index);
}

/** "The wife of Stowe's mayor told", "a spokesman for Hale Foods said": who speaks is told by a name, and is not it. */
function firstOfWhose(tokens: Tokens, name: number, from: number): number {
  if (name - 2 < from || !WHOSE.has(wordAt(tokens, name - 1)) || tokens.kinds[name - 2] !== WORD) return name;
  return name - 2;
}

/** "Says a BBC reporter": the name is not of who speaks. */
function isIndefinite(tokens: Tokens, name: number): boolean {
  return INDEFINITES.has(wordAt(tokens, name - 1));
}

function wordAt(tokens: Tokens, index: number): string {
  return textAt(tokens, index).toLowerCase();
}

/** "Peace with France stated": a name within a phrase does not say it. */
function isBeside(tokens: Tokens, direction: number, first: number): boolean {
  return (direction < 0 ? BESIDE : BESIDE_AFTER).has(wordAt(tokens, first - 1));
}

/** «Сказав Каналу», «сказал Вестнику»: a dative or an instrumental is who was told, not who says it. */
function isAddressee(tokens: Tokens, last: number): boolean {
  return hasEnding(wordAt(tokens, last), "addressee");
}

/** «Білорусі додав», «Харківщині каже»: a single name in a form that no subject has. */
function isOblique(tokens: Tokens, name: number): boolean {
  return hasEnding(textAt(tokens, name), "oblique");
}

/** Names go on over small words: "Food and Drug Administration", "Ministry of the Interior". */
function firstOfName(tokens: Tokens, index: number, from: number): number {
  let first = index;
  for (let token = lastInName(tokens, index); token >= from && tokens.kinds[token] === WORD; ) {
    if (isCapital(tokens, token)) first = token;
    else if (!IN_NAMES.has(textAt(tokens, token))) break;
    token = lastInName(tokens, token);
  }
  while (first < index && (isOfCountry(tokens, first) || LEADING_ADVERBS.has(wordAt(tokens, first)))) first++;
  return first;
}

/** «(Президент) України Ім'я Прізвище»: the first word belongs to the office before it, not to the name. */
function isOfCountry(tokens: Tokens, first: number): boolean {
  const word = textAt(tokens, first);
  return word.length > SHORT_NAME && (hasEnding(word, "oblique") || hasEnding(word, "addressee"));
}

/** In UTF-16 units: foreign names so short may end in any letter. */
const SHORT_NAME = 4;

function wholeName(tokens: Tokens, index: number, from: number, end: number) {
  const first = firstOfName(tokens, index, from);
  let last = index;
  for (
    let next = nextInName(tokens, last);
    next < end && isCapital(tokens, next);
    next = nextInName(tokens, last)
  )
    last = next;
  // «Поліція Чернігівської області»: the noun belongs to the name.
  const isAdjective = () => hasEnding(textAt(tokens, last), "adjective");
  while (isAdjective() && last + 1 < end && tokens.kinds[last + 1] === WORD) last++;
  return { first, last };
}

/** The token with which a name may go on: the next one, or in "Valley.News" the one behind the dot. */
function nextInName(tokens: Tokens, token: number): number {
  return isInnerDot(tokens, token + 1) ? token + 2 : token + 1;
}

/** The token before one of a name, past a dot within it. */
function lastInName(tokens: Tokens, token: number): number {
  return isInnerDot(tokens, token - 1) ? token - 2 : token - 1;
}

const DOT = 0x2e;

/** Whether a dot has letters right before and behind it. */
function isInnerDot({ marks, starts, ends }: Tokens, token: number): boolean {
  return marks[token] === DOT && starts[token] === ends[token - 1] && starts[token + 1] === ends[token];
}

function isCapital(tokens: Tokens, index: number): boolean {
  return tokens.shapes[index] === CAPITALISED_SHAPE || tokens.shapes[index] === UPPER_SHAPE;
}

/** A revelation with no source in its sentence; and, if the text names no day or year at all, without a time. */
function findUnsourced(split: Split, matches: Matches, attributions: readonly Finding[]): Finding[] {
  const sourced = new Set(sentencesOf(attributions));
  const revelations = (matches.markers.get("revelation") ?? []).filter(
    (hit) => !sourced.has(hit.sentence) && isOwn(split, matches, hit),
  );
  const findings = revelations.map(
    (hit): Finding => ({ ...hit, technique: "unsourced-claim", strength: "weak" }),
  );
  const isTimeless = (matches.markers.get("time") ?? []).length === 0 && !hasYear(split.tokens);
  if (!isTimeless || attributions.length > 0) return findings;
  const timeless = revelations.map(
    (hit): Finding => ({
      technique: "missing-time-or-place",
      strength: "weak",
      first: hit.first,
      last: lastOfClause(split.tokens, hit.last, split.sentences[hit.sentence]?.end ?? 0),
      sentence: hit.sentence,
    }),
  );
  return [...findings, ...timeless];
}

function hasYear(tokens: Tokens): boolean {
  for (let index = 0; index < tokens.count; index++) {
    const length = (tokens.ends[index] ?? 0) - (tokens.starts[index] ?? 0);
    if (tokens.kinds[index] === NUMBER && length >= 4) return true;
  }
  return false;
}

function lastOfClause(tokens: Tokens, from: number, end: number): number {
  let last = from;
  while (last + 1 < end && last < from + 8 && markAt(tokens, last + 1) === 0) last++;
  return last;
}
