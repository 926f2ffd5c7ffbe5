import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ERROR_MESSAGES } from "#report/index.ts";
import type { AcceptsHost } from "./host-names.ts";
import type { Refusal, Refuse } from "./raw-reply.ts";

/** What one visitor may take of the server, in time and in connections. */
export interface ConnectionLimits {
  /** How long the headers of a request may take. */
  readonly headersMs: number;
  /** How long a whole request may take. */
  readonly requestMs: number;
  /** How long the reply may take to be read, after that. */
  readonly sendingMs: number;
  /** How often late requests are looked for. */
  readonly checkMs: number;
  /** Open connections; those beyond are told so. */
  readonly connections: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 30_000,
  sendingMs: 60_000,
  checkMs: 2_000,
  connections: 4_000,
};

/** So many connections beyond the limit are told so; more are dropped without a word. */
const CONNECTIONS_TOLD = 1_000;

const BUSY_RETRY_SECONDS = 30;

const REFUSALS = {
  unreadable: { status: 400, message: ERROR_MESSAGES.requestUnreadable },
  expectation: { status: 417, message: ERROR_MESSAGES.requestUnreadable },
  hostUnknown: { status: 421, message: ERROR_MESSAGES.hostUnknown },
  full: {
    status: 503,
    message: ERROR_MESSAGES.serverBusy,
    headers: { "retry-after": String(BUSY_RETRY_SECONDS) },
  },
} as const satisfies Record<string, Refusal>;

/** An open connection. */
interface Connection {
  /** Whether as many as may were open before it. */
  readonly isTooMany: boolean;
  /** The reply to its last request, which may be sent by now. */
  outgoing: ServerResponse | undefined;
  startedAt: number;
}

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/** What of a request is decided before the app sees it, for all ports of one server. */
export interface Gate {
  /** Lets through to the app what may pass. */
  readonly listener: Listener;
  /** Counts the connections of a port, and answers what Node would answer by itself. */
  guard(server: Server): void;
}

export function createGate(
  pass: Listener,
  options: { readonly refuse: Refuse; readonly acceptsHost: AcceptsHost; readonly limits: ConnectionLimits },
): Gate {
  const { refuse, acceptsHost, limits } = options;
  const open = new Map<Socket, Connection>();

  const faultOf = ({ rawHeaders }: IncomingMessage, { isTooMany }: Connection): Refusal | undefined => {
    if (isTooMany) return REFUSALS.full;
    const host = onlyHost(rawHeaders);
    const accepted = host === undefined ? undefined : acceptsHost(host);
    if (accepted === undefined) return REFUSALS.unreadable;
    return accepted ? undefined : REFUSALS.hostUnknown;
  };

  return {
    listener(incoming, outgoing) {
      const { socket } = incoming;
      // Its reply would wait for another's to be read. Browsers send no such request, so it is cut off, not stored.
      if (outgoing.socket === null) cutOff(socket);
      const connection = open.get(socket);
      if (socket.destroyed || !connection) return;
      connection.outgoing = outgoing;
      connection.startedAt = performance.now();
      const fault = faultOf(incoming, connection);
      if (fault) refuse(outgoing, fault);
      else pass(incoming, outgoing);
    },
    guard(server) {
      server.maxConnections = limits.connections + CONNECTIONS_TOLD;
      server.on("connection", (socket) => {
        const isTooMany = open.size >= limits.connections;
        open.set(socket, { isTooMany, outgoing: undefined, startedAt: 0 });
        socket.once("close", () => open.delete(socket));
      });
      const sweep = setInterval(
        cutOffLate,
        limits.checkMs,
        open,
        limits.requestMs + limits.sendingMs,
      ).unref();
      server.once("close", () => clearInterval(sweep));
      server.on("checkExpectation", (_, outgoing) => refuse(outgoing, REFUSALS.expectation));
    },
  };
}

/**
 * Ends a connection at once. What has arrived of it in one piece, 64 kB that can be 1,800 requests, Node still parses
 * before it notices the end, and would keep a request and a reply for each; so its parser hands over no more of them.
 */
function cutOff(socket: Socket & { parser?: { onIncoming?: unknown } | null }): void {
  if (socket.parser) socket.parser.onIncoming = () => 0;
  socket.destroy();
}

/** Cuts off who has not taken the whole reply in time; a trickle does not count as reading. */
function cutOffLate(open: ReadonlyMap<Socket, Connection>, ms: number): void {
  const latest = performance.now() - ms;
  for (const [socket, { outgoing, startedAt }] of open)
    if (outgoing && startedAt < latest && !outgoing.writableFinished) socket.destroy();
}

/** The value of the `Host` line; undefined where there is none or more than one. Node's own `headers` show the first alone. */
function onlyHost(rawHeaders: readonly string[]): string | undefined {
  let host: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? "";
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== undefined) return undefined;
    host = rawHeaders[index + 1];
  }
  return host;
}
