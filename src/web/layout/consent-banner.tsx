/** Hidden until the script has looked whether a choice is stored. */
export function ConsentBanner() {
  return (
    <section id="consent" className="consent" aria-labelledby="consent-title" tabIndex={-1} hidden>
      <div>
        <p className="consent-title" id="consent-title">
          Cookies for statistics?
        </p>
        <p>
          This site works without cookies. May an analytics service, where one is set up, count visits with
          them? <a href="/cookie-policy/">Cookie Policy</a>
        </p>
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
