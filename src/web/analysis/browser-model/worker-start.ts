// oxlint-disable-next-line import/default -- what Vite makes of the query is not what the file exports
import workerAddress from "./analysis-worker.ts?worker&url";

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

/** The one policy that the server's header allows: it makes a script of the worker's own address and of no other. */
let policy: Policy | undefined;

function policyOf(types: TrustedTypes): Policy {
  policy ??= types.createPolicy("analysis-worker", {
    createScriptURL: (address) => {
      if (address !== workerAddress) throw new TypeError("Not the address of the worker.");
      return address;
    },
  });
  return policy;
}

/** Starts the worker that reads, asks and grounds. */
export function openWorker(): Worker {
  const { trustedTypes: types } = globalThis;
  const address = types ? policyOf(types).createScriptURL(workerAddress) : workerAddress;
  return new Worker(address, { type: "module" });
}
