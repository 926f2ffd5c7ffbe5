import { datasetTitles, labelTitles, measures, shareGroups } from "#content/accuracy.ts";
import { changelog as changelogEn } from "#content/changelog.ts";
import { contactSections as contactEn } from "#content/contact.ts";
import { questions as questionsEn } from "#content/faq.ts";
import { steps as stepsEn } from "#content/how-it-works.ts";
import { site as siteEn } from "#content/site.ts";
import type {
  ChangelogEntry,
  ContactSection,
  FrequentQuestion,
  Measure,
  ShareGroup,
  SiteContent,
  Step,
} from "#content/types.ts";
import * as accuracyUk from "#content/uk/accuracy.ts";
import { changelog as changelogUk } from "#content/uk/changelog.ts";
import { contactSections as contactUk } from "#content/uk/contact.ts";
import { questions as questionsUk } from "#content/uk/faq.ts";
import { steps as stepsUk } from "#content/uk/how-it-works.ts";
import { site as siteUk } from "#content/uk/site.ts";
import type { SiteLanguage } from "./languages.ts";

/** What the files of `content/` hold that are no MDX, in one language. */
interface Content {
  readonly site: SiteContent;
  readonly steps: readonly Step[];
  readonly questions: readonly FrequentQuestion[];
  readonly contactSections: readonly ContactSection[];
  readonly changelog: readonly ChangelogEntry[];
  readonly accuracy: {
    readonly shareGroups: readonly ShareGroup[];
    readonly measures: readonly Measure[];
    readonly datasetTitles: Readonly<Record<string, string>>;
    readonly labelTitles: Readonly<Record<string, string>>;
  };
}

export const contentIn: Readonly<Record<SiteLanguage, Content>> = {
  en: {
    site: siteEn,
    steps: stepsEn,
    questions: questionsEn,
    contactSections: contactEn,
    changelog: changelogEn,
    accuracy: { shareGroups, measures, datasetTitles, labelTitles },
  },
  uk: {
    site: siteUk,
    steps: stepsUk,
    questions: questionsUk,
    contactSections: contactUk,
    changelog: changelogUk,
    accuracy: accuracyUk,
  },
};
