import { useEffect, useRef } from "react";
import { agreementOf, type Comparison } from "../../learn/compare.ts";
import { usePage } from "../context.ts";
import { ComparisonView, type Show } from "./comparison-view.tsx";

interface Props {
  readonly comparison: Comparison;
  readonly text: string;
  readonly onShow: Show;
  readonly onGoOn: () => void;
  readonly onBeginAfresh: () => void;
}

/** The reader's marks beside ours. It is announced, and read from its heading on. */
export function ComparedSide({ comparison, text, onShow, onGoOn, onBeginAfresh }: Props) {
  const { ours } = usePage().words;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {ours.title}
      </h2>
      <p className="agreement">{ours.agreement[agreementOf(comparison)]}</p>
      <p className="fine">{ours.notJudges}</p>
      <ComparisonView comparison={comparison} text={text} onShow={onShow} />
      <p className="fine">{ours.aboutTool}</p>
      <p className="editor-buttons">
        <button type="button" className="button" onClick={onGoOn}>
          {ours.goOn}
        </button>
        <button type="button" className="button quiet" onClick={onBeginAfresh}>
          {ours.afresh}
        </button>
      </p>
    </>
  );
}
