import { fill } from "#languages/index.ts";
import type { ClientEntry } from "../entries/entries.ts";
import { PLAIN_MANIFEST, SHARING_MANIFEST } from "../files/manifest.ts";
import type { Page, Shown } from "../pages/page.ts";
import type { RenderContext } from "../renderer.ts";
import { alternatesOf } from "../words/alternates.ts";
import { contentIn } from "../words/content.ts";
import { words } from "../words/index.ts";
import { LOCALES, pathIn } from "../words/languages.ts";
import { socialImagePath, titleOnImage } from "./social-image.ts";

/** Size of the pictures, in pixels. */
const IMAGE = { width: 1200, height: 630 };

interface Props {
  readonly shown: Shown;
  readonly context: RenderContext;
}

/**
 * Makes addresses of this site whole. Where nobody has said where it is they stay paths, which hold at whatever
 * address a page was asked for: better than a name that is somebody else's.
 */
export function absolute(context: RenderContext): (path: string) => string {
  return (path) => `${context.publicUrl ?? ""}${path}`;
}

function SocialTags({ shown: { language, page, path }, context }: Props) {
  const { site } = contentIn[language];
  const url = absolute(context);
  const title = page.openGraphTitle ?? page.title;
  const image = url(encodeURI(socialImagePath(path)));
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      {path && <meta property="og:url" content={page.canonicalUrl ?? url(path)} />}
      <meta property="og:locale" content={LOCALES[language].replace("-", "_")} />
      <meta property="og:type" content={page.type ?? "website"} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(IMAGE.width)} />
      <meta property="og:image:height" content={String(IMAGE.height)} />
      <meta property="og:image:alt" content={`${site.name}: ${titleOnImage(page)}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={image} />
    </>
  );
}

/** JSON that cannot end the script element it stands in. */
function embeddable(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** What a page loads beside the theme. */
function resourcesOf({ analysis, compare, practice }: Page): Record<"styles" | "scripts", ClientEntry[]> {
  return {
    styles: [
      "site-style",
      ...(analysis || compare ? ["home-style" as const] : []),
      ...(compare ? ["compare-style" as const] : []),
      ...(practice ? ["practice-style" as const] : []),
    ],
    scripts: [
      "site",
      ...(analysis ? ["home" as const] : []),
      ...(compare ? ["compare" as const] : []),
      ...(practice === "list" || practice === "text" ? ["practice" as const] : []),
    ],
  };
}

function Resources({ shown: { language, page }, context }: Props) {
  const { href, integrity, fonts } = context;
  const { styles, scripts } = resourcesOf(page);
  return (
    <>
      <script src={href("theme")} integrity={integrity("theme")} />
      {styles.map((entry) => (
        <link key={entry} rel="stylesheet" href={href(entry)} integrity={integrity(entry)} />
      ))}
      {fonts(language).map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {scripts.map((entry) => (
        <script key={entry} type="module" src={href(entry)} integrity={integrity(entry)} />
      ))}
    </>
  );
}

/** The same page in every language. A page that is to be found elsewhere, or nowhere, has none to show. */
function Alternates({ shown: { page, englishPath }, context }: Props) {
  if (englishPath === undefined || page.canonicalUrl !== undefined) return null;
  return alternatesOf(englishPath).map(({ hreflang, path }) => (
    <link key={hreflang} rel="alternate" hrefLang={hreflang} href={absolute(context)(path)} />
  ));
}

/** Everything about a page that its reader does not see. */
export function Head(props: Props) {
  const { shown, context } = props;
  const { language, page, path } = shown;
  const { site } = contentIn[language];
  const url = absolute(context);
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.robots && <meta name="robots" content={page.robots} />}
      {path && <link rel="canonical" href={page.canonicalUrl ?? url(path)} />}
      <Alternates {...props} />
      <meta name="color-scheme" content="light dark" />
      <Resources {...props} />
      <SocialTags {...props} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link
        rel="manifest"
        href={pathIn(language, PLAIN_MANIFEST)}
        data-sharing={pathIn(language, SHARING_MANIFEST)}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={fill(words[language].layout.feedTitle, { name: site.name })}
        href={pathIn(language, "/rss.xml")}
      />
      {context.analyticsId && <meta name="analytics-id" content={context.analyticsId} />}
      {(page.structuredData?.(url) ?? []).map((data) => (
        <script
          key={embeddable(data)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own content
          dangerouslySetInnerHTML={{ __html: embeddable(data) }}
        />
      ))}
    </head>
  );
}
