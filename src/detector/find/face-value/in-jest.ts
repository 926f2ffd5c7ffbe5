import type { Technique } from "#report/index.ts";
import { type Finding, type Matches, sentencesOf, withNeighbours } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";

/** A laugh right behind the words, or the first thing of the next line. */
const LAUGH = /🤣|😂|😁|😆|(?<![(\d])\){2,}/u;

/** Devices that win something for the text itself: whoever jokes does not mean them so. */
const AT_FACE_VALUE: ReadonlySet<Technique> = new Set([
  "euphoria",
  "sales-promise",
  "secret-plot",
  "appeal-to-fear",
  "appeal-to-pity",
  "appeal-to-authority",
  "anonymous-authority",
  "unsourced-claim",
  "vague-quantity",
  "flag-waving",
  "slogans",
]);

/** Sentences that laugh at what they say: by a word of mock surprise here or right before, or by a laugh behind them. */
export function jestingSentences({ text, tokens, sentences }: Split, { markers }: Matches): Set<number> {
  const jests = withNeighbours(sentencesOf(markers.get("jest")), 1);
  if (!LAUGH.test(text)) return jests;
  sentences.forEach(({ first, end }, number) => {
    const following = sentences[number + 1]?.end ?? tokens.count;
    const close = Math.min(tokens.ends[following - 1] ?? 0, (tokens.ends[end - 1] ?? 0) + BEHIND);
    if (LAUGH.test(text.slice(tokens.starts[first], close))) jests.add(number);
  });
  return jests;
}

/** So many UTF-16 units behind a sentence a laugh still belongs to it. */
const BEHIND = 6;

/** Whether a finding is only played at, in a sentence that jests. */
export function isInJest(jests: ReadonlySet<number>, { technique, sentence }: Finding): boolean {
  return AT_FACE_VALUE.has(technique) && jests.has(sentence);
}
