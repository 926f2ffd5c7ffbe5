/**
 * Does what the Dockerfile says without an engine: `npm run container`. Each stage is a folder, each RUN is run in it with
 * this machine's Node and npm, and the last stage's command is started, looked at by its own health check, and has a text
 * analysed. What only an engine can show stays untried: the base image, the user, the read-only file system.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { type Instruction, isIgnored, readDockerfile } from "./container/dockerfile.ts";
import { freePort } from "./free-port.ts";
import { addressOf, tryOut } from "./production-install.ts";
import { run } from "./test/check.ts";

/** Where a stage is, and what its commands find in their environment. */
interface Stage {
  readonly folder: string;
  workdir: string;
  readonly env: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

const root = await mkdtemp(join(tmpdir(), "subtext-container-"));
const ignored = isIgnored(await readFile(".dockerignore", "utf8"));
const stages = new Map<string, Stage>();

/** The environment of a command: this machine's way to Node, and nothing else of it but what the stage has. */
function environmentOf({ env }: Stage): NodeJS.ProcessEnv {
  return { PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`, HOME: root, ...env };
}

async function copy(stage: Stage, from: string | undefined, paths: readonly string[]): Promise<void> {
  const sources = paths.slice(0, -1);
  const target = paths.at(-1) ?? ".";
  for (const source of sources) {
    const start = from === undefined ? source : join(stages.get(from)?.folder ?? "", source);
    const goesInto = target.endsWith("/");
    const end = join(stage.folder, stage.workdir, goesInto ? join(target, basename(source)) : target);
    const filter = (path: string) => from !== undefined || !ignored(relative(".", path));
    await mkdir(dirname(end), { recursive: true });
    await cp(start, end, { recursive: true, filter });
  }
}

const steps: { [Name in Instruction["name"]]: (stage: Stage, words: string[], from?: string) => unknown } = {
  FROM: () => {},
  EXPOSE: () => {},
  USER: () => {},
  ARG: () => {},
  WORKDIR: (stage, [path = ""]) => {
    stage.workdir = path;
    return mkdir(join(stage.folder, path), { recursive: true });
  },
  ENV: (stage, [assignment = ""]) => {
    const at = assignment.indexOf("=");
    stage.env[assignment.slice(0, at)] = assignment.slice(at + 1);
  },
  COPY: (stage, words, from) => copy(stage, from, words),
  RUN: async (stage, [program = "", ...args]) => {
    const { code, output } = await run(
      program,
      args,
      // npm needs to know how this machine reaches its registry.
      { ...process.env, ...environmentOf(stage), HOME: process.env["HOME"] },
      join(stage.folder, stage.workdir),
    );
    process.stdout.write(`${code === 0 ? "✓" : "✗"} RUN ${program} ${args.join(" ")}\n`);
    if (code !== 0) throw new Error(output);
  },
  CMD: (stage, words) => {
    stage.command = words;
  },
  HEALTHCHECK: (stage, words) => {
    stage.healthCheck = words;
  },
};

async function build(): Promise<Stage> {
  let stage: Stage | undefined;
  for (const { name, words, from } of readDockerfile(await readFile("Dockerfile", "utf8"))) {
    if (name === "FROM") {
      stage = {
        folder: join(root, `stage-${stages.size}`),
        workdir: "/",
        env: {},
        command: [],
        healthCheck: [],
      };
      stages.set(words[2] ?? "last", stage);
    } else if (stage) await steps[name](stage, words, from);
  }
  if (!stage) throw new Error("The Dockerfile has no stage.");
  return stage;
}

async function tryServer(stage: Stage): Promise<void> {
  const port = await freePort();
  stage.env["PORT"] = String(port);
  stage.env["HEALTH_URL"] = `http://127.0.0.1:${port}/healthz`;
  const cwd = join(stage.folder, stage.workdir);
  const env = { ...environmentOf(stage), LOCAL_MODELS: "off" };
  const [program = "", ...args] = stage.command;
  const server: ChildProcess = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<void>((resolve) => void server.once("close", () => resolve()));
  try {
    const faults = await tryOut(await addressOf(server, ended));
    if (faults.length > 0) throw new Error(faults.join("\n"));
    const [checker = "", ...words] = stage.healthCheck;
    const health = await run(checker, words, env, cwd);
    if (health.code !== 0) throw new Error(`The health check fails: ${health.output}`);
    process.stdout.write("✓ the command serves, a text is analysed, the health check passes\n");
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
  const health = await run(stage.healthCheck[0] ?? "", stage.healthCheck.slice(1), env, cwd);
  if (health.code === 0) throw new Error("The health check passes where no server is.");
  process.stdout.write("✓ the health check fails when the server has stopped\n");
}

try {
  const last = await build();
  await tryServer(last);
  const size = await run("du", ["-sm", join(last.folder, last.workdir)]);
  process.stdout.write(`${size.output.split("\t")[0]} MB beside the base image\n`);
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
} finally {
  await rm(root, { recursive: true, force: true });
}
