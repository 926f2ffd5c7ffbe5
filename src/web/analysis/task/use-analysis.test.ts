// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ERROR_MESSAGES } from "#report/index.ts";
import { useAnalysis } from "./use-analysis.ts";

describe("The analysis screen, when it comes to life", () => {
  beforeEach(() => localStorage.clear());
  afterEach(cleanup);

  it("takes over what was typed before, and the language chosen last", () => {
    localStorage.setItem("language", "uk");
    const { result } = renderHook(() => useAnalysis("Typed early."));
    expect(result.current.state).toMatchObject({ text: "Typed early.", language: "uk" });
  });

  it.each(["de", '"uk"', ""])("takes English where %j is stored as the language", (stored) => {
    localStorage.setItem("language", stored);
    const { result } = renderHook(() => useAnalysis(""));
    expect(result.current.state.language).toBe("en");
  });

  it.each([
    ["device", true],
    ["server", false],
    ["true", false],
  ])("takes %j, as it is stored, for a place to read at, or for none", (stored, isOnDevice) => {
    localStorage.setItem("read-on", stored);
    expect(renderHook(() => useAnalysis("")).result.current.isOnDevice).toBe(isOnDevice);
  });

  it("remembers the place that was chosen", () => {
    const { result } = renderHook(() => useAnalysis(""));
    act(() => result.current.choosePlace(true));
    expect(result.current.isOnDevice).toBe(true);
    expect(localStorage.getItem("read-on")).toBe("device");
  });

  it("remembers a change of language, which an undo of the emptying does not take back", () => {
    const { result } = renderHook(() => useAnalysis("Words."));
    act(() => result.current.changeLanguage("uk"));
    expect(localStorage.getItem("language")).toBe("uk");
    expect(result.current.state.text).toBe("");
    act(() => result.current.undo());
    expect(localStorage.getItem("language")).toBe("uk");
    expect(result.current.state.language).toBe("uk");
    expect(result.current.state.text).toBe("Words.");
  });

  it.each([
    ["   ", ERROR_MESSAGES.textRequired],
    ["a".repeat(15_001), ERROR_MESSAGES.textTooLong],
  ])("makes no call for a text that cannot be sent", (text, message) => {
    const fetched = vi.spyOn(globalThis, "fetch");
    const { result } = renderHook(() => useAnalysis(text));
    act(() => result.current.initiate());
    expect(result.current.state.error).toBe(message);
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});
