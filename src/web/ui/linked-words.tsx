import { Fragment, type ReactNode } from "react";
import { Link } from "./link.tsx";

const MARKED =
  /\[(?<label>[^[\]]{1,100})\]\((?<href>[^()[\]\s]{1,100})\)|\*\*(?<strong>[^*]{1,100})\*\*|\*(?<em>[^*]{1,100})\*|`(?<code>[^`]{1,100})`/gu;

function element({ label, href, strong, em, code }: Readonly<Record<string, string | undefined>>): ReactNode {
  if (label) return <Link href={href}>{label}</Link>;
  if (strong) return <strong>{strong}</strong>;
  return em ? <em>{em}</em> : <code>{code}</code>;
}

/** Plain words with links in them, written `[words](/address/)`, and with `**strong**`, `*em*` and `` `code` ``. */
export function LinkedWords({ words }: { readonly words: string }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { index, 0: whole, groups = {} } of words.matchAll(MARKED)) {
    parts.push(words.slice(from, index), <Fragment key={index}>{element(groups)}</Fragment>);
    from = index + whole.length;
  }
  return [...parts, words.slice(from)];
}

/** The same without the marks, for those who read text alone. */
export function withoutLinks(words: string): string {
  return words.replace(MARKED, (...match) => {
    const { label, strong, em, code } = match.at(-1);
    return label ?? strong ?? em ?? code;
  });
}
