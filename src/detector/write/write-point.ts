import { type Carrier, type Frame, frames, joints, pointWordings, structures } from "#languages/index.ts";
import { type ReportLanguage, TECHNIQUES, type Technique, type Voice } from "#report/index.ts";
import { chooseVariant, countWords, type Memory } from "./memory.ts";
import { shortenQuote, withoutMarks } from "./shorten-quote.ts";
import { type Parts, takeApart } from "./take-apart.ts";
import { canFill, fillTemplate, type Slots, slotsOf } from "./template.ts";

/** One device that was found in a text. */
export interface PointToWrite {
  readonly technique: Technique;
  /** The shortest telling words, as they stand in the text; the chief ones first, one at least. */
  readonly quotes: readonly string[];
  readonly voice: Voice;
  /** Who says it, where it is quoted: a name as it stands. */
  readonly speaker?: string | undefined;
  /** Whom it is aimed at: a name as it stands; to be left out where that is not certain. */
  readonly target?: string | undefined;
  /** Whether the quotes are whole sentences. */
  readonly isWholeClause: boolean;
}

/** What is said of one point. A reading or a question is absent where only a formula could stand there. */
export interface WrittenPoint {
  readonly statement: string;
  readonly another_reading?: string;
  readonly question?: string;
}

/** Quotes that one statement gives. */
const MOST_QUOTES = 3;
/** Quoted words of a statement together; a further quote that goes beyond is left out. */
const MOST_QUOTED_WORDS = 16;
/** Words that a reading or a question takes up again: no whole sentence is said twice. */
const TAKEN_UP_WORDS = 6;
/** The same of words that both take up. */
const TAKEN_UP_TWICE = 3;
/** Parts of a report's room after which a statement gives one quote, and readings, then questions, are left out. */
const ROOM_FOR = { quotes: 0.6, reading: 0.55, question: 0.85 } as const;

/** Says what the words do here, when they would be innocent, and what to ask: in sentences new to this report. */
export function writePoint(point: PointToWrite, language: ReportLanguage, memory: Memory): WrittenPoint {
  const { readings = [], questions = [] } = pointWordings[language][point.technique];
  const told = quotesInProse(point, frames[language], mostQuotes(memory));
  const statement = writeStatement(point, told, language, memory);
  memory.written += countWords(statement);
  const question = writeExtra(questions, "question", point, told, language, memory);
  const isTakenUp = question?.includes(frames[language].marks[0]) === true;
  const mostWords = isTakenUp ? TAKEN_UP_TWICE : TAKEN_UP_WORDS;
  const reading = writeExtra(readings, "reading", point, told, language, memory, mostWords);
  return {
    statement,
    ...(reading === undefined ? {} : { another_reading: reading }),
    ...(question === undefined ? {} : { question }),
  };
}

/** The quotes of a point as they are shown in prose: the chief one, and others as long as they are short. */
function quotesInProse({ quotes }: PointToWrite, frame: Frame, most: number): string[] {
  const shown: string[] = [];
  let words = 0;
  for (const quote of quotes) {
    const own = shortenQuote(withoutLead(withoutMarks(quote)), frame);
    words += countWords(own);
    const isFurther =
      shown.length > 0 && (words > MOST_QUOTED_WORDS || shown.some((one) => isSame(one, own)));
    if (shown.length < most && !isFurther) shown.push(own);
  }
  return inOneCase(shown);
}

const OBLIQUE = Object.values(structures).flatMap(({ oblique }) => oblique ?? []);

/** Single words in one case, best in that of a subject: «liar», and not «liar» and «of a thief», which no sentence joins. */
function inOneCase(quotes: readonly string[]): string[] {
  if (!quotes.every((quote) => countWords(quote) === 1)) return [...quotes];
  const cases = quotes.map(caseOf);
  const chosen = cases.includes("") ? "" : cases[0];
  return quotes.filter((_, at) => cases[at] === chosen);
}

/** The ending that shows a case which no sentence of ours asks for. */
function caseOf(word: string): string {
  for (const ending of OBLIQUE) {
    const found = ending.exec(word)?.[1];
    if (found !== undefined) return found;
  }
  return "";
}

/** Small words that only join a clause to the one before it; a quote of a few words may need them. */
const LEADS: ReadonlySet<string> = new Set(Object.values(joints).flatMap(({ leads }) => leads));
const FEWEST_LED = 4;

/** A quote without the word that joins it to what stands before it. */
export function withoutLead(quote: string): string {
  const [first = "", ...rest] = quote.split(" ");
  return LEADS.has(first) && rest.length >= FEWEST_LED ? rest.join(" ") : quote;
}

/** Whether two quotes are the same but for a capital, or two forms of one word. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return true;
  const isWord = countWords(a) === 1 && countWords(b) === 1 && Math.min(a.length, b.length) > SAME_BEGINNING;
  return isWord && a.slice(0, SAME_BEGINNING) === b.slice(0, SAME_BEGINNING);
}

/** Quotes of which none is another form of one before it. */
export function distinctWords(quotes: readonly string[]): string[] {
  return quotes.filter((quote, at) => !quotes.slice(0, at).some((other) => isSame(other, quote)));
}

/** Words that begin with the same so many letters are forms of one. */
const SAME_BEGINNING = 5;

function mostQuotes({ written, room }: Memory): number {
  return written > ROOM_FOR.quotes * room ? 1 : MOST_QUOTES;
}

