/** How often a process says that its event loop turns. */
const BEAT_MS = 1_000;

/** Says so to whoever started this process and listens: an analysis that never ends would silence it. */
export function beatForSupervisor(): void {
  const send = process.send?.bind(process);
  if (!send) return;
  // At once too: a task that waited may be what hangs, and until the first beat it counts as a slow start.
  send("beat");
  setInterval(() => send("beat"), BEAT_MS).unref();
  // The channel alone shall not keep the process alive, nor one without a supervisor go on.
  process.channel?.unref();
}
