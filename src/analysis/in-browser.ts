import type { Attempt, Report, TextLanguage } from "#report/index.ts";
import { readDraft } from "./answer/parse.ts";
import { readProse } from "./answer/prose.ts";
import { type Analyse, type AnalysisInput, createCascade } from "./cascade/cascade.ts";
import { shareContext } from "./config/limits.ts";
import { type FailureKind, type Model, ModelFailure } from "./model.ts";
import { answerJsonSchema } from "./question/answer-schema.ts";
import { type Prompt, writePrompt } from "./question/prompt.ts";
import { textForModel } from "./question/text-for-model.ts";

/**
 * The cascade in a worker of the page: with no model, or with one that somebody else runs, the browser's own. The text
 * is read, cut, asked about, grounded and filtered by the same code as on the server. Nothing that this file leads to
 * knows Node or the SDK; test/conventions holds that.
 */

/** How the model of the reader's browser is named in a report. */
const BROWSER_MODEL = "browser";

/** An hour: a small machine reads slowly, and whoever does not want to wait can stop it. */
const BUDGET_MS = 60 * 60_000;

/** What the model of a browser is asked: the prompt, the shape of the answer, and the language of the text. */
export interface BrowserQuestion extends Prompt {
  /** A JSON schema, draft 7. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly textLanguage: TextLanguage;
}

export type BrowserAnswer = { readonly answer: string } | { readonly fault: FailureKind };

export interface BrowserModel {
  /** Tokens that one call may have, the answer included. */
  readonly contextTokens: number;
  /** Resolves to the answer as it came, or to why there is none. */
  readonly ask: (question: BrowserQuestion) => Promise<BrowserAnswer>;
}

/**
 * The embedded analyser's report on a text (trimmed): the same, byte for byte, as that of a server without models of the
 * same version. Rejects only when `signal` aborts.
 */
export const analyseOnDevice: Analyse = createCascade({ models: [] });

/** Why there is no report of the browser's model. */
export type BrowserModelFault = FailureKind | "silent";

/**
 * Has the browser's model read a text (trimmed). Where it does not answer, or what it answers may not be shown, the
 * reason comes instead of a report: the reader has asked for this model and no other. Rejects only when `signal` aborts.
 */
export async function analyseInBrowser(
  input: AnalysisInput,
  model: BrowserModel,
  signal: AbortSignal,
): Promise<Report | BrowserModelFault> {
  const analyse = createCascade({ models: [asModel(model)], budgetMs: BUDGET_MS });
  const report = await analyse(input, signal);
  const outcome: Attempt["outcome"] = report.attempts[0]?.outcome ?? "unavailable";
  return outcome === "answered" ? report : outcome;
}

function asModel({ contextTokens, ask }: BrowserModel): Model {
  return {
    id: BROWSER_MODEL,
    // A browser tells neither the name nor the version of its model.
    version: "",
    limits: shareContext(contextTokens).limits,
    analyse: async (question) => {
      const prompt = writePrompt(textForModel(question), question.language);
      const schema = { ...answerJsonSchema };
      const reply = await ask({ ...prompt, schema, textLanguage: question.textLanguage });
      if ("fault" in reply) throw new ModelFailure(reply.fault);
      const draft = readDraft(reply.answer);
      if (draft === undefined) throw new ModelFailure("unreadable");
      return readProse(draft, question);
    },
  };
}
