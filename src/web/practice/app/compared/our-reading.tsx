import { fill } from "#languages/index.ts";
import type { Span } from "#report/index.ts";
import { overlap } from "../../learn/mark.ts";
import type { ShownText } from "../../page-data.ts";
import { usePage, useTechniqueName } from "../context.ts";

interface Props {
  readonly shown: ShownText;
  /** Whether the text has its sentences numbered, so that quotes can name theirs. */
  readonly numbered?: boolean;
}

interface QuoteProps extends Props {
  readonly of: Span & { readonly quote: string };
}

function Quote({ of, shown, numbered }: QuoteProps) {
  const sentences = shown.paragraphs.flatMap((paragraph) => paragraph.sentences);
  return (
    <>
      {numbered && <sup>{sentences.findIndex((sentence) => overlap(sentence, of)) + 1}</sup>}
      <q>{of.quote}</q>
    </>
  );
}

/** Our annotations, the innocent look-alikes and the tool's points, without anybody's marks beside them. */
export function OurReading({ shown, numbered = false }: Props) {
  const { reading, ours } = usePage().words;
  const nameOf = useTechniqueName();
  const { annotations, lookAlikes, toolPoints } = shown;
  return (
    <div className="our-reading">
      <h2>{reading.marked}</h2>
      {annotations.length === 0 && <p>{reading.nothing}</p>}
      <ul>
        {annotations.map(({ technique, weight, reason, plainly, ...of }) => (
          <li key={of.start}>
            <Quote of={of} shown={shown} numbered={numbered} />
            <p>
              <strong>{nameOf(technique)}</strong> <span className="fine">({ours.weights[weight]})</span>
              <br />
              {reason}
            </p>
            <p className="plainly">
              {ours.plainly} <q>{plainly}</q>
            </p>
          </li>
        ))}
      </ul>
      <h2>{ours.innocent}</h2>
      <ul>
        {lookAlikes.map(({ technique, reason, ...of }) => (
          <li key={of.start}>
            <Quote of={of} shown={shown} numbered={numbered} />
            <p>
              <span className="fine">{fill(ours.likeName, { technique: nameOf(technique) })}.</span> {reason}
            </p>
          </li>
        ))}
      </ul>
      <h2>{reading.tool}</h2>
      {toolPoints.length === 0 && <p>{reading.toolSilent}</p>}
      <ul>
        {toolPoints.map(({ name, statement }) => (
          <li key={statement}>
            <strong>{name}.</strong> {statement}
          </li>
        ))}
      </ul>
      <p className="fine">{ours.aboutTool}</p>
    </div>
  );
}
