import { type App, BodyTooLarge, decodePath, type Exchange } from "./exchange.ts";

/** Answers a request of the web's own kind, as functions of Netlify are given it. */
export async function answerWebRequest(app: App, request: Request, address?: string): Promise<Response> {
  const { status, headers, body } = await app.answer(exchangeOf(request, address));
  const isBare = request.method === "HEAD" || status === 304;
  return new Response(isBare ? null : body, { status, headers });
}

function exchangeOf(request: Request, address: string | undefined): Exchange {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: decodePath(pathname),
    query: search,
    vouchedAddress: address,
    socketAddress: undefined,
    header: (name) => request.headers.get(name) ?? undefined,
    body: (maxBytes) => readWhole(request.body ?? [], maxBytes),
  };
}

async function readWhole(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > maxBytes) throw new BodyTooLarge();
    parts.push(chunk);
  }
  return Buffer.concat(parts, length);
}
