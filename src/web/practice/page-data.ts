import type { PracticeAppWords } from "../words/en/practice.ts";
import type { SiteLanguage } from "../words/languages.ts";
import type { ToolPoint } from "./learn/compare.ts";
import type { Showing } from "./learn/schedule.ts";
import type { Paragraph } from "./texts/sentences.ts";
import type { PracticeGroup, PracticeTechnique } from "./texts/techniques.ts";
import type { Annotation, LookAlike } from "./texts/texts.ts";

/** The element in which a page brings its `PracticePage`. */
export const PRACTICE_ID = "practice-data";

/** A technique as practice speaks of it. */
export interface NamedTechnique {
  readonly name: string;
  readonly definition: string;
}

/** A text as the list names it. */
export interface ListedText extends Showing {
  readonly title: string;
  readonly kind: string;
  readonly about: string;
}

/** A text with all that its page shows. */
export interface ShownText {
  readonly slug: string;
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  readonly annotations: readonly Annotation[];
  readonly lookAlikes: readonly LookAlike[];
  /** What the embedded analyser says, read when the site is built. */
  readonly toolPoints: readonly ToolPoint[];
}

/** All that the script of a practice page works with: it asks nobody for more. */
export interface PracticePage {
  readonly language: SiteLanguage;
  readonly words: PracticeAppWords;
  readonly techniques: Readonly<Record<PracticeTechnique, NamedTechnique>>;
  readonly groups: Readonly<Record<PracticeGroup, readonly PracticeTechnique[]>>;
  readonly texts: readonly ListedText[];
  /** Undefined on the list of all texts. */
  readonly shown?: ShownText;
}
