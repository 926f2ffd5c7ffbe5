import type { Line } from "../../../text/sentences.ts";
import type { Split } from "../../../text/split.ts";
import { COLON, LINK, LOWER_SHAPE, markAt, spanOf, type Tokens, textAt, WORD } from "../../../text/tokens.ts";
import { hasCue } from "../cues.ts";
import { reportingWordsOf } from "./reporting-words.ts";
import { isSpeaker, type Spoken } from "./spoken.ts";

/** A label has so many words at the most: "Dr Anna Kovalenko:". */
const LABEL_WORDS = 4;
/** Lines with labels are a dialogue where somebody comes back; else they may be a form or a list of terms. */
const FEWEST_LABELS = 3;
/** "Q:", "REED A:": a transcript, in which each turn goes on up to the next label, over lines. */
const TURN = /\b[QA]$/u;

/** What stands under speakers' labels ("IVAN: …"), and posts: a line of a @handle, or after "wrote on the network:". */
export function findLabelledSpeech(split: Split, lines: readonly Line[]): Spoken[] {
  return [...findDialogue(split, lines), ...findPosts(split, lines), ...findAnswers(split, lines)];
}

function findDialogue({ text, tokens }: Split, lines: readonly Line[]): Spoken[] {
  const labelled = lines.flatMap((line, number) => {
    const colon = labelEnd(tokens, line);
    if (colon === undefined) return [];
    const label = text.slice(tokens.starts[line.first], tokens.ends[colon - 1]);
    const turn = TURN.exec(label)?.[0];
    return [{ label, turn, first: colon + 1, end: line.end, number }];
  });
  const speakers = new Set(labelled.map(({ label, turn }) => turn ?? label));
  if (labelled.length < FEWEST_LABELS || speakers.size === labelled.length) return [];
  const isTranscript = speakers.has("Q") && speakers.has("A");
  return labelled.map(({ label, turn, first, end }, at) => {
    const next = isTranscript && turn !== undefined ? labelled[at + 1] : undefined;
    const last = next === undefined ? end : (lines[next.number - 1]?.end ?? end);
    const speaker = label.slice(0, label.length - (turn?.length ?? 0)).trim();
    const by = speaker === "" ? {} : { speaker };
    return { ...by, ...spanOf(tokens, first, last), isAttributed: true, manner: "direct" };
  });
}

/** The colon after one to four capitalised words at the head of a line. */
function labelEnd(tokens: Tokens, { first, end }: Line): number | undefined {
  let token = first;
  while (token < Math.min(first + LABEL_WORDS, end) && isLabelPart(tokens, token)) token++;
  return token > first && markAt(tokens, token) === COLON && token + 1 < end ? token : undefined;
}

function isLabelPart(tokens: Tokens, token: number): boolean {
  return (
    (tokens.kinds[token] === WORD && tokens.shapes[token] !== LOWER_SHAPE) || markAt(tokens, token) === 0x2e
  );
}

/** "@anna: …", and the line after one that ends in "wrote:" or "commented:". */
function findPosts({ text, tokens, language }: Split, lines: readonly Line[]): Spoken[] {
  const { posts } = reportingWordsOf(language);
  const found: Spoken[] = [];
  lines.forEach((line, number) => {
    const handle = text.slice(tokens.starts[line.first], tokens.ends[line.first]);
    if (
      tokens.kinds[line.first] === LINK &&
      handle.startsWith("@") &&
      markAt(tokens, line.first + 1) === COLON
    )
      found.push({
        speaker: handle,
        isAttributed: true,
        ...spanOf(tokens, line.first + 2, line.end),
        manner: "direct",
      });
    const next = lines[number + 1];
    if (next !== undefined && markAt(tokens, line.end - 1) === COLON && hasPost(tokens, line, posts))
      found.push({ ...spanOf(tokens, next.first, next.end), isAttributed: true, manner: "direct" });
  });
  return found;
}

/** How far from the colon the word for a post may stand. */
const POST_REACH = 6;

function hasPost(
  tokens: Tokens,
  { first, end }: Line,
  posts: { has(tokens: Tokens, index: number): boolean },
) {
  for (let token = end - 2; token >= Math.max(first, end - POST_REACH); token--)
    if (posts.has(tokens, token)) return true;
  return false;
}

/** So many questions, each a line of its own, make an interview of a text that says it is one. */
const FEWEST_QUESTIONS = 3;

/** The answers of an interview: what stands from one line that asks up to the next. */
function findAnswers(split: Split, lines: readonly Line[]): Spoken[] {
  const { tokens } = split;
  const asking = lines.flatMap((line, number) => (asks(tokens, line) ? [number] : []));
  if (asking.length < FEWEST_QUESTIONS || !hasCue(split, "interview", HEAD_SENTENCES)) return [];
  return asking.flatMap((question, at) => {
    const first = lines[question + 1];
    const last = lines[(asking[at + 1] ?? lines.length) - 1];
    if (first === undefined || last === undefined || last.first < first.first) return [];
    return [{ ...spanOf(tokens, first.first, last.end), manner: "direct" } as const];
  });
}

/** The sentences in which an interview says that it is one. */
const HEAD_SENTENCES = 3;

function asks(tokens: Tokens, { end }: Line): boolean {
  return markAt(tokens, end - 1) === 0x3f || markAt(tokens, end - 2) === 0x3f;
}

/**
 * "Political scientist Markov: the West did it": a headline under the name of somebody who speaks in the text is
 * that person's claim. Other words before a colon are a subject: "Flood in the valley: …".
 */
export function findLabelledHeadline(
  { text, tokens }: Split,
  lines: readonly Line[],
  said: readonly Spoken[],
): Spoken[] {
  const line = lines.length > 1 ? lines[0] : undefined;
  const isSaid = line !== undefined && said.some(({ end }) => end === tokens.ends[line.end - 1]);
  if (line === undefined || isSaid) return [];
  let colon = line.first + 1;
  while (colon < Math.min(line.first + 6, line.end) && tokens.kinds[colon] === WORD) colon++;
  if (markAt(tokens, colon) !== COLON || colon + 2 >= line.end) return [];
  let first = colon;
  while (first > line.first && tokens.shapes[first - 1] !== LOWER_SHAPE && tokens.kinds[first - 1] === WORD)
    first--;
  if (first === colon) return [];
  const speaker = text.slice(tokens.starts[first], tokens.ends[colon - 1]);
  if (!isSpeaker(textAt(tokens, colon - 1), said)) return [];
  return [{ speaker, ...spanOf(tokens, colon + 1, line.end), isAttributed: true, manner: "indirect" }];
}
