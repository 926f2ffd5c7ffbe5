import { fill } from "#languages/index.ts";
import { MenuIcon, ThemeIcon } from "../ui/icons.tsx";
import { Link } from "../ui/link.tsx";
import { contentIn } from "../words/content.ts";
import { useLanguage } from "../words/context.ts";
import { words } from "../words/index.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { MAIN_NAVIGATION } from "./navigation.ts";

/** Whether a link leads to the page shown ("page") or to the section it is in ("true"). */
function currentness(href: string, englishPath: string): "page" | "true" | undefined {
  if (href === englishPath) return "page";
  return href !== "/" && englishPath.startsWith(href) ? "true" : undefined;
}

/** `englishPath` is undefined on a page that stands for every other address. */
export function Header({ englishPath }: { readonly englishPath: string | undefined }) {
  const language = useLanguage();
  const { links, ...said } = words[language].layout;
  return (
    <header className="site-header">
      <div className="frame">
        <Link
          className="wordmark"
          href="/"
          aria-label={fill(said.home, { name: contentIn[language].site.name })}
        >
          Sub<span>text</span>
        </Link>
        <button
          type="button"
          id="menu-button"
          className="icon-button"
          aria-expanded="false"
          aria-controls="menu"
          aria-label={said.menu}
        >
          <MenuIcon />
        </button>
        <nav id="menu" aria-label={said.main}>
          <ul>
            {MAIN_NAVIGATION.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} aria-current={currentness(href, englishPath ?? "")}>
                  {links[label]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch englishPath={englishPath ?? "/"} />
        <button
          type="button"
          id="theme-button"
          className="icon-button"
          aria-label={said.darkTheme}
          aria-pressed="false"
        >
          <ThemeIcon />
        </button>
      </div>
    </header>
  );
}