function writeStatement(
  point: PointToWrite,
  told: readonly string[],
  language: ReportLanguage,
  memory: Memory,
): string {
  const frame = frames[language];
  const slots = slotsFor(point, told, frame, memory);
  const fitting = pointWordings[language][point.technique].statements.filter(
    (statement) => canFill(statement, slots) && !isAuthorsFeeling(statement, point),
  );
  const sayingWho = fitting.filter((statement) => slotsOf(statement).includes("who"));
  const isNamed = point.voice === "quoted" && slots.speaker !== undefined && sayingWho.length > 0;
  const takenApart = fitting.filter((each) => each.includes("{a}") && !memory.uses.has(each));
  const named = isNamed ? sayingWho : fitting;
  const chosen = chooseVariant(takenApart.length > 0 ? takenApart : named, memory) ?? "{words}.";
  const statement = fillTemplate(chosen, slots, frame);
  const isSaid = point.voice === "author" || slotsOf(chosen).includes("who");
  return isSaid ? statement : `${statement} ${writeVoice(point, slots, frame, memory)}`;
}

/** That the words sound angry can be seen in a text; that its author is angry cannot. */
function isAuthorsFeeling(statement: string, { technique, voice }: PointToWrite): boolean {
  const isFeeling = TECHNIQUES[technique].group === "emotion";
  return isFeeling && voice === "author" && slotsOf(statement).includes("who");
}

/** Whose words they are, after a statement that does not say so. */
function writeVoice(point: PointToWrite, slots: Slots, frame: Frame, memory: Memory): string {
  const { quotedBy, quotedAsNamed, quoted } = frame;
  const named = slots.speaker === undefined ? quotedAsNamed : quotedBy;
  const variants = point.speaker === undefined ? quoted : named;
  const speaker = slots.speaker ?? point.speaker;
  return fillTemplate(chooseVariant(variants, memory) ?? "", { ...slots, speaker }, frame);
}

/** A reading or a question: one that takes up words of this text, if there is one. One of the device alone is a formula: better none. */
function writeExtra(
  variants: readonly string[],
  part: "reading" | "question",
  point: PointToWrite,
  told: readonly string[],
  language: ReportLanguage,
  memory: Memory,
  mostWords = TAKEN_UP_WORDS,
): string | undefined {
  if (memory.written > ROOM_FOR[part] * memory.room) return undefined;
  const frame = frames[language];
  const slots = slotsFor(point, told, frame, memory);
  // What is asked of one quote of several would leave the others out.
  const isShort = countWords(told.join(" ")) <= mostWords && !told.some((quote) => quote.endsWith("…"));
  const isEachShort = countWords(`${slots.a ?? ""} ${slots.b ?? ""}`) <= 2 * mostWords;
  const isFitting = (variant: string) =>
    (isShort || !takesUpWords(variant)) &&
    (isEachShort || !takesUpParts(variant)) &&
    !memory.uses.has(variant);
  const fitting = variants.filter((variant) => canFill(variant, slots) && isFitting(variant));
  const ownOfText = fitting.filter((variant) => slotsOf(variant).some((name) => name !== "who"));
  const chosen = chooseVariant(ownOfText, memory);
  if (chosen === undefined) return undefined;
  const written = fillTemplate(chosen, slots, frame);
  memory.written += countWords(written);
  return written;
}

function takesUpWords(variant: string): boolean {
  return slotsOf(variant).some((name) => !["who", "target", "a", "b"].includes(name));
}

function takesUpParts(variant: string): boolean {
  return slotsOf(variant).some((name) => name === "a" || name === "b");
}

function slotsFor(point: PointToWrite, quotes: readonly string[], frame: Frame, memory: Memory): Slots {
  const named = (name: string | undefined) =>
    name === undefined ? undefined : frame.asSubject(name, memory.textLanguage);
  const speaker = named(point.speaker);
  const isUnspeakable = point.voice === "quoted" && point.speaker !== undefined && speaker === undefined;
  const quotedBy = isUnspeakable ? undefined : (speaker ?? frame.quotedPerson);
  return {
    quotes,
    carrier: carrierOf(quotes, point.isWholeClause),
    who: point.voice === "author" ? (frame.authorOf[memory.kind] ?? frame.author) : quotedBy,
    target: named(point.target),
    speaker,
    ...partsIn(point, frame, memory),
  };
}

function partsIn({ technique, quotes }: PointToWrite, frame: Frame, memory: Memory): Parts {
  const { a, b } = takeApart(technique, quotes[0] ?? "", memory.textLanguage);
  return {
    ...(a === undefined ? {} : { a: shortenQuote(a, frame) }),
    ...(b === undefined ? {} : { b: shortenQuote(b, frame) }),
  };
}

/** So short a sentence is called a word or words. */
const SHORTEST_SENTENCE = 3;

function isSentence(quote: string): boolean {
  return !quote.endsWith("…") && countWords(quote) >= SHORTEST_SENTENCE;
}

function carrierOf(quotes: readonly string[], isWholeClause: boolean): Carrier {
  if (quotes.every((quote) => !/[\p{L}\p{N}]/u.test(quote))) return "emoji";
  if (isWholeClause && quotes.every(isSentence))
    return quotes.every((quote) => quote.endsWith("?")) ? "question" : "sentence";
  return quotes.every((quote) => countWords(quote) === 1) ? "word" : "words";
}
