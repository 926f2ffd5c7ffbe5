/** The tag that an address asks for, hyphens as spaces; undefined where it asks for none. */
export function tagOf(path: string): string | undefined {
  const slug = /^(?:\/[a-z]{2})?\/blog\/tag\/([^/]+)\/?$/u.exec(path)?.[1];
  try {
    return slug && decodeURIComponent(slug).replaceAll("-", " ");
  } catch {
    return undefined; // no address that this site has made
  }
}

/** Heads the page of a tag that no article has: it is prerendered once for all of them. */
export function nameUnknownTag(): void {
  const heading = document.querySelector("#unknown-tag h1");
  const tag = tagOf(location.pathname);
  if (heading && tag) heading.textContent = tag;
}
