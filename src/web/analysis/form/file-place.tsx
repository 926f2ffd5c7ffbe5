import { type ComponentType, useEffect, useRef, useState } from "react";
import { OpenIcon } from "../../ui/icons.tsx";
import { useWords } from "../../words/context.ts";
import { loadLate } from "../late-loading.ts";
import type { Analysis } from "../task/analysis.ts";
import { useBrought } from "./brought.ts";
import { FILE_KINDS } from "./file-kinds.ts";

interface Opened {
  readonly files: readonly File[];
  readonly View: ComponentType<{ readonly files: readonly File[]; readonly analysis: Analysis }>;
}

/** Whether something is dragged or pasted as files alone; words that come with a picture of them are pasted as words. */
function isOfFiles(data: DataTransfer | null): data is DataTransfer {
  return data !== null && data.types.includes("Files") && !data.types.includes("text/plain");
}

/** Tells of files that are dropped anywhere on the page, or pasted: the browser would leave the page for them. */
function useGivenFiles(onGiven: (files: FileList) => void): boolean {
  const [over, setOver] = useState(false);
  const latest = useRef(onGiven);
  useEffect(() => {
    latest.current = onGiven;
  });
  useEffect(() => {
    const controller = new AbortController();
    const listen = (type: "dragover" | "dragleave" | "drop" | "paste") =>
      addEventListener(
        type,
        (event) => {
          const data = "clipboardData" in event ? event.clipboardData : event.dataTransfer;
          if (!isOfFiles(data)) return;
          event.preventDefault();
          setOver(type === "dragover");
          if (type === "drop" || type === "paste") latest.current(data.files);
        },
        controller,
      );
    listen("dragover");
    listen("dragleave");
    listen("drop");
    listen("paste");
    return () => controller.abort();
  }, []);
  return over;
}

/** What is offered to be opened: all text as well, since much of it has an ending of its own. */
const ACCEPTED = [...FILE_KINDS, "text/*"].join(",");

/** Where a text comes from elsewhere: a file that is opened or dropped, which the browser reads by code that travels when it is wanted. */
export function FilePlace({ analysis }: { readonly analysis: Analysis }) {
  const { form } = useWords();
  const busy = analysis.state.run !== undefined;
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Opened>();

  function open(given: FileList | readonly File[] | null): void {
    if (busy || !given?.length) return;
    const files = [...given];
    loadLate().then(
      ({ OpenedFiles }) => setOpened({ files, View: OpenedFiles }),
      () => analysis.tell({ type: "failed", message: "" }),
    );
  }

  const over = useGivenFiles(open);
  useBrought(analysis, open);
  return (
    <>
      <p className={over ? "ways-in dropping" : "ways-in"}>
        <button type="button" className="link-button" disabled={busy} onClick={() => input.current?.click()}>
          <OpenIcon />
          {form.openFile}
        </button>
        <span>
          {!over && <span className="or-drop">{form.orDrop} </span>}
          {over ? form.dropHere : form.kinds}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          onChange={({ target }) => {
            open(target.files);
            target.value = ""; // so that the same file can be opened again
          }}
        />
      </p>
      {opened && <opened.View files={opened.files} analysis={analysis} />}
    </>
  );
}
