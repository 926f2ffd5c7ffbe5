import { pathIn, SITE_LANGUAGES } from "./languages.ts";

/** A page in one of its languages; `x-default` for readers of none of them. */
interface Alternate {
  readonly hreflang: string;
  readonly path: string;
}

/** A page, by its English path, in every language. */
export function alternatesOf(englishPath: string): Alternate[] {
  const inEach = SITE_LANGUAGES.map((language) => ({
    hreflang: language,
    path: pathIn(language, englishPath),
  }));
  return [...inEach, { hreflang: "x-default", path: englishPath }];
}
