import type { Frame } from "../../language.ts";

/** Marks around quoted words in English. Apart from the frame, since the page needs them alone. */
export const marks: Frame["marks"] = ["“", "”"];
