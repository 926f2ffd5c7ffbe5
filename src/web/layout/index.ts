export { boundDashes } from "./bound-dashes.ts";
export { Document } from "./document.tsx";
export { absolute } from "./head.tsx";
export { socialImagePath, socialImages } from "./social-image.ts";
