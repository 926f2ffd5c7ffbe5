import * as z from "zod/mini";
import { type FrontMatterFile, readFrontMatter } from "../mdx/front-matter.ts";
import { slugify } from "./slugify.ts";
import { tagSlugOf } from "./tag-slug.ts";

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
  const fault = faultInNames(slug, frontMatter.tags);
  if (fault) throw new Error(`${source.file}: ${fault}`);
  return { slug, ...frontMatter };
}

/** Why a file's name or a tag can have no address. */
function faultInNames(slug: string, tags: readonly string[]): string | undefined {
  if (!hasLetter(slug)) return "its name must hold a letter or a digit";
  if (slug !== slugify(slug)) return `must be called ${slugify(slug)}.mdx`;
  // Its address would be that of the folder of tags.
  if (slug === "tag") return "must not be called tag.mdx";
  const nameless = tags.find((tag) => !hasLetter(tagSlugOf(tag)));
  return nameless === undefined
    ? undefined
    : `the tag ${JSON.stringify(nameless)} must hold a letter or a digit`;
}

function hasLetter(slug: string): boolean {
  return /[\p{L}\p{N}]/u.test(slug);
}

export type ArticleFrontMatter = z.infer<typeof articleSchema>;

/** An article as the pages know it; its body is a component of its own. */
export interface Article extends ArticleFrontMatter {
  readonly slug: string;
}

/** Orders articles by their dates. Of one day, a welcome comes first, for it is what a new reader looks for. */
export function newestFirst(a: Article, b: Article): number {
  const welcomes = ({ slug }: Article) => Number(slug.startsWith("welcome-"));
  return b.createdAt.localeCompare(a.createdAt) || welcomes(b) - welcomes(a) || a.slug.localeCompare(b.slug);
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
  return articles.filter((article) => article.tags.some((tag) => tagSlugOf(tag) === tagSlug));
}

/** Every tag once, in alphabetical order. */
export function tagsOf(articles: readonly Article[]): Tag[] {
  const names = new Map<string, string>();
  for (const tag of articles.flatMap((article) => article.tags)) {
    const slug = tagSlugOf(tag);
    if (!names.has(slug)) names.set(slug, tag);
  }
  return [...names]
    .map(([slug, name]) => ({ slug, name, articles: taggedWith(articles, slug) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
