const NAMES = [
  "FROM",
  "WORKDIR",
  "COPY",
  "RUN",
  "ENV",
  "ARG",
  "USER",
  "EXPOSE",
  "HEALTHCHECK",
  "CMD",
] as const;

/** One line of a Dockerfile, its options taken off. */
export interface Instruction {
  readonly name: (typeof NAMES)[number];
  readonly words: string[];
  /** Of COPY: the stage from which it takes. */
  readonly from?: string;
}

/** Reads the kind of Dockerfile that we write: one line each, no variables. Throws on what it does not know. */
export function readDockerfile(text: string): Instruction[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [word = "", ...rest] = line.split(" ");
    const name = NAMES.find((known) => known === word);
    if (!name) throw new Error(`The Dockerfile has ${word}, which is not known here.`);
    const options = rest.filter((part) => part.startsWith("--") && name !== "RUN" && name !== "CMD");
    const from = options.find((option) => option.startsWith("--from="))?.slice("--from=".length);
    return { name, words: wordsOf(rest, options, name), ...(from !== undefined && { from }) };
  });
}

function wordsOf(rest: readonly string[], options: readonly string[], name: Instruction["name"]): string[] {
  const words = rest.filter((part) => !options.includes(part));
  const list = name === "HEALTHCHECK" ? words.slice(1) : words;
  if (name !== "CMD" && name !== "HEALTHCHECK") return list;
  const parsed: string[] = JSON.parse(list.join(" ")); // only the form of a list runs without a shell
  return parsed;
}

/** Tells whether a `.dockerignore` of names and `**`-patterns of endings leaves a path out; the last line that fits decides. */
export function isIgnored(text: string): (path: string) => boolean {
  const rules = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return (path) => {
    if (path === "") return false;
    let ignored = false;
    for (const rule of rules) {
      const pattern = rule.replace(/^!/u, "");
      if (fits(pattern, path)) ignored = !rule.startsWith("!");
    }
    return ignored;
  };
}

function fits(pattern: string, path: string): boolean {
  if (pattern === "*") return true;
  if (pattern.startsWith("**/*")) return path.endsWith(pattern.slice("**/*".length));
  return path === pattern || path.startsWith(`${pattern}/`);
}
