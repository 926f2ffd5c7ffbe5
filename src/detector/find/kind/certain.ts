import type { KindCue } from "#languages/index.ts";
import type { KindOfText } from "#report/index.ts";
import { OPENING_DOUBLE_QUOTES } from "../../text/quotations.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { markAt } from "../../text/tokens.ts";
import { findCues, type HasCue } from "./cues.ts";
import { answeredQuestions } from "./line-signs.ts";
import type { Signs } from "./signs.ts";

/** Sentences at the beginning and at the end of a text in which its structure is looked for. */
const HEAD = 4;
const TAIL = 4;
/** So many questions, each a line of its own above its answer. */
const QUESTIONS = 3;

type Check = (split: Split, hasCue: HasCue) => boolean;

/** By which structure a kind is certain, the surest first. */
const CHECKS: readonly (readonly [KindOfText, Check])[] = [
  ["record", inHead("document-head")],
  ["story", inHead("tale-opening", 2)],
  ["letter", isLetter],
  ["letter", isLikeLetter],
  ["speech", inHead("vocative", 3)],
  ["interview", isInterview],
  ["appeal", inHead("petition")],
  ["news", inHead("news-lead", 3)],
];

/** A kind so far behind the likeliest is not told by its structure alone. */
const NEAR = 1.5;

/** Kinds that come as letters: what they want says more of them. So near the likeliest it shows. */
const IN_LETTERS: readonly KindOfText[] = ["appeal", "scam"];
const NEAR_IN_LETTERS = 0.9;
const LEAST_IN_LETTERS = 2;

/** The kind that the structure of a text leaves no doubt of, if there is one. */
export function certainKindOf(
  split: Split,
  signs: Signs,
  scores: ReadonlyMap<KindOfText, number>,
): KindOfText | undefined {
  if (signs["satire-mark"] > 0) return "satire";
  const hasCue = findCues(split);
  const best = Math.max(...scores.values());
  const isNear = (kind: KindOfText, check: Check) =>
    (scores.get(kind) ?? 0) >= best - (check === isLikeLetter ? 0 : (NEAR_OF[kind] ?? NEAR));
  const kind = CHECKS.find(([each, holds]) => isNear(each, holds) && holds(split, hasCue))?.[0];
  if (kind !== "letter") return kind;
  const within = IN_LETTERS.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))[0] ?? kind;
  const score = scores.get(within) ?? 0;
  return score >= LEAST_IN_LETTERS && score >= best - NEAR_IN_LETTERS ? within : kind;
}

/** What names its own kind needs less beside it; a lead of news stands above opinions as well. */
const NEAR_OF: Partial<Record<KindOfText, number>> = {
  record: 2.5,
  story: 2.5,
  letter: 3,
  speech: 3,
  news: 0,
};

function inHead(cue: KindCue, count = HEAD): Check {
  return ({ sentences }, hasCue) => hasCue(cue, sentences.slice(0, count));
}

/** It greets somebody and takes its leave. */
function isLetter({ sentences }: Split, hasCue: HasCue): boolean {
  return (
    hasCue("open-letter", sentences.slice(0, 3)) ||
    sentences
      .slice(0, HEAD + 1)
      .some((sentence, at) => isGreetingLine(hasCue, sentence, sentences[at + 1])) ||
    (hasCue("salutation", sentences.slice(0, HEAD)) && hasCue("closing", sentences.slice(-TAIL)))
  );
}

const LONGEST_GREETING = 5;

/** A line that is a greeting and no more, with another line below. */
function isGreetingLine(hasCue: HasCue, line: Sentence, next: Sentence | undefined): boolean {
  const isAlone = next !== undefined && next.paragraph !== line.paragraph;
  return isAlone && line.words <= LONGEST_GREETING && hasCue("salutation-line", [line]);
}

/** It greets somebody, and what follows is like a letter more than like anything else. */
function isLikeLetter({ tokens, sentences }: Split, hasCue: HasCue): boolean {
  const isFirst = (at: number) => sentences[at]?.paragraph !== sentences[at - 1]?.paragraph;
  // A greeting behind a mark is of a letter that the text cites.
  const isCited = ({ first }: Sentence) => OPENING_DOUBLE_QUOTES.has(markAt(tokens, first));
  const heads = sentences.slice(0, HEAD).filter((each, at) => isFirst(at) && (at === 0 || !isCited(each)));
  return hasCue("salutation", heads);
}

/** It says that it is one, or somebody is asked, and answers. */
function isInterview({ tokens, sentences }: Split, hasCue: HasCue): boolean {
  const questions = answeredQuestions(tokens, sentences);
  const toSomebody = (asked: readonly Sentence[]) => hasCue("you", asked);
  if (questions.length > 0 && hasCue("interview", sentences.slice(0, 2))) return true;
  return questions.filter(toSomebody).length >= QUESTIONS;
}
