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
    observation: {
      one: [
        "The label {quotes} settles what to think of its bearer before anything they did is weighed; this reads like name calling.",
        "{quotes} is a verdict in the form of a name, and reads like name calling.",
      ],
      many: [
        "Labels such as {quotes} tell the reader what to think of people before anything they did is weighed, which reads like name calling.",
        "With {quotes}, people are given verdicts in place of names, which reads like name calling.",
      ],
    },
    anotherReading:
      "A sharp label can be a fair summary of something shown elsewhere, or the ordinary word for these people among those who follow the subject.",
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
    observation: {
      one: "{quotes} sets its subject beside somebody readers are likely to reject, and lets the resemblance speak; it reads like guilt by association.",
      many: "In {quotes}, the subject is seen through the company it is placed in rather than through its own acts, which reads like guilt by association.",
    },
    anotherReading:
      "The link may be real and matter here: shared money, shared people or a documented debt of ideas is a fair thing to point at.",
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
    observation: {
      one: [
        "{quotes} invites distrust without stating a charge that could be checked, and so reads like casting doubt.",
        "A suspicion is left in the air by {quotes}, with no charge to answer; it reads like casting doubt.",
      ],
      many: [
        "Nothing is alleged outright in {quotes}, yet the reader is left distrustful; these words read like casting doubt.",
        "Suspicion is raised in {quotes}, while what exactly is alleged stays open; this reads like casting doubt.",
      ],
    },
    anotherReading:
      "The doubt may be honest and earned: perhaps the text, or the record outside it, gives good reasons for asking.",
    question: "What would count as an answer to this doubt, and does the text tell you where to look for it?",
  },
  "appeal-to-hypocrisy": {
    definition:
      "A criticism is met by pointing out that the critic does the same thing, or once said the opposite.",
    misleads:
      "The subject changes from whether the criticism is right to whether the critic is worthy. Hypocrites can be right.",
    innocent:
      "When somebody’s consistency is itself the subject, as in a vote or an oath, the contrast is to the point.",
    observation: {
      one: "{quotes} measures the critic instead of the criticism, which reads like an appeal to hypocrisy.",
      many: "With {quotes}, the weight moves from what was said to whether those who said it live up to it; it reads like an appeal to hypocrisy.",
    },
    anotherReading:
      "Holding people to the standard they set for others is fair, above all when they ask for trust or power.",
    question: "Suppose the critic is inconsistent: does that make the criticism itself any less true?",
  },
  "questioning-the-reputation": {
    definition:
      "Somebody’s character, past or standing is attacked, so that whatever they say now arrives already damaged.",
    misleads: "The reader is led to dismiss an argument because of the person, before hearing it.",
    innocent:
      "A track record matters where it bears on the point: a forecaster’s past forecasts, an official’s past audits.",
    observation: {
      one: "{quotes} goes to somebody’s standing rather than to what they say, and reads like questioning the reputation.",
      many: "Character and past are what {quotes} put before the reader, ahead of any argument; this reads like questioning the reputation.",
    },
    anotherReading:
      "A person’s record can be exactly what readers need to know, if it is accurate and has to do with the matter in hand.",
    question:
      "Is the past fault described here documented, and does it bear on the matter that the text is about?",
  },
  dehumanisation: {
    definition: "People are spoken of as animals, vermin, a disease or things.",
    misleads:
      "What is done to those who are not seen as people seems less cruel, and no longer needs a reason.",
    innocent:
      "A figure of speech about a deed or a team (“they fought like lions”), or the words of a report that quotes them to condemn them.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "Who are the people behind this word, and would it be said of one of them by name?",
  },
  mockery: {
    definition:
      "Somebody or something is made ridiculous, by irony, a mocking name, scare quotes or a laughing emoji, instead of being answered.",
    misleads: "Who laughs along has agreed already, and what the other side said need not be heard.",
    innocent:
      "Satire that shows itself as satire, jokes among friends, and irony on top of an argument that is made.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "What is left of the point when it is said with a straight face?",
  },
  "ascribed-motive": {
    definition:
      "The text says what somebody secretly wants or why they really act, and does not show how it knows.",
    misleads: "Any deed, good or bad, then proves the bad intent, and no answer can refute it.",
    innocent:
      "A motive that the person has stated, that documents show, or that the author marks as a guess.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "How does the author know this, and which other motive would explain the same acts?",
  },
  "us-and-them": {
    definition: "The matter is drawn as a struggle between a good “us” and a bad “them”.",
    misleads:
      "Nobody seems to stand between the sides, and to doubt one’s own side looks like joining the other.",
    innocent:
      "A war, a match or an election has sides in fact; and “we” may only mean the author’s own office or family.",
    observation: { one: "{quotes} works in this way.", many: "{quotes} work in this way." },
    anotherReading: "The author may have reasons that the text does not give.",
    question: "Who exactly belongs to “them”, and where would somebody stand who agrees with neither side?",
  },
} as const satisfies Record<string, TechniqueWording>;
