import { type EnvironmentModuleNode, isRunnableDevEnvironment, type Plugin, type ViteDevServer } from "vite";
import { SOURCES } from "../../src/web/entries/entries.ts";
import type { RenderContext, Renderer } from "../../src/web/renderer.ts";
import { contextFromSettings } from "./render-context.ts";

/** While developing, the browser loads the sources themselves. */
const context: RenderContext = {
  ...(await contextFromSettings(process.env)),
  href: (entry) => `/${SOURCES[entry]}`,
  integrity: () => undefined,
  fonts: () => [],
};

async function loadRenderer(server: ViteDevServer): Promise<Renderer> {
  const ssr = server.environments["ssr"];
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite runs no SSR environment.");
  return ssr.runner.import<Renderer>("/src/web/render.tsx");
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Renders the page asked for, as the build would; a file of the site (feed, sitemap) likewise. */
async function answer(server: ViteDevServer, url: string): Promise<Answer> {
  const path = new URL(url, "http://localhost").pathname;
  const renderer = await loadRenderer(server);
  const file = renderer.files(context).find((each) => `/${each.path}` === path);
  if (file) return { status: 200, type: file.type, body: file.text };
  const known = renderer.paths.includes(path);
  const html = renderer.renderPage(path, context);
  return { status: known ? 200 : 404, type: "text/html", body: await server.transformIndexHtml(url, html) };
}

/**
 * Vite plugin for development: every page is rendered on request, from the same components as in
 * the build, and a change that the browser cannot take in by itself reloads the page.
 */
export function renderedPages(): Plugin {
  return {
    name: "rendered-pages",
    apply: "serve",
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          answer(server, request.originalUrl ?? "/")
            .then(({ status, type, body }) => {
              response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(body);
            })
            .catch(next);
        });
      };
    },
    hotUpdate({ modules, server }) {
      if (this.environment.name !== "ssr") return;
      const client = server.environments["client"];
      const inBrowser = (module: EnvironmentModuleNode) =>
        module.file !== null && client?.moduleGraph.getModulesByFile(module.file)?.size;
      if (!modules.some(inBrowser)) client?.hot.send({ type: "full-reload" });
    },
  };
}
