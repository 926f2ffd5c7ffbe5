import { readFile } from "node:fs/promises";
import * as z from "zod";

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      link: z.boolean().optional(),
      /** Whether it lies in the archive of another package, whose integrity is its own as well. */
      inBundle: z.boolean().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
export type Lock = z.infer<typeof lockSchema>;

/** Where npm would look for `name` from the package at `path`: beside it, then ever further up. */
function placesFor(name: string, path: string): string[] {
  const folders = path.split(/\/?node_modules\//u).slice(1);
  const depths = Array.from({ length: folders.length + 1 }, (_, up) => folders.slice(0, folders.length - up));
  return depths.map((parents) => [...parents, name].map((folder) => `node_modules/${folder}`).join("/"));
}

/**
 * What a lock file lacks, in sentences. npm writes a lock without the binaries of other platforms
 * when the registry does not have them, and then refuses to install from it
 * (https://github.com/npm/cli/issues/8805).
 */
export function findLockFaults({ packages }: Lock): string[] {
  const faults: string[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      const found = placesFor(name, path).find((place) => packages[place]?.version);
      if (!found)
        faults.push(`${path || "package.json"} may need ${name}, which has no entry with a version`);
    }
    if (path === "" || entry.link) continue;
    if (!entry.version) faults.push(`${path} has no version`);
    if (!entry.integrity && !entry.inBundle)
      faults.push(`${path} has no integrity, so that nothing tells a forged copy`);
    if (entry.resolved)
      faults.push(`${path} names where it was fetched from; .npmrc asks npm to leave that out`);
  }
  return faults;
}

if (import.meta.main) {
  for (const file of [
    "package-lock.json",
    "tools/gguf/package-lock.json",
    "tools/netlify/package-lock.json",
  ]) {
    const faults = findLockFaults(lockSchema.parse(JSON.parse(await readFile(file, "utf8"))));
    for (const fault of faults) process.stderr.write(`${file}: ${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
