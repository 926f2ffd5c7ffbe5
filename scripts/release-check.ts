/**
 * What must be true of a release and need not be of every change: `npm run release-check`.
 * `npm test` says the same as a warning, since who has no annotated texts cannot mend it.
 */
import { errorCard, isStale } from "#content/error-card.ts";
import { detectorVersion } from "#detector/index.ts";
import { findInstallFaults } from "./production-install.ts";

/** One line for each thing that keeps this state from being released. */
export function findReleaseFaults(card = errorCard, version = detectorVersion()): string[] {
  if (!isStale(card, version)) return [];
  return [
    `The error card is of version ${card.detectorVersion}, the analyser is version ${version}. ` +
      "Run `npm run evaluate -- --save --data FOLDER`.",
  ];
}

if (import.meta.main) {
  const faults = [...findReleaseFaults(), ...(await findInstallFaults())];
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
