/** What is asked, where an operator has set up a service that counts visits. */
function Question() {
  return (
    <>
      This site works without cookies. If you accept, Google Analytics counts your visits and may store
      cookies in your browser. If you reject, it is not loaded.
    </>
  );
}

/** What is said where there is none. */
function NothingToAsk() {
  return (
    <>
      This site sets no cookies, and no service counts your visits here. Your answer is stored in your
      browser, and nothing else follows from it.
    </>
  );
}

/** Hidden until the script has looked whether a choice is stored. */
export function ConsentBanner({ hasAnalytics }: { readonly hasAnalytics: boolean }) {
  return (
    <section id="consent" className="consent" aria-labelledby="consent-title" tabIndex={-1} hidden>
      <div>
        <p className="consent-title" id="consent-title">
          Cookies
        </p>
        <p>
          {hasAnalytics ? <Question /> : <NothingToAsk />} <a href="/cookie-policy/">Cookie Policy</a>
        </p>
        <p id="consent-present" />
      </div>
      <div className="consent-choices">
        <button type="button" id="consent-reject" className="button">
          Reject
        </button>
        <button type="button" id="consent-accept" className="button">
          Accept
        </button>
      </div>
    </section>
  );
}
