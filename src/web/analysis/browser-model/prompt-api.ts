import type { Language, ReportLanguage, TextLanguage } from "#report/index.ts";
import type { Answer, Fault, Question } from "../worker/messages.ts";

/**
 * The part of the Prompt API that is used here (https://webmachinelearning.github.io/prompt-api/), by today's names and
 * by those that browsers had before.
 */
interface PromptApi {
  availability(options: Expectations): Promise<Availability>;
  create(options: CreateOptions): Promise<Session>;
}

export type Availability = "unavailable" | "downloadable" | "downloading" | "available";

interface Expectations {
  readonly expectedInputs: readonly Expected[];
  readonly expectedOutputs: readonly Expected[];
}

interface Expected {
  readonly type: "text";
  readonly languages: readonly Language[];
}

interface CreateOptions extends Expectations {
  readonly initialPrompts?: readonly { readonly role: "system"; readonly content: string }[];
  readonly monitor?: (target: EventTarget) => void;
  readonly signal: AbortSignal;
}

interface Session {
  prompt(text: string, options: PromptOptions): Promise<string>;
  destroy(): void;
  /** Tokens that a session may hold. */
  readonly contextWindow?: number;
  readonly inputQuota?: number;
}

interface PromptOptions {
  readonly responseConstraint: object;
  /** The instructions tell the shape already; the schema would take its place in the context. */
  readonly omitResponseConstraintInput: true;
  readonly signal: AbortSignal;
}

/** Contexts that a browser does not tell are taken to be of this many tokens, as the smallest in use are. */
const USUAL_CONTEXT = 6_144;

/** In which language the model is to write, and which languages the text may be in. */
export interface Languages {
  readonly language: ReportLanguage;
  readonly textLanguages: readonly TextLanguage[];
}

declare global {
  var LanguageModel: PromptApi | undefined;
}

function expectationsOf({ language, textLanguages }: Languages): Expectations {
  const read = [...new Set<Language>([language, ...textLanguages])];
  return {
    expectedInputs: [{ type: "text", languages: read }],
    expectedOutputs: [{ type: "text", languages: [language] }],
  };
}

/** Whether the browser has a model that reads and writes these languages. Never rejects. */
export async function availabilityOf(languages: Languages): Promise<Availability> {
  try {
    return (await globalThis.LanguageModel?.availability(expectationsOf(languages))) ?? "unavailable";
  } catch {
    return "unavailable";
  }
}

/**
 * Has the model downloaded where it is not there yet; must be called at once when a button is pressed, or the browser
 * refuses. Resolves to the number of tokens that it can take.
 * @param onDownload is told which part of it has come, from 0 to 1.
 */
export async function makeReady(
  languages: Languages,
  signal: AbortSignal,
  onDownload: (part: number) => void,
): Promise<number> {
  const session = await openSession(languages, {
    signal,
    monitor: (target) =>
      target.addEventListener("downloadprogress", (event) => {
        if ("loaded" in event && typeof event.loaded === "number") onDownload(event.loaded);
      }),
  });
  const { contextWindow, inputQuota } = session;
  session.destroy();
  return contextWindow ?? inputQuota ?? USUAL_CONTEXT;
}

/** Asks the model one question, in a session of its own, so that nothing of another text or part is in its context. */
export async function askModel(
  { instructions, prompt, schema, textLanguage }: Question,
  language: ReportLanguage,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const session = await openSession(
      { language, textLanguages: [textLanguage] },
      { signal, initialPrompts: [{ role: "system", content: instructions }] },
    );
    try {
      const options = { responseConstraint: schema, omitResponseConstraintInput: true, signal } as const;
      return { answer: await session.prompt(prompt, options) };
    } finally {
      session.destroy();
    }
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

async function openSession(
  languages: Languages,
  options: Omit<CreateOptions, keyof Expectations>,
): Promise<Session> {
  const api = globalThis.LanguageModel;
  if (api === undefined) throw new DOMException("There is no model.", "NotSupportedError");
  return api.create({ ...expectationsOf(languages), ...options });
}

/** The names of the exceptions by which a browser says more than that it failed. */
const FAULTS: Readonly<Record<string, Exclude<Fault, "silent">>> = {
  QuotaExceededError: "too-long",
  NotReadableError: "refused",
  SyntaxError: "unreadable",
};

function faultOf(error: unknown): Exclude<Fault, "silent"> {
  const name = error instanceof Error ? error.name : "";
  return FAULTS[name] ?? "unavailable";
}
