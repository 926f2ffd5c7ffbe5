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
    expect(state.result).toEqual({ text: "Words.", language: "en", report, taskId: "t" });
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

  it("keeps the first reading where the report does not come, and gives it way where it does", () => {
    const told = { ...report, overall_summary: "First." };
    const read: AnalysisEvent = {
      type: "progressed",
      stage: "analysing",
      ahead: undefined,
      firstReading: told,
    };
    const again: AnalysisEvent = { ...read, firstReading: { ...told } };
    const run = after(...begun, read, again);
    expect(run.run?.firstReading).toBe(told);
    expect(run.result).toBeUndefined();
    for (const type of ["timed-out", "stopped"] as const) {
      expect(reduce(run, { type }).result).toMatchObject({ text: "Words.", language: "en", report: told });
    }
    expect(reduce(run, { type: "failed", message: "No." }).result?.report).toBe(told);
    expect(reduce(run, { type: "completed", report }).result?.report).toBe(report);
  });

  it("offers this device only for what the server, or the way there, is to blame for", () => {
    const failed = { type: "failed", message: "No." } as const;
    expect(after(...begun, { ...failed, isServers: true }).isServers).toBe(true);
    expect(after(...begun, { type: "timed-out" }).isServers).toBe(true);
    expect(after(...begun, { ...failed, isServers: true }, failed).isServers).toBe(false);
    expect(after(...begun, { type: "timed-out" }, { type: "waited-further" }).isServers).toBe(false);
  });

  it("says of a report whether it was read on this device", () => {
    const here = after(
      typed,
      { type: "began", text: "Words.", isOnDevice: true },
      { type: "completed", report },
    );
    expect(here.result).toEqual({ text: "Words.", language: "en", report, isOnDevice: true });
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

  it("gives back what was typed when a text from elsewhere has taken its place, a part of it chosen or not", () => {
    const brought = after(typed, { type: "text-brought", text: "A file. Of two." });
    expect(brought.text).toBe("A file. Of two.");
    const part = reduce(brought, { type: "part-chosen", text: "A file." });
    expect(part.text).toBe("A file.");
    for (const state of [brought, part]) expect(reduce(state, { type: "undone" }).text).toBe("  Words. ");
  });

  it("empties everything on a change of language; an undo gives back text and report, and keeps the language", () => {
    const state = after(
      ...begun,
      { type: "completed", report },
      { type: "language-changed", language: "uk" },
    );
    expect(state).toMatchObject({ language: "uk", text: "", result: undefined });
    expect(reduce(state, { type: "undone" })).toMatchObject({
      language: "uk",
      text: "  Words. ",
      result: { report },
    });
  });

  it("lets an error of the text go with its cause, and no other", () => {
    const tooLong: AnalysisEvent = { type: "text-changed", text: "a".repeat(15_001) };
    const refused = after(tooLong, { type: "failed", message: ERROR_MESSAGES.textTooLong });
    expect(reduce(refused, { type: "text-changed", text: "a".repeat(15_002) }).error).toBe(refused.error);
    expect(reduce(refused, typed).error).toBeUndefined();
    expect(after(typed, { type: "failed", message: "No." }, tooLong).error).toBe("No.");
  });

  it("does not give an error back with the text, but for the offer to wait further", () => {
    const failed = after(typed, { type: "failed", message: "No.", retryAt: 5 }, { type: "cleared" });
    expect(reduce(failed, { type: "undone" })).toMatchObject({ error: undefined, retryAt: undefined });
    const late = after(...begun, { type: "timed-out" }, { type: "cleared" }, { type: "undone" });
    expect(late).toMatchObject({ error: ERROR_MESSAGES.timedOut, unfinished: { taskId: "t" } });
  });

  it("keeps a first reading through every end of the wait, and says when a model's report has replaced it", () => {
    const first: AnalysisEvent = {
      type: "progressed",
      stage: "analysing",
      ahead: undefined,
      firstReading: report,
    };
    const still: AnalysisEvent = { type: "progressed", stage: "analysing", ahead: undefined };
    for (const end of [
      { type: "timed-out" },
      { type: "stopped" },
      { type: "failed", message: "No." },
    ] as const) {
      expect(after(...begun, first, still, end).result).toMatchObject({ text: "Words.", report });
    }
    const better = { ...report, analysed_by: { model: "large", version: "1" } };
    const end = after(
      ...begun,
      first,
      { type: "timed-out" },
      { type: "waited-further" },
      { type: "completed", report: better },
    );
    expect(end.result).toMatchObject({ report: better, replaced: report });
    expect(after(...begun, first, { type: "completed", report }).result).not.toHaveProperty("replaced");
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
