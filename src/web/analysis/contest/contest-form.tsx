import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { reportWords, techniqueNames } from "#languages/index.ts";
import {
  CONTEST_REASONS,
  type Contest,
  MAX_NOTE_CHARACTERS,
  type ReportLanguage,
  TECHNIQUE_IDS,
  type Technique,
} from "#report/index.ts";

type Reason = Omit<Contest, "technique" | "quotes">;

interface Props {
  /** What the reader holds against the point already. */
  readonly held: Contest | undefined;
  readonly language: ReportLanguage;
  /** That of the point. */
  readonly technique: Technique;
  readonly onKeep: (reason: Reason) => void;
  readonly onClose: () => void;
}

interface TechniqueChoiceProps {
  readonly except: Technique;
  readonly language: ReportLanguage;
  readonly chosen: Technique | undefined;
  readonly onChoose: (technique: Technique | undefined) => void;
}

/** Which technique it is instead; the reader need not say. */
function TechniqueChoice({ except, language, chosen, onChoose }: TechniqueChoiceProps) {
  const id = useId();
  const names = techniqueNames[language];
  const others = TECHNIQUE_IDS.filter((each) => each !== except).toSorted((a, b) =>
    names[a].localeCompare(names[b], language),
  );
  return (
    <p>
      <label htmlFor={id}>{reportWords[language].contest.which}</label>
      <select
        id={id}
        value={chosen ?? ""}
        onChange={({ target }) => onChoose(others.find((each) => each === target.value))}
      >
        <option value="">…</option>
        {others.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </p>
  );
}

/** A dialog in which a reader says what they hold against a point. */
export function ContestForm({ held, language, technique, onKeep, onClose }: Props) {
  const words = reportWords[language].contest;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [reason, setReason] = useState(held?.reason ?? "not-here");
  const [other, setOther] = useState(held?.other_technique);
  const [note, setNote] = useState(held?.note ?? "");
  useEffect(() => dialog.current?.showModal(), []);

  function keep(event: SubmitEvent): void {
    event.preventDefault();
    const said = note.trim();
    onKeep({
      reason,
      ...(reason === "another-technique" && other && { other_technique: other }),
      ...(said && { note: said }),
    });
    dialog.current?.close();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- what is pressed in here is no press on the point
    <dialog
      ref={dialog}
      className="contest-form"
      aria-labelledby={`${id}title`}
      onClose={onClose}
      onClick={(event) => event.stopPropagation()}
    >
      <form onSubmit={keep}>
        <h2 id={`${id}title`}>{words.title}</h2>
        <fieldset>
          <legend>{words.ask}</legend>
          {CONTEST_REASONS.map((each) => (
            <label key={each}>
              <input type="radio" name={id} checked={each === reason} onChange={() => setReason(each)} />
              {words.reasons[each]}
            </label>
          ))}
        </fieldset>
        {reason === "another-technique" && (
          <TechniqueChoice except={technique} language={language} chosen={other} onChoose={setOther} />
        )}
        <p>
          <label htmlFor={`${id}note`}>{words.note}</label>
          <textarea
            id={`${id}note`}
            rows={3}
            maxLength={MAX_NOTE_CHARACTERS}
            required={reason === "own-note"}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </p>
        <p className="terms">{words.terms}</p>
        <p className="actions">
          <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
          <button type="submit" className="button primary">
            {words.keep}
          </button>
        </p>
      </form>
    </dialog>
  );
}
