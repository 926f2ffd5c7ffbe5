import { describe, expect, it } from "vitest";
import { tokenise } from "../split/tokens.ts";
import { bytesOfBase64 } from "./base64.ts";
import { BUCKETS, FEATURES_ROOM, featuresOf } from "./features.ts";
import { LinearModel } from "./linear-model.ts";

/** A model that knows one word, for one label. */
function modelThatKnows(word: string, stored: number): LinearModel<"joy"> {
  const buckets = new Int32Array(FEATURES_ROOM);
  const count = featuresOf(tokenise(word), 0, buckets);
  const whole = buckets[count - 1] ?? 0;
  const bytes = new Uint8Array(BUCKETS + 2);
  bytes[whole] = 1;
  bytes[BUCKETS + 1] = stored & 0xff;
  return new LinearModel({
    labels: ["joy"],
    biases: [-0.1],
    steps: [0.5],
    rows: Buffer.from(bytes).toString("base64"),
  });
}

describe("a linear model over hashed words", () => {
  const tokens = tokenise("a happy day");

  it("says yes where the known word outweighs the bias", () => {
    expect(modelThatKnows("happy", 4).sums(tokens, 0, tokens.count, [])[0]).toBeGreaterThan(0);
    expect(modelThatKnows("happy", -4).sums(tokens, 0, tokens.count, [])[0]).toBeLessThan(0);
  });

  it("tells which word weighed, and how much", () => {
    expect([...modelThatKnows("happy", 4).weightsOf(tokens, 0, tokens.count, 0)]).toEqual([0, 2, 0]);
  });

  it("reads base64 as Node writes it, whatever the length", () => {
    for (let length = 0; length < 8; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => 255 - i * 37);
      expect([...bytesOfBase64(Buffer.from(bytes).toString("base64"))]).toEqual([...bytes]);
    }
  });
});
