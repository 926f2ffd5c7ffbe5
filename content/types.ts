/**
 * What the files of content/ must hold. They import these types, so the compiler says when a
 * field is missing; front matter of MDX files is checked by a schema when the site is built.
 */

/** content/site.ts: what every page says of the whole site. */
export interface SiteContent {
  readonly name: string;
  /** One sentence in search results and shared links. */
  readonly description: string;
}

/** content/how-it-works.ts: one of the six steps, in order. */
export interface Step {
  readonly name: string;
  /** Plain text, with links as `[words](/address/)`. */
  readonly text: string;
}

/** content/faq.ts: a question with its answer, in plain paragraphs. */
export interface FrequentQuestion {
  readonly question: string;
  /** Plain text, with links as `[words](/address/)`; paragraphs are separated by an empty line. */
  readonly answer: string;
}

/** content/contact.ts: a section of the contact page. */
export interface ContactSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Whether the operator's mail address stands below it. */
  readonly hasMail?: boolean;
  readonly list?: readonly string[];
  readonly footer?: string;
}

export const CHANGE_TYPES = [
  "ADDED",
  "IMPROVED",
  "FIXED",
  "SECURITY",
  "ARCHITECTURE",
  "SEO",
  "PERFORMANCE",
  "DEVELOPMENT",
] as const;
export type ChangeType = (typeof CHANGE_TYPES)[number];

export interface Change {
  readonly type: ChangeType;
  readonly description: string;
}

/** content/changelog.ts: one version, newest first. `date` is a calendar day, YYYY-MM-DD. */
export interface ChangelogEntry {
  readonly version: string;
  readonly date: string;
  readonly changes: readonly Change[];
}

/** content/accuracy.ts: what one figure of the error card means, and what to hold it against. */
export interface Measure {
  /** Key of the figure in content/error-card.json. */
  readonly key: string;
  readonly title: string;
  readonly meaning: string;
  /** A published figure of another system on the same task, where there is one. */
  readonly reference?: { readonly name: string; readonly score: number };
}

/** content/accuracy.ts: shares of the error card that answer one question, under one heading. */
export interface ShareGroup {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What is counted, such as "texts", where a share does not say otherwise. */
  readonly unit: string;
  readonly shares: readonly { readonly key: string; readonly label: string; readonly unit?: string }[];
  /** The command that measures it, where it has one of its own to be named. */
  readonly command?: string;
}
