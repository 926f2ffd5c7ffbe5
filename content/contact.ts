import type { ContactSection } from "./types.ts";

export const contactSections: readonly ContactSection[] = [
  {
    id: "support",
    title: "General inquiries and support",
    paragraphs: [
      "Something does not work, an observation makes no sense, or a sentence on this site is unclear: please tell us. Wrong readings are the most useful thing you can send.",
      "We do not keep texts or reports, so we cannot look up what you saw. These help us to understand it:",
    ],
    list: [
      "what you expected and what happened instead, with the exact words of any error message",
      "the language of the report and, roughly, the kind and length of the text",
      "the sentence in question, if it is public; please no confidential or private texts",
      "your browser and device, if the page looked or behaved wrongly",
      "for a weakness in security: the details, to us first, before they are public",
    ],
    hasMail: true,
    footer: "We aim to answer within 48 hours.",
  },
  {
    id: "research",
    title: "Research and professional use",
    paragraphs: [
      "If you work at a university or another academic institution, teach media literacy, edit a newspaper or check facts, please tell us how you use Subtext and where it fails.",
      "For large collections of texts, please run your own copy rather than this site: the source code is open under the MIT licence, and the hourly limit is a setting there. We are glad to help with:",
    ],
    list: [
      "setting up a copy for a newsroom, a school or a research group, with or without language models",
      "questions about the list of techniques, its sources and the rules",
      "corrections to Ukrainian wording and rules, which are especially welcome",
      "comparing our results with annotated data of your own",
    ],
    hasMail: true,
    footer: "For higher limits on this site, tell us what you plan and for how long.",
  },
  {
    id: "press",
    title: "Mission and press",
    paragraphs: [
      "Subtext exists to help people see how a text tries to move them, without telling them what to think of it. If you want to write about it, we will answer questions and explain what it cannot do as readily as what it can.",
      "Please do not present a Subtext report as proof that a text, a person or a publication is dishonest. It is not one.",
    ],
    hasMail: true,
    footer: "If you have a deadline, put it in the subject line.",
  },
];
