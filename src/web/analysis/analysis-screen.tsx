import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { BrowserModelPlace } from "./browser-model-place.tsx";
import { ErrorBox } from "./error-box.tsx";
import { TextForm } from "./form/text-form.tsx";
import { ReportPanel } from "./report/report-panel.tsx";
import { useAnalysis } from "./task/use-analysis.ts";

/** The form, its errors and the report. `typed` is what was typed before this screen came to life. */
export function AnalysisScreen({ typed = "" }: { readonly typed?: string }) {
  const analysis = useAnalysis(typed);
  return (
    <>
      <TextForm analysis={analysis} />
      <BrowserModelPlace analysis={analysis} />
      <ErrorBox analysis={analysis} />
      <ErrorBoundary>
        <ReportPanel analysis={analysis} />
      </ErrorBoundary>
    </>
  );
}
