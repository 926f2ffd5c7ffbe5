/** What a browser loads: each entry becomes one hashed file under assets/. */
export const CLIENT_ENTRIES = {
  theme: "src/web/entries/theme.ts",
  site: "src/web/entries/site.ts",
  home: "src/web/entries/home.tsx",
  "site-style": "src/web/styles/site.css",
  "home-style": "src/web/styles/home.css",
  "practice-style": "src/web/styles/practice.css",
  "compare-style": "src/web/styles/compare.css",
} as const;

/**
 * Entries that are built apart: what one shares with another would become a file of its own, which no integrity
 * attribute covers.
 */
export const PRACTICE_ENTRIES = { practice: "src/web/entries/practice.tsx" } as const;
export const COMPARE_ENTRIES = { compare: "src/web/entries/compare.tsx" } as const;

/** The source of every entry. */
export const SOURCES = { ...CLIENT_ENTRIES, ...PRACTICE_ENTRIES, ...COMPARE_ENTRIES } as const;

export type ClientEntry = keyof typeof SOURCES;
