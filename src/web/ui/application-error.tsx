/** Titles what is left, and the page. */
export const APPLICATION_ERROR = "Unexpected Application Error!";

/** The last resort: shown where a page cannot be shown. */
export function ApplicationError() {
  return (
    <div className="application-error" role="alert">
      <h2>{APPLICATION_ERROR}</h2>
      <p>
        Something in this page has failed. Nothing you typed has been stored. Please{" "}
        <a href="/">load the analysis page again</a>.
      </p>
    </div>
  );
}
