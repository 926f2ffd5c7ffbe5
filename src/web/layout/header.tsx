import { site } from "#content/site.ts";
import { MenuIcon, ThemeIcon } from "../ui/icons.tsx";
import { MAIN_NAVIGATION } from "./navigation.ts";

/** Whether a link leads to the page shown ("page") or to the section it is in ("true"). */
function currentness(href: string, path: string): "page" | "true" | undefined {
  if (href === path) return "page";
  return href !== "/" && path.startsWith(href) ? "true" : undefined;
}

export function Header({ path }: { readonly path: string }) {
  return (
    <header className="site-header">
      <div className="frame">
        <a className="wordmark" href="/" aria-label={`${site.name}, home`}>
          Sub<span>text</span>
        </a>
        <button
          type="button"
          id="menu-button"
          className="icon-button"
          aria-expanded="false"
          aria-controls="menu"
          aria-label="Menu"
        >
          <MenuIcon />
        </button>
        <nav id="menu" aria-label="Main">
          <ul>
            {MAIN_NAVIGATION.map(({ href, label }) => (
              <li key={href}>
                <a href={href} aria-current={currentness(href, path)}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <button
          type="button"
          id="theme-button"
          className="icon-button"
          aria-label="Dark theme"
          aria-pressed="false"
        >
          <ThemeIcon />
        </button>
      </div>
    </header>
  );
}
