import { useEffect, useState } from "react";
import { withoutErrorPrefix } from "#report/index.ts";
import { timeUntil } from "./report/sentences.ts";
import type { Analysis } from "./task/use-analysis.ts";

/** When a refused analysis may be tried again, counted down. */
function RetryTime({ at }: { readonly at: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="error-offer" role="timer" aria-live="off">
      You can start another analysis {timeUntil(at - now)}.
    </p>
  );
}

/** What went wrong, and what can be done about it. */
export function ErrorBox({ analysis }: { readonly analysis: Analysis }) {
  const { error, retryAt, unfinished } = analysis.state;
  return (
    <div role="alert" className="error-place">
      {error && (
        <div className="error-box">
          <p>
            <strong>System Error:</strong> {withoutErrorPrefix(error)}
          </p>
          {retryAt !== undefined && <RetryTime at={retryAt} />}
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
