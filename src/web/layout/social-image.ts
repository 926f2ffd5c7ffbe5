import type { Page, Route } from "../pages/page.ts";
import type { SocialImage } from "../renderer.ts";

/** The picture of the English home page, and of every address at which nothing stands. */
const OF_THE_SITE = "/social-image.png";

/** Where the picture is that is shown where a page is shared; `path` is undefined for a page without an address. */
export function socialImagePath(path: string | undefined): string {
  return path === undefined || path === "/" ? OF_THE_SITE : `/social${path.slice(0, -1)}.png`;
}

/** The title as the picture has it: the picture names the site by itself, before or after the title. */
export function titleOnImage({ title, openGraphTitle }: Page): string {
  return (openGraphTitle ?? title).replace(/^Subtext: | \| [^|]+$/gu, "");
}

/** Every page's picture but that of the English home page, which is drawn beforehand. */
export function socialImages(routes: readonly Route[]): SocialImage[] {
  return routes
    .filter(({ path }) => path !== "/")
    .map(({ path, page, language }) => ({
      path: socialImagePath(path).slice(1),
      title: titleOnImage(page),
      language,
    }));
}
