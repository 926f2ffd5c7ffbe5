// oxlint-disable-next-line import/default -- what Vite makes of the query is not what the file exports
import workerAddress from "./file-worker.ts?worker&url";

type Policy = ReturnType<NonNullable<typeof globalThis.trustedTypes>["createPolicy"]>;

/** The policy that the server's header allows for this: it makes a script of the worker's own address and of no other. */
let policy: Policy | undefined;

function policyOf(types: NonNullable<typeof globalThis.trustedTypes>): Policy {
  policy ??= types.createPolicy("file-worker", {
    createScriptURL: (address) => {
      if (address !== workerAddress) throw new TypeError("Not the address of the worker.");
      return address;
    },
  });
  return policy;
}

/** Starts the worker that reads a file. */
export function openFileWorker(): Worker {
  const { trustedTypes: types } = globalThis;
  const address = types ? policyOf(types).createScriptURL(workerAddress) : workerAddress;
  return new Worker(address, { type: "module" });
}
