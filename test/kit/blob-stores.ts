import { setTimeout as pause } from "node:timers/promises";
import { getStore } from "@netlify/blobs";
import { BlobsServer } from "@netlify/blobs/server";
import { afterAll, beforeAll } from "vitest";
import type { BlobStore } from "#tasks/blobs/sealed-blobs.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const TOKEN = "token";

/**
 * Netlify's conditional writes happen in one step. Its local server looks and then writes, and takes two writes of one
 * millisecond for one version: here writes come one after another, so that conditions are held as in the real store.
 */
let lastWrite: Promise<unknown> = Promise.resolve();

const fetchInTurn: typeof fetch = (url, init) => {
  if (init?.method?.toLowerCase() !== "put") return fetch(url, init);
  const written = lastWrite.then(() => fetch(url, init));
  lastWrite = written.then(() => pause(2)).catch(() => undefined);
  return written;
};

/** Counts requests on their way, so that a test can wait for all that a store does. */
class Traffic {
  #open = 0;
  fetch: typeof fetch = async (...request) => {
    this.#open += 1;
    try {
      const reply = await fetchInTurn(...request);
      const body = reply.status === 204 || reply.status === 304 ? null : await reply.arrayBuffer();
      return new Response(body, reply);
    } finally {
      this.#open -= 1;
    }
  };
  /** Resolves when nothing is asked any more, nor about to be. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < 5; quiet = this.#open > 0 ? 0 : quiet + 1)
      await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Netlify's own local server of blobs, on a folder that is there while the calling file's tests run. */
export function blobStores(): {
  readonly folder: { readonly path: string };
  /** A store, its requests counted; the same name leads to the same blobs. */
  readonly open: (name: string) => { store: BlobStore; traffic: Traffic };
} {
  const folder = temporaryFolder();
  let server: BlobsServer | undefined;
  let address = "";
  beforeAll(async () => {
    server = new BlobsServer({ directory: folder.path, token: TOKEN, logger: () => {} });
    ({ address } = await server.start());
  });
  afterAll(() => server?.stop());
  return {
    folder,
    open(name) {
      const traffic = new Traffic();
      const place = { edgeURL: address, uncachedEdgeURL: address, siteID: "site", token: TOKEN };
      return { store: getStore({ name, ...place, fetch: traffic.fetch }), traffic };
    },
  };
}
