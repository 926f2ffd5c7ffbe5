import type { Settings } from "./settings.ts";

export type Headers = Readonly<Record<string, string>>;

/**
 * Nothing may come from elsewhere, nothing inline may run, no frame may hold a page, and no string may become script
 * (trusted types) but the addresses of our workers. Inline JSON-LD is data to the browser and needs no exception.
 */
const OWN_POLICY: Readonly<Record<string, string>> = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "worker-src": "'self'",
  "manifest-src": "'self'",
  "form-action": "'self'",
  "base-uri": "'none'",
  "frame-ancestors": "'none'",
  "require-trusted-types-for": "'script'",
  "trusted-types": "workers",
};

/**
 * For operators who set up Google Analytics: its script comes from one host, and what it counts goes to one host. Trusted
 * types stay on: the policy beside that of the workers lets in that script's address alone (src/web/enhance/consent.ts).
 */
const WITH_ANALYTICS: Readonly<Record<string, string>> = {
  "script-src": "'self' https://www.googletagmanager.com",
  "connect-src": "'self' https://www.google-analytics.com",
  "trusted-types": `${OWN_POLICY["trusted-types"]} analytics`,
};

function contentSecurityPolicy(analyticsId: string | undefined): string {
  const policy = { ...OWN_POLICY, ...(analyticsId ? WITH_ANALYTICS : {}) };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

/** The headers of every reply, made once. HTTPS is insisted on only where the site is served by it. */
export function securityHeaders({
  publicUrl,
  analyticsId,
}: Pick<Settings, "publicUrl" | "analyticsId">): Headers {
  const byHttps = publicUrl?.startsWith("https://");
  return {
    "content-security-policy": contentSecurityPolicy(analyticsId),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy":
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(byHttps ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
