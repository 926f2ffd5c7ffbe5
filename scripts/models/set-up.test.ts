import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../test/kit/temporary-folder.ts";
import { startLocalServer } from "../../test/stand-ins/local-server.ts";
import { type ModelServer, startModelServer } from "../../test/stand-ins/model-server.ts";

const KEY = "gsk-canary-0123456789";
const COMMAND = ["scripts/models/main.ts", "--set-up"];

const folder = temporaryFolder();
let server: ModelServer;
let envFile: string;
let cascadeFile: string;

beforeEach(async () => {
  server = await startModelServer();
  envFile = join(folder.path, ".env");
  cascadeFile = join(folder.path, "cascade.json");
  const entry = {
    id: "gpt-oss-groq",
    provider: "openai-compatible",
    model: "stand-in",
    baseURL: server.baseURL,
    apiKeyEnv: "GROQ_API_KEY",
    contextTokens: 32_000,
  };
  await writeFile(cascadeFile, JSON.stringify({ models: [entry] }));
});
afterEach(async () => {
  await server.close();
  await rm(envFile, { force: true });
});

/** A process, with all that it has said. */
function begin(command: string, words: readonly string[], env: Record<string, string> = {}) {
  const child: ChildProcessWithoutNullStreams = spawn(command, words, {
    env: { PATH: process.env["PATH"], LOCAL_MODELS: "off", CASCADE_FILE: cascadeFile, TERM: "dumb", ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, said: () => said, ended };
}

async function byFlags(
  flags: readonly string[],
  { input = "", env = {} }: { input?: string; env?: Record<string, string> } = {},
) {
  const { child, said, ended } = begin(process.execPath, [...COMMAND, "--write-to", envFile, ...flags], env);
  // A process that needs no input may have ended before.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  return { code: await ended, said: said() };
}

describe("The set-up by flags", () => {
  it("says what each costs, where texts go and how well it reads Ukrainian, before anything is chosen", async () => {
    const { code, said } = await byFlags([]);
    expect(code).toBe(1);
    expect(said).toMatch(
      /1\. local[\s\S]*The text stays on the machine[\s\S]*2\. gpt-oss-groq[\s\S]*3\. none/u,
    );
    expect(said).toMatch(/free tier: free for about 30 calls a minute/u);
    expect(said).toMatch(/The text goes to Groq in the USA/u);
    expect(said).toMatch(/Ukrainian: not named by its makers; not measured by us\./u);
    expect(said).toContain("--choose NAME");
    expect(existsSync(envFile)).toBe(false);
  });

  it("tries the model, shows its report and writes the key for its owner alone, beside what stands there", async () => {
    await writeFile(envFile, "# ours\nPORT=8080\nGROQ_API_KEY=old\nHOST=::1", { mode: 0o644 });
    const { code, said } = await byFlags(["--choose", "gpt-oss-groq", "--key-stdin"], { input: `${KEY}\n` });
    expect(code, said).toBe(0);
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.authorization).toBe(`Bearer ${KEY}`);
    expect(said).toContain("Хто читав: gpt-oss-groq, версія stand-in.");
    expect(await readFile(envFile, "utf8")).toBe(`# ours\nPORT=8080\nGROQ_API_KEY=${KEY}\nHOST=::1`);
    expect((await stat(envFile)).mode & 0o777).toBe(0o600);
    expect(said).not.toContain(KEY);
  });

  it("takes the key from the environment where it is there", async () => {
    const { code, said } = await byFlags(["--choose", "gpt-oss-groq"], { env: { GROQ_API_KEY: KEY } });
    expect(code, said).toBe(0);
    expect(await readFile(envFile, "utf8")).toBe(`GROQ_API_KEY=${KEY}\n`);
    expect(said).not.toContain(KEY);
  });

  it("writes nothing where the model does not answer, and says what its server said", async () => {
    server.behave("unauthorised");
    const { code, said } = await byFlags(["--choose", "gpt-oss-groq", "--key-stdin"], { input: KEY });
    expect(code).toBe(1);
    expect(said).toContain("gpt-oss-groq did not answer: unavailable (its server says 401).");
    expect(said).not.toContain(KEY);
    expect(existsSync(envFile)).toBe(false);
  });

  it.each([
    ["a key where the name belongs", ["--choose", KEY], ""],
    ["a key on the command line", ["--choose", "gpt-oss-groq", KEY], ""],
    ["a key with a quotation mark in it", ["--choose", "gpt-oss-groq", "--key-stdin"], `"${KEY}"`],
    ["two keys", ["--choose", "gpt-oss-groq", "--key-stdin"], `${KEY}\n${KEY}`],
    ["an .env file that is a folder", ["--choose", "gpt-oss-groq", "--key-stdin", "--write-to", "/"], KEY],
  ])("fails without saying the key: %s", async (_what, flags, input) => {
    const { code, said } = await byFlags(flags, { input });
    expect(code).toBe(1);
    expect(said).not.toContain(KEY);
  });

  it("finds a model on this machine, tries it, and needs no key", async () => {
    const ollama = await startLocalServer("Ollama");
    const { code, said } = await byFlags(["--choose", "local"], { env: { LOCAL_MODELS: ollama.address } });
    await ollama.close();
    expect(code, said).toBe(0);
    expect(said).toContain("gemma3:12b of Ollama, found now.");
    expect(said).toContain("Хто читав: Ollama on this machine, версія gemma3:12b.");
    expect(await readFile(envFile, "utf8")).toBe(`LOCAL_MODELS=${ollama.address}\n`);
  });

  it("writes what `node --env-file` reads", async () => {
    await byFlags(["--choose", "gpt-oss-groq", "--key-stdin", "--no-try"], { input: KEY });
    const print = "process.stdout.write(process.env.GROQ_API_KEY)";
    const { said, ended } = begin(process.execPath, [`--env-file-if-exists=${envFile}`, "-e", print]);
    expect(await ended).toBe(0);
    expect(said()).toBe(KEY);
  });
});

/** Waits until the process says so, and types a line. */
async function answer(
  { child, said }: ReturnType<typeof begin>,
  question: string,
  line: string,
): Promise<void> {
  await expect.poll(said, { timeout: 20_000, interval: 20 }).toContain(question);
  child.stdin.write(`${line}\r`);
}

/** `script` of util-linux gives a process a terminal of its own; other systems have another one, or none. */
const hasTerminals = process.platform === "linux" && existsSync("/usr/bin/script");

describe.runIf(hasTerminals)("The set-up in a terminal", () => {
  it("asks what is wanted and for the key, shows the report, and never shows the key", async () => {
    const words = [process.execPath, ...COMMAND, "--write-to", envFile].map((word) => `'${word}'`).join(" ");
    const talk = begin("/usr/bin/script", ["--quiet", "--return", "--command", words, "/dev/null"]);
    await answer(talk, "Which one?", "2");
    await answer(talk, "it is not shown", KEY);
    expect(await talk.ended, talk.said()).toBe(0);
    expect(talk.said()).toContain("Хто читав: gpt-oss-groq, версія stand-in.");
    expect(await readFile(envFile, "utf8")).toBe(`GROQ_API_KEY=${KEY}\n`);
    expect(talk.said()).not.toContain(KEY);
    expect(talk.said()).not.toContain(KEY.slice(0, 8));
    // What is typed in the open is seen: silence would prove nothing.
    expect(talk.said()).toMatch(/Which one\? Its number or name: 2/u);
  });
});
