import { withoutErrorPrefix } from "#report/index.ts";
import type { Analysis } from "./task/use-analysis.ts";

/** What went wrong, and what can be done about it. */
export function ErrorBox({ analysis }: { readonly analysis: Analysis }) {
  const { error, unfinished } = analysis.state;
  return (
    <div role="alert" className="error-place">
      {error && (
        <div className="error-box">
          <p>
            <strong>System Error:</strong> {withoutErrorPrefix(error)}
          </p>
          {unfinished && (
            <p className="error-offer">
              <span>Your text is still here, and the analysis may still end well.</span>
              <button type="button" className="button quiet" onClick={analysis.keepWaiting}>
                Keep waiting
              </button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
