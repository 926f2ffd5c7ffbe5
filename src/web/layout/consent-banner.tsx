import { fill } from "#languages/index.ts";
import { Link } from "../ui/link.tsx";
import { useLanguage } from "../words/context.ts";
import { words } from "../words/index.ts";

/**
 * Hidden until the script has looked whether a choice is stored. What is asked depends on whether an operator has set
 * up a service that counts visits.
 */
export function ConsentBanner({ hasAnalytics }: { readonly hasAnalytics: boolean }) {
  const { consent, links } = words[useLanguage()].layout;
  return (
    <section id="consent" className="consent" aria-labelledby="consent-title" tabIndex={-1} hidden>
      <div>
        <p className="consent-title" id="consent-title">
          {consent.title}
        </p>
        <p>
          {hasAnalytics ? consent.question : consent.nothingToAsk}{" "}
          <Link href="/cookie-policy/">{links.cookies}</Link>
        </p>
        <p
          id="consent-present"
          data-granted={fill(consent.present, { choice: consent.accept })}
          data-denied={fill(consent.present, { choice: consent.reject })}
        />
      </div>
      <div className="consent-choices">
        <button type="button" id="consent-reject" className="button">
          {consent.reject}
        </button>
        <button type="button" id="consent-accept" className="button">
          {consent.accept}
        </button>
      </div>
    </section>
  );
}
