import type { ReactNode } from "react";
import { LANGUAGE_NAMES, MAX_TEXT_CHARACTERS, TEXT_LANGUAGES } from "#report/index.ts";
import type { RenderContext } from "../renderer.ts";

/** Components that MDX files can name without an import: what only an installation knows. */
export type Provided = Readonly<Record<"Mail" | "Operator" | "SourceCode" | "ModelLimits", () => ReactNode>>;

export function provided({ operator, modelLimits }: RenderContext): Provided {
  const { mail, name, address, sourceCodeUrl } = operator;
  return {
    Mail: () => <a href={`mailto:${mail}`}>{mail}</a>,
    Operator: () => (
      <>
        the people who operate the copy of Subtext that you are visiting
        {(name ?? address) && `: ${[name, address].filter(Boolean).join(", ")}`}
      </>
    ),
    SourceCode: () =>
      sourceCodeUrl ? (
        <>
          It is published at <a href={sourceCodeUrl}>{sourceCodeUrl}</a>.
        </>
      ) : (
        <>
          The operator of this copy has not set an address for it. To ask for it, write to{" "}
          <a href={`mailto:${mail}`}>{mail}</a>.
        </>
      ),
    ModelLimits: () => <LimitsTable modelLimits={modelLimits} />,
  };
}

/** No text is longer than the limit of the product. */
function limitWords(inOneCall: number, inParts: number): string {
  const [call, parts] = [inOneCall, inParts].map((limit) => Math.min(limit, MAX_TEXT_CHARACTERS));
  const whole = (parts ?? 0).toLocaleString("en-US");
  return call === parts ? whole : `${whole} (${(call ?? 0).toLocaleString("en-US")} in one part)`;
}

function LimitsTable({ modelLimits }: Pick<RenderContext, "modelLimits">) {
  if (modelLimits.length === 0)
    return (
      <p>
        No language model is configured here. The embedded analyser takes texts of any length up to the limit.
      </p>
    );
  return (
    <table>
      <thead>
        <tr>
          <th>Longest text, in characters</th>
          {TEXT_LANGUAGES.map((language) => (
            <th key={language}>{LANGUAGE_NAMES[language]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {modelLimits.map(({ id, inOneCall, inParts }) => (
          <tr key={id}>
            <td>{id}</td>
            {TEXT_LANGUAGES.map((language) => (
              <td key={language}>{limitWords(inOneCall[language], inParts[language])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
