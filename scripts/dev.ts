import { spawn } from "node:child_process";

/** The server, restarted at each change of its code, and Vite in front of it for the pages. */
const commands: [string, string[], NodeJS.ProcessEnv][] = [
  ["node", ["--watch", "src/server/main.ts"], { ...process.env, SITE_FOLDER: "none" }],
  ["vite", [], process.env],
];

const children = commands.map(([command, args, env]) => spawn(command, args, { stdio: "inherit", env }));

/** Neither is of use without the other. */
function stopAll(): void {
  for (const child of children) child.kill("SIGTERM");
}

for (const child of children) {
  child.on("exit", (code) => {
    if (code) process.exitCode = code;
    stopAll();
  });
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stopAll);
