import { type MouseEvent, memo, useMemo } from "react";
import { FINDING_TYPES, type FindingType } from "#report/index.ts";
import { strokePath } from "../../../ui/stroke.tsx";
import { styleOf } from "../finding-style.ts";
import type { MarkedSpan } from "../segments.ts";

/** A passage on the map: of which point it is, and how far down it lies, from 0 to 1. */
interface Passage {
  readonly key: string;
  readonly point: string;
  readonly kind: FindingType;
  readonly place: number;
}

function passagesOf(length: number, spans: readonly MarkedSpan[]): Passage[] {
  return spans.flatMap(({ key, point, kind, start, end }) => {
    const findingType = FINDING_TYPES.find((type) => type === kind);
    return point && findingType ? [{ key, point, kind: findingType, place: (start + end) / 2 / length }] : [];
  });
}

/** How tall a line of the map is, in pixels; half of it stays free above the first and below the last. */
const LINE = 10;

function Lines({
  passages,
  isLit = false,
}: {
  readonly passages: readonly Passage[];
  readonly isLit?: boolean;
}) {
  return passages.map(({ key, kind, place }) => {
    const { d, className } = strokePath(kind);
    return (
      <svg
        key={key}
        className={styleOf(kind)}
        y={`${(place * 97).toFixed(2)}%`}
        height={LINE}
        data-lit={isLit || undefined}
      >
        <path d={d} className={className} />
      </svg>
    );
  });
}

const AllLines = memo(Lines);

interface Props {
  /** Characters of the text. */
  readonly length: number;
  readonly spans: readonly MarkedSpan[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly lit: string | undefined;
  readonly onChoose: (point: string) => void;
}

/**
 * Where in the text points lie, one line for each passage. A picture beside what can be read: whoever does not see
 * it loses nothing, since the walk and the marks lead to the same places.
 */
export function TextMap({ length, spans, numbers, lit, onChoose }: Props) {
  const passages = useMemo(
    () => passagesOf(length, spans).filter(({ point }) => numbers.has(point)),
    [length, spans, numbers],
  );
  if (passages.length === 0) return null;

  /** The passage next to the pointer: the lines are too thin to be hit. */
  function choose({ clientY, currentTarget }: MouseEvent<SVGElement>): void {
    const { top, height } = currentTarget.getBoundingClientRect();
    const place = (clientY - top) / height;
    const [nearest] = passages.toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place));
    if (nearest) onChoose(nearest.point);
  }

  return (
    <svg className="text-map" aria-hidden="true" focusable="false" onClick={choose}>
      <AllLines passages={passages} />
      <Lines passages={passages.filter(({ point }) => point === lit)} isLit />
    </svg>
  );
}
