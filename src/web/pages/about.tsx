import * as words from "#content/pages/about.mdx";
import { wordsPage } from "./words.tsx";

export const about = wordsPage(words);
