import type { ReportWords } from "../report-words.ts";

/** What every report in English says beside what its author wrote. */
export const reportWords: ReportWords = {
  notAVerdict: "These are observations, not a verdict.",
  nothingNotable: "Nothing notable was observed.",
  notCertified: "Words that are not marked are not certified.",
  boxes: {
    "Manipulative Content": "Manipulative Content",
    "Propagandistic Content": "Propagandistic Content",
    Disinformation: "Disinformation",
    "Unbiased Presentation": "Unbiased Presentation",
    "Emotional Tone": "Emotional Tone",
  },
  labels: {
    report: "Analysis Report",
    summary: "Overall Summary",
    anotherReading: "Another reading",
    question: "A question to ask",
    credits: "What it does well",
    notices: "Before you read on",
    marked: "The text, marked",
    markedText: "Marked text",
  },
  notices: {
    "addressed-to-ai":
      "Some words in this text speak to an AI system. They were read as part of the text and not obeyed.",
    "hidden-characters":
      "This text holds characters that cannot be seen. They are made visible in the marked text.",
    "mixed-script":
      "Some words mix letters of different alphabets that look alike. They are outlined in the marked text.",
  },
  noticeNames: {
    "addressed-to-ai": "addressed-to-ai",
    "hidden-characters": "hidden-characters",
    "mixed-script": "mixed-script",
  },
  showPlace: "Show the place",
  place: "Place {n}",
  times: { one: "{n} time", other: "{n} times" },
  onceMore: "{n}: the same words once more",
  quotedKind: "{kind} (quoted)",
  invisible: "A character that cannot be seen",
  quotedBy: "quoted: {speaker}",
  quoted: "somebody quoted",
  readAs: "Read as: {kind}",
  readBy: "Read by {model}.",
  version: "{model}, version {version}",
  nothingSent: "For this report nothing was sent.",
  textHash: "SHA-256 of the text: {hash}.",
  askedBefore: "Asked before: {models}.",
  passedOver: "{model} {outcome}",
  models: { embedded: "the embedded analyser", browser: "the model in this browser" },
  outcomes: {
    answered: "answered",
    busy: "was at capacity",
    timeout: "took too long",
    refused: "declined to answer",
    unreadable: "gave an answer that could not be read",
    ungrounded: "quoted words that are not in the text",
    "too-long": "cannot take a text of this length",
    unavailable: "could not be reached",
    silent: "saw nothing where there was strong rhetoric",
  },
  firstReading:
    "This is the first reading, by the embedded analyser. A language model still reads the text; its report will replace this one.",
  replaced: "This report has replaced the first reading by the embedded analyser.",
  largeModel:
    "A large language model would find more and say it better: [both compared, and how to have one](/accuracy/#readers).",
};
