import { readConsent, storeConsent } from "./consent-store.ts";
import { reloadWithTypedText } from "./typed-text.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** What the analytics service calls a command: it wants the arguments object itself. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- an array is not taken for a command
  window.dataLayer.push(arguments);
}

/** Loads the analytics service, where an operator has configured one and the visitor has agreed. */
function loadAnalytics(id: string): void {
  gtag("js", new Date());
  gtag("config", id);
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

function update(granted: boolean): void {
  gtag("consent", "update", { analytics_storage: granted ? "granted" : "denied" });
}

/** Opens the banner again, with the present choice; Escape leaves that as it is. */
function reopenFromFooter(banner: HTMLElement, stored: boolean | undefined): void {
  const button = document.querySelector<HTMLElement>("#consent-button");
  button?.addEventListener("click", () => {
    banner.hidden = false;
    banner.focus();
  });
  if (stored === undefined) return;
  const present = banner.querySelector<HTMLElement>("#consent-present");
  if (present) present.textContent = `Your present choice: ${stored ? "Accept" : "Reject"}.`;
  banner.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    banner.hidden = true;
    button?.focus();
  });
}

/** Shows the banner until a choice is stored, and again when the footer's button asks for it. */
export function showConsentBanner(): void {
  const banner = document.querySelector<HTMLElement>("#consent");
  if (!banner) return;
  const choose = (granted: boolean) => () => {
    storeConsent(granted, new Date());
    update(granted);
    reloadWithTypedText();
  };
  banner.querySelector("#consent-accept")?.addEventListener("click", choose(true));
  banner.querySelector("#consent-reject")?.addEventListener("click", choose(false));
  const stored = readConsent(new Date());
  reopenFromFooter(banner, stored);
  banner.hidden = stored !== undefined;
  const id = document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content;
  if (!stored || !id) return;
  gtag("consent", "default", { analytics_storage: "denied" });
  update(true);
  loadAnalytics(id);
}
