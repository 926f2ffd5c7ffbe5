import type { Headers } from "../headers.ts";

/** What a handler sees of a request, whichever server it came through. */
export interface Exchange {
  readonly method: string;
  /** Decoded, without the query. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly query: string;
  /** The visitor's address, where the platform vouches for it. */
  readonly vouchedAddress: string | undefined;
  /** The address at the other end of the connection. */
  readonly socketAddress: string | undefined;
  /** The value of a header, by its name in lower case. */
  header(name: string): string | undefined;
  /** The body whole. Rejects with `BodyTooLarge` beyond so many bytes, or with the reason of a broken upload. */
  body(maxBytes: number): Promise<Uint8Array>;
}

/** An answer, before any server has it: nothing is made for it that is not sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  /** Whether it answers a form that a browser sends whole before it listens, though nobody reads it. */
  readonly isToForm?: boolean;
}

/** The body of a request is larger than may be. */
export class BodyTooLarge extends Error {
  override readonly name = "BodyTooLarge";
}

/** Answers requests, at once where nothing is waited for; never throws or rejects. */
export interface App {
  answer(exchange: Exchange): Reply | Promise<Reply>;
}

/** The path of an address as it is meant, percent signs decoded where they can be. */
export function decodePath(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
