import type { Claim, ClaimSign } from "#report/index.ts";
import type { ClaimsWords } from "./words.ts";

/** Which question a reader may ask of a statement: of its source where it gives one, of what it states otherwise. */
export function questionOf({
  signs,
  source,
}: Pick<Claim, "signs" | "source">): keyof ClaimsWords["questions"] {
  if (source) return source.kind;
  return signs[0] ?? "act";
}

/** By what a statement can be checked, in words. */
export function claimSigns({ signs }: Pick<Claim, "signs">, said: ClaimsWords): string {
  return signs.map((sign: ClaimSign) => said.signs[sign]).join(", ");
}
