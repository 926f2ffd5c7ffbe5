import { useEffect, useState } from "react";
import { useWords } from "../../words/context.ts";
import { loadLate } from "../late-loading.ts";
import type { Analysis } from "../task/analysis.ts";

/** Where a reader chooses that texts are read in this browser. What it keeps for that is loaded then, and forgotten after. */
export function DeviceSwitch({
  analysis: { isOnDevice, choosePlace, state },
}: {
  readonly analysis: Analysis;
}) {
  const { device } = useWords();
  const [isKept, setKept] = useState(false);

  useEffect(() => {
    let isOld = false;
    if (isOnDevice)
      loadLate()
        .then(({ keepOffline }) => keepOffline())
        .then(
          (kept) => isOld || setKept(kept),
          () => {}, // It reads all the same, as long as there is a network.
        );
    return () => {
      isOld = true;
    };
  }, [isOnDevice]);

  function choose(chosen: boolean): void {
    choosePlace(chosen);
    setKept(false);
    if (!chosen)
      loadLate().then(
        ({ forgetOffline }) => forgetOffline(),
        () => {},
      );
  }

  return (
    <div className="device">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={isOnDevice}
          aria-checked={isOnDevice}
          disabled={state.run !== undefined}
          aria-describedby="device-terms"
          onChange={({ target }) => choose(target.checked)}
        />
        {device.label}
      </label>
      <span id="device-terms">{device.terms}</span>
      <output>{isKept && device.kept}</output>
    </div>
  );
}
