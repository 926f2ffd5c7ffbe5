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

/** What has been marked so far, and the way to ours. */
export function MarkingSide({ marks, heading, onChange, onRemove, onSeeOurs }: Props) {
  const { marks: said } = usePage().words;
  return (
    <>
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
