import { type ReactNode, useId, useState } from "react";
import { fill, reportWords, techniqueNames } from "#languages/index.ts";
import type { ReportLanguage } from "#report/index.ts";
import { Stroke } from "../../../ui/stroke.tsx";
import { useLanguage } from "../../../words/context.ts";
import { styleOf } from "../finding-style.ts";
import { useReadingWords } from "../words.ts";
import { countsOf } from "./points.ts";
import type { Walk } from "./use-walk.ts";

interface ChipProps {
  readonly isPressed: boolean;
  readonly count: number;
  readonly language: ReportLanguage;
  readonly className?: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Chip({ isPressed, count, language, className = "", onClick, children }: ChipProps) {
  return (
    <li>
      <button
        type="button"
        className={`chip ${className}`}
        aria-pressed={isPressed}
        lang={language}
        onClick={onClick}
      >
        {children} <span className="chip-count">{count}</span>
      </button>
    </li>
  );
}

interface Props {
  readonly walk: Walk;
  readonly language: ReportLanguage;
}

function KindChips({ walk: { all, choice, steps }, language }: Props) {
  return countsOf(all.map(({ findingType }) => findingType)).map(([kind, count]) => (
    <Chip
      key={kind}
      isPressed={choice.kinds.includes(kind)}
      count={count}
      language={language}
      className={styleOf(kind)}
      onClick={() => steps.toggleKind(kind)}
    >
      <Stroke type={kind} />
      {reportWords[language].boxes[kind]}
    </Chip>
  ));
}

function TechniqueChips({ walk: { all, choice, steps }, language }: Props) {
  return countsOf(all.map(({ point }) => point.technique)).map(([technique, count]) => (
    <Chip
      key={technique}
      isPressed={choice.techniques.includes(technique)}
      count={count}
      language={language}
      onClick={() => steps.toggleTechnique(technique)}
    >
      {techniqueNames[language][technique]}
    </Chip>
  ));
}

/** Lets a reader see the points of some kinds or techniques alone. The numbers count points and say nothing of the text. */
export function ChoiceBar(props: Props) {
  const { all, shown, steps } = props.walk;
  const said = useReadingWords();
  const ofPage = useLanguage();
  const [isWide, setWide] = useState(false);
  const techniques = useId();
  if (all.length < 2) return null;
  const isPartial = shown.length < all.length;
  return (
    <section className="choice" aria-label={said.only} lang={ofPage}>
      <ul className="chips">
        <KindChips {...props} />
        <li>
          <button
            type="button"
            className="chip by-technique"
            aria-expanded={isWide}
            aria-controls={techniques}
            onClick={() => setWide(!isWide)}
          >
            {said.byTechnique}
          </button>
        </li>
      </ul>
      <ul className="chips" id={techniques} hidden={!isWide}>
        <TechniqueChips {...props} />
      </ul>
      <p className="choice-result">
        <output>{isPartial && fill(said.shown, { n: shown.length, total: all.length })}</output>
        {isPartial && (
          <button type="button" className="link-button" onClick={steps.showAll}>
            {said.all}
          </button>
        )}
      </p>
    </section>
  );
}
