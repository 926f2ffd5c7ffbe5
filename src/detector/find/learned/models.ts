import type { TextLanguage } from "#report/index.ts";
import type { Label } from "./labels.ts";
import { LinearModel } from "./linear-model.ts";
import { weights } from "./weights/index.ts";

const models = new Map<TextLanguage, LinearModel<Label>>();

/** The model of a text language; unpacked when first asked for. */
export function modelOf(language: TextLanguage): LinearModel<Label> {
  let model = models.get(language);
  if (model === undefined) {
    model = new LinearModel(weights[language]);
    models.set(language, model);
  }
  return model;
}
