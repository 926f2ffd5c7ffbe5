import { useEffect, useState } from "react";
import { type ReportLanguage, TEXT_LANGUAGES } from "#report/index.ts";
import { likelyLanguages } from "./likely-languages.ts";
import { type Availability, availabilityOf } from "./prompt-api.ts";

/**
 * Whether the model of this browser reads the language of the text and writes that of the report; first of all, no.
 * The browser is asked again when the model has ended its work: meanwhile it may have been downloaded.
 */
export function useAvailability(text: string, language: ReportLanguage, isBusy: boolean): Availability {
  const [availability, setAvailability] = useState<Availability>("unavailable");
  // A string, so that the browser is asked anew only when the languages change, not with each letter typed.
  const likely = likelyLanguages(text).join(" ");
  useEffect(() => {
    if (isBusy) return undefined;
    let isOld = false;
    const textLanguages = TEXT_LANGUAGES.filter((each) => likely.split(" ").includes(each));
    void availabilityOf({ language, textLanguages }).then((answer) => {
      if (!isOld) setAvailability(answer);
    });
    return () => {
      isOld = true;
    };
  }, [likely, language, isBusy]);
  return availability;
}
