import { REPORT_LANGUAGES } from "./languages.ts";

/** What names a share in the address of the page that is to ask for it begins so. No server is sent a fragment. */
export const SHARED_FRAGMENT = "#shared-";

/** Where a system sends what is shared with the installed site, on the pages in English; others have their language before it. */
export const SHARE_PATH = "/share";

/**
 * Where a system sends what its user shares with the installed site, and the analysis page that takes it: one pair for each
 * language that a page may have.
 */
export const SHARE_LANDINGS: ReadonlyMap<string, string> = new Map(
  REPORT_LANGUAGES.map((language) => {
    const root = language === "en" ? "" : `/${language}`;
    return [`${root}${SHARE_PATH}`, `${root}/${SHARED_FRAGMENT}`];
  }),
);
