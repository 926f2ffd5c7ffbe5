import { LANGUAGE_NAMES } from "#report/index.ts";

/** The words of the page on accuracy that stand around its figures. `**strong**`, `*em*`, `` `code` `` and links are marked. */
export const accuracy = {
  stale:
    "The figures below are older than the rules: they were measured with version {measured}, and this site reads with version {version}.",
  scores: {
    title: "Against texts that people have annotated",
    paragraphs: [
      "Research benchmarks reward naming much: a reader who points at every strong word scores well on them and is wrong too often to be believed. Where a benchmark rewards what is not right, we choose to be right. Some of these figures have fallen on purpose.",
      "A figure of 1 would mean that the analyser and the annotators agree on everything; it is not a share of right answers. The hollow mark is the *trivial answer*, which says yes to everything and needs no reading at all. A system that does not clearly beat it has understood little. The short line, where there is one, is a published figure of another system on the same task. Annotators also disagree with one another, and a good part of the distance to 1 is that.",
    ],
    trivial: "trivial answer",
    published: "published system",
    texts: "{n} texts",
  },
  labels: {
    title: "Found, missed, false alarms",
    table: "Hits, misses and false alarms by label",
    lookedFor: "What was looked for",
    counts: { hits: "Found", misses: "Missed", falseAlarms: "False alarms" },
  },
  fails: {
    title: "Where it fails",
    items: [
      "It analyses words and knows nothing of what they are about. A technique made of facts left out, such as cherry-picking, or of a twisted opponent’s argument, such as a straw man, often has no words of its own, and most of these are missed. It says little rather than much: three to five points for a text, though there may be more to say.",
      "Irony without a sign of it is read literally.",
      "It shows a clause where annotators often mark more or less of it, and the name it gives to a technique is less sure than the place it shows.",
      "An emotion that only an event conveys, without a word for it, is often missed.",
    ],
    figures:
      "These figures are of version {version} of the embedded analyser. Anyone with the datasets can make them again with one command, `npm run evaluate`.",
  },
  shares: { of: "of {n} {unit}", measuredBy: "Measured by {command}." },
  judgements: {
    title: "Judged by independent readers",
    text: "Readers who wrote none of the rules judged whole reports on new texts that no author of a rule had read. These are their counts.",
    languages: { en: LANGUAGE_NAMES.en, uk: LANGUAGE_NAMES.uk, ru: LANGUAGE_NAMES.ru },
    caption: "{languages}, {n} texts",
    points: "What the accusing boxes say",
    moves: "The main moves of the text",
    summaries: "Summaries",
    words: {
      right: "right",
      arguable: "arguable",
      wrong: "wrong",
      found: "found",
      partly: "partly",
      missed: "missed",
      true: "true",
      half: "half",
      false: "false",
    },
  },
  readers: {
    title: "A large model and the embedded analyser",
    intro:
      "A large language model finds most of what a careful reader finds. The embedded analyser finds a small part of it. Whoever can have a large model read should.",
    table: "Both kinds of reader, by what was measured",
    columns: ["What was measured", "Large model", "Embedded analyser then", "Embedded analyser today"],
    rows: {
      said: "What is said against a text: right / arguable / wrong",
      moves: "Main moves of a text: found / partly / missed",
      precision: "Points that a careful editor has too",
      recall: "The editor’s points that were found",
      plain: "Texts accused in which the editor saw nothing",
    },
    nOf: "{n} of {all}",
    groups: { en: "{share} % of {n}, English", ukRu: "{share} % of {n}, Ukrainian and Russian" },
    rounds: [
      "**These are not the same rounds.** In the first two columns, a strong large model, asked through our own cascade, and the embedded analyser of that day read the same texts. {judgedTexts} posts and articles were judged without names, by one judge who was of the model’s own family; the two styles can be told apart after a few texts. {editorTexts} texts were compared with an editor’s reading.",
      "The last column is the embedded analyser of our latest rounds, on other texts and by other readers: {judged} new texts that readers judged whole, and the texts of the section on editors below. Since then it says nothing where it is not sure: less of what it says is wrong, and much is left unsaid. No large model has been measured on those texts.",
    ],
    howTitle: "How to have one",
    how: [
      "**Whoever runs a site like this one** adds a model by one setting: the key of a provider, or the address of a model on their own machine. The [source code](/about/#source-code) comes with a README that tells how. A text is then sent to the provider, if it is not a model of one’s own; each report says who read.",
      "**Whoever reads** may have one in the browser: where Chrome has a model of its own that reads the language, the analysis page offers to ask it, and sends nothing. It is a small model, and has not been measured.",
    ],
  },
};

export type AccuracyWords = typeof accuracy;
