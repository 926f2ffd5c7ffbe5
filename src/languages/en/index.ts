export { techniqueNames } from "./names.ts";
export { addressedToAi } from "./notices.ts";
export { promptWording } from "./prompt.ts";
export { rules } from "./rules/index.ts";
export { splitting } from "./splitting.ts";
export { structure } from "./structure.ts";
export { summaryWording } from "./summary.ts";
export { techniqueWordings } from "./techniques.ts";
