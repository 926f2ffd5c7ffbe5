import { useRef } from "react";
import { fill } from "#languages/index.ts";
import { faultInText } from "#report/index.ts";
import { useWords } from "../../words/context.ts";
import type { ScreenWords } from "../../words/en/screen.ts";
import type { Analysis } from "../task/analysis.ts";
import type { Availability } from "./prompt-api.ts";
import { useAvailability } from "./use-availability.ts";
import { type Stage, useBrowserModel } from "./use-browser-model.ts";

function Progress({ stage }: { readonly stage: Stage | undefined }) {
  const { browserModel } = useWords();
  const part = stage?.doing === "downloading" && stage.part > 0 && stage.part < 1 ? stage.part : undefined;
  return (
    <>
      <output>{stage && sentenceOf(stage, browserModel)}</output>
      {stage && (
        <progress
          className={part === undefined ? "bar" : "part"}
          aria-label={browserModel.progress}
          value={part}
        />
      )}
    </>
  );
}

function sentenceOf(stage: Stage, said: ScreenWords["browserModel"]): string {
  if (stage.doing === "reading") return said.reading;
  return stage.part > 0 && stage.part < 1
    ? fill(said.downloading, { percent: Math.floor(stage.part * 100) })
    : said.preparing;
}

function Terms({ availability }: { readonly availability: Availability }) {
  const { nothingSent, download } = useWords().browserModel;
  return (
    <p id="browser-model-terms">
      {availability === "available" ? nothingSent : `${nothingSent} ${download}`}
    </p>
  );
}

/** Offers the model of this browser where it reads the language of the text and of the report. */
export function BrowserModelOffer({ analysis }: { readonly analysis: Analysis }) {
  const { browserModel } = useWords();
  const { text, language, run } = analysis.state;
  const button = useRef<HTMLButtonElement>(null);
  const { stage, ask, stop } = useBrowserModel({ state: analysis.state, tell });
  const availability = useAvailability(text, language, stage !== undefined);
  if (availability === "unavailable" && !stage) return null;

  /** The report takes the keyboard's focus when nobody else has it, as it does after an analysis on the server. */
  function tell(event: Parameters<Analysis["tell"]>[0]): void {
    if (event.type === "read-elsewhere" && document.activeElement === button.current) button.current?.blur();
    analysis.tell(event);
  }

  return (
    <section className="browser-model" aria-label={browserModel.label}>
      <button
        type="button"
        className="button"
        ref={button}
        aria-describedby="browser-model-terms"
        disabled={!stage && (run !== undefined || faultInText(text) !== undefined)}
        onClick={stage ? stop : ask}
      >
        {stage ? browserModel.stop : browserModel.ask}
      </button>
      <Terms availability={availability} />
      <Progress stage={stage} />
    </section>
  );
}
