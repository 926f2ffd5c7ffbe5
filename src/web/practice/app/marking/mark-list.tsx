import { fill } from "#languages/index.ts";
import type { Mark } from "../../learn/mark.ts";
import { usePage, useTechniqueName } from "../context.ts";

interface Props {
  readonly marks: readonly Mark[];
  readonly onChange: (mark: Mark) => void;
  readonly onRemove: (mark: Mark) => void;
}

/** What the reader has marked so far. */
export function MarkList({ marks, onChange, onRemove }: Props) {
  const { marks: said } = usePage().words;
  const nameOf = useTechniqueName();
  if (marks.length === 0) return <p className="no-marks">{said.none}</p>;
  return (
    <ul className="mark-list">
      {marks.map((mark) => (
        <li key={`${mark.start}-${mark.end}`}>
          <q>{mark.quote}</q>
          <p>
            <strong>{nameOf(mark.technique)}</strong>
            {mark.why && <span className="reason"> {mark.why}</span>}
          </p>
          <p className="mark-buttons">
            <button
              type="button"
              className="link-button"
              aria-label={fill(said.changeOf, { quote: mark.quote })}
              onClick={() => onChange(mark)}
            >
              {said.change}
            </button>
            <button
              type="button"
              className="link-button"
              aria-label={fill(said.removeOf, { quote: mark.quote })}
              onClick={() => onRemove(mark)}
            >
              {said.remove}
            </button>
          </p>
        </li>
      ))}
    </ul>
  );
}
