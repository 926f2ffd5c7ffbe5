import { useMemo } from "react";
import type { AnalysisResult } from "../../../../analysis/task/state.ts";
import { type Change, compareWording, type SharedPhrase } from "../logic/wording.ts";
import { useCompareWords } from "./words.ts";

/** Each change with the number of characters before it, by which it is known. */
function placed(changes: readonly Change[]): (Change & { readonly place: number })[] {
  let place = 0;
  return changes.map((change) => {
    place += change.value.length;
    return { ...change, place };
  });
}

function Changes({ changes, language }: { readonly changes: readonly Change[]; readonly language: string }) {
  const said = useCompareWords().wording;
  return (
    <>
      <p>{said.edited}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and so must be reached by keyboard */}
      <div className="changes" lang={language} tabIndex={0}>
        {placed(changes).map(({ kind, value, place }) => {
          if (kind === "removed") return <del key={place}>{value}</del>;
          return kind === "added" ? <ins key={place}>{value}</ins> : <span key={place}>{value}</span>;
        })}
      </div>
    </>
  );
}

function Phrases({
  phrases,
  language,
}: {
  readonly phrases: readonly SharedPhrase[];
  readonly language: string;
}) {
  const said = useCompareWords().wording;
  if (phrases.length === 0) return <p>{said.none}</p>;
  return (
    <>
      <p>{said.apart}</p>
      <ul className="phrases" lang={language}>
        {phrases.map(({ quote }) => (
          <li key={quote}>
            <q>{quote}</q>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What the two texts share in their words and where they differ. */
export function Wording({
  first,
  second,
}: {
  readonly first: AnalysisResult;
  readonly second: AnalysisResult;
}) {
  const said = useCompareWords().wording;
  const wording = useMemo(() => compareWording(first.text, second.text), [first.text, second.text]);
  const language = first.report.text_language;
  return (
    <section aria-labelledby="compare-wording">
      <h3 id="compare-wording">{said.title}</h3>
      {wording.kind === "edited" ? (
        <Changes changes={wording.changes} language={language} />
      ) : (
        <Phrases phrases={wording.phrases} language={language} />
      )}
    </section>
  );
}
