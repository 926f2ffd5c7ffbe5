import { CascadeFileError } from "#analysis/index.ts";
import { NoSite } from "./pages.ts";
import { WrongSettings } from "./settings.ts";

const PORT_TAKEN = "EADDRINUSE";

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
  if ("code" in cause && cause.code === PORT_TAKEN) {
    return `${cause.message}. Something listens there already; set PORT to another port.`;
  }
  // No text has been submitted yet, so that the whole error can be shown.
  return cause.stack ?? cause.message;
}
