import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { beforeAll, describe, expect, it } from "vitest";
import { createCascade } from "#analysis/index.ts";
import { MAX_TEXT_CHARACTERS, type Report, reportSchema } from "#report/index.ts";
import { temporaryFolder } from "../../test/kit/temporary-folder.ts";
import { parseOptions } from "./options.ts";
import { run, type Streams } from "./run.ts";

const analyse = createCascade({ models: [] });
const LOADED = "These traitors and liars will destroy our great nation. Act now, before it is too late!";
const PLAIN = "The library opens at nine on Monday.";

const folder = temporaryFolder();

beforeAll(async () => {
  await writeFile(join(folder.path, "loaded.txt"), LOADED);
  await writeFile(join(folder.path, "plain.md"), PLAIN);
  await writeFile(join(folder.path, "skipped.csv"), "a,b");
  await writeFile(join(folder.path, "latin1.bin"), Buffer.from([0x63, 0x61, 0x66, 0xe9]));
});

/** Runs the command as a terminal would, and returns what it printed. */
async function command(words: string[], stdin = ""): Promise<{ code: number; out: string; err: string }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const streams = { stdin: Readable.from([stdin]), stdout, stderr } as unknown as Streams;
  const code = await run(parseOptions(words), analyse, streams);
  stdout.end();
  stderr.end();
  return { code, out: await textOf(stdout), err: await textOf(stderr) };
}

function evidenceOf({ analysis_results }: Report) {
  return analysis_results.flatMap(({ points }) => points).flatMap(({ evidence }) => evidence);
}

describe("the command line", () => {
  it("prints one report as JSON that fits the report's schema, from standard input", async () => {
    const { code, out } = await command(["--json"], LOADED);
    expect(code).toBe(0);
    const report = reportSchema.parse(JSON.parse(out));
    for (const { start, end, quote } of evidenceOf(report)) {
      expect(LOADED.slice(start, end)).toBe(quote);
    }
    expect(report.analysis_results.length).toBeGreaterThan(0);
  });

  it("reads the text files of a folder in order and lists a report for each", async () => {
    const { out } = await command(["--json", folder.path]);
    const files = (JSON.parse(out) as { file: string }[]).map(({ file }) => file);
    expect(files).toEqual([join(folder.path, "loaded.txt"), join(folder.path, "plain.md")]);
  });

  it("lists the reports of a folder even where it holds one file or none", async () => {
    const lone = await mkdtemp(join(folder.path, "lone-"));
    expect(JSON.parse((await command(["--json", lone])).out)).toEqual([]);
    await writeFile(join(lone, "a.txt"), PLAIN);
    expect(JSON.parse((await command(["--json", lone])).out)).toHaveLength(1);
    expect(JSON.parse((await command(["--json", join(lone, "a.txt")])).out)).toHaveProperty("file");
    await rm(lone, { recursive: true });
  });

  it("prints nothing but the reason where the only file cannot be read", async () => {
    const missing = join(folder.path, "missing.txt");
    const { code, out, err } = await command(["--json", missing]);
    expect({ code, out, err }).toEqual({ code: 1, out: "", err: `${missing}: no such file or folder\n` });
  });

  it("names what it cannot read, goes on with the rest and exits with 1", async () => {
    const missing = join(folder.path, "missing.txt");
    const { code, out, err } = await command([
      missing,
      join(folder.path, "latin1.bin"),
      join(folder.path, "plain.md"),
    ]);
    expect(code).toBe(1);
    expect(err).toContain(`${missing}: no such file or folder`);
    expect(err).toContain("latin1.bin: is not UTF-8 text");
    expect(out).toContain("plain.md");
  });

  it("refuses an empty text with the message that the screen shows", async () => {
    const { code, err } = await command([], "  \n ");
    expect(code).toBe(1);
    expect(err).toBe("-: Input text is required for analysis.\n");
  });

  it("names the columns of CSV once, however many files it reads", async () => {
    const { out } = await command(["--csv", folder.path]);
    expect(out.split('"finding_type"')).toHaveLength(2);
    expect(out).toContain("loaded.txt");
    expect(out).toContain("plain.md");
    expect((await command(["--csv"], PLAIN)).out).toMatch(/^"file","finding_type"/u);
    expect((await command(["--csv", join(folder.path, "missing.txt")])).out).toBe("");
  });

  it("lists Web Annotations of several files, and prints those of one as one object", async () => {
    const listed: unknown = JSON.parse((await command(["--annotations", folder.path])).out);
    expect(listed).toMatchObject([{ type: "AnnotationCollection" }, { type: "AnnotationCollection" }]);
    const one: unknown = JSON.parse((await command(["--annotations"], LOADED)).out);
    expect(one).toMatchObject({
      type: "AnnotationCollection",
      readBy: expect.stringMatching(/[0-9a-f]{64}/u),
    });
  });

  it("reads a text that is longer than a page may send", async () => {
    const { code, out } = await command(
      ["--json"],
      `${PLAIN} `.repeat(MAX_TEXT_CHARACTERS / PLAIN.length + 1),
    );
    expect(code).toBe(0);
    expect(reportSchema.parse(JSON.parse(out)).analysed_by.model).toBe("embedded");
  });

  it("tells in Ukrainian what it could not read, where the report is to be in it", async () => {
    const { code, err } = await command(["--language", "uk", join(folder.path, "nowhere.txt")]);
    expect(code).toBe(1);
    expect(err).toContain("немає такого файлу чи теки");
  });

  it("writes a Markdown report in Ukrainian with the quoted words in it", async () => {
    const { out } = await command(["--markdown", "--language", "uk"], LOADED);
    expect(out).toContain("## Маніпулятивний вміст");
    expect(out).toMatch(/\*\*\p{Script=Cyrillic}[^*]+\*\* /u);
    expect(out).toMatch(/«[^»]+»/u);
  });
});

describe("a corpus", () => {
  it("comes back one report a line, in the order of the lines", async () => {
    const rows = Array.from({ length: 25 }, (_, id) => ({ id, text: id % 2 === 0 ? LOADED : PLAIN }));
    const { code, out } = await command(["--jsonl"], rows.map((row) => JSON.stringify(row)).join("\n"));
    expect(code).toBe(0);
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: number });
    expect(lines.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  });

  it("says which line cannot be read, keeps its place and exits with 1", async () => {
    const input = ['{"id":"a","text":"One line."}', "not json", '{"id":"c","text":" "}'].join("\n");
    const { code, out } = await command(["--jsonl"], input);
    const lines = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { id: string; error?: string });
    expect(code).toBe(1);
    expect(lines.map(({ id }) => id)).toEqual(["a", null, "c"]);
    expect(lines[2]?.error).toBe("Input text is required for analysis.");
  });

  it("names a corpus file that is not there and exits with 1", async () => {
    const { code, err } = await command(["--jsonl", join(folder.path, "missing.jsonl")]);
    expect(code).toBe(1);
    expect(err).toContain("missing.jsonl: no such file or folder");
  });
});
