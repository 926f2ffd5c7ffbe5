import { createCascade } from "#analysis/index.ts";
import { detectLanguage } from "#detector/index.ts";
import type { Attempt, Report, ReportLanguage } from "#report/index.ts";
import type { Model } from "../../src/analysis/model.ts";
import type { Predict } from "../dataset.ts";
import { type EvaluateOptions, evaluateAll } from "../evaluate.ts";
import { predict, predictionOf } from "../prediction.ts";
import type { ReadReport } from "../swap/swap.ts";
import { Answers } from "./answers.ts";
import { describeEstimate, estimate, type Price } from "./estimate.ts";
import type { ModelCard } from "./model-card.ts";

export interface ModelsOptions extends Pick<EvaluateOptions, "only"> {
  readonly model: Model;
  /** What it asks for a million tokens, where that is known. */
  readonly price?: Price | undefined;
  /** Texts that it reads at once; a model on this machine reads one. */
  readonly atOnce: number;
  /** Where answers are kept. */
  readonly answers: string;
  /** Is told what will be asked, how far it is, and what was not answered. */
  readonly say: (line: string) => void;
  /** Waits before a text is asked again where the model was down or busy. */
  readonly pause?: () => Promise<unknown>;
}

/** The model does not answer any more. */
export class NoAnswerError extends Error {}

/** Turns that each text gets, and texts in a row after which it is given up. */
const MOST_TURNS = 3;
const MOST_UNANSWERED = 5;
const PAUSE_MS = 20_000;
/** How often progress is told. */
const SHOWN_STEPS = 40;

/** These say that nobody has answered, not what was answered: such a report is not a measure of the model. */
const UNANSWERED: ReadonlySet<Attempt["outcome"]> = new Set(["busy", "timeout", "unavailable"]);

/**
 * Measures a model by the metrics of the embedded analyser, which stands in where it has no good answer. Throws
 * NoAnswerError where it does not answer any more; the answers so far are kept.
 */
export async function evaluateModel(folder: string, options: ModelsOptions): Promise<ModelCard> {
  const { only, model, price, say } = options;
  const answers = new Answers(options.answers, model);
  const texts = textsOf(folder, only);
  const reports = new Map<string, Report>();
  for (const text of texts) {
    const kept = await answers.read(text, languageOf(text));
    if (kept !== undefined) reports.set(text, kept);
  }
  const open = texts.filter((text) => !reports.has(text));
  say(`${model.id} (${model.version}): ${texts.length} texts, ${reports.size} answered already.`);
  say(describeEstimate(estimate(open, model, price)));
  say(`Answers are kept in ${options.answers}.`);

  for await (const [text, report] of ask(open, options)) {
    reports.set(text, report);
    if (isAnswered(report)) await answers.keep(text, languageOf(text), report);
    if (reports.size % Math.ceil(texts.length / SHOWN_STEPS) === 0) say(`${reports.size} of ${texts.length}`);
  }
  const byEmbedded = [...reports.values()].filter(
    ({ analysed_by }) => analysed_by.model === "embedded",
  ).length;
  const byModel = texts.length - byEmbedded;
  say(`${byModel} read by the model, ${byEmbedded} by the embedded analyser.`);
  return {
    model: model.id,
    version: model.version,
    measuredOn: new Date().toISOString().slice(0, 10),
    texts: { byModel, byEmbedded },
    ...evaluateAll(folder, { only, predict: predictFrom(reports), readReport: reportFrom(reports) }),
  };
}

/** Every text that the datasets would have read, once. */
function textsOf(folder: string, only: EvaluateOptions["only"]): string[] {
  const texts = new Set<string>();
  const nothing = predict("");
  const collect: Predict = (text) => {
    texts.add(text.trim());
    return nothing;
  };
  const collectReport: ReadReport = (text) => {
    texts.add(text.trim());
    return { overall_summary: "", analysis_results: [] };
  };
  evaluateAll(folder, { only, predict: collect, readReport: collectReport });
  return [...texts];
}

function reportFrom(reports: ReadonlyMap<string, Report>): (text: string) => Report {
  return (text) => {
    const report = reports.get(text.trim());
    if (report === undefined) throw new Error("A dataset reads a text only under some condition.");
    return report;
  };
}

function predictFrom(reports: ReadonlyMap<string, Report>): Predict {
  const reportOf = reportFrom(reports);
  return (text) => predictionOf(text, reportOf(text));
}

/** Readers of Russian texts are shown reports in Ukrainian. */
function languageOf(text: string): ReportLanguage {
  return detectLanguage(text) === "en" ? "en" : "uk";
}

/** Asks a few texts at a time; gives each with its report, in the order in which they end. */
async function* ask(
  texts: readonly string[],
  { model, atOnce, pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)) }: ModelsOptions,
): AsyncGenerator<[text: string, report: Report]> {
  const analyse = createCascade({ models: [model] });
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
  for (let from = 0; from < texts.length; from += atOnce) {
    for (const asked of await Promise.all(texts.slice(from, from + atOnce).map(askOne))) {
      unanswered = isAnswered(asked[1]) ? 0 : unanswered + 1;
      yield asked;
    }
    if (unanswered >= MOST_UNANSWERED) {
      throw new NoAnswerError(
        `${model.id} has not answered the last ${unanswered} texts. Run it again to go on.`,
      );
    }
  }
}

/** Whether the model has answered, or has said something that cannot be shown. */
function isAnswered({ analysed_by, attempts }: Report): boolean {
  return analysed_by.model !== "embedded" || !attempts.some(({ outcome }) => UNANSWERED.has(outcome));
}
