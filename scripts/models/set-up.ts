import { readFile } from "node:fs/promises";
import { type CascadeEntry, readCascadeFile } from "#analysis/config/cascade-file.ts";
import { createCascade, ModelFailure } from "#analysis/index.ts";
import { loadModel } from "#analysis/load.ts";
import { familyOf } from "#analysis/local/families.ts";
import { bestModel, type FoundModel, type FoundServer, findServers } from "#analysis/local/find.ts";
import type { LocalHost } from "#analysis/local/hosts.ts";
import { localModel } from "#analysis/local/local-model.ts";
import { writeText } from "#export/index.ts";
import type { Report } from "#report/index.ts";
import type { Model } from "../../src/analysis/model.ts";
import { isPlain, setInEnvFile } from "./env-file.ts";
import { OFFERS, type Offer } from "./offers.ts";
import type { Terminal } from "./terminal.ts";

export interface SetUpOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cascadeFile: string;
  readonly localHosts: readonly LocalHost[];
  readonly envFile: string;
  /** `local`, `none` or the id of an entry of the cascade file; asked for when left out. */
  readonly choice?: string | undefined;
  /** The key for it, from standard input. Otherwise the environment's, or one that is asked for. */
  readonly key?: string | undefined;
  /** Whether the model reads one text of ours before anything is written. */
  readonly tryOut: boolean;
  readonly terminal: Terminal;
}

/** What cannot be done as it was asked for: told in one line, without a key in it. */
export class SetUpError extends Error {
  override readonly name = "SetUpError";
}

/** A text of ours, in the language that models read worse. */
const SAMPLE = "content/examples/uk-1.txt";

/** What can be chosen: what to write to the `.env` file, and the model to try. */
interface Choice {
  readonly id: string;
  readonly lines: readonly string[];
  /** The variable that holds the key. */
  readonly keyName?: string | undefined;
  readonly writes: Readonly<Record<string, string>>;
  load?(env: SetUpOptions["env"]): Promise<Model>;
}

/**
 * Shows which models can be had, what each costs, where texts go and how well it reads Ukrainian; lets one be chosen,
 * tries it on a text of ours, and writes the `.env` file. Throws `SetUpError`.
 */
export async function setUp(options: SetUpOptions): Promise<void> {
  const { terminal, envFile } = options;
  const choices = await findChoices(options);
  choices.forEach(({ id, lines }, at) =>
    terminal.say(`${at + 1}. ${id}\n${lines.map((line) => `   ${line}`).join("\n")}`),
  );
  const choice = await choose(choices, options);
  const key = await keyFor(choice, options);
  const writes =
    key === undefined || choice.keyName === undefined
      ? choice.writes
      : { ...choice.writes, [choice.keyName]: key };
  if (options.tryOut && choice.load) {
    terminal.say(`\nTrying ${choice.id} on ${SAMPLE} …\n`);
    terminal.say(await tryOut(await choice.load({ ...options.env, ...writes })));
  }
  await setInEnvFile(envFile, writes);
  terminal.say(
    `\n${Object.keys(writes).join(", ")} written to ${envFile}, which only you can read. \`npm start\` reads it.`,
  );
}

async function findChoices({ env, cascadeFile, localHosts }: SetUpOptions): Promise<Choice[]> {
  const { models } = await readCascadeFile(cascadeFile);
  const servers = await findServers(localHosts);
  const hosted = OFFERS.flatMap((offer) => {
    const entry = models.find(({ id }) => id === offer.id);
    return entry === undefined ? [] : [choiceOf(offer, entry)];
  });
  const named = localHosts.length > 0 ? env["LOCAL_MODELS"] : undefined;
  return [localChoice(servers, await bestModel(servers), named || "on"), ...hosted, NO_MODEL];
}

const NO_MODEL: Choice = {
  id: "none",
  lines: [
    "The embedded analyser alone: costs nothing, the text stays here, and finds less than a large model.",
    "Keys that are set already stay set.",
  ],
  writes: { LOCAL_MODELS: "off" },
};

