import type { Store } from "@netlify/blobs";
import type { Keyring } from "../encryption.ts";
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

/** What seals and opens. */
interface Lock {
  seal(plain: Uint8Array): Uint8Array;
  open(sealed: Uint8Array): Bytes | undefined;
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
  readonly #keyring: Keyring;
  readonly #now: () => number;
  /** Whether the store has been seen to name the version of what it gives. */
  #namesVersions = false;

  constructor(store: BlobStore, keyring: Keyring, now: () => number) {
    this.#store = store;
    this.#keyring = keyring;
    this.#now = now;
  }

  /** What is kept under a name; undefined where there is nothing, or nothing that is still valid. */
  async read(name: string, lock = this.#lockOf(name)): Promise<Found | undefined> {
    const stored = await this.#get(name);
    const bytes = stored && this.#open(stored, lock);
    return stored && bytes && { bytes, label: stored.label };
  }

  /** The same with its version, for `replace`: what is there and cannot be read any more has one as well. */
  async readToChange(name: string): Promise<{ bytes: Bytes | undefined; version: string | undefined }> {
    // The store on a developer's machine names versions in lists alone, and a list that is older does no harm.
    const listed = this.#namesVersions ? undefined : await this.#listedVersion(name);
    const stored = await this.#get(name);
    if (stored?.version) this.#namesVersions = true;
    return {
      bytes: stored && this.#open(stored, this.#lockOf(name)),
      version: stored && (stored.version || listed),
    };
  }

  async write(name: string, bytes: Uint8Array, until: number, lock = this.#lockOf(name)): Promise<void> {
    await this.#store.set(name, sealed(bytes, lock), { metadata: { until } });
  }

  /** Writes where there is nothing yet; false where there is. */
  async create(name: string, bytes: Uint8Array, label: Label, lock = this.#lockOf(name)): Promise<boolean> {
    const data = label.end ? NOTHING.buffer : sealed(bytes, lock);
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
    return isWritten(await this.#store.set(name, sealed(bytes, this.#lockOf(name)), options));
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

  #open({ sealed, label }: Stored, lock: Lock): Bytes | undefined {
    if (label.until <= this.#now()) return undefined;
    if (label.end) return NOTHING;
    try {
      return lock.open(sealed);
    } catch {
      return undefined; // sealed for another place, or changed
    }
  }

  async #listedVersion(name: string): Promise<string | undefined> {
    const { blobs } = await this.#store.list({ prefix: name });
    return blobs.find((blob) => blob.key === name)?.etag;
  }

  /** What the secret alone opens, in this place. */
  #lockOf(name: string): Lock {
    return {
      seal: (plain) => this.#keyring.seal(plain, name),
      open: (sealed) => this.#keyring.open(sealed, name),
    };
  }
}

function sealed(bytes: Uint8Array, lock: Lock): ArrayBuffer {
  return new Uint8Array(lock.seal(bytes)).buffer;
}

/** The client calls a conditional write done whose reply was an error; then it has no version. */
function isWritten({ modified, etag }: { modified: boolean; etag?: string }): boolean {
  return modified && Boolean(etag);
}

function labelOf({ until, end }: Record<string, unknown>): Label {
  return { until: Number(until), ...(end === "failed" && { end }) };
}
