import type { SiteLanguage } from "../words/languages.ts";
import type { MdxModule } from "./mdx-module.ts";

const modules = import.meta.glob<MdxModule>(["../../../content/**/*.mdx"], { eager: true });

/** Where the files of a language stand; English is the source. */
function folderOf(language: SiteLanguage): string {
  return language === "en" ? "content" : `content/${language}`;
}

/** An MDX file of `content/` in a language, by its English name, such as `pages/about`. Throws, naming the file, where there is none. */
export function mdxIn(language: SiteLanguage, name: string): MdxModule {
  const file = `${folderOf(language)}/${name}.mdx`;
  const module = modules[`../../../${file}`];
  if (!module) throw new Error(`${file} is missing.`);
  return module;
}

/** Every MDX file of a folder of `content/` in a language. */
export function mdxFilesIn(language: SiteLanguage, folder: string): MdxModule[] {
  const start = `../../../${folderOf(language)}/${folder}/`;
  return Object.entries(modules).flatMap(([path, module]) => (path.startsWith(start) ? module : []));
}
