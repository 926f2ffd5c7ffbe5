import { describe, expect, it } from "vitest";
import { tokenise } from "../../text/tokenise.ts";
import { bytesOfBase64 } from "./base64.ts";
import { BUCKETS, FEATURES_ROOM, featuresOf } from "./features.ts";
import { LinearModel } from "./linear-model.ts";
import { TextWeights } from "./text-weights.ts";

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

/** A model of three labels whose buckets hold whatever comes. */
function modelOfChance() {
  const entriesOf = Array.from({ length: BUCKETS }, (_, bucket) => bucket % 3);
  const entries = entriesOf.flatMap((count) => [0, 2].slice(0, count));
  const weights = entries.map((_, entry) => (entry * 37) & 0xff);
  return {
    labels: ["joy", "fear", "anger"] as const,
    bytes: Buffer.from([...entriesOf, ...entries, ...weights]).toString("base64"),
  };
}

describe("a linear model over hashed words", () => {
  const tokens = tokenise("a happy day");

  it("says yes where the known word outweighs the bias", () => {
    expect(
      new TextWeights(modelThatKnows("happy", 4), tokens, [0]).sums(0, tokens.count, [])[0],
    ).toBeGreaterThan(0);
    expect(
      new TextWeights(modelThatKnows("happy", -4), tokens, [0]).sums(0, tokens.count, [])[0],
    ).toBeLessThan(0);
  });

  it("tells which word weighed, and how much", () => {
    const weights = new TextWeights(modelThatKnows("happy", 4), tokens, [0]);
    expect([0, 1, 2].map((token) => weights.weightAt(token, 0))).toEqual([0, 2, 0]);
  });

  it("weighs only for the labels that it is asked about, and for those the same", () => {
    const { bytes, labels } = modelOfChance();
    const model = new LinearModel({ labels, biases: [-1, 2, 0], steps: [1, 0.5, 2], rows: bytes });
    const text = tokenise("Happy days, said the happy dog: 3 happy days!");
    const cues = [{ technique: "joy", strength: "weak" }] as const;
    const all = new TextWeights(model, text, [0, 1, 2]).sums(0, text.count, cues);
    for (const label of [0, 1, 2])
      expect(new TextWeights(model, text, [label]).sums(0, text.count, cues)[0]).toBe(all[label]);
    expect([...new TextWeights(model, text, [2, 0]).sums(0, text.count, cues)]).toEqual([all[2], all[0]]);
  });

  it("reads base64 as Node writes it, whatever the length", () => {
    for (let length = 0; length < 8; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => 255 - i * 37);
      expect([...bytesOfBase64(Buffer.from(bytes).toString("base64"))]).toEqual([...bytes]);
    }
  });
});
