export { OpenedFiles } from "./opened-files.tsx";
export { takeShared } from "./sharing/take-shared.ts";
