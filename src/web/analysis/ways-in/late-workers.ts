// oxlint-disable-next-line import/default -- what Vite makes of the query is not what the file exports
import claimsWorker from "../take-along/claims/claims-worker.ts?worker&url";
// oxlint-disable-next-line import/default -- the same
import fileWorker from "./file-worker.ts?worker&url";

type Policy = ReturnType<NonNullable<typeof globalThis.trustedTypes>["createPolicy"]>;

/** The worker that reads a file, and that which looks for statements. */
const ADDRESSES = { file: fileWorker, claims: claimsWorker } as const;

/** The policy that the server's header allows for them: it makes a script of their own addresses and of no other. */
let policy: Policy | undefined;

function policyOf(types: NonNullable<typeof globalThis.trustedTypes>): Policy {
  policy ??= types.createPolicy("late-workers", {
    createScriptURL: (address) => {
      if (!Object.values(ADDRESSES).includes(address)) throw new TypeError("Not the address of a worker.");
      return address;
    },
  });
  return policy;
}

/** Starts one of the workers that are wanted late. */
export function openLateWorker(name: keyof typeof ADDRESSES): Worker {
  const { trustedTypes: types } = globalThis;
  const address = types ? policyOf(types).createScriptURL(ADDRESSES[name]) : ADDRESSES[name];
  return new Worker(address, { type: "module" });
}
