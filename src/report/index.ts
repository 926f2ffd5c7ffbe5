export * from "./errors.ts";
export * from "./finding-types.ts";
export * from "./kinds.ts";
export * from "./limits.ts";
export * from "./report.ts";
export * from "./span.ts";
export * from "./techniques.ts";
export * from "./wire.ts";
