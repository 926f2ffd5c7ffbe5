import { TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";

/** The letters that a text in each language is written in. */
const LETTERS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /[a-z]/giu,
  uk: /[а-щьюяґєії]/giu,
  ru: /[а-яё]/giu,
};

/**
 * The languages that a text may be in, by its letters alone; none where it has no letters. Enough to know whom to offer
 * a model before any rule is loaded; the worker then looks closely.
 */
export function likelyLanguages(text: string): TextLanguage[] {
  const counts = TEXT_LANGUAGES.map((language) => ({
    language,
    letters: text.match(LETTERS[language])?.length ?? 0,
  }));
  const most = Math.max(...counts.map(({ letters }) => letters));
  return counts.flatMap(({ language, letters }) => (letters === most && most > 0 ? language : []));
}
