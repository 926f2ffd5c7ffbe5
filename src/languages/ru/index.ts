export { joints } from "./joints.ts";
export { kindWords } from "./kind.ts";
export { addressedToAi } from "./notices.ts";
export { rules } from "./rules/index.ts";
export { splitting } from "./splitting.ts";
export { structure } from "./structure.ts";
