import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { type Span, TECHNIQUE_IDS, type Technique, type TextLanguage } from "#report/index.ts";
import { CorpusError } from "./corpus.ts";

/** A span of a post that shows techniques; offsets in its text. */
export interface MarkedSpan extends Span {
  readonly techniques: readonly Technique[];
}

/** One post as we wrote it: its text without the marks, and what was marked. */
export interface MarkedPost {
  readonly text: string;
  readonly spans: readonly MarkedSpan[];
}

const techniquesSchema = z.array(z.enum(TECHNIQUE_IDS)).min(1);
const MARKED = /\[(?<words>[^[\]]+)\]\((?<techniques>[^()]+)\)/gu;
const BETWEEN_POSTS = /^---$/mu;

/** Reads the posts that we wrote for one language: `posts/<language>/*.txt`. */
export function readPosts(language: TextLanguage): MarkedPost[] {
  const folder = fileURLToPath(new URL(`posts/${language}/`, import.meta.url));
  return globSync("*.txt", { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const lines = readFileSync(folder + file, "utf8").split("\n");
      const body = lines.filter((line) => !line.startsWith("# ")).join("\n");
      return body
        .split(BETWEEN_POSTS)
        .map((post, index) => readPost(post.trim(), `${file}, post ${index + 1}`));
    });
}

/** `plain words [marked words](technique,technique) plain words` */
export function readPost(source: string, place: string): MarkedPost {
  const spans: MarkedSpan[] = [];
  let text = "";
  let read = 0;
  for (const found of source.matchAll(MARKED)) {
    text += source.slice(read, found.index);
    const { words = "", techniques = "" } = found.groups ?? {};
    const parsed = techniquesSchema.safeParse(techniques.split(",").map((each) => each.trim()));
    if (!parsed.success) throw new CorpusError(`${place}: ${techniques} is not in the list of techniques`);
    spans.push({ start: text.length, end: text.length + words.length, techniques: parsed.data });
    text += words;
    read = found.index + found[0].length;
  }
  text += source.slice(read);
  if (/[[\]]/u.test(text)) throw new CorpusError(`${place}: a bracket without its fellow`);
  return { text, spans };
}
