export * from "./errors.ts";
export * from "./finding-types.ts";
export * from "./limits.ts";
export * from "./report.ts";
export * from "./request.ts";
export * from "./span.ts";
export * from "./techniques.ts";
export * from "./wire.ts";
