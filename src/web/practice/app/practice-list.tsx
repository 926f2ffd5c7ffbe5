import { fill } from "#languages/index.ts";
import { Link } from "../../ui/link.tsx";
import { useDay, usePage } from "./context.ts";
import { NextText } from "./next-text.tsx";
import { usePractice } from "./use-practice.ts";
import { WhatIsKept } from "./what-is-kept.tsx";

/** Every text, with what the reader did with it, and when practice comes back. */
export function PracticeList() {
  const { texts, words } = usePage();
  const { practice, keeping, forget } = usePractice();
  const day = useDay();
  const lastOn = (slug: string) => practice.practised.findLast((each) => each.slug === slug)?.at;
  return (
    <>
      {keeping !== "unknown" && <NextText practice={practice} />}
      <ul className="practice-list">
        {texts.map(({ slug, title, kind, about }) => {
          const at = lastOn(slug);
          return (
            <li key={slug}>
              <p className="practice-kind">{kind}</p>
              <h2>
                <Link href={`/practice/${slug}/`}>{title}</Link>
              </h2>
              <p>{about}</p>
              {at !== undefined && <p className="fine">{fill(words.next.practisedOn, { date: day(at) })}</p>}
            </li>
          );
        })}
      </ul>
      {keeping !== "unknown" && <WhatIsKept keeping={keeping} forget={forget} />}
    </>
  );
}
