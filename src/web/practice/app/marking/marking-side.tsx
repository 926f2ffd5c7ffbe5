import { type RefObject } from "react";
import type { Mark } from "../../learn/mark.ts";
import { usePage } from "../context.ts";
import { MarkList } from "./mark-list.tsx";

interface Props {
  readonly marks: readonly Mark[];
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onChange: (mark: Mark) => void;
  readonly onRemove: (mark: Mark) => void;
  readonly onSeeOurs: () => void;
}

/** What there is to do, and what has been marked so far. */
export function MarkingSide({ marks, heading, onChange, onRemove, onSeeOurs }: Props) {
  const { instructions, marks: said } = usePage().words;
  return (
    <>
      <ol className="instructions">
        {instructions.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1}>
        {said.title}
      </h2>
      <MarkList marks={marks} onChange={onChange} onRemove={onRemove} />
      <p>
        <button type="button" className="button primary" onClick={onSeeOurs}>
          {said.showOurs}
        </button>
      </p>
    </>
  );
}
