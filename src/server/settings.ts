import * as z from "zod";
import { type LocalHost, parseLocalHosts } from "#analysis/index.ts";
import { ANALYSES_PER_HOUR, CASCADE_TIME_MS, TASK_TIMEOUT_MS } from "#report/index.ts";
import { parseTrustedProxies } from "./api/address.ts";

/** One thing an operator can set: what the environment calls it, what it does, what it may be. */
interface Setting<Value> {
  readonly name: string;
  readonly doc: string;
  /** Parses the text of the environment variable. Its error message says what is expected. */
  readonly schema: z.ZodType<Value, string>;
  /** As one would write it; undefined where the setting is simply not there by itself. */
  readonly default: string | undefined;
  /** What the documentation says where there is no default, or where the bare value tells nothing. */
  readonly defaultDoc?: string;
}

function wholeNumber(min: number, max: number): z.ZodType<number, string> {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/u, message)
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
}

const origin = z
  .url({ protocol: /^https?$/u, error: "must be a URL that begins with http:// or https://" })
  .transform((url) => new URL(url).origin);

const trustedProxies = z.string().transform((text, context) => {
  const trusted = parseTrustedProxies(text);
  if (trusted) return trusted;
  context.addIssue("must be a number of proxies, or their addresses or CIDR ranges with commas between");
  return z.NEVER;
});

const localModels = z.string().transform((text, context): readonly LocalHost[] => {
  const hosts = parseLocalHosts(text);
  if (hosts) return hosts;
  context.addIssue("must be on, off, or hosts with commas between, each with or without a port");
  return z.NEVER;
});

/** Characters of the shortest secret: as many as 16 random bytes in hexadecimal have. */
const SECRET_CHARACTERS = 32;

const secrets = z.string().transform((text, context): readonly [string, ...string[]] => {
  const [first, ...others] = text.split(",").map((secret) => secret.trim());
  if (first !== undefined && [first, ...others].every((secret) => secret.length >= SECRET_CHARACTERS))
    return [first, ...others];
  context.addIssue(`must be secrets of at least ${SECRET_CHARACTERS} characters, with commas between`);
  return z.NEVER;
});

