import { kindWords, type Reporting } from "#languages/index.ts";
import { TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import { WordSet } from "../../text/words/word-set.ts";

/** The single words of `Reporting`, to be looked for in a text. */
export type ReportingWords = Readonly<Record<Exclude<keyof Reporting, "sources">, WordSet>>;

const built = new Map<TextLanguage, ReportingWords>(
  TEXT_LANGUAGES.map((language) => {
    const { that, speakers, verbs, own, turns, particles, bare, posts } = kindWords[language].reporting;
    return [
      language,
      {
        that: new WordSet(that),
        speakers: new WordSet(speakers),
        verbs: new WordSet(verbs),
        own: new WordSet(own),
        turns: new WordSet(turns),
        particles: new WordSet(particles),
        bare: new WordSet(bare),
        posts: new WordSet(posts),
      },
    ];
  }),
);

export function reportingWordsOf(language: TextLanguage): ReportingWords {
  const words = built.get(language);
  if (words === undefined) throw new Error(`no words of reporting in ${language}`);
  return words;
}
