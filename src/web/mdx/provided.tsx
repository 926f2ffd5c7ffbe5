import type { ReactNode } from "react";
import { fill } from "#languages/index.ts";
import { MAX_TEXT_CHARACTERS, TEXT_LANGUAGES } from "#report/index.ts";
import type { RenderContext } from "../renderer.ts";
import { Link } from "../ui/link.tsx";
import { words } from "../words/index.ts";
import { numberIn, type SiteLanguage } from "../words/languages.ts";

/** Components that MDX files can name without an import: what only an installation knows. */
export type Provided = Readonly<
  Record<"Mail" | "Operator" | "SourceCode" | "ModelLimits", () => ReactNode>
> & {
  /** Stands for the links of the file, which name pages by their English paths. */
  readonly a: typeof Link;
};

export function provided(language: SiteLanguage, { operator, modelLimits }: RenderContext): Provided {
  const { provided: said } = words[language].pages;
  const { mail, name, address, sourceCodeUrl } = operator;
  return {
    a: Link,
    Mail: () => <a href={`mailto:${mail}`}>{mail}</a>,
    Operator: () => (
      <>
        {said.operator}
        {(name ?? address) && `: ${[name, address].filter(Boolean).join(", ")}`}
      </>
    ),
    SourceCode: () =>
      sourceCodeUrl ? (
        <Around words={said.published}>
          <a href={sourceCodeUrl}>{sourceCodeUrl}</a>
        </Around>
      ) : (
        <Around words={said.notPublished}>
          <a href={`mailto:${mail}`}>{mail}</a>
        </Around>
      ),
    ModelLimits: () => <LimitsTable language={language} modelLimits={modelLimits} />,
  };
}

/** Words with an element in place of their `{link}`. */
function Around({ words: said, children }: { readonly words: string; readonly children: ReactNode }) {
  const [before, after] = said.split("{link}");
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** No text is longer than the limit of the product. */
function limitWords(language: SiteLanguage, inOneCall: number, inParts: number): string {
  const [call, parts] = [inOneCall, inParts].map((limit) => Math.min(limit, MAX_TEXT_CHARACTERS));
  const whole = numberIn(language, parts ?? 0);
  const part = numberIn(language, call ?? 0);
  return call === parts ? whole : fill(words[language].pages.provided.inOnePart, { whole, part });
}

interface LimitsProps extends Pick<RenderContext, "modelLimits"> {
  readonly language: SiteLanguage;
}

function LimitsTable({ language, modelLimits }: LimitsProps) {
  const { provided: said, languages } = words[language].pages;
  if (modelLimits.length === 0) return <p>{said.noModels}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>{said.longest}</th>
          {TEXT_LANGUAGES.map((ofText) => (
            <th key={ofText}>{languages[ofText]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {modelLimits.map(({ id, inOneCall, inParts }) => (
          <tr key={id}>
            <td>{id}</td>
            {TEXT_LANGUAGES.map((ofText) => (
              <td key={ofText}>{limitWords(language, inOneCall[ofText], inParts[ofText])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
