import type { ReactNode } from "react";

const LINK = /\[([^[\]]{1,100})\]\(([^()[\]\s]{1,100})\)/gu;

/** Plain words with links in them, written `[words](/address/)`. */
export function LinkedWords({ words }: { readonly words: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: label, 2: href } of words.matchAll(LINK)) {
    parts.push(
      words.slice(from, index),
      <a key={index} href={href}>
        {label}
      </a>,
    );
    from = index + whole.length;
  }
  return [...parts, words.slice(from)];
}

/** The same without the links, for those who read text alone. */
export function withoutLinks(words: string): string {
  return words.replace(LINK, "$1");
}
