import { createCascade } from "#analysis/index.ts";
import type { ErrorCard } from "#content/error-card.ts";
import { detectLanguage } from "#detector/index.ts";
import type { Attempt, Report, ReportLanguage } from "#report/index.ts";
import type { Model } from "../../src/analysis/model.ts";
import type { Predict } from "../dataset.ts";
import { type EvaluateOptions, evaluateAll } from "../evaluate.ts";
import { predict, predictionOf } from "../prediction.ts";
import { Answers } from "./answers.ts";

export interface ModelsOptions extends Pick<EvaluateOptions, "only"> {
  readonly models: readonly Model[];
  /** Where answers are kept. */
  readonly answers: string;
  /** Is told what will be asked, how far it is, and what was not answered. */
  readonly say: (line: string) => void;
  /** Waits before a text is asked again whose models were down or busy. */
  readonly pause?: () => Promise<unknown>;
}

/** No model answers any more. */
export class NoAnswerError extends Error {}

/** Texts that are read at once, turns that each of them gets, and texts in a row after which it is given up. */
const AT_ONCE = 2;
const MOST_TURNS = 3;
const MOST_UNANSWERED = 5;
const PAUSE_MS = 20_000;
/** How often progress is told. */
const SHOWN_STEPS = 40;

/** These say that nobody has answered, not what was answered: such a report is not a measure of the model. */
const UNANSWERED: ReadonlySet<Attempt["outcome"]> = new Set(["busy", "timeout", "unavailable"]);

/**
 * Measures the configured cascade by the metrics of the embedded analyser. Throws NoAnswerError where the models no
 * longer answer; the answers so far are kept.
 */
export async function evaluateModels(folder: string, options: ModelsOptions): Promise<ErrorCard> {
  const { only, models, say } = options;
  const answers = new Answers(options.answers, models);
  const texts = textsOf(folder, only);
  const reports = new Map<string, Report>();
  for (const text of texts) {
    const kept = await answers.read(text, languageOf(text));
    if (kept !== undefined) reports.set(text, kept);
  }
  const open = texts.filter((text) => !reports.has(text));
  const names = models.map(({ id }) => id).join(", then ");
  say(`${texts.length} texts, ${reports.size} answered already: ${open.length} calls or more to ${names}.`);
  say(`Answers are kept in ${options.answers}.`);

  for await (const [text, report] of ask(open, options)) {
    reports.set(text, report);
    if (isAnswered(report)) await answers.keep(text, languageOf(text), report);
    if (reports.size % Math.ceil(texts.length / SHOWN_STEPS) === 0) say(`${reports.size} of ${texts.length}`);
  }
  const byEmbedded = [...reports.values()].filter(({ analysed_by }) => analysed_by.model === "embedded");
  say(`${texts.length - byEmbedded.length} read by a model, ${byEmbedded.length} by the embedded analyser.`);
  return evaluateAll(folder, { only, predict: predictFrom(reports) });
}

/** Every text that the datasets would have read, once. */
function textsOf(folder: string, only: EvaluateOptions["only"]): string[] {
  const texts = new Set<string>();
  const nothing = predict("");
  const collect: Predict = (text) => {
    texts.add(text.trim());
    return nothing;
  };
  evaluateAll(folder, { only, predict: collect });
  return [...texts];
}

function predictFrom(reports: ReadonlyMap<string, Report>): Predict {
  return (text) => {
    const report = reports.get(text.trim());
    if (report === undefined) throw new Error("A dataset reads a text only under some condition.");
    return predictionOf(text, report);
  };
}

/** Readers of Russian texts are shown reports in Ukrainian. */
function languageOf(text: string): ReportLanguage {
  return detectLanguage(text) === "en" ? "en" : "uk";
}

/** Asks a few texts at a time; gives each with its report, in the order in which they end. */
async function* ask(
  texts: readonly string[],
  { models, pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)) }: ModelsOptions,
): AsyncGenerator<[text: string, report: Report]> {
  const analyse = createCascade({ models });
  const never = new AbortController().signal;
  let unanswered = 0;
  const askOne = async (text: string): Promise<[string, Report]> => {
    const input = { text, language: languageOf(text) };
    let report = await analyse(input, never);
    for (let turn = 1; turn < MOST_TURNS && !isAnswered(report); turn++) {
      await pause();
      report = await analyse(input, never);
    }
    return [text, report];
  };
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    for (const asked of await Promise.all(texts.slice(from, from + AT_ONCE).map(askOne))) {
      unanswered = isAnswered(asked[1]) ? 0 : unanswered + 1;
      yield asked;
    }
    if (unanswered >= MOST_UNANSWERED) {
      throw new NoAnswerError(`No model has answered the last ${unanswered} texts. Run it again to go on.`);
    }
  }
}

/** Whether a model has answered, or each of them has said something that cannot be shown. */
function isAnswered({ analysed_by, attempts }: Report): boolean {
  return analysed_by.model !== "embedded" || !attempts.some(({ outcome }) => UNANSWERED.has(outcome));
}
