export type { BlobTasks } from "./blobs/blob-tasks.ts";
export { SealedBlobs } from "./blobs/sealed-blobs.ts";
export { createBlobTasks } from "./blobs.ts";
export { createMemoryTasks } from "./memory.ts";
export { createSealer } from "./seal.ts";
export * from "./tasks.ts";
