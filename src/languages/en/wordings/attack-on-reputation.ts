import type { TechniqueWording } from "../../language.ts";

/** Wordings of the techniques that speak against a person or group instead of a claim. */
export const attackOnReputation = {
  "name-calling": {
    definition:
      "A person or group is given a label that carries its own verdict, an insult or a scornful nickname, in place of what they did.",
    misleads:
      "The label does the work of an argument. Once somebody has a name that nobody would wish to agree with, what they said or did no longer seems to need an answer.",
    innocent:
      "Some hard words are simply the exact ones: a court has found the person guilty of it, or they use the word of themselves.",
    question:
      "If you put a neutral word in place of the label, what is left that is said against these people?",
  },
  "guilt-by-association": {
    definition:
      "Somebody is judged by the company they are placed in: a disliked person, group or regime is named beside them.",
    misleads:
      "Dislike of the one flows over to the other, although liking the same thing or standing in the same room proves nothing about who is right.",
    innocent:
      "A real and relevant tie, such as money, membership or an order given, is a fact worth reporting.",
    question:
      "What exactly joins the two, and would it count against them if the other party were well liked?",
  },
  doubt: {
    definition:
      "Questions or hints cast doubt on somebody’s honesty, ability or motives without saying what is wrong.",
    misleads:
      "A hint cannot be refuted as a claim can. Distrust stays behind even when nothing has been alleged that anyone could check.",
    innocent:
      "Asking for evidence, or pointing at a contradiction that can be looked up, is what critical readers do.",
    question: "What would count as an answer to this doubt, and does the text tell you where to look for it?",
  },
  "appeal-to-hypocrisy": {
    definition:
      "A criticism is met by pointing out that the critic does the same thing, or once said the opposite.",
    misleads:
      "The subject changes from whether the criticism is right to whether the critic is worthy. Hypocrites can be right.",
    innocent:
      "When somebody’s consistency is itself the subject, as in a vote or an oath, the contrast is to the point.",
    question: "Suppose the critic is inconsistent: does that make the criticism itself any less true?",
  },
  "questioning-the-reputation": {
    definition:
      "Somebody’s character, past or standing is attacked, so that whatever they say now arrives already damaged.",
    misleads: "The reader is led to dismiss an argument because of the person, before hearing it.",
    innocent:
      "A track record matters where it bears on the point: a forecaster’s past forecasts, an official’s past audits.",
    question:
      "Is the past fault described here documented, and does it bear on the matter that the text is about?",
  },
  dehumanisation: {
    definition: "People are spoken of as animals, vermin, a disease or things.",
    misleads:
      "What is done to those who are not seen as people seems less cruel, and no longer needs a reason.",
    innocent:
      "A figure of speech about a deed or a team (“they fought like lions”), or the words of a report that quotes them to condemn them.",
    question: "Who are the people behind this word, and would it be said of one of them by name?",
  },
  mockery: {
    definition:
      "Somebody or something is made ridiculous, by irony, a mocking name, scare quotes or a laughing emoji, instead of being answered.",
    misleads: "Who laughs along has agreed already, and what the other side said need not be heard.",
    innocent:
      "Satire that shows itself as satire, jokes among friends, and irony on top of an argument that is made.",
    question: "What is left of the point when it is said with a straight face?",
  },
  "ascribed-motive": {
    definition:
      "The text says what somebody secretly wants or why they really act, and does not show how it knows.",
    misleads: "Any deed, good or bad, then proves the bad intent, and no answer can refute it.",
    innocent:
      "A motive that the person has stated, that documents show, or that the author marks as a guess.",
    question: "How does the author know this, and which other motive would explain the same acts?",
  },
  "us-and-them": {
    definition: "The matter is drawn as a struggle between a good “us” and a bad “them”.",
    misleads:
      "Nobody seems to stand between the sides, and to doubt one’s own side looks like joining the other.",
    innocent:
      "A war, a match or an election has sides in fact; and “we” may only mean the author’s own office or family.",
    question: "Who exactly belongs to “them”, and where would somebody stand who agrees with neither side?",
  },
} as const satisfies Record<string, TechniqueWording>;
