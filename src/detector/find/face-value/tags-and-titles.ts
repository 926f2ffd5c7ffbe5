import type { Technique } from "#report/index.ts";
import type { Finding, Matches } from "../../patterns/match.ts";
import { type Quotation, quotationAround } from "../../text/quotations.ts";
import type { Split } from "../../text/split.ts";
import { BREAK, isWordLike, SYMBOL, type Tokens } from "../../text/tokens.ts";

const HASH = "#".charCodeAt(0);
/** A line that begins with a hashtag and has no more words than this is a tag written with spaces. */
const MOST_WORDS_OF_TAG = 5;
/** Tokens before a quotation mark in which the kind of thing that bears a title is named. */
const NAMING_REACH = 4;
/** A title has no more tokens than this. */
const LONGEST_TITLE = 9;

/** Insults, which stay insults in a tag; and a title is mocked by marks that the author sets. */
const IN_TAGS: ReadonlySet<Technique> = new Set(["name-calling", "dehumanisation"]);
const IN_TITLES: ReadonlySet<Technique> = new Set(["mockery", "guilt-by-association", "straw-man"]);

/** Whether the words of a finding are a hashtag, which sorts a post and claims nothing. */
export function isTag({ text, tokens }: Split, { technique, first }: Finding): boolean {
  if (IN_TAGS.has(technique)) return false;
  let words = 0;
  for (let token = first - 1; token >= 0 && words < MOST_WORDS_OF_TAG; token--) {
    if (tokens.kinds[token] === BREAK) return false;
    if (isHash(tokens, token))
      return !/\s/u.test(text.slice(tokens.ends[token], tokens.starts[first])) || isTagLine(tokens, token);
    if (isWordLike(tokens, token)) words++;
  }
  return false;
}

function isHash(tokens: Tokens, token: number): boolean {
  return tokens.text.charCodeAt(tokens.starts[token] ?? 0) === HASH;
}

/** "# all is not so simple" alone on its line, without the mark that ends a sentence. */
function isTagLine(tokens: Tokens, hash: number): boolean {
  if (hash > 0 && tokens.kinds[hash - 1] !== BREAK) return false;
  let words = 0;
  for (let token = hash + 1; token < tokens.count && tokens.kinds[token] !== BREAK; token++) {
    if (isHash(tokens, token)) return true;
    if (isWordLike(tokens, token)) words++;
    else if (tokens.kinds[token] !== SYMBOL) return false;
  }
  return words <= MOST_WORDS_OF_TAG;
}

/** Whether the words of a finding are only a piece of a word that is masked with asterisks. */
export function isPieceOfMasked({ text, tokens }: Split, { first, last }: Finding): boolean {
  const start = tokens.starts[first] ?? 0;
  const end = tokens.ends[last] ?? 0;
  return (
    MASKED_BEFORE.test(text.slice(Math.max(0, start - 2), start)) ||
    MASKED_AFTER.test(text.slice(end, end + 2))
  );
}

const MASKED_BEFORE = /\p{L}\*$/u;
const MASKED_AFTER = /^\*\p{L}/u;

/** Titles in a text: quotations right after the name of a kind of thing, as in: the forum "Together we win". */
export function titlesOf({ quotations, markers }: Matches): Quotation[] {
  const naming = new Set((markers.get("naming-word") ?? []).map(({ last }) => last));
  return quotations.filter(
    ({ open, close }) =>
      close - open <= LONGEST_TITLE &&
      Array.from({ length: NAMING_REACH }, (_, away) => open - 1 - away).some((token) => naming.has(token)),
  );
}

/** Whether the words of a finding stand in one of the titles. */
export function isOfTitle(titles: readonly Quotation[], { technique, first, last }: Finding): boolean {
  return !IN_TITLES.has(technique) && quotationAround(titles, { first, last }) !== undefined;
}
