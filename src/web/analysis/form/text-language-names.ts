import { LANGUAGE_NAMES, TEXT_LANGUAGES } from "#report/index.ts";

const names = TEXT_LANGUAGES.map((language) => LANGUAGE_NAMES[language]);

/** The languages of texts as words of a sentence: "English, Ukrainian or Russian". */
export const TEXT_LANGUAGE_NAMES = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
