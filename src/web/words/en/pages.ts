import type { ChangeType } from "#content/types.ts";
import { LANGUAGE_NAMES, type Language, type TechniqueGroup } from "#report/index.ts";

const groups: Record<TechniqueGroup, string> = {
  "attack-on-reputation": "Attack on reputation",
  justification: "Justification",
  distraction: "Distraction",
  simplification: "Simplification",
  call: "Call",
  "manipulative-wording": "Manipulative wording",
  sourcing: "Cues of sourcing",
  presentation: "Cues of presentation",
  emotion: "Emotions",
};

const changeTypes: Record<ChangeType, string> = {
  ADDED: "ADDED",
  IMPROVED: "IMPROVED",
  FIXED: "FIXED",
  SECURITY: "SECURITY",
  ARCHITECTURE: "ARCHITECTURE",
  SEO: "SEO",
  PERFORMANCE: "PERFORMANCE",
  DEVELOPMENT: "DEVELOPMENT",
};

const languages: Readonly<Record<Language, string>> = LANGUAGE_NAMES;

/** The words of pages that do not stand in `content/`: what surrounds and connects those. */
export const pages = {
  languages,
  waysIn: {
    name: "Read with Subtext",
    hint: "Drag it to the bookmarks bar. Here it does nothing.",
    byHand: "Without a bookmarks bar: make a bookmark of any page, and replace its address by this one.",
  },
  home: {
    noScript: "The analysis itself needs JavaScript. Everything else on this site can be read without it.",
  },
  notFound: {
    title: "404: Not Found",
    description: "The requested resource could not be located.",
    text: "The requested resource could not be located. The page may have been moved or does not exist.",
    back: "Return to the analysis page",
    article: "The requested article could not be located.",
  },
  fault: {
    title: "Unexpected Application Error!",
    description: "The server has failed. Please try again.",
    text: "The server has failed. This is not your fault. Please try again in a moment.",
    back: "Go to the analysis page",
  },
  blog: {
    return: "← Return to Blog Index",
    none: "No articles are currently available.",
    noneForTag: "No articles were found for this tag.",
    loading: "Loading article data...",
    missingTitle: "Critical Error: Article data is incomplete (missing title).",
    rendering: "Rendering content...",
    tags: "Tags",
    unknownTag: "unknown tag",
    articleTitle: "{title} | blog",
    tagTitle: "Articles on {tag} | blog",
    tagDescription: "Articles tagged {tag} in the Subtext blog: {titles}.",
  },
  lastUpdated: "Last updated: {date}",
  howToName: "How to analyse a text with Subtext",
  changeTypes,
  technique: {
    all: "← All techniques",
    inLanguage: "In {language}:",
    observedUnder: "Observed under {type} · {group}",
    misleads: "How it can mislead",
    innocent: "When it is innocent",
    question: "A question to ask",
    examples: "Examples",
    aboutExamples:
      "The embedded analyser is tested with these sentences, among others. All are invented; where a sentence quotes somebody, the words are not held against its author.",
    observed: "Observed",
    letPass: "Let pass",
    sources: "Where the knowledge comes from",
    titles: ["{name}: Meaning and Examples | Subtext", "{name}: Meaning and Examples"],
    descriptionEnds: [
      " How it can mislead, when it is innocent, and examples.",
      " When it misleads and when not.",
    ],
    groups,
  },
  provided: {
    operator: "the people who operate the copy of Subtext that you are visiting",
    published: "It is published at {link}.",
    notPublished: "The operator of this copy has not set an address for it. To ask for it, write to {link}.",
    noModels:
      "No language model is configured here. The embedded analyser takes texts of any length up to the limit.",
    longest: "Longest text, in characters",
    inOnePart: "{whole} ({part} in one part)",
  },
};

export type PageWords = typeof pages;
