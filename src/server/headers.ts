/**
 * Nothing may come from elsewhere, nothing inline may run, no frame may hold a page, and no string
 * may become script (trusted types). Inline JSON-LD is data to the browser and needs no exception.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

export type Headers = Readonly<Record<string, string>>;

/** The headers of every reply, made once. HTTPS is insisted on only where the site is served by it. */
export function securityHeaders(publicUrl: string | undefined): Headers {
  const byHttps = publicUrl?.startsWith("https://");
  return {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy":
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self)",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(byHttps ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}
