import { CheckIcon, CopyIcon } from "../ui/icons.tsx";
import { useCopied } from "./use-copied.ts";

interface Props {
  readonly label: string;
  readonly disabled: boolean;
  /** What is put on the clipboard, made when the button is pressed. */
  readonly words: () => string;
}

/** A button that copies, and shows Copied for two seconds. */
export function CopyButton({ label, disabled, words }: Props) {
  const { copied, copy } = useCopied();
  return (
    <button type="button" className="button quiet" disabled={disabled} onClick={() => void copy(words())}>
      {copied ? <CheckIcon /> : <CopyIcon />}
      <span aria-live="polite">{copied ? "Copied" : label}</span>
    </button>
  );
}
