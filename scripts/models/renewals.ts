import { readCascadeFile } from "#analysis/config/cascade-file.ts";
import { FAMILIES } from "#analysis/local/families.ts";
import { OFFERS } from "./offers.ts";

/** A line of a table of models that ages. */
interface Renewable {
  readonly name: string;
  readonly file: string;
  /** The last day on which it is believed; without one it is overdue. */
  readonly renewBy?: string | undefined;
}

const HOW = {
  "cascade.json":
    "look in its provider's list of models whether `model` is still there and what a token costs, and run `npm run models`",
  "src/analysis/local/families.ts":
    "look whether the family has a newer name and its makers still say the same of its languages",
  "scripts/models/offers.ts":
    "look on its provider's pages whether cost, use of texts and the address for keys are the same",
} as const;

/** Every line that ages: the models of `cascade.json`, the families taken by themselves, what providers offer. */
export async function renewables(): Promise<Renewable[]> {
  const { models } = await readCascadeFile("cascade.json");
  return [
    ...models.map(({ id, renewBy }) => ({ name: id, renewBy, file: "cascade.json" as const })),
    ...FAMILIES.map(({ name, renewBy }) => ({
      name,
      renewBy,
      file: "src/analysis/local/families.ts" as const,
    })),
    ...OFFERS.map(({ id, renewBy }) => ({ name: id, renewBy, file: "scripts/models/offers.ts" as const })),
  ];
}

/** What is older than it may be on a day (`2026-11-22`), each with a line on how to renew it. */
export function overdue(lines: readonly Renewable[], today: string): string[] {
  return lines
    .filter(({ renewBy = "" }) => renewBy < today)
    .map(({ name, file, renewBy = "no date" }) => {
      const how = Object.entries(HOW).find(([each]) => each === file)?.[1] ?? "look whether it is still true";
      return `${name} in ${file} was believed until ${renewBy}: ${how}; then write a new date, a year ahead.`;
    });
}
