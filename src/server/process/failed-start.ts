import { CascadeFileError } from "#analysis/index.ts";
import { WrongSettings } from "../settings.ts";
import { NoSite } from "../site/pages.ts";

/** What an operator can do when the address cannot be listened on, by the system's code. */
const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: "Something listens there already; set PORT to another port.",
  EACCES: "This user may not listen there; set PORT to a port above 1023.",
  EADDRNOTAVAIL: "This machine has no such address; set HOST to one that it has.",
  ENOTFOUND: "This machine knows no such name; set HOST to an address.",
};

/** Says on standard error, in one line for a person, why the server does not start, and ends the process. */
export function explainFailedStart(cause: unknown): never {
  process.stderr.write(`${explain(cause)}\n`);
  process.exit(1);
}

function explain(cause: unknown): string {
  const expected =
    cause instanceof WrongSettings || cause instanceof CascadeFileError || cause instanceof NoSite;
  if (expected) return cause.message;
  if (!(cause instanceof Error)) return String(cause);
  const advice = ADVICE["code" in cause ? String(cause.code) : ""];
  if (advice) return `${cause.message}. ${advice}`;
  // No text has been submitted yet, so that the whole error can be shown.
  return cause.stack ?? cause.message;
}
