import type { Store } from "@netlify/blobs";
import type { Sealer } from "../seal.ts";
import type { Bytes } from "../tasks.ts";

/** As much of a store of Netlify's as is used here. It must be strongly consistent. */
export type BlobStore = Pick<Store, "getWithMetadata" | "getMetadata" | "set" | "delete" | "list">;

/** What stands beside a blob in the clear. */
interface Label {
  /** When it expires, in milliseconds since 1970. */
  readonly until: number;
  /** How a task ended that has no result. */
  readonly end?: "failed";
}

interface Found {
  readonly bytes: Bytes;
  readonly label: Label;
}

interface Stored {
  readonly sealed: Bytes;
  readonly version: string | undefined;
  readonly label: Label;
}

const NOTHING = new Uint8Array(0);

/**
 * Blobs that nobody reads who has the store alone, and that expire. Netlify's store knows no expiry: nothing is read
 * after its time, and `sweep` deletes it.
 */
export class SealedBlobs {
  readonly #store: BlobStore;
  readonly #sealer: Sealer;
  readonly #now: () => number;
  /** Whether the store has been seen to name the version of what it gives. */
  #namesVersions = false;

  constructor(store: BlobStore, sealer: Sealer, now: () => number) {
    this.#store = store;
    this.#sealer = sealer;
    this.#now = now;
  }

  /** What is kept under a name; undefined where there is nothing, or nothing that is still valid. */
  async read(name: string, purpose = name): Promise<Found | undefined> {
    const stored = await this.#get(name);
    const bytes = stored && this.#open(stored, purpose);
    return stored && bytes && { bytes, label: stored.label };
  }

  /** The same with its version, for `replace`: what is there and cannot be read any more has one as well. */
  async readToChange(name: string): Promise<{ bytes: Bytes | undefined; version: string | undefined }> {
    // The store on a developer's machine names versions in lists alone, and a list that is older does no harm.
    const listed = this.#namesVersions ? undefined : await this.#listedVersion(name);
    const stored = await this.#get(name);
    if (stored?.version) this.#namesVersions = true;
    return {
      bytes: stored && this.#open(stored, name),
      version: stored && (stored.version || listed),
    };
  }

  async write(name: string, bytes: Uint8Array, until: number, purpose = name): Promise<void> {
    await this.#store.set(name, this.#seal(bytes, purpose), { metadata: { until } });
  }

  /** Writes where there is nothing yet; false where there is. */
  async create(name: string, bytes: Uint8Array, label: Label, purpose = name): Promise<boolean> {
    const data = label.end ? NOTHING.buffer : this.#seal(bytes, purpose);
    const written = await this.#store.set(name, data, { metadata: { ...label }, onlyIfNew: true });
    return isWritten(written);
  }

  /** Writes in place of the version that was read, or of nothing; false where another has written meanwhile. */
  async replace(
    name: string,
    bytes: Uint8Array,
    until: number,
    version: string | undefined,
  ): Promise<boolean> {
    if (version === undefined) return await this.create(name, bytes, { until });
    const options = { metadata: { until }, onlyIfMatch: version };
    return isWritten(await this.#store.set(name, this.#seal(bytes, name), options));
  }

  async delete(name: string): Promise<void> {
    await this.#store.delete(name);
  }

  /** Deletes whatever has expired, and gives their number. */
  async sweep(): Promise<number> {
    const { blobs } = await this.#store.list();
    const swept = await Promise.all(blobs.map(({ key }) => this.#deleteIfExpired(key)));
    return swept.filter(Boolean).length;
  }

  async #deleteIfExpired(name: string): Promise<boolean> {
    const found = await this.#store.getMetadata(name, { consistency: "strong" });
    if (!found || labelOf(found.metadata).until > this.#now()) return false;
    await this.#store.delete(name);
    return true;
  }

  async #get(name: string): Promise<Stored | undefined> {
    const found = await this.#store.getWithMetadata(name, { type: "arrayBuffer", consistency: "strong" });
    if (!found) return undefined;
    return { sealed: new Uint8Array(found.data), version: found.etag, label: labelOf(found.metadata) };
  }

  #open({ sealed, label }: Stored, purpose: string): Bytes | undefined {
    if (label.until <= this.#now()) return undefined;
    return label.end ? NOTHING : this.#sealer.open(sealed, purpose);
  }

  async #listedVersion(name: string): Promise<string | undefined> {
    const { blobs } = await this.#store.list({ prefix: name });
    return blobs.find((blob) => blob.key === name)?.etag;
  }

  #seal(bytes: Uint8Array, purpose: string): ArrayBuffer {
    return this.#sealer.seal(bytes, purpose).buffer;
  }
}

/** The client calls a conditional write done whose reply was an error; then it has no version. */
function isWritten({ modified, etag }: { modified: boolean; etag?: string }): boolean {
  return modified && Boolean(etag);
}

function labelOf({ until, end }: Record<string, unknown>): Label {
  return { until: Number(until), ...(end === "failed" && { end }) };
}
