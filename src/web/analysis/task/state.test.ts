import { describe, expect, it } from "vitest";
import { ERROR_MESSAGES, type Report } from "#report/index.ts";
import { type AnalysisEvent, type AnalysisState, INITIAL_STATE, reduce } from "./state.ts";

const report: Report = {
  overall_summary: "Calm.",
  text_language: "en",
  analysis_results: [],
  notices: [],
  analysed_by: { model: "embedded", version: "1" },
  attempts: [],
};

function after(...events: AnalysisEvent[]): AnalysisState {
  return events.reduce(reduce, INITIAL_STATE);
}

const typed: AnalysisEvent = { type: "text-changed", text: "  Words. " };
const begun: AnalysisEvent[] = [typed, { type: "began", text: "Words." }, { type: "started", taskId: "t" }];

describe("The analysis screen's state", () => {
  it("keeps the report with the very text that was sent, whatever is typed later", () => {
    const state = after(...begun, { type: "completed", report }, { type: "text-changed", text: "Other" });
    expect(state.result).toEqual({ text: "Words.", language: "en", report });
    expect(state.run).toBeUndefined();
  });

  it("forgets the earlier error and report when a new analysis begins", () => {
    const state = after(typed, { type: "failed", message: "No." }, { type: "began", text: "Words." });
    expect(state).toMatchObject({ error: undefined, result: undefined, unfinished: undefined });
  });

  it("keeps the text through every way in which an analysis can end", () => {
    const ends: AnalysisEvent[] = [
      { type: "failed", message: "No." },
      { type: "timed-out" },
      { type: "stopped" },
      { type: "completed", report },
    ];
    for (const end of ends) expect(after(...begun, end).text).toBe("  Words. ");
  });

  it("offers to wait further only for a task that was started", () => {
    expect(after(...begun, { type: "timed-out" })).toMatchObject({
      error: ERROR_MESSAGES.timedOut,
      unfinished: { taskId: "t" },
    });
    expect(after(typed, { type: "began", text: "Words." }, { type: "timed-out" }).unfinished).toBeUndefined();
  });

  it("goes on with the same task when the reader keeps waiting", () => {
    const state = after(...begun, { type: "timed-out" }, { type: "waited-further" });
    expect(state).toMatchObject({
      run: { taskId: "t", text: "Words." },
      error: undefined,
      unfinished: undefined,
    });
  });

  it("gives back what a clear took away, and what two clears took away as well", () => {
    const cleared = after(typed, { type: "cleared" }, { type: "cleared" });
    expect(cleared.text).toBe("");
    expect(reduce(cleared, { type: "undone" }).text).toBe("  Words. ");
  });

  it("empties everything on a change of language, and gives back text and language together", () => {
    const state = after(
      ...begun,
      { type: "completed", report },
      { type: "language-changed", language: "uk" },
    );
    expect(state).toMatchObject({ language: "uk", text: "", result: undefined });
    expect(reduce(state, { type: "undone" })).toMatchObject({
      language: "en",
      text: "  Words. ",
      result: { report },
    });
  });

  it("offers no undo once the reader has typed on, or when there was nothing to lose", () => {
    expect(after(typed, { type: "cleared" }, typed).undo).toBeUndefined();
    expect(after({ type: "cleared" }).undo).toBeUndefined();
  });

  it("does not let a report arrive that nobody waits for any more", () => {
    expect(after(...begun, { type: "cleared" }, { type: "completed", report }).result).toBeUndefined();
  });

  it("keeps its report while another model reads, and when that fails", () => {
    const before = after(...begun, { type: "completed", report }, { type: "failed", message: "No." });
    const asked = reduce(before, { type: "asked-elsewhere" });
    expect(asked).toMatchObject({ error: undefined, result: { report }, text: "  Words. " });
    expect(reduce(asked, { type: "failed", message: "It stopped." })).toMatchObject({
      error: "It stopped.",
      result: { report },
    });
  });

  it("shows the report of another model with the text that it has read, whatever is typed meanwhile", () => {
    const result = { text: "Other words.", language: "uk", report } as const;
    const state = after(...begun, { type: "completed", report }, typed, { type: "read-elsewhere", result });
    expect(state).toMatchObject({ result, text: "  Words. ", language: "en" });
  });

  it("says that the network failed where a failure has no message", () => {
    expect(after(...begun, { type: "failed", message: "" }).error).toBe(ERROR_MESSAGES.network);
  });
});
