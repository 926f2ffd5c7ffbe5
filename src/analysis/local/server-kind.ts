import type { Candidate } from "./families.ts";

/** A model that a server has told of. */
export interface ListedModel extends Candidate {
  /** How many tokens it reads and writes in one call, where the list tells. */
  readonly contextTokens?: number | undefined;
}

/** One kind of server that runs models on a machine. */
export interface ServerKind {
  /** As its makers write it. */
  readonly name: string;
  /** Where it listens unless told otherwise. */
  readonly port: number;
  /**
   * The models that it could answer with, by its own listing call; undefined where it is no such server. Those for
   * other work, and those that would send a text elsewhere, are left out where the list tells. Throws `KeyWanted`.
   */
  list(origin: string): Promise<readonly ListedModel[] | undefined>;
  /** Asks for the context of one model, where the list does not tell it. In tokens. */
  contextOf?(origin: string, model: string): Promise<number | undefined>;
  /** Calls that it answers at once unless told otherwise. */
  readonly maxConcurrent: number;
  /** The provider in `models/providers.ts` that speaks to it, and what follows the origin in its address. */
  readonly provider: "ollama" | "openai-compatible";
  readonly path: string;
}
