export { answer as default } from "../site.ts";
