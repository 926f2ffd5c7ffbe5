import { type ChildProcess, spawn } from "node:child_process";
import { Readable } from "node:stream";

/** The product's own server, as `npm start` runs it, with all that it says. */
export interface ServerProcess {
  readonly url: string;
  /** Everything it has written to standard output and standard error. */
  said(): string;
  /** All strings that are reachable in its memory, where it was started to be looked into. */
  heap(): Promise<string>;
  readonly pid: number;
  /** Tells it to stop, and gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const ADDRESS = / at (http:\/\/localhost:\d+)\//u;

/** Node as `npm start` runs the server: it may read files, and may write none. */
export const SERVER_COMMAND = ["--permission", "--allow-fs-read=*", "src/server/main.ts"];

/** A test is not to depend on what else runs on the machine. */
const ALONE = { PATH: process.env["PATH"], LOCAL_MODELS: "off" };
/** Node flags under which the heap can be looked into; V8 writes no more than so many characters of a string. */
export const WITH_HEAP: readonly string[] = [
  "--heap-snapshot-string-limit=200000",
  "--import=./test/kit/heap-snapshot.ts",
];

/** What a process does: see `Role` of the server. */
type ProcessRole = "serve" | "work" | "both";

/** What a process that only works says when it is ready. */
const WORKS = "works on tasks of other processes";

/** Starts the server on a free port, or a worker, which has no URL. Rejects, with what it said, when it ends before it listens. */
export async function startServer(
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
  role: ProcessRole = "both",
): Promise<ServerProcess> {
  const { child, heard, ended } = spawnServer({ PORT: "0", SITE_FOLDER: "none", ...env }, nodeFlags, role);
  const said = () => Buffer.concat(heard).toString();
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = ADDRESS.exec(said())?.[1];
      if (address) resolve(address.replace("localhost", "127.0.0.1"));
      else if (said().includes(WORKS)) resolve("");
    };
    child.stdout?.on("data", look);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${said()}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    said,
    heap: () => takeHeap(child),
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Runs a server that is not expected to start; gives its exit code and all that it said. */
export async function runServer(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const { heard, ended } = spawnServer(env);
  const code = await ended;
  return { code, said: Buffer.concat(heard).toString() };
}

function takeHeap(child: ChildProcess): Promise<string> {
  const pipe = child.stdio[3];
  if (!(pipe instanceof Readable)) throw new Error("The server was not started to be looked into.");
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    const take = (chunk: Buffer) => {
      chunks.push(chunk);
      if (chunk.at(-1) !== 0) return;
      pipe.off("data", take);
      resolve(Buffer.concat(chunks).toString());
    };
    pipe.on("data", take);
    child.kill("SIGUSR2");
  });
}

function spawnServer(
  env: Record<string, string>,
  nodeFlags: readonly string[] = [],
  role: ProcessRole = "both",
): {
  child: ChildProcess;
  heard: Buffer[];
  ended: Promise<number | null>;
} {
  const heard: Buffer[] = [];
  const child = spawn(process.execPath, [...nodeFlags, ...SERVER_COMMAND, role], {
    env: { ...ALONE, ...env },
    stdio: ["ignore", "pipe", "pipe", ...(nodeFlags.length > 0 ? (["pipe"] as const) : [])],
  });
  child.stdout?.on("data", (chunk: Buffer) => heard.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => heard.push(chunk));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, heard, ended };
}
