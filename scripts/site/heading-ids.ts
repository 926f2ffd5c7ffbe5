import { slugify } from "../../src/web/blog/slugify.ts";

/** As much of an HTML syntax tree as is looked at here. */
interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  properties?: Record<string, unknown>;
  readonly children?: readonly Node[];
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}

function* headings(node: Node): Generator<Node> {
  if (/^h[1-6]$/u.test(node.tagName ?? "")) yield node;
  for (const child of node.children ?? []) yield* headings(child);
}

/** Rehype plugin: gives each heading an id made of its words, and no two headings the same. */
export function headingIds() {
  return (tree: Node): void => {
    const taken = new Set<string>();
    for (const heading of headings(tree)) {
      const slug = slugify(textOf(heading)) || "section";
      let id = slug;
      for (let copy = 2; taken.has(id); copy++) id = `${slug}-${copy}`;
      taken.add(id);
      heading.properties = { id, ...heading.properties };
    }
  };
}
