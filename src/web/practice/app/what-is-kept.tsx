import { usePage } from "./context.ts";
import type { PracticeState } from "./use-practice.ts";

/** Says what this browser keeps, and forgets it in one click. */
export function WhatIsKept({ keeping, forget }: Pick<PracticeState, "keeping" | "forget">) {
  const { kept } = usePage().words;
  return (
    <section className="what-is-kept" aria-labelledby="kept-title">
      <h2 id="kept-title">{kept.title}</h2>
      <p>{kept.words}</p>
      {keeping === "broken" && <p className="notice">{kept.broken}</p>}
      {keeping === "refused" && <p className="notice">{kept.notKept}</p>}
      <p>
        <button type="button" className="button" onClick={forget}>
          {kept.forget}
        </button>
      </p>
      <output>{keeping === "forgotten" && kept.forgotten}</output>
    </section>
  );
}
