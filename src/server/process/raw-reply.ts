import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { errorIn, type ReportLanguage } from "#report/index.ts";
import { jsonHeaders, replyLanguage } from "../api/replies.ts";
import type { Headers } from "../headers.ts";

/** How long somebody may take to read an error that ends the connection. */
const LAST_WORDS_MS = 5_000;

/** An error that is answered without the app: the status, and a message of the closed list. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Headers;
}

/** Answers what never was a request with an error like all others, and closes the connection. */
export type RefuseRaw = (connection: Duplex, refusal: Refusal) => void;

/** Answers a request with an error like all others, and closes the connection. */
export type Refuse = (outgoing: ServerResponse, refusal: Refusal) => void;

export function createRawReplies(security: Headers): { refuse: Refuse; refuseRaw: RefuseRaw } {
  const base = { ...jsonHeaders(security), connection: "close" };
  const write = ({ message, headers }: Refusal, language: ReportLanguage) => {
    const body = JSON.stringify({ error: errorIn(language, message) });
    return { body, headers: { ...base, ...headers, "content-length": String(Buffer.byteLength(body)) } };
  };
  return {
    refuse(outgoing, refusal) {
      const { body, headers } = write(refusal, replyLanguage(outgoing.req.headers["accept-language"]));
      outgoing.writeHead(refusal.status, headers).end(body);
    },
    refuseRaw(connection, refusal) {
      const { body, headers } = write(refusal, "en");
      const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      const timer = setTimeout(() => connection.destroy(), LAST_WORDS_MS).unref();
      connection.once("close", () => clearTimeout(timer));
      connection.end(
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${head.join("")}\r\n${body}`,
      );
    },
  };
}
