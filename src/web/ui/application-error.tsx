import { useWords } from "../words/context.ts";

interface Props {
  /** What was typed before the failure, where the form has gone with it; else empty. */
  readonly typed: string;
  readonly onTryAgain: () => void;
}

/** The last resort: shown where a part of the page cannot be shown. Typed words are never lost with it. */
export function ApplicationError({ typed, onTryAgain }: Props) {
  const { failure } = useWords();
  return (
    <div className="application-error" role="alert">
      <h2>{failure.title}</h2>
      <p>{failure.kept}</p>
      {typed && <textarea aria-label={failure.yourText} readOnly value={typed} />}
      <p className="application-error-ways">
        <button type="button" className="button" onClick={onTryAgain}>
          {failure.tryAgain}
        </button>
        <button type="button" className="button" onClick={() => dispatchEvent(new Event("reload-asked"))}>
          {failure.reload}
        </button>
      </p>
    </div>
  );
}
