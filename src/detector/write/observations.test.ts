import { describe, expect, it } from "vitest";
import { findingTypeOf, type Technique, type Voice } from "#report/index.ts";
import type { EvidenceCandidate } from "../select/select-evidence.ts";
import type { ShownCandidate } from "../select/shown-span.ts";
import { writeObservations } from "./observations.ts";

/** A candidate of evidence on the first place where the words stand in the text. */
function candidate(
  text: string,
  words: string,
  technique: Technique,
  more: Partial<EvidenceCandidate> = {},
): ShownCandidate {
  const start = text.indexOf(words);
  const end = start + words.length;
  return {
    technique,
    findingType: findingTypeOf(technique),
    strength: "strong",
    voice: "author" satisfies Voice,
    isLearned: false,
    isWhole: false,
    salient: [],
    start,
    end,
    sentence: 0,
    shown: { start, end },
    ...more,
  };
}

function justificationsOf(text: string, candidates: readonly ShownCandidate[]): string[] {
  return writeObservations(text, candidates, "en").map(({ justification }) => justification);
}

describe("an observation", () => {
  it("quotes no words twice, though two techniques were found in them", () => {
    const text = "It was an unprecedented and shameful day.";
    const [justification] = justificationsOf(text, [
      candidate(text, "unprecedented", "loaded-language"),
      candidate(text, "shameful", "loaded-language"),
      candidate(text, "unprecedented", "exaggeration-minimisation"),
    ]);
    expect(justification?.split("unprecedented")).toHaveLength(2);
    expect(justification).not.toContain("exaggeration");
  });

  it("quotes other words than the observation before it, where there are others", () => {
    const text = "The so-called experts were clueless.";
    const [, presentation] = justificationsOf(text, [
      candidate(text, "so-called experts", "name-calling"),
      candidate(text, "so-called", "subjective-wording"),
      candidate(text, "clueless", "subjective-wording"),
    ]);
    expect(presentation).toContain("“clueless”");
    expect(presentation).not.toContain("so-called");
  });

  it("does not quote a bare “my” or what the learned part alone saw beside clearer words", () => {
    const text = "My friends, it was a dreary evening around here.";
    const [justification] = justificationsOf(text, [
      candidate(text, "My", "subjective-wording"),
      candidate(text, "dreary", "subjective-wording"),
      candidate(text, "around", "subjective-wording", { isLearned: true }),
    ]);
    expect(justification).toContain("“dreary”");
    expect(justification).not.toMatch(/“My”|“around”/u);
  });

  it("says first what speaks for the text, turns, and asks about what does not", () => {
    const text = "A dreary and pointless evening, said Ann Carter.";
    const [observation] = writeObservations(
      text,
      [
        candidate(text, "dreary", "subjective-wording"),
        candidate(text, "pointless", "subjective-wording"),
        candidate(text, "said Ann Carter", "attribution"),
      ],
      "en",
    );
    expect(observation?.justification).toMatch(/^“said Ann Carter”.*\. .*\. .*“dreary” and “pointless”/u);
    expect(observation?.question).toContain("only be agreed with");
  });

  it("names quoted words as somebody else's only where the author's own are of the same technique", () => {
    const text = "It was dreary and pointless. “I want my bus,” said Ann Carter, and he noted the time.";
    const quoted = candidate(text, "I want", "subjective-wording", { voice: "quoted" });
    const credit = [
      candidate(text, "said Ann Carter", "attribution"),
      candidate(text, "he noted the time", "attribution"),
    ];
    expect(justificationsOf(text, [...credit, quoted])[0]).not.toContain("I want");
    const slant = [
      candidate(text, "dreary", "subjective-wording"),
      candidate(text, "pointless", "subjective-wording"),
    ];
    expect(justificationsOf(text, [...slant, ...credit, quoted])[0]).toContain("“I want”");
  });

  it("quotes no comma at the end of somebody's words", () => {
    const text = "“We waited so long,” she said.";
    const [justification] = justificationsOf(text, [candidate(text, "We waited so long,", "euphoria")]);
    expect(justification).toContain("“We waited so long”");
  });

  it("speaks of the same technique otherwise in another text, and always alike in the same one", () => {
    const said = ["A dreary hall.", "A very dreary hall.", "A dreary hall."].map((text) =>
      justificationsOf(text, [candidate(text, "dreary", "subjective-wording")]),
    );
    expect(said[1]).not.toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });
});
