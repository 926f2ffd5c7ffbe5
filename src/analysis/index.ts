/**
 * The cascade: a text goes in, a grounded report comes out.
 *
 * 1. `load.ts` reads `cascade.json` and builds the language models whose keys are set.
 * 2. `cascade.ts` asks them in turn; the embedded analyser is the last and always answers.
 * 3. `turn.ts` is one model's turn: ask, ground, and judge whether the answer may be shown.
 * 4. `prompt.ts` writes the question, `readable.ts` says what of the text a model may read,
 *    `models/` are those who answer, and `prose.ts` makes plain text of what they write.
 * 5. `grounding.ts` finds each quote in the text, and drops those that are not there.
 * 6. `floor.ts` keeps what the embedded analyser saw, whatever a model or a text says.
 * 7. `capacity.ts` leaves a model alone that is down, slow or busy; `parts.ts` reads a long text in
 *    parts; `turns.ts` asks a second model beside one that is slow.
 *
 * The reasons are in docs/decisions: cascade-of-models.md and trust-in-models.md.
 */
export { warmUp } from "#detector/index.ts";
export { type Analyse, type AnalysisInput, type CascadeOptions, createCascade } from "./cascade/cascade.ts";
export { CascadeFileError } from "./cascade-file-error.ts";
export { type CheckedModel, checkModels } from "./check.ts";
export { describeEntry } from "./config/cascade-file.ts";
export { type LoadOptions, loadModels } from "./load.ts";
export { type Draft, type FailureKind, type Model, ModelFailure, type Question } from "./model.ts";
