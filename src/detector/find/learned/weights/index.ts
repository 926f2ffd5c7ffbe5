import type { TextLanguage } from "#report/index.ts";
import type { Label } from "../labels.ts";
import type { PackedWeights } from "../linear-model.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";
import { uk } from "./uk.ts";

/** What `npm run train` has learned, for each language of texts. */
export const weights: Readonly<Record<TextLanguage, PackedWeights<Label>>> = { en, uk, ru };
