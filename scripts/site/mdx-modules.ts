import { relative, sep } from "node:path";
import mdx from "@mdx-js/rollup";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import type { Plugin, PluginOption } from "vite";
import { headingIds } from "./heading-ids.ts";

/** Lets a module of an MDX file say which file it is, so that a fault in it can be placed. */
function fileNames(): Plugin {
  return {
    name: "mdx-file-names",
    transform(code, id) {
      const path = id.split("?")[0] ?? "";
      if (!path.endsWith(".mdx")) return undefined;
      const file = relative(process.cwd(), path).split(sep).join("/");
      return { code: `${code}\nexport const file = ${JSON.stringify(file)};\n`, map: null };
    },
  };
}

/** Vite plugins that make a module of an MDX file: `src/web/mdx/mdx-module.ts` says what it holds. */
export function mdxModules(): PluginOption[] {
  const compile = mdx({
    remarkPlugins: [remarkGfm, remarkFrontmatter, remarkMdxFrontmatter],
    rehypePlugins: [headingIds],
  });
  return [{ enforce: "pre", ...compile }, fileNames()];
}
