import { fill } from "#languages/index.ts";
import type { AnalysisResult } from "../../../../analysis/task/state.ts";
import { compareSources, compareSpeakers, voicesOf } from "../logic/voices.ts";
import { ThreeLists } from "./three-lists.tsx";
import { useStatements } from "./use-statements.ts";
import { useCompareWords } from "./words.ts";

const itself = (words: string) => words;

/** Whose words the two texts rest on, who speaks in them, and which sources they name. */
export function VoicesAndSources({ first, second }: { first: AnalysisResult; second: AnalysisResult }) {
  const said = useCompareWords();
  const found = useStatements(first.text, second.text);
  if (!found) return <output className="looking">{said.looking}</output>;
  const read = [
    { report: first.report, statements: found[0] },
    { report: second.report, statements: found[1] },
  ] as const;
  return (
    <>
      <section aria-labelledby="compare-voices">
        <h3 id="compare-voices">{said.voices.title}</h3>
        <p>
          {fill(said.voices[voicesOf(first.report)], { text: said.first })}{" "}
          {fill(said.voices[voicesOf(second.report)], { text: said.second })}
        </p>
        <p>{said.voices.speakers}</p>
        <ThreeLists sides={compareSpeakers(...read)} keyOf={itself} renderEntry={itself} />
      </section>
      <section aria-labelledby="compare-sources">
        <h3 id="compare-sources">{said.sources.title}</h3>
        <p>{said.sources.about}</p>
        <ThreeLists sides={compareSources(...read)} keyOf={itself} renderEntry={(words) => <q>{words}</q>} />
      </section>
    </>
  );
}
