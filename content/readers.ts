/** Shares of what was judged, in per cent: of what is said against texts, and of their main moves. */
interface Shares {
  readonly right: number;
  readonly arguable: number;
  readonly wrong: number;
  readonly found: number;
  readonly partly: number;
  readonly missed: number;
}

/** Points beside those of a careful editor, by place and family of techniques. */
interface BesideEditor {
  /** Share of the points that the editor has too, in per cent. */
  readonly precision: number;
  /** Share of the editor's points that were found, by weight, in per cent. */
  readonly recall: number;
  /** Texts without points that were accused. */
  readonly plainAccused: number;
  readonly plain: number;
}

/** One kind of reader in one round. */
interface Reader {
  readonly judged: Shares;
  readonly besideEditor: BesideEditor;
}

/**
 * A strong large language model and the embedded analyser of the same day, both on the same texts, through the same
 * cascade. Typed by hand from the records of that round, which cannot be run again: the texts belong to others.
 */
export const sameTexts: {
  readonly judgedTexts: number;
  readonly editorTexts: number;
  readonly largeModel: Reader;
  readonly embedded: Reader;
} = {
  judgedTexts: 40,
  editorTexts: 31,
  largeModel: {
    judged: { right: 72, arguable: 28, wrong: 0, found: 97, partly: 3, missed: 0 },
    besideEditor: { precision: 52, recall: 69, plainAccused: 0, plain: 8 },
  },
  embedded: {
    judged: { right: 23, arguable: 34, wrong: 43, found: 17, partly: 28, missed: 55 },
    besideEditor: { precision: 29, recall: 31, plainAccused: 2, plain: 8 },
  },
};
