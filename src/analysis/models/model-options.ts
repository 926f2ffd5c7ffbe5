import type { CharacterLimits } from "../model.ts";

/** What a model needs to be told to come to life. */
export interface ModelOptions {
  /** Its name in the cascade. */
  readonly id: string;
  /** The provider's own name of it; what `analysed_by.version` says. */
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly baseURL?: string | undefined;
  readonly contextTokens: number;
  readonly limits: CharacterLimits;
  /** Room for the answer, in tokens. */
  readonly maxOutputTokens: number;
  /** How much the model thinks first; the provider's own way when left out. */
  readonly reasoning?: Reasoning | undefined;
}

/** How much a model can be asked to think, in the words of the AI SDK. */
export const REASONING = ["none", "minimal", "low", "medium", "high"] as const;
export type Reasoning = (typeof REASONING)[number];
