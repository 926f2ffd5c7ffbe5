import { techniqueNames } from "#languages/index.ts";
import type { Report, ReportLanguage } from "#report/index.ts";
import { styleOf } from "../../../../analysis/report/finding-style.ts";
import type { AnalysisResult } from "../../../../analysis/task/state.ts";
import { Stroke } from "../../../../ui/stroke.tsx";
import { compareDevices, type Device } from "../logic/points.ts";
import { ThreeLists } from "./three-lists.tsx";
import { useCompareWords } from "./words.ts";

/** Width of the picture of a text, in units of its own. */
const MAP_WIDTH = 1_000;

/** A mark is seen from here on. */
const THINNEST_MARK = 4;

/** Where in a text its points lie: a line with a mark at each quote. What is told by it stands in words below. */
function TextStrip({ result: { text, report } }: { readonly result: AnalysisResult }) {
  const unit = MAP_WIDTH / Math.max(1, text.length);
  const marks = report.analysis_results.flatMap(({ category_name, points }) =>
    points.flatMap(({ evidence }) => evidence.map(({ start, end }) => ({ category_name, start, end }))),
  );
  return (
    <svg className="text-strip" viewBox={`0 0 ${MAP_WIDTH} 14`} preserveAspectRatio="none" aria-hidden="true">
      <path className="text-strip-line" d={`M0 7h${MAP_WIDTH}`} />
      {marks.map(({ category_name, start, end }) => (
        <rect
          key={`${category_name} ${start} ${end}`}
          className={styleOf(category_name)}
          x={start * unit}
          y={1}
          width={Math.max(THINNEST_MARK, (end - start) * unit)}
          height={12}
        />
      ))}
    </svg>
  );
}

interface QuotesProps {
  readonly device: Device;
  readonly report: Report;
  /** Which text they are of; left out where only one has them. */
  readonly of?: string;
}

function Quotes({ device: { quotes }, report, of }: QuotesProps) {
  return (
    <span className="device-quotes">
      {of && <span>{of} </span>}
      {quotes.map((quote) => (
        <q key={quote} lang={report.text_language}>
          {quote}
        </q>
      ))}
    </span>
  );
}

function Name({
  device: { technique, findingType },
  language,
}: {
  device: Device;
  language: ReportLanguage;
}) {
  return (
    <strong className={styleOf(findingType)} lang={language}>
      <Stroke type={findingType} /> {techniqueNames[language][technique]}
    </strong>
  );
}

/** What the two texts do: by technique, each with some of its words. */
export function Devices({
  first,
  second,
}: {
  readonly first: AnalysisResult;
  readonly second: AnalysisResult;
}) {
  const said = useCompareWords();
  const sides = compareDevices(first.report, second.report);
  const isOnlyInSecond = new Set(sides.onlySecond);
  return (
    <section aria-labelledby="compare-devices">
      <h3 id="compare-devices">{said.devices.title}</h3>
      <p>{said.devices.about}</p>
      <div className="text-strips">
        <p>
          <span>{said.first}</span> <TextStrip result={first} />
        </p>
        <p>
          <span>{said.second}</span> <TextStrip result={second} />
        </p>
      </div>
      <ThreeLists
        sides={sides}
        keyOf={({ technique }) => technique}
        renderEntry={(device, other) => (
          <>
            <Name device={device} language={first.language} />
            <Quotes
              device={device}
              report={isOnlyInSecond.has(device) ? second.report : first.report}
              {...(other && { of: `${said.first}:` })}
            />
            {other && <Quotes device={other} report={second.report} of={`${said.second}:`} />}
          </>
        )}
      />
    </section>
  );
}
