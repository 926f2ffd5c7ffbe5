import { clientsClaim } from "workbox-core";
import { addRoute, matchPrecache, type PrecacheEntry, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";

/*
 * Answers for the analysis page and its analyser where there is no network, once a reader has switched on that texts are
 * read on their device. What it keeps is written by the build, and nothing is added to that: no call, no text, no report.
 * A new version is kept when a page is loaded, and answers after the last page of the old one is closed; online, a page
 * is always the server's own.
 */

/** The build writes the list of files in its place. */
declare const KEPT_FILES: readonly PrecacheEntry[];

const files = KEPT_FILES;
const pages = new Set(files.map(({ url }) => url).filter((url) => url.endsWith("/")));

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
