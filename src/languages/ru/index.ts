export { abbreviations } from "./abbreviations.ts";
export { joints } from "./joints.ts";
export { kindWords } from "./kind.ts";
export { addressedToAi } from "./notices.ts";
export { profile } from "./profile.ts";
export { rules } from "./rules/index.ts";
export { sourceWords } from "./sources.ts";
export { structure } from "./structure.ts";
