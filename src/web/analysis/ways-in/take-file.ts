import { FILE_MESSAGES, MAX_FILE_BYTES } from "#report/index.ts";
import type { FileReading, FileToRead } from "./file-worker.ts";
import { openLateWorker } from "./late-workers.ts";

/** How long one file may be read, in milliseconds. */
const READING_MS = 60_000;

function isReading(value: unknown): value is FileReading {
  return typeof value === "object" && value !== null && ("text" in value || "fault" in value);
}

/** What the worker makes of a file, until it answers, is `stopped`, fails or takes too long. */
function askWorker(file: FileToRead, stopped: AbortSignal): Promise<FileReading> {
  const worker = openLateWorker("file");
  return new Promise<FileReading>((resolve) => {
    const timer = setTimeout(() => resolve({ fault: "fileTooSlow" }), READING_MS);
    const end = (reading: FileReading) => {
      clearTimeout(timer);
      resolve(reading);
    };
    stopped.addEventListener("abort", () => end({ fault: "fileTooSlow" }));
    worker.addEventListener("error", () => end({ fault: "fileDamaged" }));
    // The library for PDF says more than was asked.
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isReading(data)) end(data);
    });
    worker.postMessage(file, [file.bytes]);
  }).finally(() => worker.terminate());
}

/** The text of a file, read in this browser. Rejects with an error whose message is one of the closed list. */
export async function takeFile(file: File, stopped: AbortSignal): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new Error(FILE_MESSAGES.fileTooLarge);
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    throw new Error(FILE_MESSAGES.fileDamaged); // a folder, or a file that has gone meanwhile
  }
  const reading = await askWorker({ name: file.name, bytes }, stopped);
  if ("fault" in reading) throw new Error(FILE_MESSAGES[reading.fault]);
  return reading.text;
}
