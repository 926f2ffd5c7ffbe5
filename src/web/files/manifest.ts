import { SHARE_PATH } from "#report/index.ts";
import { FILE_KINDS } from "../analysis/form/file-kinds.ts";
import type { SiteFile } from "../renderer.ts";
import { contentIn } from "../words/content.ts";
import { pathIn, type SiteLanguage } from "../words/languages.ts";

export const PLAIN_MANIFEST = "/site.webmanifest";
/** Takes the other's place where the service worker stands: src/web/enhance/share-target.ts. */
export const SHARING_MANIFEST = "/sharing.webmanifest";

/** What can be shared with the site: words, and files of the kinds that it opens. */
function shareTargetIn(language: SiteLanguage) {
  return {
    action: pathIn(language, SHARE_PATH),
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [{ name: "files", accept: FILE_KINDS }],
    },
  };
}

function applicationIn(language: SiteLanguage) {
  const { site } = contentIn[language];
  return {
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
}

/** What a system is told that puts the site among its applications: without sharing, and with it. */
export function manifestFiles(language: SiteLanguage): SiteFile[] {
  const application = applicationIn(language);
  const file = (path: string, manifest: object): SiteFile => ({
    path: pathIn(language, path).slice(1),
    type: "application/manifest+json",
    text: `${JSON.stringify(manifest, null, 2)}\n`,
  });
  return [
    file(PLAIN_MANIFEST, application),
    file(SHARING_MANIFEST, { ...application, share_target: shareTargetIn(language) }),
  ];
}
