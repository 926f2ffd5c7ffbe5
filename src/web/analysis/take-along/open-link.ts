import type { Analysis } from "../task/analysis.ts";
import { readFragment } from "./link.ts";

/** Shows the report that a fragment holds, or says why there is none. Its text stands in the form where that is empty. */
export async function openLink(
  fragment: string,
  { state, tell }: Pick<Analysis, "state" | "tell">,
): Promise<void> {
  try {
    const result = await readFragment(fragment);
    tell({ type: "stopped" });
    if (state.text.trim() === "") tell({ type: "text-changed", text: result.text });
    tell({ type: "read-elsewhere", result });
  } catch (error) {
    tell({ type: "failed", message: error instanceof Error ? error.message : "" });
  }
}
