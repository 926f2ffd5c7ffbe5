import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ErrorCard } from "#content/error-card.ts";
import { detectorVersion } from "#detector/index.ts";
import type { Dataset } from "./dataset.ts";
import { babe } from "./datasets/babe.ts";
import { emotions } from "./datasets/emotions.ts";
import { ordinary } from "./datasets/ordinary.ts";
import { plain } from "./datasets/plain.ts";
import { ptc } from "./datasets/ptc.ts";
import { reference } from "./datasets/reference.ts";
import { subjectivity } from "./datasets/subjectivity.ts";
import { textbook } from "./datasets/textbook.ts";
import { unlp } from "./datasets/unlp.ts";
import { predict } from "./prediction.ts";
import { readRows } from "./rows.ts";
import { swap } from "./swap/swap.ts";

const DATASETS: readonly Dataset[] = [reference, ordinary, unlp, ptc, babe, subjectivity, emotions];

/** The folder given by `--data` is not there, or has none of the datasets. */
export class MissingDataError extends Error {}

/**
 * Measures the embedded analyser on every dataset in a folder, and on our own plain texts.
 * Throws MissingDataError where the folder is absent or empty of datasets.
 */
export function evaluateAll(folder: string): ErrorCard {
  const present = DATASETS.filter((dataset) => existsSync(join(folder, dataset.file)));
  if (!isFolder(folder) || present.length === 0) {
    throw new MissingDataError(
      `No annotated texts in ${resolve(folder)}. Name their folder with --data FOLDER; it should hold ${DATASETS.map((d) => d.file).join(", ")}.`,
    );
  }
  const results = [
    ...present.map((dataset) => dataset.evaluate(readRows(join(folder, dataset.file)), predict)),
    plain(predict),
    textbook(predict),
    swap(),
  ];
  return {
    detectorVersion: detectorVersion(),
    scores: Object.fromEntries(results.flatMap(({ scores }) => Object.entries(scores))),
    labels: results.flatMap((result) => result.labels),
    skipped: DATASETS.filter((dataset) => !present.includes(dataset)).map((dataset) => dataset.name),
  };
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}
