import type { Page } from "../page.ts";
import { APPLICATION_ERROR } from "../ui/application-error.tsx";

/** What the server shows in place of a page when it has failed. */
export const fault: Page = {
  title: APPLICATION_ERROR,
  description: "The server has failed. Please try again.",
  robots: "noindex",
  content: () => (
    <div className="not-found">
      <h1>{APPLICATION_ERROR}</h1>
      <p>The server has failed. This is not your fault. Please try again in a moment.</p>
      <p>
        <a className="button primary" href="/">
          Go to the analysis page
        </a>
      </p>
    </div>
  ),
};
