import { renderToString } from "react-dom/server";
import { words } from "../../words/index.ts";
import { PRACTICE_ID, PracticeApp, type PracticePage } from "../app/index.ts";

/** JSON that cannot end the script element it stands in. */
function embeddable(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** What practice.tsx takes over in the browser; rendered apart, so that both agree to the letter. */
export function Hydrated({ page }: { readonly page: PracticePage }) {
  const html = renderToString(<PracticeApp page={page} />);
  return (
    <>
      <noscript>
        <p className="notice">{words[page.language].practice.noScript}</p>
      </noscript>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rendering */}
      <div id="root" dangerouslySetInnerHTML={{ __html: html }} />
      <script
        id={PRACTICE_ID}
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own words
        dangerouslySetInnerHTML={{ __html: embeddable(page) }}
      />
    </>
  );
}
