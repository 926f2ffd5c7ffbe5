import { useEffect, useRef, useState } from "react";
import { fill } from "#languages/index.ts";
import { useErrorWords, useLanguage, useWords } from "../../words/context.ts";
import type { Analysis } from "../task/analysis.ts";
import { timeUntil } from "./sentences.ts";

/** When a refused analysis may be tried again, counted down. */
function RetryTime({ at }: { readonly at: number }) {
  const { error } = useWords();
  const language = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="error-offer" role="timer" aria-live="off">
      {fill(error.retry, { when: timeUntil(at - now, error, language) })}
    </p>
  );
}

/** What went wrong, and what can be done about it. It comes into sight: on a phone the form is higher than the screen. */
export function ErrorBox({ analysis }: { readonly analysis: Analysis }) {
  const { error: said } = useWords();
  const { error = "", retryAt, unfinished, isServers } = analysis.state;
  const message = useErrorWords(error);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: "nearest" });
  }, [error]);
  return (
    <div ref={place} role="alert" className="error-place">
      {error && (
        <div className="error-box">
          <p>
            <strong>{said.label}</strong> {message}
          </p>
          {retryAt !== undefined && <RetryTime at={retryAt} />}
          {unfinished && (
            <p className="error-offer">
              <span>{said.unfinished}</span>
              <button type="button" className="button quiet" onClick={analysis.keepWaiting}>
                {said.keepWaiting}
              </button>
            </p>
          )}
          {isServers && (
            <p className="error-offer">
              <span>{said.onDevice}</span>
              <button type="button" className="button quiet" onClick={analysis.readHere}>
                {said.readHere}
              </button>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
