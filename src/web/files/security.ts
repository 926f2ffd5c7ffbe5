import type { RenderContext, SiteFile } from "../renderer.ts";

/** Whom to tell of a weakness (RFC 9116). */
export function securityFile({ operator, publicUrl, expires }: RenderContext): SiteFile {
  const path = ".well-known/security.txt";
  const lines = [
    `Contact: mailto:${operator.mail}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en, uk",
    ...(publicUrl ? [`Canonical: ${publicUrl}/${path}`] : []),
  ];
  return { path, type: "text/plain", text: `${lines.join("\n")}\n` };
}
