import { type Sentence, wordsOf } from "../../text/sentences.ts";
import { COLON, isDash, isSentenceStop, markAt, NUMBER, type Tokens, WORD } from "../../text/tokens.ts";

/** The sentences of one line. */
type Line = readonly Sentence[];

/** Signs in sentences and lines, as shares in hundredths. */
export function signsOfLines(tokens: Tokens, sentences: readonly Sentence[]) {
  const stops = sentences.map((sentence) => lastStop(tokens, sentence));
  const share = 100 / Math.max(sentences.length, 1);
  const lines = sentencesByLine(sentences);
  // A few lines are no pattern.
  const shareOfLines = 100 / Math.max(lines.length, FEWEST_LINES);
  const count = (isOne: (line: Line, number: number) => boolean) => lines.filter(isOne).length * shareOfLines;
  return {
    questions: stops.filter((stop) => stop === QUESTION).length * share,
    exclamations: stops.filter((stop) => stop === EXCLAMATION).length * share,
    dialogue: count(
      (line) => isDash(tokens, firstOf(line)) || SPEECH_MARKS.has(markAt(tokens, firstOf(line))),
    ),
    labels: count((line) => isLabel(tokens, firstOf(line))),
    items: count((line) => isItem(tokens, firstOf(line))),
    "short-lines": count((line) => wordsOf(line) <= SHORT_LINE_WORDS),
    "question-lines": count((line, number) => isAnswered(tokens, line, lines[number + 1])),
  };
}

const FEWEST_LINES = 5;
const SHORT_LINE_WORDS = 8;
const [EXCLAMATION, QUESTION] = [0x21, 0x3f];
/** Quotation marks that open speech, beside a dash. */
const SPEECH_MARKS: ReadonlySet<number> = new Set([0x201c, 0xab, 0x22]);
/** • · ● ▪ */
const BULLETS: ReadonlySet<number> = new Set([0x2022, 0xb7, 0x25cf, 0x25aa]);

function sentencesByLine(sentences: readonly Sentence[]): Line[] {
  const lines: Sentence[][] = [];
  for (const sentence of sentences) {
    const line = lines.at(-1);
    if (line?.[0]?.paragraph === sentence.paragraph) line.push(sentence);
    else lines.push([sentence]);
  }
  return lines;
}

function lastStop(tokens: Tokens, { first, end }: Sentence): number {
  for (let index = end - 1; index > first; index--) {
    const mark = markAt(tokens, index);
    if (isSentenceStop(mark)) return mark;
    if (tokens.kinds[index] === WORD) return 0;
  }
  return 0;
}

function firstOf(line: Line): number {
  return line[0]?.first ?? 0;
}

/** "IVAN:" or "Dr Smith:" at the head of a line. */
function isLabel(tokens: Tokens, first: number): boolean {
  let index = first;
  while (index < first + 3 && tokens.kinds[index] === WORD && tokens.shapes[index] !== 0) index++;
  return index > first && markAt(tokens, index) === COLON;
}

/** "1." "2)" "3 Cut" "•" at the head of a line. */
function isItem(tokens: Tokens, first: number): boolean {
  const mark = markAt(tokens, first + 1);
  if (tokens.kinds[first] === NUMBER) return mark === 0x2e || mark === 0x29 || mark === 0;
  return BULLETS.has(tokens.text.charCodeAt(tokens.starts[first] ?? 0));
}

/** The lines that ask, each above one that says more. */
export function answeredQuestions(tokens: Tokens, sentences: readonly Sentence[]): (readonly Sentence[])[] {
  const lines = sentencesByLine(sentences);
  return lines.filter((line, number) => isAnswered(tokens, line, lines[number + 1]));
}

/** A line that asks and does no more: of a list of questions none answers another. */
function isQuestion(tokens: Tokens, line: Line): boolean {
  const [only, more] = line;
  return only !== undefined && more === undefined && lastStop(tokens, only) === QUESTION;
}

/** A line that asks, above one that says more. */
function isAnswered(tokens: Tokens, line: Line, next: Line | undefined): boolean {
  const last = line.at(-1);
  if (last === undefined || next === undefined || lastStop(tokens, last) !== QUESTION) return false;
  return wordsOf(next) > wordsOf(line) && !isQuestion(tokens, next);
}
