import * as z from "zod";
import { boundedFetch } from "./bounded-fetch.ts";

/** What the AI SDK asks in the OpenAI protocol, as far as Ollama is told of it. */
const askedSchema = z.object({
  model: z.string(),
  messages: z.array(z.unknown()),
  max_tokens: z.int().optional(),
  reasoning_effort: z.string().optional(),
  response_format: z.object({ json_schema: z.object({ schema: z.unknown() }).optional() }).optional(),
});

/** What Ollama answers to `POST /api/chat`. */
const answerSchema = z.object({
  message: z.object({ content: z.string() }),
  done_reason: z.string().optional(),
  prompt_eval_count: z.int().optional(),
  eval_count: z.int().optional(),
});

/**
 * `fetch` for the client of the OpenAI protocol that speaks Ollama's own. Through the OpenAI protocol Ollama cannot be
 * told a context; it takes 4,096 tokens on most machines and cuts what is longer without a word.
 */
export function ollamaFetch(contextTokens: number): typeof fetch {
  return async (input, init) => {
    const url = new Request(input).url.replace(/\/completions$/u, "");
    if (typeof init?.body !== "string") throw new TypeError("the AI SDK sends words");
    const body = questionFor(init.body, contextTokens);
    const response = await boundedFetch(url, { ...init, body });
    if (!response.ok) return response;
    const words = await response.text();
    const answer = answerSchema.safeParse(parseJson(words)).data;
    return new Response(answer === undefined ? words : JSON.stringify(completion(answer)), {
      headers: { "content-type": answer === undefined ? "text/plain" : "application/json" },
    });
  };
}

function questionFor(body: string, contextTokens: number): string {
  const asked = askedSchema.parse(JSON.parse(body));
  const { model, messages, max_tokens, reasoning_effort: effort = "none", response_format } = asked;
  return JSON.stringify({
    model,
    messages,
    stream: false,
    think: effort === "none" || effort === "minimal" ? false : effort,
    format: response_format?.json_schema?.schema,
    options: { num_ctx: contextTokens, num_predict: max_tokens },
  });
}

function completion({
  message,
  done_reason,
  prompt_eval_count = 0,
  eval_count = 0,
}: z.infer<typeof answerSchema>) {
  return {
    choices: [
      {
        index: 0,
        message: { role: "assistant", content: message.content },
        finish_reason: done_reason === "length" ? "length" : "stop",
      },
    ],
    usage: {
      prompt_tokens: prompt_eval_count,
      completion_tokens: eval_count,
      total_tokens: prompt_eval_count + eval_count,
    },
  };
}

function parseJson(words: string): unknown {
  try {
    return JSON.parse(words);
  } catch {
    return undefined;
  }
}
