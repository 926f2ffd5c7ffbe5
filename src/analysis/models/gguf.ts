import { open } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { readDraft } from "../answer/parse.ts";
import { readProse } from "../answer/prose.ts";
import { CascadeFileError } from "../cascade-file-error.ts";
import { type Draft, type Model, ModelFailure, type Question } from "../model.ts";
import { answerJsonSchema } from "../question/answer-schema.ts";
import { writePrompt } from "../question/prompt.ts";
import { textForModel } from "../question/text-for-model.ts";
import type { LlamaModule, LoadedModel } from "./llama-cpp.ts";
import type { ModelOptions } from "./model-options.ts";

/** Where node-llama-cpp is installed by those who want it: `npm ci --prefix tools/gguf`. */
const HOME = new URL("../../../tools/gguf/package.json", import.meta.url);

const CPU_ONLY = { gpu: false, build: "never", logLevel: "disabled" } as const;

/**
 * A GGUF file, run in this process by llama.cpp on the CPU. Its answer is held to the report's JSON
 * schema by a grammar. It reads one text at a time, and is `busy` meanwhile.
 * Throws `CascadeFileError` when node-llama-cpp is not installed or the file is not there.
 */
export async function ggufModel({
  id,
  model: file,
  limits,
  maxOutputTokens,
  contextTokens,
}: ModelOptions): Promise<Model> {
  const loaded = await load(id, file, contextTokens);
  let isBusy = false;
  return {
    id,
    version: file.split(/[\\/]/u).at(-1) ?? file,
    limits,
    analyse: async (question, signal) => {
      if (isBusy) throw new ModelFailure("busy");
      isBusy = true;
      try {
        return readProse(await generate(loaded, question, maxOutputTokens, signal), question);
      } finally {
        isBusy = false;
      }
    },
  };
}

interface Loaded {
  readonly module: LlamaModule;
  readonly model: LoadedModel;
  readonly contextTokens: number;
}

async function load(id: string, file: string, contextTokens: number): Promise<Loaded> {
  if (!(await isGguf(file))) throw new CascadeFileError(`models: ${id}: model: ${file} is not a GGUF file`);
  const module = await importLlama(id);
  const llama = await module.getLlama({ ...CPU_ONLY, maxThreads: threads() });
  return { module, model: await llama.loadModel({ modelPath: file }), contextTokens };
}

/** One core is left for the server itself: llama.cpp's threads wait in a loop. */
function threads(): number {
  return Math.max(1, availableParallelism() - 1);
}

/** Looks at the first four bytes: llama.cpp would try again and again with a file of another kind. */
async function isGguf(file: string): Promise<boolean> {
  try {
    await using handle = await open(file);
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.toString("latin1") === "GGUF";
  } catch {
    return false;
  }
}

async function importLlama(id: string): Promise<LlamaModule> {
  try {
    return await import(pathToFileURL(createRequire(HOME).resolve("node-llama-cpp")).href);
  } catch {
    throw new CascadeFileError(
      `models: ${id}: provider: gguf needs node-llama-cpp; run: npm ci --prefix tools/gguf`,
    );
  }
}

async function generate(
  { module, model, contextTokens }: Loaded,
  question: Question,
  maxTokens: number,
  signal: AbortSignal,
): Promise<Draft> {
  const { instructions, prompt } = writePrompt(textForModel(question), question.language);
  // Otherwise llama.cpp would forget the beginning of the text without a word.
  const needed = model.tokenize(instructions).length + model.tokenize(prompt).length + maxTokens;
  if (needed > contextTokens) throw new ModelFailure("too-long");
  const context = await model
    .createContext({ contextSize: contextTokens, createSignal: signal })
    .catch((error: unknown) => fail(error, signal));
  try {
    const grammar = await model.llama.createGrammarForJsonSchema(answerJsonSchema);
    const session = new module.LlamaChatSession({
      contextSequence: context.getSequence(),
      systemPrompt: instructions,
    });
    const answer = await session.prompt(prompt, { grammar, maxTokens, signal, temperature: 0 });
    const draft = readDraft(answer);
    if (draft === undefined) throw new ModelFailure("unreadable");
    return draft;
  } catch (error) {
    return fail(error, signal);
  } finally {
    await context.dispose();
  }
}

/** Whatever llama.cpp threw, such as want of memory, says that the model is not to be had. */
function fail(error: unknown, signal: AbortSignal): never {
  signal.throwIfAborted();
  throw error instanceof ModelFailure ? error : new ModelFailure("unavailable");
}
