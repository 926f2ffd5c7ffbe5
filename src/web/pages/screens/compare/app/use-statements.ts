import { useEffect, useState } from "react";
import type { Statements } from "#report/index.ts";
import { askStatements } from "../../../../analysis/take-along/claims/ask-statements.ts";

const NOTHING: Statements = { claims: [], speakers: [] };

/** What both texts state and who speaks in them, found in this browser; undefined as long as it is looked for. */
export function useStatements(first: string, second: string): readonly [Statements, Statements] | undefined {
  const [found, setFound] = useState<readonly [Statements, Statements]>();
  useEffect(() => {
    let isWanted = true;
    void Promise.all([askStatements(first), askStatements(second)])
      // Without the code for it no speakers and sources are told but those that the reports quote.
      .catch((): [Statements, Statements] => [NOTHING, NOTHING])
      .then((both) => isWanted && setFound(both));
    return () => {
      isWanted = false;
      setFound(undefined);
    };
  }, [first, second]);
  return found;
}
