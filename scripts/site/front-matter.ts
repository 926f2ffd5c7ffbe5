import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import * as z from "zod/mini";
import { articleSchema } from "../../src/web/blog/article.ts";
import { slugify } from "../../src/web/blog/slugify.ts";
import { pageFrontMatterSchema, policyFrontMatterSchema } from "../../src/web/page-front-matter.ts";

// The small zod has no words of its own for what is wrong.
z.config(z.locales.en());

const SCHEMAS = {
  blog: articleSchema,
  legal: policyFrontMatterSchema,
  pages: pageFrontMatterSchema,
} as const;

function parseFrontMatter(text: string): unknown {
  const block = /^---\r?\n([\s\S]*?)\r?\n---/u.exec(text)?.[1];
  if (block === undefined) throw new Error("has no front matter between two lines of ---");
  return parse(block);
}

function faultOf(text: string, schema: z.ZodMiniType): string | undefined {
  try {
    const parsed = schema.safeParse(parseFrontMatter(text));
    if (parsed.success) return undefined;
    return parsed.error.issues
      .map((issue) => `${issue.path.join(".") || "front matter"}: ${issue.message}`)
      .join("; ");
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Two files whose names make one address. */
function clashes(folder: string, names: readonly string[]): string[] {
  const first = new Map<string, string>();
  return names.flatMap((name) => {
    const slug = slugify(name.replace(/\.mdx$/u, ""));
    const other = first.get(slug);
    first.set(slug, other ?? name);
    return other ? [`${join(folder, name)}: has the same slug "${slug}" as ${join(folder, other)}`] : [];
  });
}

/** One line, with the file's name, for each fault in the front matter of the MDX files under `content`. */
export async function readContentFaults(content = "content"): Promise<string[]> {
  const faults: string[] = [];
  for (const [kind, schema] of Object.entries(SCHEMAS)) {
    const folder = join(content, kind);
    const names = (await readdir(folder)).filter((name) => name.endsWith(".mdx")).toSorted();
    faults.push(...clashes(folder, names));
    for (const name of names) {
      const fault = faultOf(await readFile(join(folder, name), "utf8"), schema);
      if (fault) faults.push(`${join(folder, name)}: ${fault.replaceAll(/\s*\n\s*/gu, " ")}`);
    }
  }
  return faults;
}
