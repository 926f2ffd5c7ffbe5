import { expect, it } from "vitest";
import { runHostile } from "./hostile-run.ts";

/** A bound on hanging, not on speed: how long a status call took is for `npm run hostile` to say. */
const HANGS_AFTER_MS = 120_000;

it(
  "the real server answers every status call and loses no analysis while a model's server sends hostile bodies",
  async () => {
    const { bodies, analyses, lost, tookMs, unanswered, code } = await runHostile(40, 4);
    expect({ lost, unanswered, code }).toEqual({ lost: 0, unanswered: 0, code: 0 });
    expect(bodies).toBeGreaterThanOrEqual(40);
    expect(analyses).toBeGreaterThan(0);
    expect(tookMs.length).toBeGreaterThan(0);
  },
  HANGS_AFTER_MS,
);
