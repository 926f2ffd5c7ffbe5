import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { BlobsServer } from "@netlify/blobs/server";

type NetlifyFunction = (
  request: Request,
  context: { readonly ip: string },
) => Promise<Response> | Promise<void>;

/** Plays Netlify for the functions of a site, by its own paths, its store and its variables. */
export async function playNetlify(options: {
  /** Where the store lies. */
  readonly folder: string;
  /** Imports a function, once the variables are set. */
  readonly load: (name: string) => Promise<NetlifyFunction>;
}): Promise<{ readonly url: string; readonly env: Record<string, string>; stop(): Promise<void> }> {
  const blobs = new BlobsServer({ directory: options.folder, token: "token", logger: () => {} });
  const { address } = await blobs.start();
  const background = new Set<Promise<unknown>>();
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { pathname } = new URL(incoming.url ?? "", "http://localhost");
      const name = pathname.split("/").at(-1) ?? "";
      const body = await buffer(incoming);
      const run = await options.load(name);
      const request = new Request(`http://localhost${incoming.url}`, {
        method: incoming.method ?? "GET",
        headers: Object.entries(incoming.headers).map(([key, value]): [string, string] => [
          key,
          String(value),
        ]),
        ...(body.length > 0 && { body }),
      });
      const answered = run(request, { ip: "192.0.2.1" });
      if (name.endsWith("-background")) background.add(answered);
      const reply = name.endsWith("-background") ? undefined : await answered;
      outgoing.writeHead(reply?.status ?? 202, Object.fromEntries(reply?.headers ?? []));
      outgoing.end(reply ? Buffer.from(await reply.arrayBuffer()) : undefined);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = { edgeURL: address, uncachedEdgeURL: address, token: "token", siteID: "site" };
  return {
    url,
    env: { URL: url, NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString("base64") },
    async stop() {
      await Promise.all(background);
      server.closeAllConnections();
      server.close();
      await blobs.stop();
    },
  };
}
