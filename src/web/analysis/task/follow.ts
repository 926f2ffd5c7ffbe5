import { SCREEN_TIMEOUT_MS } from "#report/index.ts";
import { type AnalysisEvent, TIMED_OUT } from "./state.ts";

/**
 * Tells all that becomes of one analysis, until `controller` aborts; it does so itself when the screen has waited long
 * enough. `begin` loads the code for it: that this did not come is told as a failure of the network.
 */
export async function follow(
  begin: (signal: AbortSignal) => Promise<AsyncIterable<AnalysisEvent>>,
  controller: AbortController,
  tell: (event: AnalysisEvent) => void,
): Promise<void> {
  const timer = setTimeout(() => controller.abort(TIMED_OUT), SCREEN_TIMEOUT_MS);
  try {
    for await (const event of await begin(controller.signal)) tell(event);
  } catch {
    tell({ type: "failed", message: "" });
  }
  clearTimeout(timer);
}
