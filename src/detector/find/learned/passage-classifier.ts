import type { Technique, TextLanguage } from "#report/index.ts";
import type { Finding } from "../../patterns/match.ts";
import type { Tokens } from "../../text/tokens.ts";
import { isHeldAgainst, type Label, PERSUASION } from "./labels.ts";
import type { LinearModel } from "./linear-model.ts";
import { modelOf } from "./models.ts";
import type { Passage } from "./passages.ts";
import type { Decision } from "./salient-words.ts";
import { TextWeights } from "./text-weights.ts";

/**
 * Decides which labels of a language's model hold for the passages of one text. Summing the weights of words is
 * most of the work, so that no label is summed that could not count.
 */
export class PassageClassifier {
  readonly #model: LinearModel<Label>;
  readonly #tokens: Tokens;
  /** Labels that count by themselves, and those that count only beside a rule's cue for the same. */
  readonly #alone: readonly number[];
  readonly #seconding: readonly number[];
  #ofAlone?: TextWeights;
  #ofSeconding?: TextWeights;

  constructor(
    language: TextLanguage,
    tokens: Tokens,
    isAsked: (technique: Technique) => boolean,
    standsAlone: (technique: Technique) => boolean,
  ) {
    this.#model = modelOf(language);
    this.#tokens = tokens;
    const { labels } = this.#model;
    const asked = [...labels.keys()].filter((label) => isTrue(labels[label], isAsked));
    this.#alone = asked.filter((label) => isTrue(labels[label], standsAlone));
    this.#seconding = asked.filter((label) => !isTrue(labels[label], standsAlone));
  }

  /** The decisions that hold for a passage, in the order of the model's labels. */
  decide({ first, end }: Passage, cues: readonly Finding[]): Decision[] {
    const { labels } = this.#model;
    const seconded = this.#seconding.filter((label) =>
      cues.some(({ technique }) => technique === labels[label]),
    );
    const decisions: Decision[] = [];
    const decide = (weights: TextWeights, asked: readonly number[]) => {
      const sums = weights.sums(first, end, cues);
      weights.labels.forEach((label, column) => {
        if ((sums[column] ?? 0) > 0 && asked.includes(label))
          decisions.push({ model: this.#model, label, weights, column });
      });
    };
    if (this.#alone.length > 0) {
      this.#ofAlone ??= new TextWeights(this.#model, this.#tokens, this.#alone);
      decide(this.#ofAlone, this.#alone);
    }
    if (seconded.length > 0) {
      this.#ofSeconding ??= new TextWeights(this.#model, this.#tokens, this.#seconding);
      decide(this.#ofSeconding, seconded);
    }
    return decisions.toSorted((one, other) => one.label - other.label);
  }
}

function isTrue(label: Label | undefined, holds: (technique: Technique) => boolean): boolean {
  return label !== undefined && label !== PERSUASION && !isHeldAgainst(label) && holds(label);
}
