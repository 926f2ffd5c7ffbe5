export { createMemoryTasks } from "./memory.ts";
export * from "./tasks.ts";