const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Every setting there is. The table in docs/configuration.md is written from this list. */
export const SETTINGS = {
  port: {
    name: "PORT",
    doc: "Port to listen on. `0` takes any free one.",
    schema: wholeNumber(0, 65_535),
    default: "3000",
  },
  host: {
    name: "HOST",
    doc: "Address to listen on. `0.0.0.0` and `::` open the server to other machines.",
    schema: z.string(),
    default: undefined,
    defaultDoc: "this machine alone; in a container (Docker, Podman, Kubernetes) every address",
  },
  publicUrl: {
    name: "PUBLIC_URL",
    doc:
      "Where visitors find the site. Without it only `localhost`, private addresses and the machine's own names are " +
      "answered to. With `https://` browsers are told to come back by HTTPS only. Read by the build as well.",
    schema: origin,
    default: undefined,
    defaultDoc: "not set",
  },
  contactMail: {
    name: "CONTACT_MAIL",
    doc:
      "Mail address of whoever operates this copy: for questions, rights and faults. Stands on the pages, in the legal " +
      "texts and in `/.well-known/security.txt`. Read by the build.",
    schema: z.email("must be a mail address"),
    default: undefined,
    defaultDoc: "`webmaster@` and the host of `PUBLIC_URL`",
  },
  operatorName: {
    name: "OPERATOR_NAME",
    doc: "Who operates this copy, as the legal texts name them. Read by the build.",
    schema: z.string(),
    default: undefined,
    defaultDoc: "not named",
  },
  operatorAddress: {
    name: "OPERATOR_ADDRESS",
    doc: "Postal address of the operator, in one line, where the law asks for one. Read by the build.",
    schema: z.string(),
    default: undefined,
    defaultDoc: "not named",
  },
  sourceCodeUrl: {
    name: "SOURCE_CODE_URL",
    doc: "Where the source code of this copy is published. Read by the build.",
    schema: z.url({ protocol: /^https?$/u, error: "must be a URL that begins with http:// or https://" }),
    default: undefined,
    defaultDoc: "the link leads to a section of the page About, which tells how to ask for it",
  },
  analyticsId: {
    name: "ANALYTICS_ID",
    doc:
      "Measurement id of Google Analytics, such as `G-ABC123`. Nothing of it is loaded before a visitor " +
      "accepts. Read by the build as well.",
    schema: z.string().regex(/^[A-Z0-9-]{4,30}$/u, "must be capital letters, digits and hyphens"),
    default: undefined,
    defaultDoc: "no analytics",
  },
  analysesPerHour: {
    name: "ANALYSES_PER_HOUR",
    doc: "Analyses that one address may start within an hour.",
    schema: wholeNumber(1, 10_000),
    default: String(ANALYSES_PER_HOUR),
  },
  trustProxy: {
    name: "TRUST_PROXY",
    doc:
      "Which proxies in front of the server may say, in `X-Forwarded-For`, whom they speak for: how many " +
      "stand in a row (`1`), or their addresses and CIDR ranges with commas between (`10.0.0.0/8,::1`). " +
      "A number is safe only where nobody can reach the port past the proxies.",
    schema: trustedProxies,
    default: "0",
  },
  cascadeFile: {
    name: "CASCADE_FILE",
    doc: "File that lists the models in the order in which they are asked.",
    schema: z.string(),
    default: "cascade.json",
  },
  localModels: {
    name: "LOCAL_MODELS",
    doc:
      "Where servers of models are looked for (Ollama, LM Studio, llama.cpp, vLLM, Jan): `on` asks this machine alone, " +
      "`off` nobody; hosts with commas between (`gpu.lan,10.0.0.7:11434`) are asked instead of this machine. " +
      "The best model found is asked after those of the cascade file.",
    schema: localModels,
    default: "on",
  },
  cascadeSeconds: {
    name: "CASCADE_SECONDS",
    doc:
      "How long language models are asked for one text; then the embedded analyser's reading is the report. A model " +
      "whose own `timeoutMs` is longer than this and than 75000 has that time, up to the 15 minutes of a task: the " +
      "page offers to keep waiting.",
    schema: wholeNumber(1, TASK_TIMEOUT_MS / 1_000),
    default: String(CASCADE_TIME_MS / 1_000),
  },
  redisUrl: {
    name: "REDIS_URL",
    doc:
      "Redis in which tasks, reports and limits are kept, so that several servers and workers share them. " +
      "Start it with `deploy/redis.conf`. Everything in it that has to do with a text is encrypted. " +
      "Needs `SUBTEXT_SECRET`.",
    schema: z.url({ protocol: /^rediss?$/u, error: "must be a URL that begins with redis:// or rediss://" }),
    default: undefined,
    defaultDoc: "everything is in the memory of one process",
  },
  secrets: {
    name: "SUBTEXT_SECRET",
    doc:
      "Secret from which the keys are derived for what leaves the process, at least 32 characters (`openssl rand -hex 32`). " +
      "To replace it, put the new one in front, `new,old`, on all servers and workers, and drop the old one an hour later.",
    schema: secrets,
    default: undefined,
    defaultDoc: "not needed where everything is in the memory of one process",
  },
  metricsPort: {
    name: "METRICS_PORT",
    doc:
      "Port on which `/metrics` (for Prometheus), `/healthz` and `/readyz` are served, at the addresses of `HOST`. It " +
      "should not be open to visitors. `0` takes any free one.",
    schema: wholeNumber(0, 65_535),
    default: undefined,
    defaultDoc: "no metrics",
  },
  concurrency: {
    name: "CONCURRENCY",
    doc: "Analyses that run at the same time, in each process that does them.",
    schema: wholeNumber(1, 1_000),
    default: "8",
  },
  queueLength: {
    name: "QUEUE_LENGTH",
    doc: "Analyses that may wait for their turn. Visitors beyond that are asked to come back later.",
    schema: wholeNumber(0, 100_000),
    default: "200",
  },
  stopGraceSeconds: {
    name: "STOP_GRACE_SECONDS",
    doc: "How long running analyses may go on after the server is told to stop.",
    schema: wholeNumber(0, 900),
    default: "20",
  },
  siteFolder: {
    name: "SITE_FOLDER",
    doc: "Folder of the built pages. `none` serves the two calls alone.",
    schema: z.string(),
    default: "build/site",
  },
  logLevel: {
    name: "LOG_LEVEL",
    doc: `How much is logged: ${LOG_LEVELS.map((level) => `\`${level}\``).join(", ")}. From \`debug\` on, requests that went well as well.`,
    schema: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`),
    default: "info",
  },
} as const satisfies Record<string, Setting<unknown>>;

type SettingKey = keyof typeof SETTINGS;
type ValueOf<Key extends SettingKey> = z.output<(typeof SETTINGS)[Key]["schema"]>;

/** The settings of one server. Those without a default may be undefined. */
export type Settings = {
  readonly [Key in SettingKey]: (typeof SETTINGS)[Key]["default"] extends string
    ? ValueOf<Key>
    : ValueOf<Key> | undefined;
};

/** The environment holds something that a setting cannot be. Names the settings, never their values. */
export class WrongSettings extends Error {
  override readonly name = "WrongSettings";
}

/** Reads every setting from the environment; one that is empty counts as not set. Throws `WrongSettings`. */
export function loadSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const values = Object.entries(SETTINGS).map(([key, setting]) => {
    const text = env[setting.name] || setting.default;
    if (text === undefined) return [key, undefined];
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) return [key, parsed.data];
    faults.push(`${setting.name} ${parsed.error.issues[0]?.message ?? "is wrong"}`);
    return [key, undefined];
  });
  if (env[SETTINGS.redisUrl.name] && !env[SETTINGS.secrets.name])
    faults.push(`${SETTINGS.redisUrl.name} needs ${SETTINGS.secrets.name}`);
  if (faults.length > 0) throw new WrongSettings(`Wrong configuration: ${faults.join("; ")}.`);
  // Each key stands beside the value that its own schema has parsed.
  return Object.fromEntries(values);
}
