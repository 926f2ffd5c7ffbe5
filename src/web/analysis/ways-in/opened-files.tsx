import { useEffect, useState } from "react";
import { fill } from "#languages/index.ts";
import { countCharacters, FILE_MESSAGES, MAX_TEXT_CHARACTERS } from "#report/index.ts";
import type { Analysis } from "../task/analysis.ts";
import { partsOf } from "./reading/parts.ts";
import { takeFile } from "./take-file.ts";
import { useWaysInWords } from "./words.ts";

interface Props {
  readonly files: readonly File[];
  readonly analysis: Analysis;
}

interface Opened {
  readonly name: string;
  readonly text: string;
  /** Of the text, where it is too long to be analysed whole. */
  readonly parts: readonly string[];
}

/** How many characters of a part are shown in the list of parts. */
const SHOWN_CHARACTERS = 40;

/** Lets the reader choose which part of a long text is analysed. */
function PartChoice({ opened: { text, parts }, analysis }: { opened: Opened; analysis: Analysis }) {
  const said = useWaysInWords();
  return (
    <p>
      <label htmlFor="part-of-file">{said.part}</label>{" "}
      <select
        id="part-of-file"
        disabled={analysis.state.run !== undefined}
        value={parts.indexOf(analysis.state.text)}
        onChange={({ target }) =>
          analysis.tell({ type: "part-chosen", text: parts[Number(target.value)] ?? text })
        }
      >
        <option value={-1}>{said.whole}</option>
        {parts.map((part, i) => (
          <option key={part} value={i}>
            {fill(said.nth, { n: i + 1, of: parts.length, words: part.slice(0, SHOWN_CHARACTERS) })}
          </option>
        ))}
      </select>
    </p>
  );
}

async function openOne(files: readonly File[], stopped: AbortSignal): Promise<Opened> {
  const [file] = files;
  if (!file || files.length > 1) throw new Error(FILE_MESSAGES.fileSeveral);
  const text = await takeFile(file, stopped);
  return { name: file.name, text, parts: countCharacters(text) > MAX_TEXT_CHARACTERS ? partsOf(text) : [] };
}

/** Reads the file that a reader has opened or dropped, puts its text into the form, and says so. */
export function OpenedFiles({ files, analysis }: Props) {
  const said = useWaysInWords();
  const [opened, setOpened] = useState<Opened>();
  const [reading, setReading] = useState(true);

  const { tell } = analysis;
  useEffect(() => {
    const controller = new AbortController();
    const unlessStopped = (act: () => void) => {
      if (!controller.signal.aborted) act();
    };
    openOne(files, controller.signal).then(
      (result) =>
        unlessStopped(() => {
          setReading(false);
          setOpened(result);
          tell({ type: "text-brought", text: result.text });
        }),
      (error: unknown) =>
        unlessStopped(() => {
          setReading(false);
          tell({ type: "failed", message: error instanceof Error ? error.message : "" });
        }),
    );
    return () => controller.abort();
  }, [files, tell]);

  const { text } = analysis.state;
  const isInForm = opened && (text === opened.text || opened.parts.includes(text));
  return (
    <div className="opened-file">
      <output>
        {reading && said.reading}
        {isInForm && fill(said.opened, { name: opened.name })}
        {isInForm && opened.parts.length > 0 && ` ${fill(said.long, { n: MAX_TEXT_CHARACTERS })}`}
      </output>
      {isInForm && opened.parts.length > 0 && <PartChoice opened={opened} analysis={analysis} />}
    </div>
  );
}
