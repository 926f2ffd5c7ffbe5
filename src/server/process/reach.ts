import { existsSync } from "node:fs";
import type { Settings } from "../settings.ts";

/** Both families, since a browser may try either for `localhost`. */
const LOOPBACK: readonly string[] = ["127.0.0.1", "::1"];

/** Files and variables by which Docker, Podman, systemd-nspawn and Kubernetes mark a container. */
const CONTAINER_FILES = ["/.dockerenv", "/run/.containerenv"];
const CONTAINER_VARIABLES = ["container", "KUBERNETES_SERVICE_HOST"];

/** Whether this process runs in a container: there, what may reach it is decided outside. */
export function isInContainer(
  env: Readonly<Record<string, string | undefined>>,
  exists: (file: string) => boolean = existsSync,
): boolean {
  return CONTAINER_VARIABLES.some((name) => Boolean(env[name])) || CONTAINER_FILES.some(exists);
}

/** Where to listen: none stands for every address of the machine. */
export function hostsToListenOn(host: string | undefined, inContainer: boolean): readonly string[] {
  if (host === undefined) return inContainer ? [] : LOOPBACK;
  return host === "localhost" ? LOOPBACK : [host];
}

/** What an operator should know at the start of who can reach the server, and how that is changed. */
export function adviceOnReach(
  hosts: readonly string[],
  { publicUrl, trustProxy }: Pick<Settings, "publicUrl" | "trustProxy">,
): { info: string[]; warn: string[] } {
  const isLocal = hosts.length > 0 && hosts.every((host) => LOOPBACK.includes(host));
  const info = [];
  const warn = [];
  if (isLocal) info.push("Only this machine can open it. HOST=0.0.0.0 opens it to others.");
  if (!isLocal && publicUrl === undefined)
    info.push("Others can open it by this machine's address. Under another name, set PUBLIC_URL to it.");
  if (!isLocal && "hops" in trustProxy && trustProxy.hops > 0)
    warn.push(
      "TRUST_PROXY is a number: whoever reaches this port past the proxy can forge an address. " +
        "Let only the proxy reach it, or set TRUST_PROXY to the proxy's address.",
    );
  return { info, warn };
}
