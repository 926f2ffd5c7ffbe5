import { fill, reportWords } from "#languages/index.ts";
import type { Notice, Report, ReportLanguage } from "#report/index.ts";
import { noticeKey } from "./segments.ts";
import type { Steps } from "./walk/use-walk.ts";

interface Props {
  readonly report: Report;
  readonly language: ReportLanguage;
  readonly steps: Steps;
}

/** What in the text is aimed at a machine or hidden from people; each kind once, with its places. */
export function Notices({ report, language, steps }: Props) {
  const { labels, notices, showPlace, place } = reportWords[language];
  const keys = new Map<Notice["kind"], string[]>();
  for (const [i, { kind }] of report.notices.entries()) {
    keys.set(kind, [...(keys.get(kind) ?? []), noticeKey(i)]);
  }
  if (keys.size === 0) return null;
  return (
    <section className="notices" aria-labelledby="notices-title">
      <h3 id="notices-title">{labels.notices}</h3>
      <ul>
        {[...keys].map(([kind, places]) => (
          <li key={kind}>
            {notices[kind]}{" "}
            {places.map((key, i) => (
              <a
                key={key}
                href="#marked-title"
                data-quote={key}
                onClick={(event) => steps.toMark(event, key)}
              >
                {places.length === 1 ? showPlace : fill(place, { n: i + 1 })}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
