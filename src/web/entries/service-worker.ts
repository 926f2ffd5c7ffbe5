import "../analysis/worker/without-eval.ts";
import { clientsClaim } from "workbox-core";
import { addRoute, matchPrecache, type PrecacheEntry, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { SHARE_LANDINGS } from "#report/index.ts";
import { holdShares } from "../analysis/ways-in/sharing/held-shares.ts";

/*
 * Answers for the analysis page and its analyser where there is no network, once a reader has switched on that texts are
 * read on their device. What it keeps is written by the build, and nothing is added to that: no call, no text, no report.
 * A new version is kept when a page is loaded, and answers after the last page of the old one is closed; online, a page
 * is always the server's own. What the system is given to share is held in memory alone, until its page has asked for it.
 */

/** The build writes the list of files in its place. */
declare const KEPT_FILES: readonly PrecacheEntry[];

const files = KEPT_FILES;
const pages = new Set(files.map(({ url }) => url).filter((url) => url.endsWith("/")));
const shares = holdShares(() => crypto.randomUUID());

clientsClaim(); // the page that asked for it is answered at once
precache([...files]);

/** The page as the server has it; as it was kept where the server cannot be reached, or fails. */
async function pageOf({ request, url }: { readonly request: Request; readonly url: URL }): Promise<Response> {
  const reply = await fetch(request).catch(() => undefined);
  if (reply && reply.status < 500) return reply;
  return (await matchPrecache(url.pathname)) ?? reply ?? Response.error();
}

registerRoute(({ request, url }) => request.mode === "navigate" && pages.has(url.pathname), pageOf);
addRoute({ directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [] });

registerRoute(
  ({ request, url }) => request.mode === "navigate" && SHARE_LANDINGS.has(url.pathname),
  async ({ request, url }) =>
    Response.redirect(`${SHARE_LANDINGS.get(url.pathname)}${await shares.take(request)}`, 303),
  "POST",
);
addEventListener("message", ({ data, ports }) => ports[0]?.postMessage(shares.give(data)));
