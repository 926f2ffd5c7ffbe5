import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian, Homebrew and others put it, should PATH not lead there. */
const USUAL_FOLDERS = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];

/** Path of a redis-server on this machine: that of REDIS_SERVER_PATH, else one found; undefined when there is none. */
export function findRedis(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env["REDIS_SERVER_PATH"]) return env["REDIS_SERVER_PATH"];
  const folders = [...(env["PATH"] ?? "").split(delimiter), ...USUAL_FOLDERS];
  return folders.map((folder) => join(folder, "redis-server")).find((path) => existsSync(path));
}

/** The tests' redis-server, installed first where there is none and that can be done; undefined where it cannot. */
export function ensureRedis(): string | undefined {
  return findRedis() ?? (installFromDebian() ? findRedis() : undefined);
}

/** What is said where there is none. */
export const NO_REDIS =
  "No redis-server found, so the tests of Redis are skipped. Install redis-server, or set REDIS_SERVER_PATH to the path of one.";

/** Debian's package, which needs root. */
function installFromDebian(): boolean {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  process.stderr.write(
    'No redis-server found, so the tests of Redis run "apt-get install redis-server" now; REDIS_SERVER_PATH would name another.\n',
  );
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], { stdio: "ignore", env }).status === 0;
  return apt("update") && apt("install", "-y", "--no-install-recommends", "redis-server");
}

if (import.meta.main) process.stdout.write(`${ensureRedis() ?? NO_REDIS}\n`);
