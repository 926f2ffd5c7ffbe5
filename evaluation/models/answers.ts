import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { instructionsIn } from "#analysis/question/prompt.ts";
import { type Report, type ReportLanguage, reportSchema } from "#report/index.ts";
import type { Model } from "../../src/analysis/model.ts";

/** Reports of a model, kept in a folder: a run that is broken off goes on where it ended. */
export class Answers {
  readonly #folder: string;
  readonly #models: readonly string[];

  /** @param model an answer is its alone: another model, or another prompt, is asked anew. */
  constructor(folder: string, { id, version }: Pick<Model, "id" | "version">) {
    this.#folder = folder;
    this.#models = [`${id} ${version}`];
  }

  async read(text: string, language: ReportLanguage): Promise<Report | undefined> {
    try {
      const kept: unknown = JSON.parse(await readFile(this.#fileOf(text, language), "utf8"));
      return reportSchema.safeParse(kept).data;
    } catch {
      return undefined;
    }
  }

  async keep(text: string, language: ReportLanguage, report: Report): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(this.#fileOf(text, language), JSON.stringify(report));
  }

  #fileOf(text: string, language: ReportLanguage): string {
    const asked = JSON.stringify([this.#models, instructionsIn(language), text]);
    return join(this.#folder, `${createHash("sha256").update(asked).digest("hex")}.json`);
  }
}
