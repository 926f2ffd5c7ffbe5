import type { FindingType } from "#report/index.ts";

interface StrokePath {
  readonly d: string;
  readonly className?: string;
}

/** The line that is drawn under words of each finding type, so that it can be told without colour. */
const STROKES: Record<FindingType, StrokePath> = {
  "Manipulative Content": { d: "M1 5q3.500-6 7 0t7 0 7 0 7 0 7 0" },
  "Propagandistic Content": { d: "M1 2.500h35M1 7.500h35" },
  Disinformation: { d: "M1 5h35", className: "dashed" },
  "Unbiased Presentation": { d: "M2 5h34", className: "dotted" },
  "Emotional Tone": { d: "M1 5h35", className: "thick" },
};

/** The line of a finding type as a path in a box of 37 by 10. */
export function strokePath(type: FindingType): StrokePath {
  return STROKES[type];
}

/** A sample of a finding type's stroke. */
export function Stroke({ type }: { readonly type: FindingType }) {
  const { d, className } = STROKES[type];
  return (
    <svg className="stroke" viewBox="0 0 37 10" aria-hidden="true" focusable="false">
      <path d={d} className={className} />
    </svg>
  );
}
