import { setImmediate as nextTurn } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import {
  ERROR_MESSAGES,
  errorReplySchema,
  MAX_TEXT_CHARACTERS,
  type Report,
  STATUS_PATH,
  startReplySchema,
  statusReplySchema,
  TRIGGER_PATH,
} from "#report/index.ts";
import { post, REPORT, testApp, testTasks } from "../../test/kit/app-for-tests.ts";
import { MAX_BODY_BYTES } from "./api/body.ts";
import { createLimiter } from "./api/limits/limiter.ts";
import { createPollLimiter } from "./api/limits/poll-limiter.ts";

const GOOD = { text: "A text.", language: "en" };

const limited = (limit: number, env = {}) =>
  testApp({ env, limiter: createLimiter({ limit, now: () => 0 }) });

const ask = (query: string) => testApp().app.request(`${STATUS_PATH}${query}`);

/** Whatever goes wrong: JSON, one of the closed messages, never stored, no trace of our code. */
async function expectError(reply: Response, status: number, message: string): Promise<void> {
  const text = await reply.text();
  expect(errorReplySchema.parse(JSON.parse(text))).toEqual({ error: message });
  expect(reply.status).toBe(status);
  expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(text).not.toMatch(/\bat .*:\d+|node_modules|\.ts\b/u);
}

