import { site } from "#content/site.ts";
import packageJson from "../../../package.json" with { type: "json" };
import type { RenderContext } from "../renderer.ts";
import { FOOTER_GROUPS, type LinkGroup, sourceCodeLink } from "./navigation.ts";

const VERSION = `${packageJson.version} (Beta)`;

function Group({ group, path }: { readonly group: LinkGroup; readonly path: string }) {
  const id = `footer-${group.title.toLowerCase()}`;
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{group.title}</h2>
      <ul>
        {group.links.map(({ href, label }) => (
          <li key={href}>
            <a href={href} aria-current={href === path ? "page" : undefined}>
              {label}
            </a>
          </li>
        ))}
        {group.title === "Legal" && (
          <li className="needs-script">
            <button type="button" id="consent-button">
              Cookie consent
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface Props {
  readonly path: string;
  readonly context: RenderContext;
}

export function Footer({ path, context: { year, operator } }: Props) {
  const sourceCode = sourceCodeLink(operator.sourceCodeUrl);
  const groups = FOOTER_GROUPS.map((group) =>
    group.title === "Project" ? { ...group, links: [...group.links, sourceCode] } : group,
  );
  return (
    <footer className="site-footer">
      <div className="frame">
        <div className="footer-groups">
          {groups.map((group) => (
            <Group key={group.title} group={group} path={path} />
          ))}
        </div>
        <p className="footer-lines">
          <span>
            © <span id="year">{year}</span> {site.name}
          </span>
          <span>Version {VERSION}</span>
          <a href={`mailto:${operator.mail}`}>{operator.mail}</a>
        </p>
      </div>
    </footer>
  );
}
