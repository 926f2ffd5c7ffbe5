export { Document } from "./document.tsx";
export { absolute } from "./head.tsx";
