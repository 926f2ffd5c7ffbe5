import type { ReportLanguage } from "../src/report/index.ts";
import type { ExampleText } from "../src/web/content-types.ts";
import market from "./examples/en-1.txt?raw";
import meters from "./examples/en-2.txt?raw";
import square from "./examples/uk-1.txt?raw";
import ticket from "./examples/uk-2.txt?raw";

/** Two texts for each language of a report. Places, people and quarrels in them are invented. */
export const examples: Readonly<Record<ReportLanguage, readonly ExampleText[]>> = {
  en: [
    { title: "A letter to save a market", text: market },
    { title: "A post about water meters", text: meters },
  ],
  uk: [
    { title: "Лист на захист скверу", text: square },
    { title: "Допис про електронний квиток", text: ticket },
  ],
};
