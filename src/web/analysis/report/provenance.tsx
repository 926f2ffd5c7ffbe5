import { isEmbedded, type OfAttempt, whoReadIt, whoWasAsked } from "#export/index.ts";
import { fill, inPlural, reportWords } from "#languages/index.ts";
import type { Report, ReportLanguage } from "#report/index.ts";
import { LinkedWords } from "../../ui/linked-words.tsx";
import { readingWords } from "./words.ts";

interface Props {
  readonly report: Report;
  readonly language: ReportLanguage;
}

function Asked({
  attempts,
  language,
}: {
  readonly attempts: readonly OfAttempt[];
  readonly language: ReportLanguage;
}) {
  const said = readingWords[language];
  if (attempts.length === 0) return <p>{said.nobodyBefore}</p>;
  return (
    <>
      <p>{said.askedBefore}</p>
      <ul>
        {attempts.map(({ words, dropped }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same model can fail twice in the same way
          <li key={place}>
            {words}
            {dropped > 0 && `; ${fill(inPlural(said.dropped, dropped, language), { n: dropped })}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What a report is and who wrote it; one click further, who was asked before, and how often this is wrong. */
export function Provenance({ report, language }: Props) {
  const { notAVerdict, largeModel } = reportWords[language];
  const said = readingWords[language];
  return (
    <footer className="who-read" lang={language}>
      <p>
        {notAVerdict} {whoReadIt(report, language)}
      </p>
      <details>
        <summary>{said.asked}</summary>
        <Asked attempts={whoWasAsked(report, language)} language={language} />
        <p>
          <LinkedWords words={said.howOftenWrong} />
        </p>
        {isEmbedded(report) && (
          <p>
            <LinkedWords words={largeModel} />
          </p>
        )}
      </details>
    </footer>
  );
}
