import type { Plugin } from "vite";

/** Those properties of a rule that prove or explain it, and by which nothing is found. */
const UNREAD = new Set(["source", "flags", "passes"]);

/** What is used here of a node of the syntax tree (ESTree, with places in UTF-16 units). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode));
}

function nameOf({ type, key }: Node): string | undefined {
  return type === "Property" && isNode(key) ? String(key["name"]) : undefined;
}

/** The properties to leave out of a rule, and of every rule in the node. */
function unreadIn(node: Node): Node[] {
  const own = node.type === "ObjectExpression" ? childrenOf(node) : [];
  const isRule = own.some((property) => nameOf(property) === "patterns");
  const unread = isRule ? own.filter((property) => UNREAD.has(nameOf(property) ?? "")) : [];
  return [...unread, ...childrenOf(node).flatMap(unreadIn)];
}

/** The code of a file of rules without what `program`, its syntax tree, shows to be read by nobody. */
export function leaveOutExamples(code: string, program: unknown): string {
  const places = isNode(program) ? unreadIn(program).toSorted((a, b) => a.start - b.start) : [];
  let from = 0;
  let kept = "";
  for (const { start, end } of places) {
    kept += code.slice(from, start);
    from = end + (/^\s*,/u.exec(code.slice(end))?.[0].length ?? 0);
  }
  return kept + code.slice(from);
}

/**
 * Leaves the examples of rules and their sources out of what browsers load: the pages of techniques show them, and tests
 * read them, but no reading does. What is found stays the same, and so does the analyser's version.
 */
export function withoutExamples(): Plugin {
  return {
    name: "without-examples",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/languages\/[a-z]+\/rules\/.*\.ts$/u },
      handler(code) {
        return { code: leaveOutExamples(code, this.parse(code, { lang: "ts" })), map: null };
      },
    },
  };
}
