/**
 * The closed list of the kinds of text. A `calm` kind tells, teaches or records: its words accuse nobody. Of the
 * `selling` kinds a reader asks what is promised, on what proof, at what price, why in a hurry and who gains.
 */
const KINDS = {
  news: "open",
  opinion: "open",
  advert: "selling",
  appeal: "selling",
  scam: "selling",
  speech: "open",
  post: "open",
  story: "calm",
  manual: "calm",
  textbook: "calm",
  paper: "calm",
  reference: "calm",
  record: "calm",
  interview: "open",
  obituary: "calm",
  greeting: "calm",
  satire: "open",
  review: "open",
  letter: "open",
  conversation: "calm",
  other: "open",
} as const satisfies Record<string, "calm" | "selling" | "open">;

export type KindOfText = keyof typeof KINDS;

/** Every kind, in the order of the list. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which strings they are
export const KINDS_OF_TEXT = Object.keys(KINDS) as [KindOfText, ...KindOfText[]];

/** Whether a text of this kind is not accused for its words. The one place that says so. */
export function isCalmKind(kind: KindOfText): boolean {
  return KINDS[kind] === "calm";
}

/** Whether a text of this kind wants its reader's money, signature or trust. */
export function isSellingKind(kind: KindOfText): boolean {
  return KINDS[kind] === "selling";
}
