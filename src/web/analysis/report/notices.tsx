import { NOTICE_SENTENCES } from "#export/index.ts";
import type { Notice, Report } from "#report/index.ts";
import type { Jumps } from "./jumps.ts";
import { noticeKey } from "./segments.ts";

/** What in the text is aimed at a machine or hidden from people; each kind once, with its places. */
export function Notices({ report, jumps }: { readonly report: Report; readonly jumps: Jumps }) {
  const keys = new Map<Notice["kind"], string[]>();
  for (const [i, { kind }] of report.notices.entries()) {
    keys.set(kind, [...(keys.get(kind) ?? []), noticeKey(i)]);
  }
  if (keys.size === 0) return null;
  return (
    <section className="notices" aria-labelledby="notices-title">
      <h3 id="notices-title">Before you read on</h3>
      <ul>
        {[...keys].map(([kind, places]) => (
          <li key={kind}>
            {NOTICE_SENTENCES[kind]}{" "}
            {places.map((key, i) => (
              <a
                key={key}
                href="#marked-title"
                data-quote={key}
                onClick={(event) => jumps.toMark(event, key)}
              >
                {places.length === 1 ? "Show the place" : `Place ${i + 1}`}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
