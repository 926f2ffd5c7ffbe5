// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reportWords } from "#languages/index.ts";
import { screen as words } from "../words/en/screen.ts";
import { ScreenProvider } from "../words/screen-provider.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

/** As the page gives it its words. */
function inEnglish({ children }: { readonly children: ReactNode }) {
  return (
    <ScreenProvider screen={{ language: "en", words, boxes: reportWords.en.boxes, errors: {} }}>
      {children}
    </ScreenProvider>
  );
}

let fails = false;

function Form() {
  if (fails) throw new Error("A fault nobody foresaw");
  return <textarea aria-label="Text" defaultValue="" />;
}

describe("A part of the screen that has failed", () => {
  beforeEach(() => {
    fails = false;
    vi.spyOn(console, "error").mockImplementation(() => undefined); // React tells of every failure
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it("shows what was typed in it, and can be tried again", () => {
    const boundary = (
      <ErrorBoundary>
        <Form />
      </ErrorBoundary>
    );
    const { rerender } = render(boundary, { wrapper: inEnglish });
    fireEvent.change(screen.getByLabelText("Text"), { target: { value: "Long work." } });
    fails = true;
    rerender(<ErrorBoundary until={1}>{<Form />}</ErrorBoundary>);
    expect(screen.getByLabelText("Your text")).toHaveProperty("value", "Long work.");
    expect(document.title).toBe("Unexpected Application Error!");
    fails = false;
    fireEvent.click(screen.getByText("Try again"));
    expect(screen.getByLabelText("Text")).toBeDefined();
    expect(document.title).not.toBe("Unexpected Application Error!");
  });

  it("is tried again once there is something else to show", () => {
    fails = true;
    const { rerender } = render(<ErrorBoundary until={1}>{<Form />}</ErrorBoundary>, { wrapper: inEnglish });
    expect(screen.getByText("Unexpected Application Error!")).toBeDefined();
    fails = false;
    rerender(<ErrorBoundary until={2}>{<Form />}</ErrorBoundary>);
    expect(screen.getByLabelText("Text")).toBeDefined();
  });
});
