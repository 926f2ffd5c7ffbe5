import { Component, type ContextType, type ReactNode } from "react";
import { ScreenContext } from "../words/context.ts";
import { ApplicationError } from "./application-error.tsx";

interface Props {
  readonly children: ReactNode;
  /** What is shown. Once it is something else, showing it is tried again. */
  readonly until?: unknown;
  /** Whether the text field is outside of it, and outlives the failure. */
  readonly isBesideForm?: boolean;
}

interface State {
  readonly failed: boolean;
  /** What stood in the text field when it failed. */
  readonly typed: string;
}

/** What is left of a part of the screen when something in it fails that nobody has foreseen. */
export class ErrorBoundary extends Component<Props, State> {
  static override contextType = ScreenContext;
  declare context: ContextType<typeof ScreenContext>;
  override state: State = { failed: false, typed: "" };
  #title = "";

  static getDerivedStateFromError(): State {
    // The page still stands as it was before the failure.
    const typed = typeof document === "undefined" ? "" : (document.querySelector("textarea")?.value ?? "");
    return { failed: true, typed };
  }

  override componentDidCatch(): void {
    this.#title = document.title;
    document.title = this.context?.words.failure.title ?? "";
  }

  override componentDidUpdate(before: Props, { failed }: State): void {
    if (failed && this.state.failed && before.until !== this.props.until) this.#tryAgain();
  }

  readonly #tryAgain = () => {
    document.title = this.#title;
    this.setState({ failed: false, typed: "" });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const typed = this.props.isBesideForm ? "" : this.state.typed;
    return <ApplicationError typed={typed} onTryAgain={this.#tryAgain} />;
  }
}
