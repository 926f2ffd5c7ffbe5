import { useEffect, useRef } from "react";
import { CheckIcon, CopyIcon } from "../../ui/icons.tsx";
import { useWords } from "../../words/context.ts";
import { useCopied } from "./use-copied.ts";

interface Props {
  readonly label: string;
  readonly disabled: boolean;
  /** What is put on the clipboard, made when the button is pressed. */
  readonly words: () => string;
}

/** Words that the browser does not let the page copy, selected, so that the reader can. */
function CopyByHand({ words, onClose }: { readonly words: string; readonly onClose: () => void }) {
  const { copying } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    field.current?.select();
  }, []);
  return (
    <dialog ref={dialog} className="copy-by-hand" aria-labelledby="copy-by-hand" onClose={onClose}>
      <p id="copy-by-hand">{copying.byHand}</p>
      <textarea ref={field} readOnly aria-label={copying.textToCopy} value={words} />
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {copying.close}
      </button>
    </dialog>
  );
}

/** A button that copies, and shows Copied for two seconds. */
export function CopyButton({ label, disabled, words }: Props) {
  const { copying } = useWords();
  const { copied, refused, copy, close } = useCopied();
  return (
    <>
      <button type="button" className="button quiet" disabled={disabled} onClick={() => void copy(words())}>
        {copied ? <CheckIcon /> : <CopyIcon />}
        <span aria-live="polite">{copied ? copying.copied : label}</span>
      </button>
      {refused !== undefined && <CopyByHand words={refused} onClose={close} />}
    </>
  );
}
