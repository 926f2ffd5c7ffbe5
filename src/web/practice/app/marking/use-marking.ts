import { useState } from "react";
import { fill } from "#languages/index.ts";
import type { Span } from "#report/index.ts";
import type { Practice } from "../../learn/keep.ts";
import { type Mark, withMark } from "../../learn/mark.ts";
import type { ShownText } from "../../page-data.ts";
import { usePage, useTechniqueName } from "../context.ts";
import { keyOf } from "../highlights.ts";
import type { PracticeState } from "../use-practice.ts";
import type { Draft } from "./mark-editor.tsx";

/** A draft, and the element from which it was begun. */
interface Opened extends Draft {
  readonly opener: Element | null;
}

/** Marks of a text as it is now: one of words that have been changed since is left out. */
export function marksOf({ marks }: Practice, { slug, text }: ShownText): Mark[] {
  return (marks[slug] ?? []).filter(({ start, end, quote }) => text.slice(start, end) === quote);
}

/** The reader's marks on a text, and the one that is being made. */
export function useMarking(shown: ShownText, { practice, change }: PracticeState) {
  const { marks: said } = usePage().words;
  const nameOf = useTechniqueName();
  const [draft, setDraft] = useState<Opened>();
  const [message, say] = useState("");
  const marks = marksOf(practice, shown);
  const setMarks = (changed: (marks: readonly Mark[]) => Mark[]) =>
    change((now) => ({ ...now, marks: { ...now.marks, [shown.slug]: changed(marksOf(now, shown)) } }));
  return {
    marks,
    draft,
    message,
    /** Begins a mark, or opens the one that these words have. */
    open(span: Span, mark = marks.find((each) => keyOf(each) === keyOf(span))) {
      setDraft({ span, ...(mark && { mark }), opener: document.activeElement });
    },
    move(span: Span) {
      setDraft((before) => before && { ...before, span });
    },
    close() {
      getSelection()?.removeAllRanges();
      setDraft(undefined);
      return draft?.opener;
    },
    keep(mark: Mark) {
      const replaced = draft?.mark;
      setMarks((all) =>
        withMark(
          all.filter((each) => !replaced || keyOf(each) !== keyOf(replaced)),
          mark,
        ),
      );
      say(fill(said.kept, { quote: mark.quote, technique: nameOf(mark.technique) }));
    },
    remove(mark: Mark) {
      setMarks((all) => all.filter((each) => keyOf(each) !== keyOf(mark)));
      say(said.removed);
    },
    clear() {
      setMarks(() => []);
      say("");
    },
  };
}
