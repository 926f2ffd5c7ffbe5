import { fill } from "#languages/index.ts";
import type { ShownText } from "../../page-data.ts";
import { usePage, useTechniqueName } from "../context.ts";

/** Our annotations, the innocent look-alikes and the tool's points, without anybody's marks beside them. */
export function OurReading({ shown }: { readonly shown: ShownText }) {
  const { reading, ours } = usePage().words;
  const nameOf = useTechniqueName();
  const { annotations, lookAlikes, toolPoints } = shown;
  return (
    <div className="our-reading">
      <h3>{reading.marked}</h3>
      {annotations.length === 0 && <p>{reading.nothing}</p>}
      <ul>
        {annotations.map(({ start, quote, technique, weight, reason, plainly }) => (
          <li key={start}>
            <q>{quote}</q>
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
      <h3>{ours.innocent}</h3>
      <ul>
        {lookAlikes.map(({ start, quote, technique, reason }) => (
          <li key={start}>
            <q>{quote}</q>
            <p>
              <span className="fine">{fill(ours.likeName, { technique: nameOf(technique) })}.</span> {reason}
            </p>
          </li>
        ))}
      </ul>
      <h3>{reading.tool}</h3>
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
