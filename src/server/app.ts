import { ERROR_MESSAGES, SHARE_LANDINGS, STATUS_PATH, TRIGGER_PATH } from "#report/index.ts";
import { StoreUnreachable } from "#tasks/index.ts";
import type { App, Exchange, Reply } from "./api/exchange.ts";
import { languageOf } from "./api/header-of.ts";
import { createReplies, type Replies } from "./api/replies.ts";
import { status } from "./api/status.ts";
import { trigger } from "./api/trigger.ts";
import type { Dependencies } from "./dependencies.ts";
import { describeFault } from "./observe/log.ts";
import type { Negotiation } from "./site/static-file.ts";

const HEALTH_PATH = "/healthz";
const READY_PATH = "/readyz";

/** How long somebody is asked to stay away while the tasks cannot be reached. */
const STORE_RETRY_SECONDS = 10;

type Handler = (exchange: Exchange) => Reply | Promise<Reply>;

/** What answers at one path: who reads (`GET`, `HEAD`), or who sends (`POST`). */
interface Route {
  readonly path: string;
  readonly by: "read" | "send";
  readonly handle: Handler;
}

/** The door: the two calls, health, and the built pages. */
export function createApp(dependencies: Dependencies): App {
  const replies = createReplies(dependencies.security);
  const own =
    (handle: Handler): Handler =>
    (exchange) =>
      isFromOtherSite(exchange)
        ? replies.error(languageOf(exchange), 403, ERROR_MESSAGES.otherSite)
        : handle(exchange);
  const list: readonly Route[] = [
    { path: TRIGGER_PATH, by: "send", handle: own(trigger(dependencies, replies)) },
    { path: STATUS_PATH, by: "read", handle: own(status(dependencies, replies)) },
    { path: HEALTH_PATH, by: "read", handle: () => replies.json(200, { status: "ok" }) },
    { path: READY_PATH, by: "read", handle: readiness(dependencies, replies) },
  ];
  const routes = new Map(list.map((route) => [route.path, route]));
  const ofPage = page(dependencies, replies);

  const handle = (route: Route | undefined, exchange: Exchange) => {
    if (!route) return ofPage(exchange);
    const fits = route.by === "send" ? exchange.method === "POST" : reads(exchange);
    return fits ? route.handle(exchange) : wrongMethod(replies, exchange, route.by);
  };
  const tell = logRequest(dependencies);

  return {
    answer(exchange) {
      const startedAt = dependencies.now();
      const route = routes.get(exchange.path);
      const told = (reply: Reply): Reply => {
        // Never the address asked for: a query may hold anything, and so may a path. A path that was cut out of an
        // address holds on to all of it, as long as somebody counts by it.
        tell(exchange.method, route?.path ?? "page", reply.status, startedAt);
        return reply;
      };
      const failed = (cause: unknown) => told(replyToFault(cause, exchange, dependencies, replies));
      try {
        const reply = handle(route, exchange);
        return reply instanceof Promise ? reply.then(told, failed) : told(reply);
      } catch (cause) {
        return failed(cause);
      }
    },
  };
}

const reads = ({ method }: Exchange): boolean => method === "GET" || method === "HEAD";

function wrongMethod(replies: Replies, exchange: Exchange, by: Route["by"]): Reply {
  const allow = by === "send" ? "POST" : "GET, HEAD";
  return replies.error(languageOf(exchange), 405, ERROR_MESSAGES.methodNotAllowed, { allow });
}

/** Browsers say of each request whether a page of another site made it; no page can write that header itself. */
function isFromOtherSite(exchange: Exchange): boolean {
  return exchange.header("sec-fetch-site") === "cross-site";
}

function readiness({ isReady }: Dependencies, replies: Replies): Handler {
  return async () => {
    const isUp = await isReady();
    return replies.json(isUp ? 200 : 503, { status: isUp ? "ok" : "unavailable" });
  };
}

function replyToFault(
  cause: unknown,
  exchange: Exchange,
  dependencies: Dependencies,
  replies: Replies,
): Reply {
  const language = languageOf(exchange);
  if (cause instanceof StoreUnreachable) {
    const retry = { "retry-after": String(STORE_RETRY_SECONDS) };
    return replies.error(language, 503, ERROR_MESSAGES.storeUnreachable, retry);
  }
  dependencies.log.error(describeFault(cause), "unexpected error");
  return faultPage(dependencies, exchange) ?? replies.error(language, 500, ERROR_MESSAGES.serverFault);
}

function logRequest({ log, now, onRequest }: Dependencies) {
  return (method: string, route: string, status: number, startedAt: number): void => {
    const ms = Math.round((now() - startedAt) * 10) / 10;
    const request = { method, route, status, ms };
    // What went well is counted, and every analysis has lines of its own; a line for it costs as much as parsing it.
    if (status < 400) log.debug(request, "request");
    else log.info(request, "request");
    onRequest?.(request);
  };
}

/**
 * What is shared with the installed site is for the service worker in the visitor's browser. Where that is gone, the body is
 * left unread, and the page says that nothing has arrived.
 */
function landing({ security }: Dependencies, { method, path }: Exchange): Reply | undefined {
  const location = method === "POST" ? SHARE_LANDINGS.get(path) : undefined;
  if (location === undefined) return undefined;
  const headers = { ...security, "cache-control": "no-store", location };
  return { status: 303, headers, body: null, isToForm: true };
}

function page(dependencies: Dependencies, replies: Replies): Handler {
  const { pages } = dependencies;
  return (exchange) => {
    const { path } = exchange;
    const shared = landing(dependencies, exchange);
    if (shared) return shared;
    const negotiation: Negotiation = {
      acceptEncoding: exchange.header("accept-encoding"),
      ifNoneMatch: exchange.header("if-none-match"),
    };
    const found = pages.reply(path, exchange.query, negotiation);
    if (found) return reads(exchange) ? found : wrongMethod(replies, exchange, "read");
    const notFoundPage = path.startsWith("/.netlify/") ? undefined : pages.notFound(path, negotiation);
    return notFoundPage ?? replies.error(languageOf(exchange), 404, ERROR_MESSAGES.notFound);
  };
}

/** What somebody is shown whose browser asked for a page, when that fails. */
function faultPage({ pages }: Dependencies, exchange: Exchange): Reply | undefined {
  const { path } = exchange;
  if (path.startsWith("/.netlify/") || !exchange.header("accept")?.includes("text/html")) return undefined;
  return pages.fault(path, { acceptEncoding: exchange.header("accept-encoding"), ifNoneMatch: undefined });
}
