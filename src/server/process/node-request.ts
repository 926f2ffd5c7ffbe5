import type { IncomingMessage, ServerResponse } from "node:http";
import { ERROR_MESSAGES, MAX_FILE_BYTES } from "#report/index.ts";
import { type App, BodyTooLarge, decodePath, type Exchange, type Reply } from "../api/exchange.ts";
import type { Replies } from "../api/replies.ts";
import { CONNECTION_LIMITS } from "./gate.ts";

/** How much of a body that nobody reads still passes by, and for how long, before the connection ends. */
interface Patience {
  readonly bytes: number;
  readonly ms: number;
}

/** So that the answer is heard. */
const SHORT: Patience = { bytes: 16_000_000, ms: 500 };

/** Of a form, browsers hear the answer when all of it is sent: with a file that could be opened, in the time of any request. */
const LONG: Patience = { bytes: 1.2 * MAX_FILE_BYTES, ms: CONNECTION_LIMITS.requestMs };

/** A request of Node's own, as handlers see it. One object for each, and nothing in it that is not asked for. */
class NodeExchange implements Exchange {
  readonly #incoming: IncomingMessage;
  readonly path: string;
  readonly query: string;
  readonly vouchedAddress = undefined;

  constructor(incoming: IncomingMessage, target: string) {
    this.#incoming = incoming;
    const mark = target.indexOf("?");
    this.path = decodePath(mark === -1 ? target : target.slice(0, mark));
    this.query = mark === -1 ? "" : target.slice(mark);
  }

  get method(): string {
    return this.#incoming.method ?? "GET";
  }

  get socketAddress(): string | undefined {
    return this.#incoming.socket.remoteAddress;
  }

  header(name: string): string | undefined {
    const value = this.#incoming.headers[name];
    return Array.isArray(value) ? value.join(", ") : value;
  }

  body(maxBytes: number): Promise<Uint8Array> {
    return readWhole(this.#incoming, maxBytes);
  }
}

/** By events: an iterator of the stream takes several times as long. The connection outlives a body that is too large. */
function readWhole(incoming: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const take = (chunk: Buffer) => {
      length += chunk.length;
      parts.push(chunk);
      if (length <= maxBytes) return;
      incoming.off("data", take).pause();
      reject(new BodyTooLarge());
    };
    incoming
      .on("data", take)
      .on("end", () => {
        resolve(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, length));
        // The request outlives its body by as long as the reply takes.
        parts.length = 0;
      })
      .on("error", reject);
  });
}

/** The app behind Node's own server: replies are written as they are, with no objects of the web between. */
export function createNodeListener(app: App, replies: Replies) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const target = targetOf(incoming.url ?? "/");
    if (target === undefined) {
      send(incoming, outgoing, replies.error("en", 400, ERROR_MESSAGES.requestUnreadable));
      return;
    }
    const reply = app.answer(new NodeExchange(incoming, target));
    if (!(reply instanceof Promise)) return send(incoming, outgoing, reply);
    reply.then(
      (late) => send(incoming, outgoing, late),
      () => outgoing.destroy(),
    );
  };
}

/** Path and query of what was asked for, which may be written as a whole address; undefined when it is neither. */
function targetOf(url: string): string | undefined {
  const path = url.startsWith("/") ? url : pathOfWhole(url);
  // No browser writes a backslash, and some programs take it for a slash.
  return path?.includes("\\") ? undefined : path;
}

function pathOfWhole(url: string): string | undefined {
  if (!/^https?:\/\//iu.test(url) || !URL.canParse(url)) return undefined;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

function send(incoming: IncomingMessage, outgoing: ServerResponse, reply: Reply): void {
  const { status, headers, body } = reply;
  outgoing.writeHead(status, headers);
  if (incoming.method === "HEAD" || body === null) outgoing.end();
  else outgoing.end(body);
  if (!incoming.complete) passOverRest(incoming, reply.isToForm ? LONG : SHORT);
}

/** What was not read of a body stands before the next request of its connection. */
function passOverRest(incoming: IncomingMessage, { bytes, ms }: Patience): void {
  let left = bytes;
  const hangUp = () => incoming.socket.destroySoon();
  const timer = setTimeout(hangUp, ms).unref();
  incoming
    .on("data", (chunk: Uint8Array) => {
      left -= chunk.length;
      if (left < 0) hangUp();
    })
    .on("error", () => {})
    .once("close", () => clearTimeout(timer))
    .once("end", () => clearTimeout(timer))
    .resume();
}
