import { readConsent, storeConsent } from "./consent-store.ts";
import { reloadWithTypedText } from "./typed-text.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** What the analytics service calls a command: it wants the arguments object itself. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params -- an array is not taken for a command
  window.dataLayer.push(arguments);
}

/** Where the script comes from, and where what it counts goes: the hosts of the content security policy. */
const SCRIPT_ADDRESS = "https://www.googletagmanager.com/gtag/js?id=";
const COLLECTOR = "https://www.google-analytics.com";

/** The script's address as the browser wants it: in most, from the one policy that the server allows. */
function scriptAddress(id: string): string {
  const url = SCRIPT_ADDRESS + encodeURIComponent(id);
  return (
    window.trustedTypes?.createPolicy("analytics", { createScriptURL: () => url }).createScriptURL(url) ?? url
  );
}

/** Loads the analytics service, where an operator has configured one and the visitor has agreed. */
function loadAnalytics(id: string): void {
  gtag("js", new Date());
  // Without the fragment: it may hold a text and its report.
  const page_location = location.origin + location.pathname + location.search;
  gtag("config", id, { transport_url: COLLECTOR, page_location });
  const script = document.createElement("script");
  script.async = true;
  script.src = scriptAddress(id);
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
  if (present) present.textContent = present.dataset[stored ? "granted" : "denied"] ?? "";
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
