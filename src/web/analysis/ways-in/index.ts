export { OpenedFiles } from "./opened-files.tsx";
