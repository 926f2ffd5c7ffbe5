import { KINDS_OF_TEXT, type KindOfText } from "#report/index.ts";
import type { Sign } from "./signs.ts";

/** What a sign is worth for kinds of text: nothing up to `none`, all of it from `full` on, and part of it between. */
export interface Weight {
  readonly sign: Sign;
  readonly none: number;
  readonly full: number;
  readonly worth: readonly (readonly [kind: KindOfText, points: number])[];
}

type Points = Partial<Readonly<Record<KindOfText, number>>>;

function weight(sign: Sign, none: number, full: number, points: Points): Weight {
  const worth = KINDS_OF_TEXT.flatMap((kind) => {
    const ofKind = points[kind];
    return ofKind === undefined ? [] : [[kind, ofKind] as const];
  });
  return { sign, none, full, worth };
}

/** Where a text shows nothing else, it is one of these. */
export const BIAS: Points = {
  news: 0.5,
  opinion: 0.6,
  post: 0.6,
  other: 0.6,
  // Learned words alone make no textbook of a short post: the longer a text, the less this counts.
  textbook: -0.7,
  paper: -0.7,
  reference: -0.7,
  conversation: -0.6,
  manual: -0.3,
};

/**
 * Set by hand: rates a hundred words, shares of sentences and lines in hundredths. Public matters, judgements,
 * slogans and emoji speak against the calm kinds, since to silence a text wrongly costs most.
 */
