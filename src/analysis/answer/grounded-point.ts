import type { UnwrittenPoint } from "#detector/index.ts";

/** A point of a model whose quotes are in the text. What the model has left unsaid is empty. */
export interface GroundedPoint extends UnwrittenPoint {
  readonly statement: string;
  readonly another_reading?: string | undefined;
  readonly question?: string | undefined;
}
