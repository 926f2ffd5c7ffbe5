import { type ChildProcess, spawn } from "node:child_process";

/** The product's own server, as `npm start` runs it, with all that it says. */
export interface ServerProcess {
  readonly url: string;
  /** Everything it has written to standard output and standard error. */
  said(): string;
  /** Tells it to stop, and gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const ADDRESS = / at (http:\/\/localhost:\d+)\//u;

/** Node as `npm start` runs the server: it may read files, and may write none. */
export const SERVER_COMMAND = ["--permission", "--allow-fs-read=*", "src/server/main.ts"];

/** A test is not to depend on what else runs on the machine. */
const ALONE = { PATH: process.env["PATH"], LOCAL_MODELS: "off" };

/** Starts the server on a free port. Rejects, with what it said, when it ends before it listens. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const { child, heard, ended } = spawnServer({ PORT: "0", SITE_FOLDER: "none", ...env });
  const said = () => Buffer.concat(heard).toString();
  const url = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const address = ADDRESS.exec(said())?.[1];
      if (address) resolve(address.replace("localhost", "127.0.0.1"));
    };
    child.stdout?.on("data", look);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${said()}`)));
  });
  return {
    url,
    said,
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

function spawnServer(env: Record<string, string>): {
  child: ChildProcess;
  heard: Buffer[];
  ended: Promise<number | null>;
} {
  const heard: Buffer[] = [];
  const child = spawn(process.execPath, SERVER_COMMAND, { env: { ...ALONE, ...env } });
  child.stdout.on("data", (chunk: Buffer) => heard.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => heard.push(chunk));
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, heard, ended };
}
