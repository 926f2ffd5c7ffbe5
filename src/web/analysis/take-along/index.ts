export { ClaimsSheet } from "./claims/claims-sheet.tsx";
export { openLink } from "./open-link.ts";
export { TakeAlongMenu } from "./take-along-menu.tsx";
