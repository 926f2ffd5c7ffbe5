import { hydrateRoot } from "react-dom/client";
import { AnalysisScreen } from "../analysis/index.ts";
import { ErrorBoundary } from "../ui/error-boundary.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("Fatal start-up error: the element with the id root is missing.");

const textarea = root.querySelector("textarea");
const typed = textarea?.value ?? "";
const sent = textarea?.dataset["sent"] ?? "";
textarea?.removeAttribute("data-sent");
hydrateRoot(
  root,
  <ErrorBoundary>
    <AnalysisScreen typed={typed} sent={sent} />
  </ErrorBoundary>,
);
