/*
 * What the page loads only when two texts are compared. It is one door on purpose, as src/web/analysis/late.ts is.
 */
export { startAndPoll } from "../../../../analysis/task/poll-task.ts";
export { Compared } from "./compared.tsx";
