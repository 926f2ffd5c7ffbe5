import { type ReactNode, useId } from "react";
import type { Sides } from "../logic/sides.ts";
import { useCompareWords } from "./words.ts";

interface ListProps<T> {
  readonly title: string;
  readonly entries: readonly T[];
  readonly keyOf: (entry: T) => string;
  readonly renderEntry: (entry: T) => ReactNode;
}

function List<T>({ title, entries, keyOf, renderEntry }: ListProps<T>) {
  const { nothing } = useCompareWords();
  const id = useId();
  return (
    <div>
      <h4 id={id}>{title}</h4>
      {entries.length === 0 ? (
        <p className="nothing">{nothing}</p>
      ) : (
        <ul aria-labelledby={id}>
          {entries.map((entry) => (
            <li key={keyOf(entry)}>{renderEntry(entry)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface Props<T> {
  readonly sides: Sides<T>;
  readonly keyOf: (entry: T) => string;
  /** One entry, or what both texts have for it. */
  readonly renderEntry: (first: T, second?: T) => ReactNode;
}

/** What both texts have, and what each has alone: three lists, none before the other in worth. */
export function ThreeLists<T>({ sides: { both, onlyFirst, onlySecond }, keyOf, renderEntry }: Props<T>) {
  const { lists } = useCompareWords();
  return (
    <div className="three-lists">
      <List
        title={lists.first}
        entries={onlyFirst}
        keyOf={keyOf}
        renderEntry={(entry) => renderEntry(entry)}
      />
      <List
        title={lists.both}
        entries={both}
        keyOf={({ first }) => keyOf(first)}
        renderEntry={({ first, second }) => renderEntry(first, second)}
      />
      <List
        title={lists.second}
        entries={onlySecond}
        keyOf={keyOf}
        renderEntry={(entry) => renderEntry(entry)}
      />
    </div>
  );
}
