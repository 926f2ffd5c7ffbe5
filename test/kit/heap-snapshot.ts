/**
 * Loaded into a server under test with `--import`: on SIGUSR2 it writes a snapshot of the heap to file descriptor 3,
 * which is a pipe to the test, and ends it with a zero byte. The snapshot holds every string that is still reachable.
 */
import { Socket } from "node:net";
import { getHeapSnapshot } from "node:v8";

const pipe = new Socket({ fd: 3, readable: false, writable: true });
pipe.unref();

process.on("SIGUSR2", () => {
  getHeapSnapshot()
    .on("data", (chunk) => pipe.write(chunk))
    .on("end", () => pipe.write("\0"));
});
