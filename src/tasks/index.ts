export { SealedBlobs } from "./blobs/sealed-blobs.ts";
export { type BlobTasks, createBlobTasks } from "./blobs.ts";
export { createMemoryTasks } from "./memory.ts";
export { createSealer } from "./seal.ts";
export * from "./tasks.ts";
