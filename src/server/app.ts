import { type Context, Hono } from "hono";
import { ERROR_MESSAGES, STATUS_PATH, TRIGGER_PATH } from "#report/index.ts";
import { StoreUnreachable } from "#tasks/index.ts";
import { headerOf, languageOf } from "./api/header-of.ts";
import { createReplies, type Replies } from "./api/replies.ts";
import { status } from "./api/status.ts";
import { trigger } from "./api/trigger.ts";
import type { Bindings, Dependencies } from "./dependencies.ts";
import { describeFault } from "./log.ts";
import type { Negotiation } from "./site/static-file.ts";

const HEALTH_PATH = "/healthz";
const READY_PATH = "/readyz";

/** How long somebody is asked to stay away while the tasks cannot be reached. */
const STORE_RETRY_SECONDS = 10;

type AppContext = Context<{ Bindings: Bindings }>;
type Handler = (c: AppContext) => Promise<Response>;

/** The door: the two calls, health, and the built pages. */
export function createApp(dependencies: Dependencies): Hono<{ Bindings: Bindings }> {
  const replies = createReplies(dependencies.security);
  const app = new Hono<{ Bindings: Bindings }>();
  const only = (methods: string) => (c: AppContext) =>
    replies.error(languageOf(c), 405, ERROR_MESSAGES.methodNotAllowed, { allow: methods });

  const own = (handle: Handler) => async (c: AppContext) =>
    isFromOtherSite(c) ? replies.error(languageOf(c), 403, ERROR_MESSAGES.otherSite) : await handle(c);

  app.use(logRequests(dependencies));
  app.post(TRIGGER_PATH, own(trigger(dependencies, replies)));
  app.all(TRIGGER_PATH, only("POST"));
  app.get(STATUS_PATH, own(status(dependencies, replies)));
  app.all(STATUS_PATH, only("GET, HEAD"));
  app.get(HEALTH_PATH, () => replies.json(200, { status: "ok" }));
  app.all(HEALTH_PATH, only("GET, HEAD"));
  app.get(READY_PATH, async () => {
    const isReady = await dependencies.isReady();
    return replies.json(isReady ? 200 : 503, { status: isReady ? "ok" : "unavailable" });
  });
  app.all(READY_PATH, only("GET, HEAD"));
  app.all("*", page(dependencies, replies, only("GET, HEAD")));
  app.onError((cause, c) => {
    if (cause instanceof StoreUnreachable) {
      const retry = { "retry-after": String(STORE_RETRY_SECONDS) };
      return replies.error(languageOf(c), 503, ERROR_MESSAGES.storeUnreachable, retry);
    }
    dependencies.log.error(describeFault(cause), "unexpected error");
    return faultPage(dependencies, c) ?? replies.error(languageOf(c), 500, ERROR_MESSAGES.serverFault);
  });
  return app;
}

/** Browsers say of each request whether a page of another site made it; no page can write that header itself. */
function isFromOtherSite(c: AppContext): boolean {
  return headerOf(c, "sec-fetch-site") === "cross-site";
}

const NAMED_ROUTES: ReadonlySet<string> = new Set([TRIGGER_PATH, STATUS_PATH, HEALTH_PATH, READY_PATH]);

function logRequests({ log, now, onRequest }: Dependencies) {
  return async (c: Context, next: () => Promise<void>): Promise<void> => {
    const startedAt = now();
    await next();
    const ms = Math.round((now() - startedAt) * 10) / 10;
    // Never the address asked for: a query may hold anything, and so may a path.
    const route = NAMED_ROUTES.has(c.req.path) ? c.req.path : "page";
    const request = { method: c.req.method, route, status: c.res.status, ms };
    log.info(request, "request");
    onRequest?.(request);
  };
}

function page({ pages }: Dependencies, replies: Replies, wrongMethod: (c: AppContext) => Response) {
  return (c: AppContext): Response => {
    const { method, path } = c.req;
    const acceptEncoding = headerOf(c, "accept-encoding");
    const negotiation: Negotiation = { acceptEncoding, ifNoneMatch: headerOf(c, "if-none-match") };
    const found = pages.reply(path, queryOf(c.req.url), negotiation);
    if (found) return method === "GET" || method === "HEAD" ? found : wrongMethod(c);
    const notFoundPage = path.startsWith("/.netlify/") ? undefined : pages.notFound(path, negotiation);
    return notFoundPage ?? replies.error(languageOf(c), 404, ERROR_MESSAGES.notFound);
  };
}

/** What somebody is shown whose browser asked for a page, when that fails. */
function faultPage({ pages }: Dependencies, c: AppContext): Response | undefined {
  if (c.req.path.startsWith("/.netlify/") || !headerOf(c, "accept")?.includes("text/html")) return undefined;
  return pages.fault(c.req.path, { acceptEncoding: headerOf(c, "accept-encoding"), ifNoneMatch: undefined });
}

/** The query with its question mark, or nothing. */
function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start);
}
