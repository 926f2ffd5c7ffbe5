import { useState } from "react";
import { fill } from "#languages/index.ts";
import { Link } from "../../ui/link.tsx";
import type { Practice } from "../learn/keep.ts";
import { nextText } from "../learn/schedule.ts";
import { useDay, usePage } from "./context.ts";

/** When practice comes back, and with which text. */
export function NextText({ practice }: { readonly practice: Practice }) {
  const { words, texts, techniques } = usePage();
  const { next: said } = words;
  const [now] = useState(Date.now);
  const day = useDay();
  const next = nextText(practice.practised, texts, now);
  const text = texts.find(({ slug }) => slug === next?.slug);
  return (
    <section className="next-text" aria-labelledby="next-title">
      <h2 id="next-title">{said.title}</h2>
      <p>{said.why}</p>
      {!next && <p>{said.first}</p>}
      {next && !next.isDue && <p>{fill(said.later, { date: day(next.at) })}</p>}
      {next?.isDue && text && (
        <>
          <p className="due">
            {said.due} <Link href={`/practice/${text.slug}/`}>{text.title}</Link>
          </p>
          {next.again.length > 0 && (
            <p>{fill(said.again, { techniques: next.again.map((id) => techniques[id].name).join(", ") })}</p>
          )}
        </>
      )}
    </section>
  );
}
