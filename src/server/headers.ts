import type { Settings } from "./settings.ts";

export type Headers = Readonly<Record<string, string>>;

/**
 * Nothing may come from elsewhere, nothing inline may run, no frame may hold a page, and no string may become script
 * (trusted types) but the address of the one worker. Inline JSON-LD is data to the browser and needs no exception.
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
};

const TRUSTED_TYPES: Readonly<Record<string, string>> = {
  "require-trusted-types-for": "'script'",
  "trusted-types": "analysis-worker",
};

/**
 * What Google Analytics needs (https://developers.google.com/tag-platform/security/guides/csp), for
 * operators who set it up; its script cannot run under trusted types.
 */
const WITH_ANALYTICS: Readonly<Record<string, string>> = {
  "script-src": "'self' https://*.googletagmanager.com",
  "img-src": "'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
  "connect-src":
    "'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
};

function contentSecurityPolicy(analyticsId: string | undefined): string {
  const policy = { ...OWN_POLICY, ...(analyticsId ? WITH_ANALYTICS : TRUSTED_TYPES) };
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
