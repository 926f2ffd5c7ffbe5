import { createServer, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import { ERROR_MESSAGES } from "#report/index.ts";
import { createReplies } from "../api/replies.ts";
import type { Bindings } from "../dependencies.ts";
import type { Headers } from "../headers.ts";

/** How long a visitor may take to send the headers, and the whole request. */
export interface Timeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often late connections are looked for. */
  readonly checkMs: number;
}

const TIMEOUTS: Timeouts = { headersMs: 10_000, requestMs: 30_000, checkMs: 2_000 };

/** A server that listens, with what it takes to stop it. */
export interface Listening {
  readonly port: number;
  /** Takes no more connections, and resolves when the open ones have had their answers. */
  close(graceMs: number): Promise<void>;
}

/** Serves the app over HTTP. Rejects when the address cannot be listened on. */
export async function listen(
  app: Hono<{ Bindings: Bindings }>,
  address: { port: number; host?: string | undefined; security: Headers },
  timeouts: Timeouts = TIMEOUTS,
): Promise<Listening> {
  const server = createNodeServer(app, address.security, timeouts);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: address.port, ...(address.host ? { host: address.host } : {}) }, resolve);
  });
  return { port: portOf(server.address()), close: (graceMs) => close(server, graceMs) };
}

function createNodeServer(app: Hono<{ Bindings: Bindings }>, security: Headers, timeouts: Timeouts): Server {
  const replies = createReplies(security);
  const listener = getRequestListener(app.fetch, {
    errorHandler: (cause) =>
      cause instanceof RequestError
        ? replies.error(400, ERROR_MESSAGES.requestUnreadable)
        : replies.error(500, ERROR_MESSAGES.serverFault),
  });
  const options = {
    headersTimeout: timeouts.headersMs,
    requestTimeout: timeouts.requestMs,
    connectionsCheckingInterval: timeouts.checkMs,
  };
  const server = createServer(options, (incoming, outgoing) => void listener(incoming, outgoing));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
    answerUnreadable(error, socket, security),
  );
  return server;
}

const STATUS_OF_FAULT: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what never became a request, by hand, since there is nothing else to answer it with. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, security: Headers): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = STATUS_OF_FAULT[error.code ?? ""] ?? 400;
  const body = JSON.stringify({ error: ERROR_MESSAGES.requestUnreadable });
  const headers = {
    ...security,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  };
  const lines = Object.entries({ ...headers, "content-length": String(body.length), connection: "close" });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`);
}

function portOf(address: AddressInfo | string | null): number {
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
