/** The last resort: shown where a page cannot be shown. */
export function ApplicationError() {
  return (
    <div className="application-error" role="alert">
      <h2>Unexpected Application Error!</h2>
      <p>
        Something in this page has failed. Nothing you typed has been stored. Please{" "}
        <a href="/">load the analysis page again</a>.
      </p>
    </div>
  );
}
