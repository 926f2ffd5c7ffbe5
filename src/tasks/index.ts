export type { BlobTasks } from "./blobs/blob-tasks.ts";
export { SealedBlobs } from "./blobs/sealed-blobs.ts";
export { createBlobTasks } from "./blobs.ts";
export { createKeyring, type Keyring } from "./encryption.ts";
export { createMemoryTasks } from "./memory.ts";
export { openRedis, type RedisConnection, type Script } from "./redis/connection.ts";
export { createRedisTasks } from "./redis.ts";
export * from "./tasks.ts";
