/** What a browser loads: each entry becomes one hashed file under assets/. */
export const CLIENT_ENTRIES = {
  theme: "src/web/entries/theme.ts",
  site: "src/web/entries/site.ts",
  home: "src/web/entries/home.tsx",
  "site-style": "src/web/styles/site.css",
  "home-style": "src/web/styles/home.css",
} as const;

export type ClientEntry = keyof typeof CLIENT_ENTRIES;
