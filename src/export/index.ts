export { CSV_HEADER } from "./csv.ts";
export * from "./formats.ts";
export { reportObject } from "./json.ts";
export type { ReportToWrite } from "./outline.ts";
export * from "./quotes.ts";
export * from "./sentences.ts";
export { writeText } from "./text.ts";
