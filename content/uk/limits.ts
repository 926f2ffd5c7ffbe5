import { limits as shared } from "#content/limits.ts";
import { MAX_TEXT_CHARACTERS } from "#report/index.ts";

/** The limits as the Ukrainian pages write them: a thousand is set off by a space that does not break. */
export const limits = { ...shared, characters: MAX_TEXT_CHARACTERS.toLocaleString("uk-UA") };
