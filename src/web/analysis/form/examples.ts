import market from "#content/examples/en-1.txt?url?url";
import meters from "#content/examples/en-2.txt?url?url";
import lypohrad from "#content/examples/uk-1.txt?url?url";
import ticket from "#content/examples/uk-2.txt?url?url";
import type { ReportLanguage } from "#report/index.ts";

/** A text for trying the analysis out. Its words travel only when somebody asks for them. */
export interface Example {
  readonly label: string;
  readonly address: string;
}

/** Plainly rhetorical texts on invented matters. */
export const EXAMPLES: Record<ReportLanguage, readonly Example[]> = {
  en: [
    { label: "A call to save a market", address: market },
    { label: "A post about water meters", address: meters },
  ],
  uk: [
    { label: "Заклик мешканцям Липограда", address: lypohrad },
    { label: "Допис про електронний квиток", address: ticket },
  ],
};

/** The words of an example. Throws when they cannot be fetched. */
export async function loadExample({ address }: Example): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error("The example is not there.");
  return (await response.text()).trim();
}
