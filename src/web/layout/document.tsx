import type { Page } from "../page.ts";
import type { RenderContext } from "../renderer.ts";
import { ConsentBanner } from "./consent-banner.tsx";
import { Footer } from "./footer.tsx";
import { Head } from "./head.tsx";
import { Header } from "./header.tsx";
import { PlainHttpWarning } from "./plain-http-warning.tsx";

interface Props {
  readonly page: Page;
  readonly path: string | undefined;
  readonly context: RenderContext;
}

/** A whole HTML document around one page. */
export function Document({ page, path, context }: Props) {
  return (
    <html lang="en">
      <Head page={page} path={path} context={context} />
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <Header path={path ?? ""} />
        <main id="main" tabIndex={-1} className={page.analysis ? "frame" : "frame words"}>
          {page.analysis && <PlainHttpWarning />}
          {page.content(context)}
        </main>
        <Footer path={path ?? ""} context={context} />
        <ConsentBanner hasAnalytics={context.analyticsId !== undefined} />
      </body>
    </html>
  );
}
