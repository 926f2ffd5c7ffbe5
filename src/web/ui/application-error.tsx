/** Titles what is left, and the page. */
export const APPLICATION_ERROR = "Unexpected Application Error!";

interface Props {
  /** What was typed before the failure, where the form has gone with it; else empty. */
  readonly typed: string;
  readonly onTryAgain: () => void;
}

/** The last resort: shown where a part of the page cannot be shown. Typed words are never lost with it. */
export function ApplicationError({ typed, onTryAgain }: Props) {
  return (
    <div className="application-error" role="alert">
      <h2>{APPLICATION_ERROR}</h2>
      <p>Something in this page has failed. What you typed is kept.</p>
      {typed && <textarea aria-label="Your text" readOnly value={typed} />}
      <p className="application-error-ways">
        <button type="button" className="button" onClick={onTryAgain}>
          Try again
        </button>
        <button type="button" className="button" onClick={() => dispatchEvent(new Event("reload-asked"))}>
          Load the page again
        </button>
      </p>
    </div>
  );
}
