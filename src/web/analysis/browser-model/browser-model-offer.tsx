import { useRef } from "react";
import { faultInText } from "#report/index.ts";
import type { Analysis } from "../task/use-analysis.ts";
import type { Availability } from "./prompt-api.ts";
import { useAvailability } from "./use-availability.ts";
import { type Stage, useBrowserModel } from "./use-browser-model.ts";

function Progress({ stage }: { readonly stage: Stage | undefined }) {
  const part = stage?.doing === "downloading" && stage.part > 0 && stage.part < 1 ? stage.part : undefined;
  return (
    <>
      <output>{stage && sentenceOf(stage)}</output>
      {stage && (
        <progress
          className={part === undefined ? "bar" : "part"}
          aria-label="Progress of the model"
          value={part}
        />
      )}
    </>
  );
}

function sentenceOf(stage: Stage): string {
  if (stage.doing === "reading") return "The model in this browser is reading. That can take minutes.";
  return stage.part > 0 && stage.part < 1
    ? `The browser downloads its model: ${Math.floor(stage.part * 100)} %.`
    : "The browser makes its model ready.";
}

function Terms({ availability }: { readonly availability: Availability }) {
  return (
    <p id="browser-model-terms">
      Nothing is sent to us: your browser’s own model reads the text.
      {availability === "available"
        ? ""
        : " The browser first downloads the model, once; that can be several gigabytes."}
    </p>
  );
}

/** Offers the model of this browser where it reads the language of the text and of the report. */
export function BrowserModelOffer({ analysis }: { readonly analysis: Analysis }) {
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
    <section className="browser-model" aria-label="The model in this browser">
      <button
        type="button"
        className="button"
        ref={button}
        aria-describedby="browser-model-terms"
        disabled={!stage && (run !== undefined || faultInText(text) !== undefined)}
        onClick={stage ? stop : ask}
      >
        {stage ? "Stop the model" : "Ask the model in this browser"}
      </button>
      <Terms availability={availability} />
      <Progress stage={stage} />
    </section>
  );
}
