import { useEffect, useRef } from "react";
import { reportWords, techniqueNames } from "#languages/index.ts";
import type { ReportLanguage } from "#report/index.ts";
import { Stroke } from "../../../ui/stroke.tsx";
import { styleOf } from "../finding-style.ts";
import { useReadingWords } from "../words.ts";
import type { WalkPoint } from "./points.ts";

/** A mark in which several points meet: which they are, each with its evidence there, and where the mark is. */
export interface Overlap {
  readonly mark: HTMLElement;
  readonly points: readonly { readonly point: WalkPoint; readonly evidence: string }[];
}

interface Props {
  readonly overlap: Overlap;
  readonly language: ReportLanguage;
  readonly onChoose: (evidence: string) => void;
  readonly onClose: () => void;
}

/** Puts the list under its mark, or above it in the lower part of the screen. */
function placeAt(dialog: HTMLDialogElement, mark: HTMLElement): void {
  const { left, top, bottom } = mark.getBoundingClientRect();
  const isLow = bottom > innerHeight * 0.6;
  dialog.style.insetInlineStart = `${Math.max(8, Math.min(left, innerWidth - dialog.offsetWidth - 8))}px`;
  dialog.style.insetBlockStart = isLow ? "auto" : `${bottom + 6}px`;
  dialog.style.insetBlockEnd = isLow ? `${innerHeight - top + 6}px` : "auto";
}

/** The small list from which a reader takes one of several points that meet in the same words. */
export function OverlapList({ overlap, language, onChoose, onClose }: Props) {
  const said = useReadingWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current) return;
    dialog.current.showModal();
    placeAt(dialog.current, overlap.mark);
  }, [overlap]);
  return (
    <dialog ref={dialog} className="overlap" aria-labelledby="overlap-title" onClose={onClose}>
      <p id="overlap-title">{said.whichPoint}</p>
      <ul>
        {overlap.points.map(({ point: { findingType, point, number }, evidence }) => (
          <li key={evidence} className={styleOf(findingType)}>
            <button
              type="button"
              lang={language}
              onClick={() => {
                dialog.current?.close();
                onChoose(evidence);
              }}
            >
              <Stroke type={findingType} />
              <span>
                {number}. {techniqueNames[language][point.technique]}
              </span>
              <small>{reportWords[language].boxes[findingType]}</small>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link-button" onClick={() => dialog.current?.close()}>
        {said.cancel}
      </button>
    </dialog>
  );
}
