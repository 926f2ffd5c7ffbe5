import type { FindingType, Notice } from "#report/index.ts";

/** Each finding type has a colour and a stroke of its own; notices share one. */
const STYLES: Record<FindingType | Notice["kind"], string> = {
  "Manipulative Content": "kind-manipulative",
  "Propagandistic Content": "kind-propagandistic",
  Disinformation: "kind-disinformation",
  "Unbiased Presentation": "kind-presentation",
  "Emotional Tone": "kind-tone",
  "addressed-to-ai": "kind-notice",
  "hidden-characters": "kind-notice",
  "mixed-script": "kind-notice",
};

/** Class of everything that is drawn in the manner of one finding type, or of a notice. */
export function styleOf(kind: FindingType | Notice["kind"]): string {
  return STYLES[kind];
}
