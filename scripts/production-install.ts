/**
 * Installs the product as an operator would who trusts no install script and wants no tools of development, in a folder
 * of its own; builds it, starts it and has it analyse a text.
 */
import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { statusReplySchema } from "#report/index.ts";
import { begin, endOf } from "../test/kit/calls.ts";
import { run } from "./test/check.ts";

const INSTALL = ["ci", "--ignore-scripts", "--omit=dev", "--no-audit", "--no-fund"];
const LIST_PARTS = ["sbom", "--package-lock-only", "--omit=dev", "--sbom-format=cyclonedx"];
const ADDRESS = / at (http:\/\/localhost:\d+)\//u;

const partsSchema = z.object({ bomFormat: z.literal("CycloneDX"), components: z.array(z.unknown()).min(20) });

/** One line for each thing that keeps a bare installation from serving. */
export async function findInstallFaults(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "subtext-install-"));
  try {
    await copySources(folder);
    const installed = await run("npm", INSTALL, process.env, folder);
    if (installed.code !== 0) return [`npm ${INSTALL.join(" ")} fails: ${installed.output.trim()}`];
    return [...(await findPartsFaults(folder)), ...(await findServingFaults(folder))];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What git has of this folder, as it is now. */
async function copySources(folder: string): Promise<void> {
  const { output } = await run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  for (const path of output.split("\0").filter(Boolean))
    await cp(path, join(folder, path)).catch((cause: NodeJS.ErrnoException) => {
      if (cause.code !== "ENOENT") throw cause; // deleted, and not yet committed
    });
}

async function findPartsFaults(folder: string): Promise<string[]> {
  const { output } = await run("npm", ["--silent", ...LIST_PARTS], process.env, folder);
  const start = output.indexOf("{");
  const parts = partsSchema.safeParse(start === -1 ? undefined : JSON.parse(output.slice(start)));
  return parts.success ? [] : ["npm sbom gives no list of the parts."];
}

async function findServingFaults(folder: string): Promise<string[]> {
  const server = spawn("npm", ["start"], {
    cwd: folder,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => void server.once("close", () => resolve()));
  try {
    return await tryOut(await addressOf(server, ended));
  } catch (cause) {
    return [`npm start does not serve: ${cause instanceof Error ? cause.message : String(cause)}`];
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}

/** Where a starting server is. Rejects with all that it said when it ends before. */
export function addressOf(server: ReturnType<typeof spawn>, ended: Promise<void>): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const address = ADDRESS.exec(said)?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on("data", hear);
    server.stderr?.on("data", hear);
    void ended.then(() => reject(new Error(said)));
  });
}

/** One line for each thing that a running server does not do: serve its home page, analyse a text. */
export async function tryOut(url: string): Promise<string[]> {
  const home = await fetch(url);
  if (!home.ok || !(await home.text()).includes("Initiate Analysis")) return ["The home page is not served."];
  const taskId = await begin(url, "Act now, or the traitors will destroy everything!");
  const { status } = statusReplySchema.parse(await endOf(url, taskId));
  return status === "completed" ? [] : ["An analysis fails."];
}