describe("The call that starts an analysis", () => {
  it("answers 202 with an id under which the report can be read", async () => {
    const { app } = testApp();
    const reply = await post(app, GOOD);
    expect(reply.status).toBe(202);
    expect(reply.headers.get("cache-control")).toBe("no-store");
    const { taskId } = startReplySchema.parse(await reply.json());
    const status = await app.request(`${STATUS_PATH}?taskId=${taskId}`);
    expect(status.headers.get("cache-control")).toBe("no-store");
    expect(statusReplySchema.parse(await status.json())).toEqual({ status: "completed", data: REPORT });
  });

  it("hands the text on trimmed, with its language", async () => {
    const seen: unknown[] = [];
    const tasks = testTasks(async (request) => {
      seen.push(request);
      return REPORT;
    });
    await post(testApp({ tasks }).app, { text: " \n\u00a0Текст.\t", language: "uk", more: 1 });
    expect(seen).toEqual([{ text: "Текст.", language: "uk" }]);
  });

  it("takes application/json in any case and with a charset", async () => {
    const { app } = testApp();
    const headers = { "content-type": "Application/JSON; charset=UTF-8" };
    expect((await post(app, GOOD, { headers })).status).toBe(202);
  });

  it("takes exactly the longest text allowed, counted after trimming", async () => {
    const { app } = testApp();
    const text = `  ${"я".repeat(MAX_TEXT_CHARACTERS)}\n`;
    expect((await post(app, { text, language: "uk" })).status).toBe(202);
  });

  it("takes the longest text allowed when all of it is escaped and wrapped in white space", async () => {
    const body = `{"language":"en","text":"${"\\u0416".repeat(MAX_TEXT_CHARACTERS)}"}${" ".repeat(100_000)}`;
    expect((await post(testApp().app, body)).status).toBe(202);
  });

  const wrongTypes = ["text/plain", "application/x-www-form-urlencoded", "application/jsonp", "", "json"];
  it.each(wrongTypes)(
    "refuses the content type %j with 415, so that no form of another site can send it",
    async (type) => {
      const reply = await post(testApp().app, GOOD, { headers: { "content-type": type } });
      await expectError(reply, 415, ERROR_MESSAGES.contentTypeUnsupported);
    },
  );

  it("refuses a body that is announced as too large with 413, without reading it", async () => {
    const headers = { "content-length": String(MAX_BODY_BYTES + 1) };
    await expectError(await post(testApp().app, GOOD, { headers }), 413, ERROR_MESSAGES.bodyTooLarge);
  });

  it("refuses a body of 2 MB with 413 even when it is announced as small", async () => {
    const body = JSON.stringify({ ...GOOD, text: "a".repeat(2_000_000) });
    const reply = await post(testApp().app, body, { headers: { "content-length": "10" } });
    await expectError(reply, 413, ERROR_MESSAGES.bodyTooLarge);
  });

  const unreadable: [string, string | Uint8Array][] = [
    ["nothing", ""],
    ["half a JSON text", '{"text":"A te'],
    ["no JSON at all", "text=A&language=en"],
    ["bytes that are not UTF-8", new Uint8Array([0x22, 0xff, 0xfe, 0x22])],
    ["a bare string", '"A text."'],
    ["null", "null"],
    ["a list", '["A text.","en"]'],
    ["a number as text", '{"text":1,"language":"en"}'],
    ["a list as text", '{"text":["A text."],"language":"en"}'],
    ["null as text", '{"text":null,"language":"en"}'],
    ["wrong types everywhere", '{"text":{},"language":7}'],
    ["100,000 brackets", "[".repeat(100_000)],
  ];
  it.each(unreadable)("refuses %s as body with 400", async (_, body) => {
    await expectError(await post(testApp().app, body), 400, ERROR_MESSAGES.bodyUnreadable);
  });

  it.each(["", "   ", "\n\t\u00a0\u2003\ufeff"])(
    "refuses the empty text %j with 400 and the spec's words",
    async (text) => {
      const reply = await post(testApp().app, { text, language: "en" });
      await expectError(reply, 400, "Input text is required for analysis.");
    },
  );

  it("refuses a request without a text in the same words", async () => {
    await expectError(
      await post(testApp().app, { language: "en" }),
      400,
      "Input text is required for analysis.",
    );
  });

  it("refuses 15,001 characters with 400 and the spec's words", async () => {
    const reply = await post(testApp().app, { text: "a".repeat(15_001), language: "en" });
    await expectError(reply, 400, "Text exceeds the maximum length of 15000 characters.");
  });

  it.each(["ru", "EN", "", null, 1, ["en"], undefined, "__proto__"])(
    "refuses the language %j with 400",
    async (language) => {
      const reply = await post(testApp().app, { text: "A text.", language });
      await expectError(reply, 400, ERROR_MESSAGES.languageUnknown);
    },
  );

  it.each(["GET", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "refuses %s with 405 and says what is allowed",
    async (method) => {
      const reply = await testApp().app.request(TRIGGER_PATH, { method });
      expect(reply.headers.get("allow")).toBe("POST");
      await expectError(reply, 405, ERROR_MESSAGES.methodNotAllowed);
    },
  );

  it("answers 503 with Retry-After when the queue is full, and counts nothing against the visitor", async () => {
    const tasks = testTasks(() => new Promise(() => {}), { running: 1, queued: 0 });
    const { app } = testApp({ tasks, limiter: createLimiter({ limit: 2, now: () => 0 }) });
    expect((await post(app, GOOD)).status).toBe(202);
    for (let i = 0; i < 5; i += 1) {
      const reply = await post(app, GOOD);
      expect(reply.headers.get("retry-after")).toBe("30");
      await expectError(reply, 503, ERROR_MESSAGES.serverBusy);
    }
  });

  it("answers 429 with Retry-After to a fourth analysis while three are not done, and counts it against nobody", async () => {
    const tasks = testTasks(() => new Promise(() => {}), { perVisitor: 3 });
    const { app } = testApp({ tasks, limiter: createLimiter({ limit: 4, now: () => 0 }) });
    for (let i = 0; i < 3; i += 1) expect((await post(app, GOOD, { from: "192.0.2.1" })).status).toBe(202);
    for (let i = 0; i < 5; i += 1) {
      const reply = await post(app, GOOD, { from: "192.0.2.1" });
      expect(reply.headers.get("retry-after")).toBe("10");
      await expectError(reply, 429, ERROR_MESSAGES.tooManyRequests);
    }
    const other = await post(app, GOOD, { from: "192.0.2.2" });
    expect(other.headers.get("ratelimit")).toBe('"default";r=3;t=3600');
    expect(other.status).toBe(202);
  });

  it("answers 503 once the queue is closed", async () => {
    const tasks = testTasks(async () => REPORT);
    await tasks.close();
    await expectError(await post(testApp({ tasks }).app, GOOD), 503, ERROR_MESSAGES.serverBusy);
  });

  it("answers 500 in the closed words when the store breaks, and logs no word of the error", async () => {
    const tasks = testTasks(async () => REPORT);
    tasks.submit = async () => {
      throw new TypeError(`cannot store ${GOOD.text}`);
    };
    const { app, lines } = testApp({ tasks });
    await expectError(await post(app, GOOD), 500, ERROR_MESSAGES.serverFault);
    expect(lines.join("")).toContain('"fault":"TypeError"');
    expect(lines.join("")).not.toContain(GOOD.text);
  });
});

describe("The limit of analyses by the hour", () => {
  it("is told in the headers of the draft standard, and answers 429 with Retry-After beyond it", async () => {
    const { app } = limited(2);
    const first = await post(app, GOOD);
    expect(first.headers.get("ratelimit-policy")).toBe('"default";q=2;w=3600');
    expect(first.headers.get("ratelimit")).toBe('"default";r=1;t=3600');
    await post(app, GOOD);
    const third = await post(app, GOOD);
    expect(third.headers.get("retry-after")).toBe("3600");
    expect(third.headers.get("ratelimit")).toBe('"default";r=0;t=3600');
    await expectError(third, 429, ERROR_MESSAGES.tooManyRequests);
  });

  it("is 20 unless the operator sets another number", async () => {
    const { app } = testApp({ limiter: createLimiter({ limit: 20, now: () => 0 }) });
    const statuses = [];
    for (let i = 0; i < 21; i += 1) statuses.push((await post(app, GOOD)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
  });

  it("does not count requests that were refused for their content", async () => {
    const { app } = limited(1);
    for (const body of ["{", { text: "", language: "en" }, { text: "a", language: "xx" }])
      await post(app, body);
    expect((await post(app, GOOD)).status).toBe(202);
  });

  it("holds for each address apart", async () => {
    const { app } = limited(1);
    expect((await post(app, GOOD, { from: "192.0.2.1" })).status).toBe(202);
    expect((await post(app, GOOD, { from: "192.0.2.2" })).status).toBe(202);
    expect((await post(app, GOOD, { from: "::ffff:192.0.2.1" })).status).toBe(429);
  });

  it("cannot be passed by writing another X-Forwarded-For", async () => {
    const { app } = limited(1);
    const statuses = [];
    for (let i = 0; i < 50; i += 1) {
      const headers = { "x-forwarded-for": `198.51.100.${i}` };
      statuses.push((await post(app, GOOD, { from: "192.0.2.1", headers })).status);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(1);
  });

  it("goes by the visitor whom a trusted proxy names, whatever the visitor wrote left of it", async () => {
    const { app } = limited(1, { TRUST_PROXY: "1" });
    const by = (forwarded: string) =>
      post(app, GOOD, { from: "10.0.0.1", headers: { "x-forwarded-for": forwarded } });
    expect((await by("203.0.113.1")).status).toBe(202);
    expect((await by("203.0.113.2")).status).toBe(202);
    expect((await by("198.51.100.7, 203.0.113.1")).status).toBe(429);
  });
});

describe("The call that asks for the status", () => {
  const hostile = [
    "",
    "?taskId=",
    "?taskId=unknown",
    "?taskid=a",
    "?taskId=..%2F..%2F..%2Fetc%2Fpasswd",
    "?taskId=../../etc/passwd",
    "?taskId=%00",
    "?taskId=a%00b",
    "?taskId=%F0%9F%92%A3%E2%80%AE",
    "?taskId=%E0%A4%A",
    "?taskId=%",
    "?taskId=__proto__",
    "?taskId=constructor",
    "?taskId=toString",
    "?taskId=*",
    "?taskId=%0d%0aSet-Cookie:%20a=b",
    "?taskId=%3Cscript%3Ealert(1)%3C/script%3E",
    "?taskId=1;DROP%20TABLE%20tasks",
    "?taskId=$(reboot)",
    "?taskId[]=a",
    "?taskId=a&taskId=b",
    `?taskId=${"a".repeat(10_000)}`,
    `?taskId=${"%D1%97".repeat(3_000)}`,
  ];
  it.each(hostile)("answers 404 to %j", async (query) => {
    await expectError(await ask(query), 404, ERROR_MESSAGES.taskUnknown);
  });

  it("answers 404 for strings that software tends to stumble over", async () => {
    for (const id of [
      "undefined",
      "NaN",
      "-1",
      "1E+02",
      "\u202e",
      "ﷺ",
      "null",
      "\\",
      "'",
      '"',
      "`",
      "\ud800",
    ]) {
      const query = new URLSearchParams({ taskId: id });
      await expectError(await ask(`?${query.toString()}`), 404, ERROR_MESSAGES.taskUnknown);
    }
  });

  it("tells the stage of a task, and how many run before a waiting one", async () => {
    const { app } = testApp({ tasks: testTasks(() => new Promise(() => {})) });
    const replies = [];
    for (let i = 0; i < 3; i += 1) {
      const { taskId } = startReplySchema.parse(await (await post(app, GOOD)).json());
      replies.push(await (await app.request(`${STATUS_PATH}?taskId=${taskId}`)).json());
    }
    expect(replies).toEqual([
      { status: "pending", stage: "analysing" },
      { status: "pending", stage: "queued", ahead: 0 },
      { status: "pending", stage: "queued", ahead: 1 },
    ]);
  });

  it("sends a long report in gzip where that is taken, and a short one as it is", async () => {
    const long = { ...REPORT, overall_summary: "A long summary. ".repeat(500) };
    for (const [report, encoding] of [
      [long, "gzip"],
      [REPORT, null],
    ] as const) {
      const { app } = testApp({ tasks: testTasks(async () => report) });
      const { taskId } = startReplySchema.parse(await (await post(app, GOOD)).json());
      const ask = (accepted: string) =>
        app.request(`${STATUS_PATH}?taskId=${taskId}`, { headers: { "accept-encoding": accepted } });
      // Compressing takes a turn of the event loop, or several.
      const reply = await vi.waitFor(async () => {
        const answer = await ask("gzip, br");
        expect(await answer.clone().text()).not.toContain("pending");
        return answer;
      });
      const bytes = Buffer.from(await reply.arrayBuffer());
      expect(reply.headers.get("content-encoding")).toBe(encoding);
      expect(reply.headers.get("cache-control")).toBe("no-store");
      const json = (encoding ? gunzipSync(bytes) : bytes).toString();
      expect(JSON.parse(json)).toEqual({ status: "completed", data: report });
      expect(await (await ask("identity")).json()).toEqual({ status: "completed", data: report });
    }
  });

  it("answers 429 with Retry-After to somebody who asks far more often than pages do, and to nobody else", async () => {
    const { app } = testApp({ pollLimiter: createPollLimiter({ limit: 5, now: () => 0 }) });
    const from = (address: string) => app.request(`${STATUS_PATH}?taskId=a`, {}, address);
    for (let i = 0; i < 5; i += 1) expect((await from("192.0.2.1")).status).toBe(404);
    const refused = await from("192.0.2.1");
    expect(refused.headers.get("retry-after")).toBe("60");
    await expectError(refused, 429, ERROR_MESSAGES.tooManyRequests);
    expect((await from("192.0.2.2")).status).toBe(404);
  });

  it("tells a waiting task that the server restarts", async () => {
    const tasks = testTasks(() => new Promise(() => {}));
    const { app } = testApp({ tasks });
    await post(app, GOOD);
    const { taskId } = startReplySchema.parse(await (await post(app, GOOD)).json());
    void tasks.close();
    const reply = await app.request(`${STATUS_PATH}?taskId=${taskId}`);
    expect(await reply.json()).toEqual({ status: "failed", error: ERROR_MESSAGES.serverRestarts });
  });

  it("tells that a task has failed in the closed words", async () => {
    const tasks = testTasks(async ({ text }) => {
      throw new Error(`cannot read ${text}`);
    });
    const { app } = testApp({ tasks });
    const { taskId } = startReplySchema.parse(await (await post(app, GOOD)).json());
    const reply = await app.request(`${STATUS_PATH}?taskId=${taskId}`);
    expect(await reply.json()).toEqual({ status: "failed", error: "Analysis failed on the server." });
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])(
    "refuses %s with 405 and says what is allowed",
    async (method) => {
      const reply = await testApp().app.request(STATUS_PATH, { method });
      expect(reply.headers.get("allow")).toBe("GET, HEAD");
      await expectError(reply, 405, ERROR_MESSAGES.methodNotAllowed);
    },
  );
});

const fromSite = (site: string) => ({
  headers: { "sec-fetch-site": site, "content-type": "application/json" },
});

describe("The rest of the door", () => {
  it("shows the first reading of a task until its report is there", async () => {
    const { promise: report, resolve } = Promise.withResolvers<Report>();
    const first = { ...REPORT, overall_summary: "A first reading." };
    const tasks = testTasks((_request, showFirst) => {
      showFirst(first);
      return report;
    });
    const { app } = testApp({ tasks });
    const { taskId } = (await (await post(app, GOOD)).json()) as { taskId: string };
    const ask = async (seen = "") => (await app.request(`${STATUS_PATH}?taskId=${taskId}${seen}`)).json();
    expect(await ask()).toEqual({ status: "pending", stage: "analysing", first_reading: first });
    expect(await ask("&seen=first_reading")).toEqual({ status: "pending", stage: "analysing" });
    expect(await ask("&seen=other")).toHaveProperty("first_reading");
    resolve(REPORT);
    await nextTurn();
    expect(await ask()).toEqual({ status: "completed", data: REPORT });
  });

  it("tells strangers that it lives, and nothing more", async () => {
    const { app } = testApp({ tasks: testTasks(() => new Promise(() => {})) });
    await post(app, GOOD);
    expect(await (await app.request("/healthz")).json()).toEqual({ status: "ok" });
  });

  it("answers other paths under the calls with 404 in JSON", async () => {
    await expectError(await testApp().app.request("/.netlify/functions/other"), 404, ERROR_MESSAGES.notFound);
  });

  it("sends the security headers with every kind of reply", async () => {
    const { app } = testApp({ env: { PUBLIC_URL: "https://subtext.example/" } });
    const replies = [
      await post(app, GOOD),
      await post(app, "{"),
      await app.request("/healthz"),
      await app.request("/nowhere"),
      await app.request(TRIGGER_PATH),
    ];
    for (const { headers } of replies) {
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'self';/u);
      expect(headers.get("content-security-policy")).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=63072000/u);
    }
  });

  it("lets in nobody else but the analytics that an operator has set up", async () => {
    const own = await testApp().app.request("/healthz");
    expect(own.headers.get("content-security-policy")).not.toContain("http");
    const reply = await testApp({ env: { ANALYTICS_ID: "G-ABC123" } }).app.request("/healthz");
    const policy = reply.headers.get("content-security-policy");
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(policy).toContain("connect-src 'self' https://www.google-analytics.com;");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types workers analytics");
    expect(policy).not.toContain("*");
    expect(policy).not.toContain("unsafe");
  });

  it("insists on HTTPS only where the site is served by it", async () => {
    const reply = await testApp({ env: { PUBLIC_URL: "http://localhost:3000" } }).app.request("/healthz");
    expect(reply.headers.get("strict-transport-security")).toBeNull();
  });

  it("refuses the two calls to pages of other sites, and to nobody else", async () => {
    const { app } = testApp();
    await expectError(await post(app, GOOD, fromSite("cross-site")), 403, ERROR_MESSAGES.otherSite);
    await expectError(
      await app.request(`${STATUS_PATH}?taskId=a`, fromSite("cross-site")),
      403,
      ERROR_MESSAGES.otherSite,
    );
    for (const site of ["same-origin", "none"])
      expect((await post(app, GOOD, fromSite(site))).status).toBe(202);
    expect((await app.request("/healthz", fromSite("cross-site"))).status).toBe(200);
  });

  it("leads what is shared to the page of its language, and neither reads nor logs it", async () => {
    const { app, lines } = testApp();
    const share = (path: string) =>
      app.answer({
        method: "POST",
        path,
        query: "",
        vouchedAddress: undefined,
        socketAddress: "127.0.0.1",
        header: (name) => ({ "sec-fetch-site": "cross-site", "content-length": "900000000" })[name],
        body: () => Promise.reject(new Error("The body is read.")),
      });
    for (const [path, landing] of [
      ["/share", "/#shared-"],
      ["/uk/share", "/uk/#shared-"],
    ] as const) {
      const { status, headers, body } = await share(path);
      expect({ status, body }).toEqual({ status: 303, body: null });
      expect(headers).toMatchObject({ location: landing, "cache-control": "no-store" });
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
    expect((await share("/de/share")).status).toBe(404);
    expect((await app.request("/share")).status).toBe(404);
    expect(lines.map((line) => JSON.parse(line).route)).toEqual(["page", "page", "page", "page"]);
  });

  it("logs one line for a request, with its route and not with what was asked for", async () => {
    const { app, lines } = testApp();
    await app.request(`${STATUS_PATH}?taskId=CANARY`);
    await app.request("/CANARY?CANARY=CANARY", { headers: { "user-agent": "CANARY" } });
    await post(app, { text: "CANARY", language: "en" });
    expect(lines.join("")).not.toContain("CANARY");
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ method: "GET", route: STATUS_PATH, status: 404, ms: 0, msg: "request" }),
      expect.objectContaining({ method: "GET", route: "page", status: 404 }),
      expect.objectContaining({ method: "POST", route: TRIGGER_PATH, status: 202 }),
    ]);
  });

  it("tells of what it refused by default, and of what went well only to who debugs", async () => {
    const { app, lines } = testApp();
    await post(app, { text: "Some words.", language: "en" });
    await post(app, { text: "", language: "en" });
    const told = lines.map((line) => JSON.parse(line) as { level: number; status: number });
    expect(told.map(({ level, status }) => ({ level, status }))).toEqual([
      { level: 20, status: 202 },
      { level: 30, status: 400 },
    ]);
  });
});
