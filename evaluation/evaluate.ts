import { existsSync, statSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { ErrorCard } from "#content/error-card.ts";
import { detectorVersion } from "#detector/index.ts";
import type { Dataset, DatasetResult, Predict } from "./dataset.ts";
import { babe } from "./datasets/babe.ts";
import { emotions } from "./datasets/emotions.ts";
import { ordinary } from "./datasets/ordinary.ts";
import { plain } from "./datasets/plain.ts";
import { ptc } from "./datasets/ptc.ts";
import { reference } from "./datasets/reference.ts";
import { subjectivity } from "./datasets/subjectivity.ts";
import { textbook } from "./datasets/textbook.ts";
import { unlp } from "./datasets/unlp.ts";
import { predict as readEmbedded } from "./prediction.ts";
import { readRows } from "./rows.ts";
import { type ReadReport, swap, swapFindings } from "./swap/swap.ts";

const DATASETS: readonly Dataset[] = [reference, ordinary, unlp, ptc, babe, subjectivity, emotions];

/** Our own texts, which are always there. */
const OWN_TEXTS: Readonly<Record<string, (predict: Predict, readReport?: ReadReport) => DatasetResult>> = {
  plain,
  textbook,
  swap: (_predict, readReport) => (readReport === undefined ? swap() : swapFindings(readReport)),
};

/** By which name a dataset is chosen: that of its file. */
const nameOf = ({ file }: Dataset) => basename(file, ".jsonl");

/** The folder given by `--data` is not there, or has none of the datasets. */
export class MissingDataError extends Error {}

export interface EvaluateOptions {
  /** Who reads the texts; the embedded analyser where left out. */
  readonly predict?: Predict;
  /** The same, whole reports: for the swap test of a model. */
  readonly readReport?: ReadReport;
  /** Names of the datasets to measure on; all of them where left out. */
  readonly only?: readonly string[] | undefined;
}

/**
 * Measures the embedded analyser, or whoever reads, on every dataset in a folder and on our own texts.
 * Throws MissingDataError where the folder is absent or has none of the datasets, or a name is of none.
 */
export function evaluateAll(
  folder: string,
  { predict = readEmbedded, readReport, only }: EvaluateOptions = {},
): ErrorCard {
  const isChosen = choose(only);
  const chosen = DATASETS.filter((dataset) => isChosen(nameOf(dataset)));
  const present = chosen.filter(({ file }) => isFolder(folder) && existsSync(join(folder, file)));
  if (chosen.length > 0 && present.length === 0) {
    throw new MissingDataError(
      `No annotated texts in ${resolve(folder)}. Name their folder with --data FOLDER; it should hold ${chosen.map(({ file }) => file).join(", ")}.`,
    );
  }
  const results = [
    ...present.map((dataset) => dataset.evaluate(readRows(join(folder, dataset.file)), predict)),
    ...Object.keys(OWN_TEXTS)
      .filter(isChosen)
      .flatMap((name) => OWN_TEXTS[name]?.(predict, readReport) ?? []),
  ];
  return {
    detectorVersion: detectorVersion(),
    scores: Object.fromEntries(results.flatMap(({ scores }) => Object.entries(scores))),
    labels: results.flatMap((result) => result.labels),
    skipped: chosen.filter((dataset) => !present.includes(dataset)).map((dataset) => dataset.name),
  };
}

/** Whether a dataset of this name is measured. */
function choose(only: readonly string[] | undefined): (name: string) => boolean {
  const names = [...DATASETS.map(nameOf), ...Object.keys(OWN_TEXTS)];
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new MissingDataError(`There is no dataset ${unknown}; there are ${names.join(", ")}.`);
  }
  return (name) => only === undefined || only.includes(name);
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
