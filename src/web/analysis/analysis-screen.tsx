import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { BrowserModelPlace } from "./browser-model-place.tsx";
import { TextForm } from "./form/text-form.tsx";
import { ErrorBox } from "./panel/error-box.tsx";
import { ReportPanel } from "./panel/report-panel.tsx";
import { useAnalysis } from "./task/use-analysis.ts";

interface Props {
  /** What was typed before this screen came to life. */
  readonly typed?: string;
  /** The text of a report that was read before the page loaded itself again. */
  readonly sent?: string;
}

/** The form, its errors and the report. */
export function AnalysisScreen({ typed = "", sent = "" }: Props) {
  const analysis = useAnalysis(typed, sent);
  const { run, result } = analysis.state;
  return (
    <>
      <TextForm analysis={analysis} />
      <BrowserModelPlace analysis={analysis} />
      <ErrorBox analysis={analysis} />
      <ErrorBoundary until={run ?? result} isBesideForm>
        <ReportPanel analysis={analysis} />
      </ErrorBoundary>
    </>
  );
}
