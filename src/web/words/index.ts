import { accuracy as accuracyEn } from "./en/accuracy.ts";
import { claims as claimsEn } from "./en/claims.ts";
import { compare as compareEn } from "./en/compare.ts";
import { layout as layoutEn } from "./en/layout.ts";
import { pages as pagesEn } from "./en/pages.ts";
import { type PracticeWords, practice as practiceEn } from "./en/practice.ts";
import { reading as readingEn } from "./en/reading.ts";
import { type ScreenWords, screen as screenEn } from "./en/screen.ts";
import { takeAlong as takeAlongEn } from "./en/take-along.ts";
import { waysIn as waysInEn } from "./en/ways-in.ts";
import type { SiteLanguage } from "./languages.ts";
import { accuracy as accuracyUk } from "./uk/accuracy.ts";
import { claims as claimsUk } from "./uk/claims.ts";
import { compare as compareUk } from "./uk/compare.ts";
import { layout as layoutUk } from "./uk/layout.ts";
import { pages as pagesUk } from "./uk/pages.ts";
import { practice as practiceUk } from "./uk/practice.ts";
import { reading as readingUk } from "./uk/reading.ts";
import { screen as screenUk } from "./uk/screen.ts";
import { takeAlong as takeAlongUk } from "./uk/take-along.ts";
import { waysIn as waysInUk } from "./uk/ways-in.ts";

/** Every interface word, by language and area. For pages as they are built: a browser is given what it needs of them. */
interface Words {
  readonly accuracy: typeof accuracyEn;
  readonly claims: typeof claimsEn;
  readonly compare: typeof compareEn;
  readonly layout: typeof layoutEn;
  readonly pages: typeof pagesEn;
  readonly practice: PracticeWords;
  readonly reading: typeof readingEn;
  readonly screen: ScreenWords;
  readonly takeAlong: typeof takeAlongEn;
  readonly waysIn: typeof waysInEn;
}

export const words: Readonly<Record<SiteLanguage, Words>> = {
  en: {
    accuracy: accuracyEn,
    claims: claimsEn,
    compare: compareEn,
    layout: layoutEn,
    pages: pagesEn,
    practice: practiceEn,
    reading: readingEn,
    screen: screenEn,
    takeAlong: takeAlongEn,
    waysIn: waysInEn,
  },
  uk: {
    accuracy: accuracyUk,
    claims: claimsUk,
    compare: compareUk,
    layout: layoutUk,
    pages: pagesUk,
    practice: practiceUk,
    reading: readingUk,
    screen: screenUk,
    takeAlong: takeAlongUk,
    waysIn: waysInUk,
  },
};
