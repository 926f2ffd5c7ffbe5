/**
 * The cascade: a text goes in, a grounded report comes out.
 *
 * 1. `load.ts` builds the language models of `cascade.json` whose keys are set, with what `config/` reads of it.
 *    `local/` looks for servers of models on this machine, and goes on looking.
 * 2. `cascade/cascade.ts` lets the embedded analyser read first, then asks the models in turn. Where none has a good
 *    answer, the embedded analyser's reading is the report.
 * 3. `cascade/ask-model.ts` asks one model, grounds its answer, and judges whether that may be shown.
 * 4. `question/` says what a model may read, `models/` are those who answer, and `answer/` says what of it may be
 *    shown: each quote is found in the text or dropped.
 * 5. `cascade/certain-findings.ts` keeps what the embedded analyser saw, whatever a model or a text says.
 * 6. `cascade/capacity.ts` leaves a model alone that is down, slow or busy; `parts.ts` has a long text read in
 *    parts; `ask-in-turn.ts` asks a second model beside one that is slow.
 *
 * The reasons are in docs/decisions: cascade-of-models.md and trust-in-models.md.
 */
export { warmUp } from "#detector/index.ts";
export { type Analyse, type AnalysisInput, type CascadeOptions, createCascade } from "./cascade/cascade.ts";
export { CascadeFileError } from "./cascade-file-error.ts";
export { type CheckedModel, type CheckOptions, checkModels } from "./check.ts";
export { describeEntry } from "./config/cascade-file.ts";
export { type LoadOptions, loadModels, readTextLimits, type TextLimits } from "./load.ts";
export { type LocalHost, parseLocalHosts } from "./local/hosts.ts";
export { type LocalModels, type LookResult, watchLocalModels } from "./local/watch.ts";
export { type Draft, type FailureKind, type Model, ModelFailure, type Question } from "./model.ts";
