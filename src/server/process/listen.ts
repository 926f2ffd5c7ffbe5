import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { ERROR_MESSAGES } from "#report/index.ts";
import type { App } from "../api/exchange.ts";
import { createReplies } from "../api/replies.ts";
import type { Headers } from "../headers.ts";
import { CONNECTION_LIMITS, type ConnectionLimits, createGate, type Gate } from "./gate.ts";
import type { AcceptsHost } from "./host-names.ts";
import { createNodeListener } from "./node-request.ts";
import { createRawReplies, type RefuseRaw } from "./raw-reply.ts";

/** A server that listens, with what it takes to stop it. */
export interface Listening {
  readonly port: number;
  /** Takes no more connections, and resolves when the open ones have had their answers. */
  close(graceMs: number): Promise<void>;
}

export interface Address {
  readonly port: number;
  /** Where to listen; none stands for every address of the machine. */
  readonly hosts: readonly string[];
  readonly acceptsHost: AcceptsHost;
  readonly security: Headers;
}

/**
 * Serves the app over HTTP, at the same port of each host. Rejects when the first host cannot be listened on, or
 * another for any reason but that the machine has no such address (many have no IPv6).
 */
export async function listen(
  app: App,
  { port, hosts, acceptsHost, security }: Address,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): Promise<Listening> {
  const { refuse, refuseRaw } = createRawReplies(security);
  const gate = createGate(createNodeListener(app, createReplies(security)), { refuse, acceptsHost, limits });
  const [firstHost, ...otherHosts] = hosts;
  const first = createNodeServer(gate, refuseRaw, limits);
  await open(first, port, firstHost);
  const servers = [first];
  for (const host of otherHosts) {
    const server = createNodeServer(gate, refuseRaw, limits);
    const isThere = await open(server, portOf(first), host).then(
      () => true,
      (cause: unknown) => {
        if (isNoAddress(cause)) return false;
        first.close();
        throw cause;
      },
    );
    if (isThere) servers.push(server);
  }
  const closeAll = (graceMs: number) => Promise.all(servers.map((server) => close(server, graceMs)));
  return { port: portOf(first), close: async (graceMs) => void (await closeAll(graceMs)) };
}

function createNodeServer(gate: Gate, refuseRaw: RefuseRaw, limits: ConnectionLimits): Server {
  const options = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    // The gate looks at it, and answers in our own words.
    requireHostHeader: false,
  };
  const server = createServer(options, gate.listener);
  gate.guard(server);
  server.on("clientError", (error: NodeJS.ErrnoException, connection) =>
    answerUnreadable(error, connection, refuseRaw),
  );
  return server;
}

const STATUS_OF_FAULT: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what never became a request. */
function answerUnreadable(error: NodeJS.ErrnoException, connection: Duplex, refuseRaw: RefuseRaw): void {
  if (!connection.writable || error.code === "ECONNRESET") {
    connection.destroy();
    return;
  }
  const status = STATUS_OF_FAULT[error.code ?? ""] ?? 400;
  refuseRaw(connection, { status, message: ERROR_MESSAGES.requestUnreadable });
}

function open(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
}

function isNoAddress(cause: unknown): boolean {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT";
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle only after its answer, and would then linger for seconds.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const grace = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(grace);
}
