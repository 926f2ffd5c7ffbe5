import type { FileFaultName } from "#report/index.ts";
import { FileFault } from "./reading/file-fault.ts";
import { readFile } from "./reading/read-file.ts";

// Reads a file off the screen's thread, so that one that takes long, or is made to, can be stopped.

/** What the page gives. */
export interface FileToRead {
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** What comes back. */
export type FileReading = { readonly text: string } | { readonly fault: FileFaultName };

async function read({ name, bytes }: FileToRead): Promise<FileReading> {
  try {
    return { text: await readFile(new Uint8Array(bytes), name) };
  } catch (error) {
    return { fault: error instanceof FileFault ? error.fault : "fileDamaged" };
  }
}

addEventListener("message", ({ data }: MessageEvent<FileToRead>) => {
  void read(data).then((reading) => postMessage(reading));
});
