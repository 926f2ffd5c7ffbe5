import * as z from "zod/mini";
import { type FrontMatterFile, readFrontMatter } from "../mdx/front-matter.ts";
import { slugify } from "./slugify.ts";

const words = z.string().check(z.trim(), z.minLength(1));
const day = z.iso.date();

/** Front matter of content/blog/<slug>.mdx. */
const articleSchema = z.strictObject({
  title: words,
  description: words,
  /** Shown in the list and the feed. */
  summary: words,
  author: words,
  createdAt: day,
  updatedAt: z.optional(day),
  tags: z.array(words),
  language: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/u)),
  /** Content of the robots tag, such as "noindex". */
  robots: z.optional(words),
  /** Where the article was published first. */
  canonicalUrl: z.optional(z.url()),
  /** JSON-LD in place of that which is made from the other fields. */
  schema: z.optional(z.record(z.string(), z.unknown())),
});

/** An article of content/blog. Throws, naming the file, where its front matter or its name is wrong. */
export function readArticle(source: FrontMatterFile): Article {
  const frontMatter = readFrontMatter(articleSchema, source);
  const slug = source.file.replace(/^.*\/|\.mdx$/gu, "");
  if (slug !== slugify(slug)) throw new Error(`${source.file}: must be called ${slugify(slug)}.mdx`);
  return { slug, ...frontMatter };
}

export type ArticleFrontMatter = z.infer<typeof articleSchema>;

/** An article as the pages know it; its body is a component of its own. */
export interface Article extends ArticleFrontMatter {
  readonly slug: string;
}

/** A tag with its address, and every article that carries it. */
export interface Tag {
  readonly slug: string;
  /** As it was first written. */
  readonly name: string;
  readonly articles: readonly Article[];
}

/** The articles whose tags have this slug. */
export function taggedWith(articles: readonly Article[], tagSlug: string): Article[] {
  return articles.filter((article) => article.tags.some((tag) => slugify(tag) === tagSlug));
}

/** Every tag once, in alphabetical order. */
export function tagsOf(articles: readonly Article[]): Tag[] {
  const names = new Map<string, string>();
  for (const tag of articles.flatMap((article) => article.tags)) {
    const slug = slugify(tag);
    if (!names.has(slug)) names.set(slug, tag);
  }
  return [...names]
    .map(([slug, name]) => ({ slug, name, articles: taggedWith(articles, slug) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}
