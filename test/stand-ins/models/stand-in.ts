/**
 * How one provider answers over the wire, after its public documentation: enough to play it in tests.
 */
export interface StandIn {
  /** A name of a model that the provider's package knows. */
  readonly model: string;
  /** Where its server is asked, as the provider's package is told. */
  readonly path: string;
  /** The body of an answer with these words, whole or cut off for want of room. */
  readonly answer: (words: string, end: "whole" | "cut off") => object;
  /** The body of an answer in which the model will not speak. */
  readonly refusal: object;
  /** The body of an error. */
  readonly error: object;
}
