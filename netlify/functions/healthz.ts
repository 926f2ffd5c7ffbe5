export { answer as default } from "../site.ts";

export const config = { path: "/healthz" };
