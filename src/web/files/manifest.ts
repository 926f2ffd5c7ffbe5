import type { SiteFile } from "../renderer.ts";
import { contentIn } from "../words/content.ts";
import { pathIn, type SiteLanguage } from "../words/languages.ts";

/** What a system is told that puts the site among its applications. */
export function manifestFile(language: SiteLanguage): SiteFile {
  const { site } = contentIn[language];
  const manifest = {
    lang: language,
    name: site.name,
    short_name: site.name,
    description: site.description,
    start_url: pathIn(language, "/"),
    display: "minimal-ui",
    background_color: "#faf8f3",
    theme_color: "#faf8f3",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-512-maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  return {
    path: pathIn(language, "/site.webmanifest").slice(1),
    type: "application/manifest+json",
    text: `${JSON.stringify(manifest, null, 2)}\n`,
  };
}