function localChoice(servers: readonly FoundServer[], best: FoundModel | undefined, hosts: string): Choice {
  const wantKeys = servers
    .filter(({ wantsKey }) => wantsKey)
    .map(({ kind }) => `${kind.name} wants a key and is left out.`);
  const found = best
    ? [
        `${best.model} of ${best.server.kind.name}, found now.`,
        `Ukrainian: ${familyOf(best)?.ukrainian ?? "unknown"}; not measured by us.`,
      ]
    : [
        "Nothing suitable is found now. Ollama with gemma3:12b would be; it is found within a minute of its start.",
      ];
  return {
    id: "local",
    lines: [
      ...found,
      ...wantKeys,
      "Cost: none but the machine's work. Speed: unknown; slow without a graphics card.",
      "The text stays on the machine that runs the model.",
    ],
    writes: { LOCAL_MODELS: hosts },
    ...(best && { load: () => localModel(best) }),
  };
}

function choiceOf(offer: Offer, entry: CascadeEntry): Choice {
  const price = entry.price
    ? `$${entry.price.input} for a million tokens read, $${entry.price.output} written, at most; about 5,000 and 1,000 a text`
    : "price of a token: unknown to us";
  return {
    id: offer.id,
    lines: [
      `${entry.model}, ${offer.access}: ${offer.cost}; ${price}.`,
      `The text goes to ${offer.textGoesTo}.`,
      `Ukrainian: ${offer.ukrainian}.`,
      `Key: ${offer.keyAt}`,
    ],
    keyName: entry.apiKeyEnv,
    writes: {},
    load: (env) => loadModel(entry, env),
  };
}

async function choose(choices: readonly Choice[], { choice, terminal }: SetUpOptions): Promise<Choice> {
  const answer = choice ?? (await terminal.ask("\nWhich one? Its number or name: "));
  if (answer === undefined) {
    throw new SetUpError(
      "Nobody is here to be asked: say --choose NAME, and hand the key in on standard input with --key-stdin.",
    );
  }
  const chosen = choices.find(({ id }, at) => id === answer || String(at + 1) === answer);
  // What was typed is not repeated: it may be a key in the wrong place.
  if (chosen === undefined)
    throw new SetUpError(`There are ${choices.map(({ id }) => id).join(", ")} to choose from.`);
  return chosen;
}

async function keyFor(
  { keyName }: Choice,
  { env, key, terminal }: SetUpOptions,
): Promise<string | undefined> {
  if (keyName === undefined) return undefined;
  const given = key ?? (env[keyName] || (await terminal.askSecret(`Key for ${keyName} (it is not shown): `)));
  if (!given)
    throw new SetUpError(`${keyName} is needed: in the environment, or on standard input with --key-stdin.`);
  terminal.hide(given);
  if (given.length < 8 || !isPlain(given))
    throw new SetUpError(`What was given for ${keyName} does not look like a key.`);
  return given;
}

/** The report of one text of ours. Throws `SetUpError` where the model did not give it. */
async function tryOut(model: Model): Promise<string> {
  const text = (await readFile(SAMPLE, "utf8")).trim();
  let status: number | undefined;
  const analyse = createCascade({
    models: [model],
    onFailure: ({ cause }) => {
      status = cause instanceof ModelFailure ? cause.facts.status : undefined;
    },
  });
  const begun = performance.now();
  const report = await analyse({ text, language: "uk" }, new AbortController().signal);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  if (report.analysed_by.model === model.id)
    return `${writeText({ report, text, language: "uk" })}\n\nIt took ${seconds} s.`;
  throw new SetUpError(
    `${model.id} did not answer: ${outcomeOf(report)}${status ? ` (its server says ${status})` : ""}. Nothing was written; --no-try writes all the same.`,
  );
}

function outcomeOf({ attempts }: Report): string {
  return attempts[0]?.outcome ?? "unknown";
}
