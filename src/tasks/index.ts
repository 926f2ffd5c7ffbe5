export { type Clock, systemClock } from "./clock.ts";
export { createMemoryTasks, type MemoryTasksOptions, randomId } from "./memory.ts";
export * from "./tasks.ts";
