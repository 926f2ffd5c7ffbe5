import type { Label } from "../labels.ts";
import type { PackedWeights } from "../linear-model.ts";

/** For a language that nothing was learned for yet: its rules and the structure read alone. */
export const untrained: PackedWeights<Label> = { labels: [], biases: [], steps: [], rows: "" };
