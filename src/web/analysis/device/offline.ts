import { registerServiceWorker } from "../worker/start-workers.ts";

/**
 * Has the browser keep the analysis page and its analyser, so that both work without a network. Resolves to whether
 * they are kept now; never rejects.
 */
export async function keepOffline(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false; // plain http, or a window that keeps nothing
  try {
    const registration = await registerServiceWorker();
    const { installing } = registration;
    return registration.active !== null || (installing !== null && (await isInstalled(installing)));
  } catch {
    return false;
  }
}

function isInstalled(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "activated") resolve(true);
      if (worker.state === "redundant") resolve(false);
    });
  });
}

/** Has the browser forget what `keepOffline` made it keep. Never rejects. */
export async function forgetOffline(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(registrations.map((each) => each.unregister()));
    const names = (await globalThis.caches?.keys()) ?? [];
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch {
    // Storage is forbidden here: nothing was kept.
  }
}
