import { describe, expect, it } from "vitest";
import { FAMILIES, familyOf, inOrder } from "./families.ts";

const order = (...models: string[]) => inOrder(models.map((model) => ({ model }))).map(({ model }) => model);

describe("The table of families", () => {
  it.each([
    ["gemma3:12b", "Gemma"],
    ["google/gemma-3-27b-it", "Gemma"],
    ["gemma4:e4b", "Gemma"],
    ["lapa-v0.1.2-instruct-12b", "Lapa"],
    ["MamayLM-Gemma-3-12B-IT-v1.0-GGUF", "MamayLM"],
    ["mistral-small3.2:24b", "Mistral Small, Medium, Large"],
    ["qwen3.5:9b", "Qwen"],
    ["qwen2.5:7b-instruct", "Qwen"],
    ["aya-expanse:8b", "Aya"],
    ["command-r7b", "Command"],
    ["llama3.1:8b", "Llama"],
    ["Meta-Llama-3.3-70B-Instruct", "Llama"],
    ["openai/gpt-oss-20b", "gpt-oss"],
  ])("knows %s", (model, family) => {
    expect(familyOf({ model })?.name).toBe(family);
  });

  it.each([
    "nomic-embed-text",
    "qwen3-embedding:8b",
    "embeddinggemma-300m",
    "qwen3-reranker-8b",
    "qwen3-coder:30b",
    "codellama:13b",
    "codegemma:7b",
    "codestral:22b",
    "qwen2.5-vl-7b",
    "qwen3-vl:8b",
    "llava:13b",
    "llama3.2-vision:11b",
    "shieldgemma:9b",
    "llama-guard3:8b",
    "translategemma:12b",
    "gemma3:1b",
    "qwen3:4b",
    "llama3.2:3b",
    "tinyllama:1.1b",
    "someone/own-model",
  ])("takes %s for nothing", (model) => {
    expect(familyOf({ model })).toBeUndefined();
  });

  it("believes the server about a size before the name", () => {
    expect(familyOf({ model: "gemma3:latest", size: 1 })).toBeUndefined();
    expect(familyOf({ model: "gemma3:latest", size: 4.3 })?.name).toBe("Gemma");
  });

  it("puts the larger class first, then the better family, then the larger model", () => {
    expect(order("gemma3:4b", "llama3.1:8b", "gemma3:12b", "llama3.3:70b")).toEqual([
      "llama3.3:70b",
      "gemma3:12b",
      "llama3.1:8b",
      "gemma3:4b",
    ]);
    expect(order("qwen3:8b", "qwen3:14b", "gemma3:latest")).toEqual([
      "qwen3:14b",
      "qwen3:8b",
      "gemma3:latest",
    ]);
  });

  it("says of each family who says so", () => {
    for (const { source } of FAMILIES) expect(source.length).toBeGreaterThan(20);
  });
});
