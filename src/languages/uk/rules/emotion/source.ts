/** Where the emotions come from; their words are the project's own lists. */
export const EMOTIONS_SOURCE =
  "Ekman 1992 and BRIGHTER (Muhammad et al. 2025); contempt, pride and hope after Plutchik 1980; own words";
