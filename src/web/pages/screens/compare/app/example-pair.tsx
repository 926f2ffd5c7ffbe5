import closedEn from "#content/examples/pair-en-1.txt?url?url";
import killedEn from "#content/examples/pair-en-2.txt?url?url";
import closedUk from "#content/examples/pair-uk-1.txt?url?url";
import killedUk from "#content/examples/pair-uk-2.txt?url?url";
import type { ReportLanguage } from "#report/index.ts";
import { loadExample } from "../../../../analysis/form/examples.ts";
import type { TwoReports } from "./use-two-reports.ts";
import { useCompareWords } from "./words.ts";

/** Two tellings of an invented event. Their words travel only when somebody asks for them. */
const PAIRS: Readonly<Record<ReportLanguage, readonly [string, string]>> = {
  en: [closedEn, killedEn],
  uk: [closedUk, killedUk],
};

/** Two texts of ours, for whoever has none at hand. */
export function ExamplePair({ sides: [first, second], language }: Pick<TwoReports, "sides" | "language">) {
  const said = useCompareWords();

  async function show(): Promise<void> {
    try {
      const [one, other] = await Promise.all(
        PAIRS[language].map((address) => loadExample({ label: "", address })),
      );
      first.tell({ type: "text-changed", text: one ?? "" });
      second.tell({ type: "text-changed", text: other ?? "" });
    } catch {
      // Without a connection there is no example; nothing else is lost.
    }
  }

  return (
    <p className="examples">
      <button type="button" className="link-button" onClick={() => void show()}>
        {said.example}
      </button>
    </p>
  );
}
