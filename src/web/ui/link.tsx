import type { AnchorHTMLAttributes } from "react";
import { useLanguage } from "../words/context.ts";
import { pathIn } from "../words/languages.ts";

/** A link. One to a page of this site, by its English path, leads to that page in the language of the page shown. */
export function Link({ href = "", children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const language = useLanguage();
  return (
    <a href={href.startsWith("/") ? pathIn(language, href) : href} {...rest}>
      {children}
    </a>
  );
}
