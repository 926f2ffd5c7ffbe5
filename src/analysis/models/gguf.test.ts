import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it, type TestContext } from "vitest";
import { read } from "#detector/index.ts";
import { draftSchema, reportSchema } from "#report/index.ts";
import { writeTinyGguf } from "../../../test/kit/tiny-gguf.ts";
import { createCascade } from "../cascade/cascade.ts";
import { shareContext } from "../config/limits.ts";
import type { Model, Question } from "../model.ts";
import { ggufModel } from "./gguf.ts";

// 115 MB that only those need who run a GGUF file, so they are installed here and not with the product.
const TOOLS = "tools/gguf";
const never = new AbortController().signal;
let folder = "";
let whyNot: string | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gguf-"));
  writeTinyGguf(join(folder, "tiny.gguf"));
  if (existsSync(`${TOOLS}/node_modules/node-llama-cpp`)) return;
  const install = promisify(execFile)("npm", [
    "ci",
    "--prefix",
    TOOLS,
    "--ignore-scripts",
    "--loglevel=error",
  ]);
  whyNot = await install.then(
    () => undefined,
    () => "node-llama-cpp could not be installed into tools/gguf",
  );
}, 180_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

function loadTiny(context: TestContext, contextTokens = 16_384): Promise<Model> {
  if (whyNot !== undefined) context.skip(whyNot);
  const room = { ...shareContext(contextTokens), contextTokens };
  return ggufModel({ id: "tiny", model: join(folder, "tiny.gguf"), ...room });
}

function asking(text: string): Question {
  return { text, language: "en", textLanguage: "en", notices: [], reading: read(text, "en") };
}

describe("a GGUF file in this process", () => {
  it("answers with JSON that the report's schema accepts, though its weights are random", async (context) => {
    const model = await loadTiny(context);
    const draft = await model.analyse(asking("The bridge will open in May."), never);
    expect(draftSchema.safeParse(draft).success).toBe(true);
  }, 60_000);

  it("stands in the cascade like any other model", async (context) => {
    const model = await loadTiny(context);
    const report = await createCascade({ models: [model] })(
      { text: "The bridge will open in May.", language: "en" },
      never,
    );
    expect(report.analysed_by).toEqual({ model: "tiny", version: "tiny.gguf" });
    expect(reportSchema.safeParse(report).success).toBe(true);
    expect(report.overall_summary).not.toBe("");
  }, 60_000);

  it("is busy while it reads, and free again afterwards", async (context) => {
    const model = await loadTiny(context);
    const first = model.analyse(asking("One."), never);
    await expect(model.analyse(asking("Two."), never)).rejects.toMatchObject({ kind: "busy" });
    await first;
    await expect(model.analyse(asking("Two."), never)).resolves.toBeDefined();
  }, 60_000);

  it("refuses a text for which its context has no room, instead of forgetting its beginning", async (context) => {
    // Every character is a token to it, so that the instructions alone are more than this.
    const model = await loadTiny(context, 6_144);
    await expect(model.analyse(asking("One."), never)).rejects.toMatchObject({ kind: "too-long" });
  }, 60_000);

  it("stops when the task is cancelled", async (context) => {
    const model = await loadTiny(context);
    const task = new AbortController();
    const answer = model.analyse(asking("One."), task.signal);
    task.abort(new Error("abandoned"));
    await expect(answer).rejects.toThrow("abandoned");
  }, 60_000);

  it.each(["none.gguf", "wrong.gguf"])(
    "names the setting when its file is not there or no model: %s",
    async (name) => {
      await writeFile(join(folder, "wrong.gguf"), "no model at all");
      const options = { id: "tiny", model: join(folder, name), contextTokens: 8_192, ...shareContext(8_192) };
      await expect(ggufModel(options)).rejects.toThrow(
        `models: tiny: model: ${options.model} is not a GGUF file`,
      );
    },
  );
});
