import { createContext, useContext, useState } from "react";
import { whoReadIt } from "#export/index.ts";
import { fill, reportWords, techniqueNames } from "#languages/index.ts";
import { findingTypeOf, type Point } from "#report/index.ts";
import { useLanguage } from "../../../words/context.ts";
import { hashOf } from "../../take-along/packing.ts";
import type { AnalysisResult } from "../../task/state.ts";
import { useReadingWords } from "../words.ts";
import { drawPoint, type PointImage } from "./draw.ts";
import { passageOf } from "./passage.ts";
import { shareImage } from "./share.ts";

/** The report whose points are shown, with its text. */
export const ResultContext = createContext<AnalysisResult | undefined>(undefined);

/** What the image of a point says; undefined where none of its words stand in the text. */
function imageOf(
  point: Point,
  { text, language, report }: AnalysisResult,
  hash = "",
): PointImage | undefined {
  const { boxes, labels, notAVerdict, textHash } = reportWords[language];
  const evidence = point.evidence.find(({ quote, start, end }) => text.slice(start, end) === quote);
  if (!evidence) return undefined;
  const findingType = findingTypeOf(point.technique);
  const otherSide = [
    { label: labels.anotherReading, words: point.another_reading ?? "" },
    { label: labels.question, words: point.question ?? "" },
  ];
  return {
    findingType,
    box: boxes[findingType],
    technique: techniqueNames[language][point.technique],
    passage: passageOf(text, evidence),
    statement: point.statement,
    otherSide: otherSide.filter(({ words }) => words !== ""),
    facts: [
      `Subtext. ${notAVerdict} ${whoReadIt(report, language)}`,
      hash && fill(textHash, { hash }),
    ].filter(Boolean),
  };
}

/** Makes an image of one point with its passage, in the browser, to save or to share. */
export function ImageButton({ point, number }: { readonly point: Point; readonly number: number }) {
  const result = useContext(ResultContext);
  const said = useReadingWords();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  if (!result) return null;

  async function make(of: AnalysisResult): Promise<void> {
    const hash = await hashOf(of.text);
    const image = imageOf(point, of, hash);
    if (image)
      await shareImage(await drawPoint(image), `subtext-${(hash ?? "report").slice(0, 8)}-${number}.png`);
  }

  return (
    <span className="point-image" lang={language}>
      <button
        type="button"
        className="link-button"
        onClick={() => {
          setFailed(false);
          make(result).catch(() => setFailed(true));
        }}
      >
        {said.image}
      </button>
      {hasFailed && <span role="alert"> {said.noImage}</span>}
    </span>
  );
}
