import { REPORT_LANGUAGES, type ReportLanguage } from "#report/index.ts";

/** The library names each technique in the other languages of reports as well. */
export function otherLanguages(language: ReportLanguage): ReportLanguage[] {
  return REPORT_LANGUAGES.filter((each) => each !== language);
}
