/**
 * Plays a model's server that answers each question with the next hostile body. Tells its parent its port, and then of
 * each body; ends with it.
 */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { randomNumbers } from "../kit/random-numbers.ts";

const random = randomNumbers(7);
const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;

const PARTS = [
  "{'a'",
  "'a",
  '"',
  "\\",
  "[",
  "{",
  '{"a":',
  '","',
  " ",
  "\u0000",
  "{]",
  "}{",
  "\\u00",
  "é",
  "```json\n{",
  '"k" :',
];
const POINT = '{"technique":"doubt","statement":"a \\"b","evidence":[{"quote":"the bridge"}]},';
/** Sizes in bytes, most of them within what is read, some up to 10 MB. */
const SIZES = [100, 4_000, 50_000, 199_000, 400_000, 990_000, 10_000_000] as const;

/** Words that a model may have said, or what a server may send in their stead. */
function hostileBody(): string {
  const part = pick(PARTS);
  const words = pick([
    (size: number) => part.repeat(size / part.length),
    (size: number) => `{${part.repeat(size / part.length)}}`,
    (size: number) => `{"overall_summary":"${part.repeat(size / part.length)}","analysis_results":[]}`,
    (size: number) =>
      `{"overall_summary":"A.","analysis_results":[{"category_name":"Disinformation","points":[${POINT.repeat(size / POINT.length)}]}]}`,
    (size: number) => `${"[".repeat(size / 2)}${"]".repeat(size / 2)}`,
  ])(pick(SIZES));
  if (random() < 0.15) return words;
  const message = { role: "assistant", content: words };
  return JSON.stringify({ id: "x", choices: [{ index: 0, message, finish_reason: "stop" }] });
}

const server = createServer((request, response) => {
  request.resume().on("end", () => {
    response.writeHead(pick([200, 200, 200, 200, 400, 500]), { "content-type": "application/json" });
    response.on("error", () => {}).end(hostileBody());
    process.send?.("answered");
  });
});
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
