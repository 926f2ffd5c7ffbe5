import type { Span } from "#report/index.ts";
import { outerWordsOf, type Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import {
  CAPITALISED_SHAPE,
  COLON,
  countWords,
  isDash,
  isSentenceStop,
  isSmallWord,
  markAt,
  QUOTES,
  UPPER_SHAPE,
  WORD,
  withOpeningMark,
} from "../../text/tokens.ts";
import { findCues, hasCue } from "../kind/cues.ts";
import { type Headline, headlineOf } from "../kind/headline.ts";
import { beginningIn } from "./beginning.ts";
import { definitionUnder } from "./definition.ts";
import { aboutHeadline } from "./headline-shown.ts";
import { isOfNumbers, LONGEST_GREETING, QUESTION_MARK } from "./lines.ts";

/** Words of the text that say what it is about: its headline, and the first words of its body. */
export interface About {
  readonly headline?: Span | undefined;
  readonly beginning?: Span | undefined;
  /** The sentence that says what the headline names: it tells the matter by itself. */
  readonly definition?: Span | undefined;
  /** Whether the headline is a title, and no head of a part such as "Learning objectives" nor who has issued it. */
  readonly isTitled?: boolean;
}

/**
 * What a text is about, in words of its own; nothing where it does not show.
 * @param imprints numbers of sentences on who has published it.
 */
export function aboutOf(split: Split, imprints: ReadonlySet<number> = new Set()): About {
  const greeted = greetingLineIn(split);
  if (greeted !== undefined) return { beginning: beginningIn(split, greeted + 1) };
  const line = headlineOf(split);
  if (line !== undefined && isEpigraph(split, line))
    return { beginning: beginningIn(split, line.bodyFrom + 1) };
  const headline = line && aboutHeadline(split, line);
  const lead = line && leadIn(split, line.bodyFrom, imprints);
  const beginning = lead === undefined ? undefined : beginningIn(split, lead);
  // A date or a score says nothing of the matter, neither as a headline nor as a beginning.
  if (line !== undefined && (isOfNumbers(split.tokens, line) || isHeadOfPart(split, line)))
    return { beginning };
  if (line === undefined || headline === undefined)
    return { beginning: beginningIn(split, firstTelling(split)) };
  const defined = definitionUnder(split, line);
  return {
    headline,
    beginning,
    definition: defined === undefined ? undefined : beginningIn(split, defined),
    isTitled: isTitle(split, line),
  };
}

/** A saying above a text has so many words, and the line on whose it is no more than so many. */
const EPIGRAPH = { fewestWords: 6, mostInSigner: 6 } as const;

/** “Who builds a mill must know the wind.” above "— Ada Finch": another's words lead in the text. */
function isEpigraph({ tokens, sentences }: Split, { from, end, bodyFrom }: Headline): boolean {
  const signer = sentences[bodyFrom];
  const opens = withOpeningMark(tokens, from) < from || QUOTES.has(markAt(tokens, from));
  if (!opens || !QUOTES.has(markAt(tokens, end - 1))) return false;
  if (signer === undefined || signer.words > EPIGRAPH.mostInSigner) return false;
  const { first, last } = outerWordsOf(tokens, signer);
  const isAlone = sentences[bodyFrom + 1]?.paragraph !== signer.paragraph;
  const isName = tokens.shapes[first] === CAPITALISED_SHAPE && tokens.shapes[last] === CAPITALISED_SHAPE;
  const isLong = countWords(tokens, from, end) >= EPIGRAPH.fewestWords;
  return isAlone && (isDash(tokens, signer.first) || (isName && isLong));
}

/** "COUNCIL OF LEEDS" stands above what is issued. */
const MOST_OF_OFFICE = 5;

/** "Learning objectives", "Introduction": every lesson and paper has one. */
const MOST_OF_PART = 3;

function isHeadOfPart(split: Split, { from, end }: Headline): boolean {
  const isBrief = countWords(split.tokens, from, end) <= MOST_OF_PART;
  return isBrief && (hasCue(split, "lesson", 1) || hasCue(split, "abstract-head", 1));
}

function isTitle(split: Split, { from, end }: Headline): boolean {
  const { tokens } = split;
  if (hasCue(split, "lesson", 1) || hasCue(split, "abstract-head", 1)) return false;
  if (countWords(tokens, from, end) > MOST_OF_OFFICE) return true;
  for (let token = from; token < end; token++)
    if (tokens.kinds[token] === WORD && tokens.shapes[token] !== UPPER_SHAPE) return true;
  return false;
}

/** So many questions at most stand before what a text is about. */
const MOST_QUESTIONS = 4;

/** An answer of fewer words to the question right before it says nothing by itself: "Hardly anybody has not." */
const FEWEST_IN_ANSWER = 6;

/** A question of more words tells the matter by itself; one of so many that leads up to it is shown with what follows. */
const LONGEST_LEADING = 16;
const FEWEST_SHOWN = 6;

/** The first sentence that does not ask, where questions lead up to one in a paragraph; else the very first. */
function firstTelling({ tokens, sentences }: Split): number {
  const asks = (at: number) => {
    const { end, words } = sentences[at] ?? { end: 0, words: 0 };
    return words <= LONGEST_LEADING && markAt(tokens, end - 1) === QUESTION_MARK;
  };
  const isAnswer = ({ words, paragraph }: Sentence, at: number) =>
    at > 0 && asks(at - 1) && words < FEWEST_IN_ANSWER && sentences[at + 1]?.paragraph === paragraph;
  const at = sentences.findIndex((sentence, number) => !asks(number) && !isAnswer(sentence, number));
  // Behind a line that asks somebody answers.
  const isLedUpTo = sentences[at]?.paragraph === sentences[0]?.paragraph;
  if (at === 1 && (sentences[0]?.words ?? 0) >= FEWEST_SHOWN) return 0;
  return at > MOST_QUESTIONS || !isLedUpTo ? 0 : Math.max(at, 0);
}

/** So many lines of addresses and dates may stand above the greeting of a letter. */
const LETTERHEAD = 8;

/** The number of the sentence that greets on a line of its own: what is the matter stands below it. */
function greetingLineIn(split: Split): number | undefined {
  const { sentences } = split;
  const findCue = findCues(split);
  const at = sentences.slice(0, LETTERHEAD).findIndex((sentence, number) => {
    const [before, next] = [sentences[number - 1], sentences[number + 1]];
    const isAlone = before?.paragraph !== sentence.paragraph && next?.paragraph !== sentence.paragraph;
    return isAlone && sentence.words <= LONGEST_GREETING && findCue("salutation-line", [sentence]);
  });
  return at === -1 || at === sentences.length - 1 ? undefined : at;
}

/** Sentences of a body among which its first whole one is looked for, past captions and lines on who writes. */
const LEAD = { within: 8, fewestWords: 5, fewestToColon: 12 } as const;

/** The number of the first whole sentence of a body that tells something: a question only leads up to that. */
function leadIn(
  { tokens, sentences }: Split,
  from: number,
  imprints: ReadonlySet<number>,
): number | undefined {
  const at = sentences.slice(from, from + LEAD.within).findIndex((sentence, number) => {
    const { end, words } = sentence;
    const isWhole =
      words >= LEAD.fewestWords &&
      (isSentenceStop(markAt(tokens, end - 1)) ||
        isSentenceStop(markAt(tokens, end - 2)) ||
        (markAt(tokens, end - 1) === COLON && words >= LEAD.fewestToColon));
    const isTold = isWhole && markAt(tokens, end - 1) !== QUESTION_MARK;
    const isRest = isSmallWord(tokens, outerWordsOf(tokens, sentence).first);
    return isTold && !isRest && !imprints.has(from + number);
  });
  return at === -1 ? undefined : from + at;
}
