// oxlint-disable-next-line import/default -- what Vite makes of the query is not what the file exports
import fileWorker from "../ways-in/file-worker.ts?worker&url";
// oxlint-disable-next-line import/default -- the same
import analysisWorker from "./analysis-worker.ts?worker&url";

interface Policy {
  createScriptURL(address: string): string;
}

/** The part of trusted types that is used here; browsers without them have no such object. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** The worker that reads, asks, grounds and looks for statements; and that which opens a file. */
const WORKERS = { analysis: analysisWorker, file: fileWorker } as const;

/** Where the service worker stands: at the root, so that it may answer for every page. */
const SERVICE_WORKER = "/service-worker.js";

const ADDRESSES: ReadonlySet<string> = new Set([...Object.values(WORKERS), SERVICE_WORKER]);

/** The one policy that the server's header allows: it makes scripts of our workers' addresses and of no others. */
let policy: Policy | undefined;

function policyOf(types: TrustedTypes): Policy {
  policy ??= types.createPolicy("workers", {
    createScriptURL: (address) => {
      if (!ADDRESSES.has(address)) throw new TypeError("Not the address of a worker.");
      return address;
    },
  });
  return policy;
}

function trusted(address: string): string {
  const { trustedTypes: types } = globalThis;
  return types ? policyOf(types).createScriptURL(address) : address;
}

/** Starts a worker. */
export function openWorker(name: keyof typeof WORKERS): Worker {
  return new Worker(trusted(WORKERS[name]), { type: "module" });
}

/** Puts the service worker in place. Rejects where the browser does not let us, or its files do not come. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(trusted(SERVICE_WORKER));
}
