import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ErrorCard } from "#content/error-card.ts";
import type { Model } from "../../src/analysis/model.ts";

/** What a model was measured to do, and on what. */
export interface ModelCard extends ErrorCard {
  readonly model: string;
  /** The provider's name of it. */
  readonly version: string;
  /** The day on which the figures were counted. */
  readonly measuredOn: string;
  /** Texts that the model read, and texts for which the embedded analyser stood in. */
  readonly texts: { readonly byModel: number; readonly byEmbedded: number };
}

/** Writes the card of one model into a folder, and gives its file. */
export async function writeModelCard(folder: string, card: ModelCard): Promise<string> {
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${fileNameOf(card)}.json`);
  await writeFile(file, `${JSON.stringify(card, null, 2)}\n`);
  return file;
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d.]+/gu, "-");

/** Such as `gemini-flash` or `ollama-on-this-machine-gemma3-12b`: a local server has many models under one name. */
function fileNameOf({ model, version }: Pick<Model, "version"> & { model: string }): string {
  return `${plain(model)}-${plain(version)}`;
}
