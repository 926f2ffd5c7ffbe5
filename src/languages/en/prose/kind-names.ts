import type { KindNames } from "../../language.ts";

/** What the kinds of text are called in English. Apart from the summary, since the page needs them alone. */
export const kindNames: KindNames = {
  kinds: {
    news: "A news report",
    opinion: "An opinion piece",
    advert: "An advertisement",
    appeal: "An appeal",
    scam: "A message with the marks of a scam",
    speech: "A speech",
    post: "A post",
    story: "A story",
    manual: "Instructions",
    textbook: "A textbook passage",
    paper: "A scholarly text",
    reference: "A reference entry",
    record: "An official record",
    interview: "An interview",
    obituary: "An obituary",
    greeting: "A greeting",
    satire: "Perhaps satire",
    review: "A review",
    letter: "A letter",
    conversation: "Talk, written down",
    other: "A text",
  },
};
