import type { ShownText } from "../page-data.ts";
import { LiveText } from "./live-text.tsx";
import { StillText } from "./still-text.tsx";
import { usePractice } from "./use-practice.ts";

/** A text to practise on. */
export function PracticeTextScreen({ shown }: { readonly shown: ShownText }) {
  const state = usePractice();
  return state.keeping === "unknown" ? <StillText shown={shown} /> : <LiveText shown={shown} state={state} />;
}
