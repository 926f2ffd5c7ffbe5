/**
 * Runs the product as a site of Netlify on this machine, without an account and without the network, by Netlify's own
 * command, and walks one analysis through: `npm run netlify`. `npm run netlify -- --serve` lets it go on for a look.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod";
import { startReplySchema, statusReplySchema } from "#report/index.ts";
import { securityHeaders } from "#server/headers.ts";
import { loadSettings } from "#server/settings.ts";
import { endOf, send } from "../test/kit/calls.ts";
import { freePort } from "./free-port.ts";
import { run } from "./test/check.ts";

const TOOLS = "tools/netlify";
const CLI = `${TOOLS}/node_modules/netlify-cli/bin/run.js`;
const STORE = ".netlify/blobs-serve";
const WORD = "Zyxwvutcanary";

const manifestSchema = z.object({
  functions: z.array(
    z.object({
      name: z.string(),
      invocationMode: z.string(),
      runtimeVersion: z.string().optional(),
      schedule: z.string().optional(),
    }),
  ),
});

function check(isTrue: boolean, claim: string): void {
  if (!isTrue) throw new Error(`Not true: ${claim}`);
  process.stdout.write(`✓ ${claim}\n`);
}

async function command(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code, output } = await run(name, args, env);
  if (code !== 0) throw new Error(`${name} ${args.join(" ")} fails:\n${output}`);
}

/** Netlify says of each function how it will call it, when it has read its code. */
async function checkManifest(): Promise<void> {
  const text = await readFile(".netlify/functions/manifest.json", "utf8");
  const { functions } = manifestSchema.parse(JSON.parse(text));
  const one = (name: string) => functions.find((entry) => entry.name === name);
  const isInBackground = one("analyze-worker-background")?.invocationMode === "background";
  check(isInBackground, "the work is done in the background, where it may take 15 minutes");
  const answers = ["analyze-trigger", "analyze-status", "healthz"].map((name) => one(name)?.invocationMode);
  check(
    answers.every((mode) => mode === "stream"),
    "the calls are answered at once",
  );
  check(one("sweep")?.schedule === "*/5 * * * *", "what has expired is deleted every 5 minutes");
  check(
    functions.every(({ runtimeVersion }) => runtimeVersion === "nodejs24.x"),
    "the functions run on Node 24",
  );
}

async function waitUntilServed(url: string, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`netlify dev ended:\n${said()}`);
    const isThere = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await pause(500);
  }
}

async function checkPages(url: string): Promise<void> {
  const security = securityHeaders(loadSettings({ PUBLIC_URL: url }));
  const statuses = { "/": 200, "/about/": 200, "/nowhere": 404, "/blog/nowhere/": 404, "/500.html": 404 };
  for (const [path, status] of Object.entries(statuses)) {
    const reply = await fetch(url + path);
    const isLike = Object.entries(security).every(([name, value]) => reply.headers.get(name) === value);
    check(reply.status === status && isLike, `${path} is ${status}, with the server's security headers`);
  }
  const article = await readFile("build/site/blog/404.html", "utf8");
  check((await (await fetch(`${url}/blog/nowhere/`)).text()) === article, "/blog/ has its own page for 404");
}

async function checkAnalysis(url: string, said: () => string): Promise<void> {
  const body = JSON.stringify({ text: `${WORD}: act now, or the traitors will destroy it!`, language: "en" });
  const started = await send(url, body);
  const { taskId } = startReplySchema.parse(await started.json());
  check(started.status === 202, "an analysis is taken");
  const state = statusReplySchema.parse(await endOf(url, taskId));
  if (state.status !== "completed") throw new Error("The analysis failed.");
  check(JSON.stringify(state.data).includes("traitors"), "its report quotes the text");
  const swept = await fetch(`${url}/.netlify/functions/sweep`, { method: "POST" });
  check(swept.ok, "expired blobs are looked for");
  const entries = await readdir(STORE, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const bytes = await Promise.all(files.map((file) => readFile(file, "latin1")));
  check(!`${files.join()}${bytes.join()}`.includes(WORD), "no word of the text is in the store");
  check(!files.some((file) => file.includes("/input/")), "the text's own blob is gone");
  check(!said().includes(WORD), "no word of the text is in what Netlify says");
}

const home = await mkdtemp(join(tmpdir(), "subtext-netlify-"));
const env = {
  ...process.env,
  HOME: home,
  CI: "true",
  NETLIFY_TELEMETRY_DISABLED: "1",
  SUBTEXT_SECRET: process.env["SUBTEXT_SECRET"] || randomBytes(32).toString("hex"),
};
const port = await freePort();
const url = `http://localhost:${port}`;
let dev: ChildProcess | undefined;
try {
  if (!existsSync(CLI))
    await command("npm", ["ci", "--ignore-scripts", "--no-audit", "--prefix", TOOLS], env);
  await rm(".netlify", { recursive: true, force: true });
  await command(process.execPath, [CLI, "build", "--offline"], { ...env, URL: url });
  await checkManifest();
  // It wants Deno for edge functions, of which there are none, and ends without it.
  const args = ["dev", "--offline", "--internal-disable-edge-functions", "--no-open", "--port", String(port)];
  dev = spawn(process.execPath, [CLI, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  const heard: Buffer[] = [];
  for (const stream of [dev.stdout, dev.stderr]) stream?.on("data", (chunk: Buffer) => heard.push(chunk));
  const said = () => Buffer.concat(heard).toString();
  await waitUntilServed(url, dev, said);
  await checkPages(url);
  await checkAnalysis(url, said);
  if (process.argv.includes("--serve")) {
    process.stdout.write(`${url}/ until Ctrl+C\n`);
    await new Promise((resolve) => process.once("SIGINT", resolve));
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
} finally {
  dev?.kill("SIGINT");
  await rm(home, { recursive: true, force: true });
}
