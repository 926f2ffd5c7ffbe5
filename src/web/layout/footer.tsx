import { fill } from "#languages/index.ts";
import packageJson from "../../../package.json" with { type: "json" };
import type { RenderContext } from "../renderer.ts";
import { Link } from "../ui/link.tsx";
import { contentIn } from "../words/content.ts";
import { useLanguage } from "../words/context.ts";
import { words } from "../words/index.ts";
import { FOOTER_GROUPS, type LinkGroup, sourceCodeLink } from "./navigation.ts";

interface GroupProps {
  readonly group: LinkGroup;
  readonly englishPath: string | undefined;
}

function Group({ group, englishPath }: GroupProps) {
  const { groups, links, cookieConsent } = words[useLanguage()].layout;
  const id = `footer-${group.title}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{groups[group.title]}</h2>
      <ul>
        {group.links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} aria-current={href === englishPath ? "page" : undefined}>
              {links[label]}
            </Link>
          </li>
        ))}
        {group.title === "legal" && (
          <li className="needs-script">
            <button type="button" id="consent-button">
              {cookieConsent}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface Props {
  readonly englishPath: string | undefined;
  readonly context: RenderContext;
}

export function Footer({ englishPath, context: { year, operator } }: Props) {
  const language = useLanguage();
  const sourceCode = sourceCodeLink(operator.sourceCodeUrl);
  const groups = FOOTER_GROUPS.map((group) =>
    group.title === "project" ? { ...group, links: [...group.links, sourceCode] } : group,
  );
  return (
    <footer className="site-footer">
      <div className="frame">
        <div className="footer-groups">
          {groups.map((group) => (
            <Group key={group.title} group={group} englishPath={englishPath} />
          ))}
        </div>
        <p className="footer-lines">
          <span>
            © <span id="year">{year}</span> {contentIn[language].site.name}
          </span>
          <span>{fill(words[language].layout.version, { version: packageJson.version })}</span>
          <a href={`mailto:${operator.mail}`}>{operator.mail}</a>
        </p>
      </div>
    </footer>
  );
}
