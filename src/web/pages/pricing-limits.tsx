import * as words from "#content/pages/pricing-limits.mdx";
import { wordsPage } from "./words.tsx";

export const pricingLimits = wordsPage(words);
