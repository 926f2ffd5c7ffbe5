import { expect, it } from "vitest";
import { CLAIM_SIGNS, type ClaimSource } from "#report/index.ts";
import { claims } from "../../../words/en/claims.ts";
import { questionOf } from "./questions.ts";

it("A statement is asked of its source where it gives one, and of what it states otherwise", () => {
  const kinds: ClaimSource["kind"][] = ["named", "speaker", "anonymous", "link"];
  for (const kind of kinds)
    expect(questionOf({ signs: ["figure"], source: { kind, quote: "they" } })).toBe(kind);
  for (const sign of CLAIM_SIGNS) expect(questionOf({ signs: [sign, "act"] })).toBe(sign);
});

it("Every question ends as one, and none asks whether the statement is true", () => {
  for (const question of Object.values(claims.questions)) {
    expect(question).toMatch(/\?$/u);
    expect(question).not.toMatch(/\b(?:true|false|lie)\b/iu);
  }
});
