/** How often a process says that its event loop turns. */
const BEAT_MS = 1_000;

/** Says so to whoever started this process and listens: an analysis that never ends would silence it. */
export function beatForSupervisor(): void {
  if (!process.send) return;
  setInterval(() => process.send?.("beat"), BEAT_MS).unref();
  // The channel alone shall not keep the process alive, nor one without a supervisor go on.
  process.channel?.unref();
}
