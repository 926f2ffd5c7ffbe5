import { useState } from "react";
import { CopyButton } from "../copying/copy-button.tsx";
import type { AnalysisResult } from "../task/state.ts";
import { writeFragment } from "./link.ts";
import { useTakeAlongWords } from "./words.ts";

function MadeLink({ link }: { readonly link: string }) {
  const said = useTakeAlongWords().link;
  return (
    <>
      <input
        readOnly
        type="url"
        aria-label={said.label}
        value={link}
        ref={(field) => field?.select()}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton label={said.copy} disabled={false} words={() => link} />
    </>
  );
}

/** Makes a link that holds the report, after saying what that means. */
export function LinkSection({ result }: { readonly result: AnalysisResult }) {
  const said = useTakeAlongWords().link;
  const [link, setLink] = useState<string>();
  const [tooLong, setTooLong] = useState(false);

  async function make(): Promise<void> {
    const fragment = await writeFragment(result);
    setTooLong(fragment === undefined);
    if (fragment) setLink(location.origin + location.pathname + fragment);
  }

  return (
    <section aria-labelledby="take-along-link">
      <h3 id="take-along-link">{said.title}</h3>
      <p id="take-along-terms">{said.terms}</p>
      {link ? (
        <MadeLink link={link} />
      ) : (
        <button
          type="button"
          className="button"
          aria-describedby="take-along-terms"
          onClick={() => void make()}
        >
          {said.make}
        </button>
      )}
      <p role="alert">{tooLong && said.tooLong}</p>
    </section>
  );
}
