import { useEffect, useRef, useState } from "react";
import type { Span } from "#report/index.ts";
import { compare, lessonsOf } from "../learn/compare.ts";
import { withPractised } from "../learn/schedule.ts";
import type { ShownText } from "../page-data.ts";
import { ComparedSide } from "./compared/compared-side.tsx";
import { usePage, useTechniqueName } from "./context.ts";
import { keyOf, whileComparing, whileMarking } from "./highlights.ts";
import { MarkEditor } from "./marking/mark-editor.tsx";
import { MarkingSide } from "./marking/marking-side.tsx";
import { useMarking } from "./marking/use-marking.ts";
import { useSelectedWords } from "./marking/use-selected-words.ts";
import { NextText } from "./next-text.tsx";
import { Instructions } from "./still-text.tsx";
import { TextView } from "./text-view.tsx";
import type { PracticeState } from "./use-practice.ts";
import { WhatIsKept } from "./what-is-kept.tsx";

interface Props {
  readonly shown: ShownText;
  readonly state: PracticeState;
}

function Legend() {
  const { legend } = usePage().words.ours;
  return (
    <p className="practice-legend">
      <mark className="by-you">{legend.yours}</mark> <mark className="by-us">{legend.ours}</mark>{" "}
      <mark className="innocent">{legend.innocent}</mark>
    </p>
  );
}

/** The text as a reader marks it, and as it is compared. */
export function LiveText({ shown, state }: Props) {
  const { marks: said, ours } = usePage().words;
  const nameOf = useTechniqueName();
  const [isComparing, setComparing] = useState(false);
  const [lit, setLit] = useState<Span>();
  const place = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const marking = useMarking(shown, state);
  const { marks, draft } = marking;
  const isMarking = !isComparing && !draft;
  const selected = useSelectedWords({
    place,
    text: shown.text,
    isActive: isMarking,
    onSelect: (span) => marking.open(span),
  });
  useEffect(() => {
    const words = lit && place.current?.querySelector("mark.lit");
    words?.scrollIntoView({ block: "center" });
  }, [lit]);
  const draftKey = draft && keyOf(draft.span);
  useEffect(() => {
    if (draftKey) place.current?.querySelector("mark.choosing")?.scrollIntoView({ block: "nearest" });
  }, [draftKey]);
  const close = () => {
    const opener = marking.close();
    const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
    (isThere ? opener : heading.current)?.focus();
  };
  const seeOurs = () => {
    const lessons = lessonsOf(compare(marks, shown));
    const one = { slug: shown.slug, at: Date.now(), ...lessons };
    state.change((now) => ({ ...now, practised: withPractised(now.practised, one) }));
    setComparing(true);
  };
  const goOn = () => {
    setComparing(false);
    setLit(undefined);
  };
  return (
    <>
      <Instructions />
      <div className="practice">
        <div className="practice-text">
          <TextView
            text={shown.text}
            paragraphs={shown.paragraphs}
            place={place}
            highlights={
              isComparing
                ? whileComparing(marks, shown, lit, ours.legend)
                : whileMarking(marks, draft?.span, nameOf)
            }
            onChoose={
              isComparing
                ? undefined
                : (sentence, key) => {
                    const mark = marks.find((each) => keyOf(each) === key);
                    marking.open(mark ?? sentence, mark);
                  }
            }
          />
          {isComparing && <Legend />}
          {selected && (
            <p className="selected-words">
              <button type="button" className="button primary" onClick={() => marking.open(selected)}>
                {said.markWords}
              </button>
            </p>
          )}
          <output className="announced">{marking.message}</output>
        </div>
        <div className={draft ? "practice-side editing" : "practice-side"}>
          {draft && (
            <MarkEditor
              shown={shown}
              draft={draft}
              onMove={(span) => marking.move(span)}
              onKeep={(mark) => {
                marking.keep(mark);
                close();
              }}
              onCancel={close}
            />
          )}
          {isMarking && (
            <MarkingSide
              marks={marks}
              heading={heading}
              onChange={(mark) => marking.open(mark, mark)}
              onRemove={(mark) => {
                marking.remove(mark);
                heading.current?.focus();
              }}
              onSeeOurs={seeOurs}
            />
          )}
          {isComparing && (
            <ComparedSide
              comparison={compare(marks, shown)}
              text={shown.text}
              onShow={(span) => setLit({ start: span.start, end: span.end })}
              onGoOn={goOn}
              onBeginAfresh={() => {
                marking.clear();
                goOn();
              }}
            />
          )}
        </div>
      </div>
      <div className="after-practice">
        {isComparing && <NextText practice={state.practice} />}
        <WhatIsKept
          keeping={state.keeping}
          forget={() => {
            state.forget();
            goOn();
          }}
        />
      </div>
    </>
  );
}
