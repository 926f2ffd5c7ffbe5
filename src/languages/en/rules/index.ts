import type { Rule } from "../../rule.ts";
import { loadedLanguage } from "./loaded-language.ts";
import { loadedLanguageWeak } from "./loaded-language-weak.ts";
import { nameCalling } from "./name-calling.ts";

/** What the embedded analyser knows of English. One line for each file of rules. */
export const rules: readonly Rule[] = [...nameCalling, ...loadedLanguage, ...loadedLanguageWeak];
