import { describe, expect, it, type TestContext } from "vitest";
import type { StatusReply } from "#report/index.ts";
import { begin, endOf } from "../kit/calls.ts";
import { runServer, type ServerProcess, startServer } from "../kit/server-process.ts";
import { startLocalServer } from "../stand-ins/local-server.ts";

const TEXT = "The council met on Monday and approved the budget of the library.";

/** The server tells where it connects to. */
const TELLING = { NODE_OPTIONS: "--import ./test/kit/tell-connections.ts" };

async function start(
  env: Record<string, string>,
  onTestFinished: TestContext["onTestFinished"],
): Promise<ServerProcess> {
  const server = await startServer({ ...TELLING, ...env });
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  return server;
}

async function analyse({ url }: ServerProcess): Promise<StatusReply> {
  return await endOf(url, await begin(url, TEXT));
}

const connectionsOf = (server: ServerProcess) =>
  Array.from(server.said().matchAll(/^CONNECTS to (\S+) (\d+)$/gmu), ([, host, port]) => `${host} ${port}`);

describe.concurrent("A server without any configuration", () => {
  it("reports what a model on this machine says, names it, and connects to nothing else", async ({
    onTestFinished,
  }) => {
    const ollama = await startLocalServer("Ollama");
    onTestFinished(() => ollama.close());
    const server = await start({ LOCAL_MODELS: ollama.address }, onTestFinished);
    expect(await analyse(server)).toMatchObject({
      status: "completed",
      data: {
        analysed_by: { model: "Ollama on this machine", version: "gemma3:12b" },
        analysis_results: [{ points: [{ statement: expect.stringContaining("more feeling") }] }],
      },
    });
    expect(server.said()).toContain(
      '"chosen":{"server":"Ollama","model":"gemma3:12b","contextTokens":16384}',
    );
    expect(new Set(connectionsOf(server))).toEqual(new Set([`127.0.0.1 ${ollama.port}`]));
  });

  it("asks this machine alone, at the five ports of the five servers", async ({ onTestFinished }) => {
    // Nothing is analysed here: a server that does run on the machine is asked for its models, never about a text.
    const server = await start({ LOCAL_MODELS: "on" }, onTestFinished);
    const connections = connectionsOf(server).map((connection) => connection.replace(/[[\]]/gu, ""));
    const ports = [11_434, 1_234, 8_080, 8_000, 1_337];
    const expected = ports.flatMap((port) => [`127.0.0.1 ${port}`, `::1 ${port}`]);
    expect([...new Set(connections)].toSorted()).toEqual(expected.toSorted());
  });

  it("asks nobody where LOCAL_MODELS is off", async ({ onTestFinished }) => {
    const server = await start({ LOCAL_MODELS: "off" }, onTestFinished);
    expect(await analyse(server)).toMatchObject({ data: { analysed_by: { model: "embedded" } } });
    expect(connectionsOf(server)).toEqual([]);
  });

  it("does not start where LOCAL_MODELS is neither on, off nor hosts, and does not say what it is", async () => {
    const { code, said } = await runServer({ LOCAL_MODELS: "http://some.place", SITE_FOLDER: "none" });
    expect(code).toBe(1);
    expect(said).toContain("LOCAL_MODELS must be on, off, or hosts");
    expect(said).not.toContain("some.place");
  });
});
