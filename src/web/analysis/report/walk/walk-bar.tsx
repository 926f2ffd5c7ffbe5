import { fill, inPlural, reportWords, techniqueNames } from "#languages/index.ts";
import type { ReportLanguage } from "#report/index.ts";
import { Stroke } from "../../../ui/stroke.tsx";
import { useLanguage } from "../../../words/context.ts";
import { styleOf } from "../finding-style.ts";
import { useReadingWords } from "../words.ts";
import type { Walk } from "./use-walk.ts";

/** Where a reader is: said in words, and aloud where it changes. */
function Place({
  walk: { shown, lit },
  language,
}: {
  readonly walk: Walk;
  readonly language: ReportLanguage;
}) {
  const said = useReadingWords();
  if (!lit) return null;
  const place = fill(said.place, { n: shown.indexOf(lit) + 1, total: shown.length });
  return (
    <output className="walk-place">
      <b>{place}</b>
      <span className={`walk-kind ${styleOf(lit.findingType)}`} lang={language}>
        <Stroke type={lit.findingType} />
        {reportWords[language].boxes[lit.findingType]}
      </span>
      <span className="unseen" lang={language}>
        {techniqueNames[language][lit.point.technique]}
      </span>
    </output>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly sign: string;
  readonly onClick: () => void;
}

function Arrow({ label, sign, onClick }: ArrowProps) {
  return (
    <button type="button" className="walk-arrow" aria-label={label} title={label} onClick={onClick}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** Walks a reader from point to point. On a narrow screen it opens the first as a sheet, and closes it. */
export function WalkBar({ walk, language }: { readonly walk: Walk; readonly language: ReportLanguage }) {
  const said = useReadingWords();
  const ofPage = useLanguage();
  const { shown, isOpen, steps } = walk;
  if (walk.all.length === 0) return null;
  return (
    <section
      className="walk"
      aria-label={said.walk}
      lang={ofPage}
      data-open={isOpen || undefined}
      hidden={shown.length === 0}
    >
      <button type="button" className="walk-begin button" onClick={() => steps.by(1)}>
        {said.begin}
        <span className="walk-count">
          {" "}
          · {fill(inPlural(said.count, shown.length, ofPage), { n: shown.length })}
        </span>
      </button>
      <Arrow label={said.previous} sign="‹" onClick={() => steps.by(-1)} />
      <Place walk={walk} language={language} />
      <Arrow label={said.next} sign="›" onClick={() => steps.by(1)} />
      <span className="walk-keys">{said.keys}</span>
      <button
        type="button"
        className="walk-close"
        aria-label={said.close}
        title={said.close}
        onClick={steps.close}
      >
        <span aria-hidden="true">×</span>
      </button>
    </section>
  );
}
