import type { ReactNode } from "react";
import { fill } from "#languages/index.ts";
import type { Span } from "#report/index.ts";
import type { Alone, Comparison, Innocent, Shared, ToolPoint } from "../../learn/compare.ts";
import type { Mark } from "../../learn/mark.ts";
import { usePage, useTechniqueName } from "../context.ts";

/** Lights words in the text. */
export type Show = (span: Span) => void;

function Words({ of, onShow }: { readonly of: Span & { readonly quote: string }; readonly onShow: Show }) {
  const { show } = usePage().words.ours;
  return (
    <p className="compared-words">
      <q>{of.quote}</q>{" "}
      <button type="button" className="link-button" onClick={() => onShow(of)}>
        {show}
      </button>
    </p>
  );
}

function Yours({ marks }: { readonly marks: readonly Mark[] }) {
  const { ours } = usePage().words;
  const nameOf = useTechniqueName();
  return marks.map(({ start, technique, why }) => (
    <p key={start} className="said-by-you">
      <span className="who">{ours.you}</span> <strong>{nameOf(technique)}</strong>
      <br />
      {why ? (
        <>
          {ours.yourWhy} {why}
        </>
      ) : (
        <span className="fine">{ours.noWhy}</span>
      )}
    </p>
  ));
}

interface ToolProps {
  readonly points: readonly ToolPoint[];
  readonly children?: ReactNode;
}

function Tool({ points, children }: ToolProps) {
  const { ours } = usePage().words;
  return points.map(({ name, statement }) => (
    <p key={name} className="said-by-tool">
      <span className="who">{ours.tool}</span> <strong>{name}</strong>
      <br />
      {statement} {children}
    </p>
  ));
}

function Ours({
  of: { ours, sameName, yours, tool },
  onShow,
}: {
  readonly of: Shared;
  readonly onShow: Show;
}) {
  const { ours: said } = usePage().words;
  const nameOf = useTechniqueName();
  return (
    <li>
      <Words of={ours} onShow={onShow} />
      <Yours marks={yours} />
      <p className="said-by-us">
        <span className="who">{said.we}</span> <strong>{nameOf(ours.technique)}</strong>{" "}
        <span className="fine">({said.weights[ours.weight]})</span>
        <br />
        {ours.reason}
      </p>
      {yours.length > 0 && !sameName && <p>{said.otherName}</p>}
      <p className="plainly">
        <span className="who">{said.plainly}</span> <q>{ours.plainly}</q>
      </p>
      <Tool points={tool} />
    </li>
  );
}

function LookAlikeItem({
  of: { lookAlike, yours, tool },
  onShow,
}: {
  readonly of: Innocent;
  readonly onShow: Show;
}) {
  const { ours: said } = usePage().words;
  const nameOf = useTechniqueName();
  return (
    <li>
      <Words of={lookAlike} onShow={onShow} />
      <p className="fine">{fill(said.likeName, { technique: nameOf(lookAlike.technique) })}</p>
      <Yours marks={yours} />
      <p className="said-by-us">
        <span className="who">{said.we}</span> {yours.length > 0 && `${said.yoursOnLookAlike} `}
        {lookAlike.reason}
      </p>
      {tool.length > 0 && <Tool points={tool}>{said.toolMistaken}</Tool>}
    </li>
  );
}

function YourAlone({ of: { mark, tool }, onShow }: { readonly of: Alone; readonly onShow: Show }) {
  return (
    <li>
      <Words of={mark} onShow={onShow} />
      <Yours marks={[mark]} />
      <Tool points={tool} />
    </li>
  );
}

interface GroupProps {
  readonly title: string;
  readonly items: readonly ReactNode[];
}

function Group({ title, items }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section className="compared">
      <h3>{title}</h3>
      <ul>{items}</ul>
    </section>
  );
}

interface Props {
  readonly comparison: Comparison;
  readonly text: string;
  readonly onShow: Show;
}

/** What the reader, we and the tool say of a text, side by side and in words. */
export function ComparisonView({ comparison, text, onShow }: Props) {
  const { ours: said } = usePage().words;
  const { both, oursAlone, yoursAlone, innocent, toolAlone } = comparison;
  const ofOurs = (all: readonly Shared[]) =>
    all.map((each) => <Ours key={each.ours.start} of={each} onShow={onShow} />);
  return (
    <>
      <Group title={said.both} items={ofOurs(both)} />
      <Group title={said.oursAlone} items={ofOurs(oursAlone)} />
      <Group
        title={said.yoursAlone}
        items={yoursAlone.map((each) => <YourAlone key={each.mark.start} of={each} onShow={onShow} />)}
      />
      <Group
        title={said.innocent}
        items={innocent.map((each) => <LookAlikeItem key={each.lookAlike.start} of={each} onShow={onShow} />)}
      />
      <Group
        title={said.toolAlone}
        items={toolAlone.map((point) => (
          <li key={point.statement}>
            {point.spans.map((span) => (
              <Words
                key={span.start}
                of={{ ...span, quote: text.slice(span.start, span.end) }}
                onShow={onShow}
              />
            ))}
            <Tool points={[point]} />
          </li>
        ))}
      />
    </>
  );
}
