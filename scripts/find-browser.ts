import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";

/** Where the systems' own installers put Chromium and Chrome. */
function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  const programs = [env["PROGRAMFILES"], env["PROGRAMFILES(X86)"], env["LOCALAPPDATA"]];
  return [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/snap/bin/chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...programs
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe")),
  ];
}

/**
 * Path of a Chromium or Chrome on this machine: that of CHROME_PATH, else one in a usual place,
 * else Playwright's own; undefined when there is none.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env["CHROME_PATH"]) return env["CHROME_PATH"];
  return [...usualPlaces(env), chromium.executablePath()].find((path) => existsSync(path));
}

/** Nothing is installed on a machine before its owner has read what, and how to prevent it. */
function announce(command: string): void {
  process.stderr.write(
    `No Chromium or Chrome found, so the journeys run "${command}" now; CHROME_PATH would name another browser.\n`,
  );
}

function installFromPlaywright(): boolean {
  announce("npx playwright install chromium");
  const args = ["playwright", "install", "chromium"];
  return spawnSync("npx", args, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

/** Debian's own package needs root, and brings the shared libraries that a bare machine lacks. */
function installFromDebian(): boolean {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return false;
  announce("apt-get install chromium fonts-dejavu-core");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...args: string[]) =>
    spawnSync("apt-get", ["-qq", ...args], { stdio: "ignore", env }).status === 0;
  return apt("update") && apt("install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core");
}

/**
 * The browser for the journeys, installed first where there is none.
 * Throws an error that says what to do where it cannot be had.
 */
export function ensureBrowser(): string {
  const here = findBrowser();
  if (here) return here;
  const installed = installFromDebian() || installFromPlaywright();
  const fresh = installed ? findBrowser() : undefined;
  if (fresh) return fresh;
  throw new Error(
    "No browser for the journeys. Install Chromium or Chrome, or set CHROME_PATH to the path of one.",
  );
}

if (import.meta.main) process.stdout.write(`${ensureBrowser()}\n`);
