import { type ReactNode, useEffect, useState } from "react";
import { type Claim, SCREEN_MESSAGES } from "#report/index.ts";
import { useErrorWords } from "../../../words/context.ts";
import type { AnalysisResult } from "../../task/state.ts";
import { askStatements } from "./ask-statements.ts";
import { claimSigns, questionOf } from "./questions.ts";
import { useClaimsWords } from "./words.ts";

type Result = Pick<AnalysisResult, "text" | "language"> & {
  readonly report: Pick<AnalysisResult["report"], "text_language">;
};

function SourceLine({ claim: { source } }: { readonly claim: Claim }) {
  const { sources } = useClaimsWords();
  return source ? (
    <>
      {sources[source.kind]} <q>{source.quote}</q>
    </>
  ) : (
    sources.none
  );
}

function ClaimItem({ claim, languageOfText }: { readonly claim: Claim; readonly languageOfText: string }) {
  const said = useClaimsWords();
  return (
    <li className="claim">
      <blockquote lang={languageOfText}>{claim.quote}</blockquote>
      <dl>
        <dt>{said.labels.signs}</dt>
        <dd>{claimSigns(claim, said)}</dd>
        <dt>{said.labels.source}</dt>
        <dd>
          <SourceLine claim={claim} />
        </dd>
        <dt>{said.labels.question}</dt>
        <dd>{said.questions[questionOf(claim)]}</dd>
        <dt className="on-paper">{said.labels.answer}</dt>
        <dd className="on-paper claim-answer" />
      </dl>
    </li>
  );
}

/** Prints the sheet and nothing else of the page. */
function printSheet(): void {
  const { dataset } = document.documentElement;
  dataset["printed"] = "claims";
  print();
  delete dataset["printed"];
}

function Sheet({
  claims,
  result,
}: {
  readonly claims: readonly Claim[];
  readonly result: Result;
}): ReactNode {
  const said = useClaimsWords();
  if (claims.length === 0) return <p>{said.none}</p>;
  return (
    <>
      <p>{said.about}</p>
      <button type="button" className="button" onClick={printSheet}>
        {said.print}
      </button>
      <ol>
        {claims.map((claim) => (
          <ClaimItem key={claim.start} claim={claim} languageOfText={result.report.text_language} />
        ))}
      </ol>
    </>
  );
}

/** A button, and behind it what a text states that can be checked, with the sources that it gives. */
export function ClaimsSheet({ result }: { readonly result: Result }): ReactNode {
  const said = useClaimsWords();
  const [isOpen, setOpen] = useState(false);
  const [claims, setClaims] = useState<readonly Claim[]>();
  const [failed, setFailed] = useState(false);
  const network = useErrorWords(SCREEN_MESSAGES.network);
  const { text } = result;

  useEffect(() => {
    if (!isOpen) return undefined;
    let isWanted = true;
    askStatements(text).then(
      (found) => isWanted && setClaims(found.claims),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
      setClaims(undefined);
      setFailed(false);
    };
  }, [isOpen, text]);

  return (
    <section className="claims-sheet" aria-label={said.title}>
      {isOpen && <h3>{said.title}</h3>}
      <div className="claims-door">
        <button type="button" className="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? said.close : said.open}
        </button>
        {!isOpen && <p>{said.offer}</p>}
      </div>
      <output>{isOpen && !claims && !failed && said.looking}</output>
      {failed && <p role="alert">{network}</p>}
      {isOpen && claims && <Sheet claims={claims} result={result} />}
    </section>
  );
}
