import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Draft, ReportLanguage } from "#report/index.ts";

/** A question as the server read it from the wire. */
export interface AskedQuestion {
  readonly instructions: string;
  readonly prompt: string;
  /** What stands between the two random lines of the prompt. */
  readonly text: string;
  readonly language: ReportLanguage;
  readonly authorization: string | undefined;
  readonly body: Record<string, unknown>;
}

type Answer = (question: AskedQuestion, response: ServerResponse) => void;

/** Says in one word how the server is to behave; `answer` behaves well. */
export const MODES = {
  answer: (question, response) => complete(response, JSON.stringify(goodDraft(question))),
  fenced: (question, response) =>
    complete(response, `\`\`\`json\n${JSON.stringify(goodDraft(question))},\n\`\`\``),
  empty: (_question, response) => complete(response, ""),
  nothing: (question, response) =>
    complete(response, JSON.stringify({ overall_summary: summary(question), analysis_results: [] })),
  busy: (_question, response) => fail(response, 429, { "retry-after": "30" }),
  down: (_question, response) => fail(response, 503),
  unauthorised: (_question, response) => fail(response, 401),
  "too-long": (_question, response) =>
    send(response, 400, JSON.stringify({ error: { message: "…", code: "context_length_exceeded" } })),
  "error-inside": (_question, response) =>
    send(response, 200, JSON.stringify({ error: { code: 502, message: "…" } })),
  hang: () => {},
  reset: (_question, response) => response.socket?.destroy(),
  drip: (question, response) =>
    drip(response, JSON.stringify(completion(JSON.stringify(goodDraft(question))))),
  "half-body": (question, response) => {
    const body = JSON.stringify(completion(JSON.stringify(goodDraft(question))));
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length * 2 });
    response.write(body.slice(0, body.length / 2), () => response.socket?.destroy());
  },
  rubbish: (_question, response) => complete(response, "lorem { ipsum ] dolor"),
  html: (_question, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end("<!doctype html><title>Bad gateway</title>");
  },
  truncated: (question, response) => {
    const whole = JSON.stringify(goodDraft(question));
    complete(response, whole.slice(0, Math.floor(whole.length * 0.7)), "length");
  },
  "wrong-schema": (_question, response) =>
    complete(response, JSON.stringify({ verdict: "propaganda", score: 97 })),
  invented: (question, response) =>
    complete(response, JSON.stringify(draftOf(question, "words that were never written there by anyone"))),
  "wrong-language": (question, response) =>
    complete(
      response,
      JSON.stringify(goodDraft({ ...question, language: question.language === "en" ? "uk" : "en" })),
    ),
  oversized: (question, response) =>
    complete(response, `${JSON.stringify(goodDraft(question))}${" ".repeat(3_000_000)}`),
  refusal: (_question, response) =>
    send(response, 200, JSON.stringify(completion(null, "stop", "I cannot help with that."))),
  filtered: (_question, response) => complete(response, "", "content_filter"),
} satisfies Record<string, Answer>;

export type Mode = keyof typeof MODES;

export function isMode(name: unknown): name is Mode {
  return typeof name === "string" && Object.hasOwn(MODES, name);
}

export interface ModelServer {
  /** To be given to a provider: ends in /v1. */
  readonly baseURL: string;
  /** Questions in the order in which they came. */
  readonly asked: AskedQuestion[];
  /** How the next questions are answered: by a mode, or by a mode or a draft chosen for each question. */
  behave(behaviour: Mode | ((question: AskedQuestion) => Mode | Draft)): void;
  /** Requests whose client went away before the answer was sent. */
  readonly abandoned: { count: number };
  close(): Promise<void>;
}

/** A server that speaks the OpenAI chat-completions protocol, on a free port, and misbehaves when told to. */
export async function startModelServer(first: Mode = "answer"): Promise<ModelServer> {
  const asked: AskedQuestion[] = [];
  const abandoned = { count: 0 };
  let answer: Answer = MODES[first];
  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.on("close", () => {
      if (!response.writableEnded) abandoned.count++;
    });
    const question = await readQuestion(request);
    asked.push(question);
    answer(question, response);
  };
  const server = createServer((request, response) => void reply(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    abandoned,
    behave(behaviour) {
      answer = (question, response) => {
        const chosen = typeof behaviour === "string" ? behaviour : behaviour(question);
        if (typeof chosen === "string") MODES[chosen](question, response);
        else complete(response, JSON.stringify(chosen));
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads a question in the OpenAI protocol, or in Ollama's own, from the wire. */
export async function readQuestion(request: IncomingMessage): Promise<AskedQuestion> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as {
    messages: { role: string; content: string | { text: string }[] }[];
  };
  const turn = (role: string) => {
    const content = body.messages.find((message) => message.role === role)?.content ?? "";
    return typeof content === "string" ? content : content.map(({ text }) => text).join("");
  };
  const prompt = turn("user");
  const instructions = turn("system");
  return {
    instructions,
    prompt,
    text: /^(=== \S+ ===)\n(?<text>.*)\n\1$/msu.exec(prompt)?.groups?.["text"] ?? "",
    language: /[іїє]/u.test(instructions) ? "uk" : "en",
    authorization: request.headers.authorization,
    body: body as unknown as Record<string, unknown>,
  };
}

/** A report as a good model writes it, resting on the first words of the text. */
export function goodDraft(question: Pick<AskedQuestion, "text" | "language">): Draft {
  return draftOf(question, question.text.split(/\s+/u).slice(0, 4).join(" "));
}

function summary({ language }: Pick<AskedQuestion, "language">): string {
  return language === "en"
    ? "The text is short and names the people who speak in it."
    : "Текст короткий і називає людей, які в ньому говорять.";
}

function draftOf(question: Pick<AskedQuestion, "language">, quote: string): Draft {
  const prose =
    question.language === "en"
      ? [
          "These words load the sentence with more feeling than the facts need.",
          "They may simply be the writer's usual manner.",
          "Would plainer words change the meaning?",
        ]
      : [
          "Ці слова вкладають у речення більше почуття, ніж потрібно для фактів.",
          "Можливо, це просто звична манера автора.",
          "Чи змінився б зміст, якби слова були простіші?",
        ];
  return {
    overall_summary: summary(question),
    analysis_results: [
      {
        category_name: "Manipulative Content",
        points: [
          {
            technique: "loaded-language",
            statement: prose[0],
            another_reading: prose[1],
            question: prose[2],
            evidence: [{ quote }],
          },
        ],
      },
    ],
  };
}

function completion(content: string | null, finishReason = "stop", refusal?: string) {
  return {
    id: "answer",
    object: "chat.completion",
    created: 0,
    model: "stand-in",
    choices: [{ index: 0, message: { role: "assistant", content, refusal }, finish_reason: finishReason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

function complete(response: ServerResponse, content: string, finishReason?: string): void {
  send(response, 200, JSON.stringify(completion(content, finishReason)));
}

function fail(response: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  send(response, status, JSON.stringify({ error: { message: "No.", type: "error" } }), headers);
}

function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(body);
}

/** Sends a byte at a time, so that the answer would take minutes. */
function drip(response: ServerResponse, body: string): void {
  response.writeHead(200, { "content-type": "application/json" });
  let sent = 0;
  const timer = setInterval(() => response.write(body.charAt(sent++)), 100);
  response.on("close", () => clearInterval(timer));
}
