import { type ComponentType, useEffect, useState } from "react";
import { loadLate } from "./late-loading.ts";
import type { Analysis } from "./task/analysis.ts";

interface Props {
  readonly analysis: Analysis;
}

/** Where the browser's own model is offered. The code for it travels only to browsers that may have one. */
export function BrowserModelPlace({ analysis }: Props) {
  const [Offer, setOffer] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!("LanguageModel" in globalThis)) return;
    loadLate().then(
      ({ BrowserModelOffer }) => setOffer(() => BrowserModelOffer),
      () => {}, // Without its code there is no offer; nothing else is lost.
    );
  }, []);
  return Offer && <Offer analysis={analysis} />;
}
