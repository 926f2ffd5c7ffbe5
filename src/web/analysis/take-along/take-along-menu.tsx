import { type ReactNode, useEffect, useRef, useState } from "react";
import { EXPORT_FORMATS } from "#export/index.ts";
import { fill, reportWords } from "#languages/index.ts";
import { contestsOn } from "../contest/index.ts";
import type { AnalysisResult } from "../task/state.ts";
import { download } from "./download.ts";
import { LinkSection } from "./link-section.tsx";
import { hashOf } from "./packing.ts";
import { useTakeAlongWords } from "./words.ts";

interface Props {
  readonly result: AnalysisResult;
  readonly onClose: () => void;
}

interface WayProps {
  readonly said: { readonly name: string; readonly use: string };
  readonly onClick: () => void;
}

function Way({ said: { name, use }, onClick }: WayProps): ReactNode {
  return (
    <li>
      <button type="button" className="button" onClick={onClick}>
        {name}
      </button>{" "}
      <span>{use}</span>
    </li>
  );
}

/** On paper alone: what the printed report is, and of which text. */
function PrintedFacts({ result, hash }: { readonly result: AnalysisResult; readonly hash: string }) {
  const { notAVerdict, textHash } = reportWords[result.language];
  return (
    <p className="on-paper" lang={result.language}>
      {notAVerdict} {fill(textHash, { hash })}
    </p>
  );
}

/** The ways in which a report can be taken along, in a dialog. */
export function TakeAlongMenu({ result, onClose }: Props) {
  const said = useTakeAlongWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [textHash, setTextHash] = useState<string>();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    void hashOf(result.text).then(setTextHash);
  }, [result.text]);

  /** A file is not made before its hash is, even by a reader who is quicker. */
  async function save(format: (typeof EXPORT_FORMATS)[number]): Promise<void> {
    download(format, { ...result, textHash: await hashOf(result.text), contested: contestsOn(result.text) });
  }

  return (
    <>
      <dialog ref={dialog} className="take-along" aria-labelledby="take-along-title" onClose={onClose}>
        <h2 id="take-along-title">{said.title}</h2>
        <p>{said.about}</p>
        <ul>
          {EXPORT_FORMATS.map((format) => (
            <Way key={format} said={said.formats[format]} onClick={() => void save(format)} />
          ))}
          <Way said={said.print} onClick={() => print()} />
        </ul>
        <LinkSection result={result} />
        <button type="button" className="button quiet" onClick={() => dialog.current?.close()}>
          {said.close}
        </button>
      </dialog>
      {textHash && <PrintedFacts result={result} hash={textHash} />}
    </>
  );
}
