/** How the model of a browser behaves. */
export interface ModelScript {
  /** Which it reads and writes. */
  readonly languages: readonly string[];
  readonly availability: string;
  /** Parts of the download that are told, from 0 to 1; where there are any, it ends by `finishDownload()`. */
  readonly downloads: readonly number[];
  /** Null: it never ends. */
  readonly answer: string | null;
  /** Name of the exception with which it ends instead. */
  readonly error?: string;
  /** Name of the exception with which its start ends. */
  readonly creation?: string;
}

/**
 * Plays the Prompt API in a page. Runs in the page before any script of its own, so that it names nothing outside; leaves
 * what the model has seen in `seenByModel`.
 */
export function browserModel(script: ModelScript): void {
  const seen = { created: [] as object[], prompts: [] as object[], open: 0, isThere: false };
  type Options = Readonly<Record<"expectedInputs" | "expectedOutputs", readonly { languages: string[] }[]>>;

  const reads = ({ expectedInputs, expectedOutputs }: Options) =>
    [...expectedInputs, ...expectedOutputs].every(({ languages }) =>
      languages.every((language) => script.languages.includes(language)),
    );

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of the outer scope
  const aborted = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("Stopped.", "AbortError")));
    });

  async function answerOf(): Promise<string> {
    if (script.error) throw new DOMException("It went wrong.", script.error);
    return script.answer ?? new Promise<string>(() => {});
  }

  async function download(monitor: ((target: EventTarget) => void) | undefined): Promise<void> {
    const target = new EventTarget();
    monitor?.(target);
    for (const loaded of script.downloads)
      target.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded, total: 1 }));
    if (script.downloads.length > 0 && monitor)
      await new Promise<void>((resolve) => Object.assign(globalThis, { finishDownload: resolve }));
  }

  const LanguageModel = {
    availability: async (options: Options) =>
      !reads(options) ? "unavailable" : seen.isThere ? "available" : script.availability,
    async create({
      monitor,
      signal,
      ...options
    }: Options & { monitor?: (target: EventTarget) => void; signal: AbortSignal }) {
      if (!reads(options)) throw new DOMException("Not this language.", "NotSupportedError");
      if (script.creation) throw new DOMException("No.", script.creation);
      seen.created.push(options);
      await Promise.race([download(monitor), aborted(signal)]);
      seen.open += 1;
      seen.isThere = true;
      return {
        contextWindow: 9_216,
        prompt(
          text: string,
          { responseConstraint, signal: stop }: { responseConstraint: object; signal: AbortSignal },
        ) {
          seen.prompts.push({ text, schema: responseConstraint });
          return Promise.race([answerOf(), aborted(stop)]);
        },
        destroy() {
          seen.open -= 1;
        },
      };
    },
  };
  // Whatever else takes the browser's own model away cannot take this one.
  Object.defineProperty(globalThis, "LanguageModel", { value: LanguageModel, configurable: false });
  Object.assign(globalThis, { seenByModel: seen });
}
