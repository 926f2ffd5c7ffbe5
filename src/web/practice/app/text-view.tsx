import type { KeyboardEvent, MouseEvent, RefObject } from "react";
import type { Span } from "#report/index.ts";
import { overlap } from "../learn/mark.ts";
import type { Paragraph } from "../texts/sentences.ts";
import { START_ATTRIBUTE } from "./marking/selection.ts";

/** Words that are drawn otherwise than the rest. */
export interface Highlight extends Span {
  readonly className: string;
  /** What a listener is told of them, who does not see how they are drawn. */
  readonly said?: string;
  /** What a click on them means, where it means more than one on their sentence. */
  readonly key?: string;
}

interface Props {
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  readonly highlights: readonly Highlight[];
  readonly place?: RefObject<HTMLDivElement | null>;
  /** Undefined where sentences cannot be chosen. */
  readonly onChoose?: ((sentence: Span, key: string | undefined) => void) | undefined;
}

/** Words of the text, cut wherever a highlight begins or ends. */
function Words({ text, span, highlights }: Pick<Props, "text" | "highlights"> & { readonly span: Span }) {
  const own = highlights.filter((each) => overlap(each, span));
  const within = (at: number) => Math.min(Math.max(at, span.start), span.end);
  const cuts = [span.start, span.end, ...own.flatMap(({ start, end }) => [within(start), within(end)])];
  const edges = [...new Set(cuts)].toSorted((a, b) => a - b);
  return edges.slice(0, -1).map((start, i) => {
    const piece = { start, end: edges[i + 1] ?? span.end };
    const over = own.filter((each) => overlap(each, piece));
    const words = text.slice(piece.start, piece.end);
    if (over.length === 0) return words;
    const said = over.flatMap((each) => each.said ?? []).join(", ");
    const key = over.find((each) => each.key !== undefined)?.key;
    return (
      <mark
        key={start}
        className={over.map(({ className }) => className).join(" ")}
        data-key={key}
        data-said={said || undefined}
      >
        {words}
      </mark>
    );
  });
}

interface SentenceProps extends Props {
  readonly sentence: Span;
}

/** A sentence that can be chosen. No button element, since those do not break over lines. */
function Sentence({ sentence, onChoose, ...props }: SentenceProps) {
  if (!onChoose) return <Words {...props} span={sentence} />;
  const choose = (event: MouseEvent | KeyboardEvent) => {
    const on = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-key]") : null;
    onChoose(sentence, on?.dataset["key"]);
  };
  const isMarked = props.highlights.some((each) => each.key !== undefined && overlap(each, sentence));
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see above
      role="button"
      tabIndex={0}
      className="sentence"
      aria-pressed={isMarked}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(event);
      }}
    >
      <Words {...props} span={sentence} />
    </span>
  );
}

/** A practice text in its paragraphs. Every paragraph's words in the document are those of the text, to the character. */
export function TextView(props: Props) {
  const { text, paragraphs, place } = props;
  return (
    <div className="practice-words" ref={place}>
      {paragraphs.map(({ start, end, sentences }) => (
        <p key={start} {...{ [START_ATTRIBUTE]: start }}>
          {sentences.flatMap((sentence, i) => [
            <Sentence key={sentence.start} {...props} sentence={sentence} />,
            text.slice(sentence.end, sentences[i + 1]?.start ?? end),
          ])}
        </p>
      ))}
    </div>
  );
}