export const WEIGHTS: readonly Weight[] = [
  // Whose voice.
  weight("first-person", 0.5, 3, {
    letter: 0.8,
    review: 0.5,
    conversation: 0.5,
    opinion: 0.4,
    story: 0.6,
    post: 0.3,
  }),
  weight("first-person", 0.3, 1.5, {
    obituary: -1,
    paper: -1,
    textbook: -1,
    reference: -1,
    record: -0.8,
    news: -0.8,
  }),
  weight("we", 0.5, 3, {
    speech: 1,
    opinion: 0.6,
    appeal: 0.5,
    advert: 0.3,
    reference: -0.8,
    textbook: -0.5,
    news: -0.5,
  }),
  weight("you", 0.7, 3, {
    manual: 0.8,
    advert: 0.8,
    scam: 0.5,
    letter: 0.4,
    appeal: 0.3,
    paper: -1,
    news: -0.8,
  }),
  weight("third-person", 1, 4, { story: 1, obituary: 0.5, paper: -0.6, manual: -0.6, textbook: -0.3 }),
  // What it explains.
  weight("definition", 0, 0.3, { textbook: 1, reference: 0.7, paper: 0.4 }),
  weight("exposition", 0.3, 2.5, { textbook: 1.2, reference: 1.2, paper: 1, manual: 0.3, story: -0.5 }),
  weight("study", 0.2, 1.5, { paper: 2.2, textbook: 0.3 }),
  weight("abstract-head", 0, 0.2, { paper: 2 }),
  weight("citations", 0, 0.5, { paper: 1.5, reference: 0.5 }),
  weight("lesson", 0.1, 0.6, { textbook: 2 }),
  weight("section-sign", 0, 1, { textbook: 1, record: 0.5 }),
  weight("manual-head", 0, 0.3, { manual: 2 }),
  weight("instruction", 0.4, 2, { manual: 2 }),
  weight("measure", 0.3, 2, { manual: 1.2, textbook: 0.2 }),
  weight("imperative", 0.5, 2, { manual: 0.5, advert: 0.5, appeal: 0.3 }),
  weight("encyclopedia", 0.1, 1, { reference: 2, textbook: 0.3 }),
  weight("brackets", 0.5, 1.5, { paper: 0.8, reference: 0.5, textbook: 0.4, story: -0.5 }),
  weight("years", 0.3, 1.5, { reference: 0.7, paper: 0.3, textbook: 0.2, obituary: 0.3, manual: -0.3 }),
  weight("old-years", 0.1, 0.8, {
    reference: 1.2,
    textbook: 1.2,
    paper: 0.5,
    news: -1.5,
    post: -0.5,
    opinion: -0.5,
  }),
  weight("abstract", 4, 8, { paper: 1, textbook: 0.5, reference: 0.3, record: 0.5 }),
  weight("abstract", 1.5, 4.5, { story: -1.5, conversation: -1.5 }),
  weight("letters", 4.4, 5.3, { paper: 0.6, textbook: 0.4, story: -0.5, conversation: -1 }),
  weight("impersonal", 0.5, 1.5, { textbook: 0.4, paper: 0.4, reference: 0.2 }),
  // What it tells.
  weight("narrative", 0.8, 2.6, { story: 2.5, paper: -0.5, textbook: -0.5, reference: -0.5 }),
  weight("past", 8, 12, { story: 0.8 }),
  weight("dialogue", 5, 25, { story: 0.8, interview: 0.2 }),
  weight("spoken", 1.5, 4, { conversation: 2.2 }),
  weight("short-lines", 30, 60, { conversation: 1, post: 0.3 }),
  weight("labels", 5, 20, { conversation: 0.7, interview: 0.7, record: 0.5 }),
  weight("question-lines", 5, 18, { interview: 1.5 }),
  weight("questions", 5, 15, { interview: 0.5, conversation: 0.5, opinion: 0.5, news: -0.6 }),
  weight("interview", 0, 0.3, { interview: 1 }),
  weight("items", 3, 15, { manual: 0.8, textbook: 0.4, record: 0.4 }),
  // Public matters and judgements.
  weight("politics", 0.5, 2.5, { opinion: 1.2, news: 0.8, post: 0.8, speech: 0.6, paper: -0.6 }),
  weight("politics", 0.5, 2.5, { story: -1.5, manual: -1.5, textbook: -1, reference: -1, conversation: -1 }),
  weight("politics", 0.5, 2.5, { greeting: -1, obituary: -1 }),
  weight("stance", 0.25, 1.2, { opinion: 1.3, post: 0.5, speech: 0.3, news: -0.6 }),
  weight("stance", 0.25, 1.2, { textbook: -0.8, reference: -0.8, paper: -0.6, manual: -0.5, story: -0.4 }),
  weight("event", 0.3, 1.3, {
    news: 1.2,
    story: -0.6,
    textbook: -0.5,
    manual: -0.5,
    reference: -0.4,
    paper: -0.3,
  }),
  weight("times", 0.3, 1.2, { news: 0.8, manual: -0.5, textbook: -0.4, paper: -0.4, story: -0.3 }),
  weight("speech-verbs", 0.4, 1.5, { news: 1, paper: -0.8, manual: -0.8, textbook: -0.6, reference: -0.6 }),
  weight("sources", 0, 0.3, { news: 0.7 }),
  weight("quoted", 5, 15, {
    news: 0.5,
    story: 0.4,
    paper: -0.5,
    manual: -0.5,
    textbook: -0.4,
    reference: -0.3,
  }),
  weight("names", 6, 12, { news: 0.8, obituary: 0.5, opinion: 0.2, manual: -1, story: -0.8, textbook: -0.5 }),
  weight("numbers", 1.5, 4, { paper: 0.3, manual: 0.3, news: 0.2, story: -0.8, conversation: -0.5 }),
  // What it wants.
  weight("sale", 0.4, 2, { advert: 2, scam: 0.5, manual: -0.5 }),
  weight("asking", 0.2, 1, { appeal: 2.5 }),
  weight("fraud", 0.5, 2, { scam: 3 }),
  weight("address", 0, 0.3, { speech: 2, conversation: -1 }),
  weight("salutation", 0, 0.3, { letter: 1.5, speech: 0.3 }),
  weight("closing", 0, 0.3, { letter: 1 }),
  weight("mourning", 0.3, 1.5, { obituary: 3 }),
  weight("wish", 0.3, 1.5, { greeting: 2.5 }),
  weight("official", 0.5, 2.5, { record: 2.5 }),
  weight("review", 0.2, 1, { review: 1.5 }),
  weight("satire", 0.15, 0.6, { satire: 3 }),
  weight("clickbait", 0, 0.3, { post: 0.5, advert: 0.5 }),
  // How it looks.
  weight("words", 60, 250, {
    textbook: 1,
    paper: 1,
    reference: 1,
    conversation: 0.6,
    manual: 0.3,
    story: 0.3,
    post: -1,
  }),
  weight("exclamations", 3, 12, {
    post: 0.8,
    news: -0.4,
    advert: 0.5,
    greeting: 0.3,
    paper: -1,
    reference: -0.8,
    textbook: -0.6,
  }),
  weight("emoji", 0, 0.5, {
    post: 1.5,
    advert: 0.5,
    paper: -2,
    textbook: -1.5,
    reference: -1.5,
    story: -1.5,
  }),
  weight("emoji", 0, 0.5, { conversation: -1, record: -1, manual: -0.5 }),
  weight("hashtags", 0, 0.5, { post: 1, textbook: -1, reference: -1, story: -1 }),
  weight("links", 0.2, 1, { advert: 0.5, post: 0.3, textbook: -0.3 }),
  weight("money", 0.2, 1, { advert: 0.6, scam: 0.3 }),
  weight("capitals", 0.4, 2, { post: 0.3, advert: 0.3, story: -0.3 }),
];
