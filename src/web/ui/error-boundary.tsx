import { Component, type ReactNode } from "react";
import { APPLICATION_ERROR, ApplicationError } from "./application-error.tsx";

/** What is left of a part of the screen when something in it fails that nobody has foreseen. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    document.title = APPLICATION_ERROR;
  }

  override render(): ReactNode {
    return this.state.failed ? <ApplicationError /> : this.props.children;
  }
}
