/** The little of node-llama-cpp that is used here: its types are there only where it is installed. */
export interface LlamaModule {
  getLlama(options: { gpu: false; build: "never"; logLevel: "disabled"; maxThreads: number }): Promise<Llama>;
  readonly LlamaChatSession: new (options: { contextSequence: object; systemPrompt: string }) => ChatSession;
}

interface Llama {
  loadModel(options: { modelPath: string }): Promise<LoadedModel>;
  createGrammarForJsonSchema(schema: object): Promise<object>;
}

export interface LoadedModel {
  readonly llama: Llama;
  tokenize(text: string): readonly number[];
  createContext(options: { contextSize: number; createSignal: AbortSignal }): Promise<Context>;
}

interface Context {
  getSequence(): object;
  dispose(): Promise<void>;
}

interface ChatSession {
  prompt(
    text: string,
    options: { grammar: object; maxTokens: number; signal: AbortSignal; temperature: number },
  ): Promise<string>;
}
