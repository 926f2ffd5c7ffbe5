import { limits } from "./limits.ts";
import type { FrequentQuestion } from "./types.ts";

export const questions: readonly FrequentQuestion[] = [
  {
    question: "How is Subtext different from other tools?",
    answer: `Fact-checkers ask whether a claim is true. AI detectors guess who wrote a text. Bias ratings put a publisher on a scale. Subtext does none of these. It shows by which few means a text tries to persuade you, each explained in the [technique library](/techniques/), and leaves the judgement to you.

Three things are unusual. Every point rests on words that a program has found in your text, so nothing is quoted that is not there. It first tells what kind of text it has before it, and says little: three to five points, each with another, innocent reading where there is one worth giving. And there is no score, because a number would pretend to a precision that nobody has.`,
  },
  {
    question: "What technology does Subtext use?",
    answer: `A cascade of language models from several makers, asked one after the other: when one is at capacity, too slow or returns something unusable, the next takes over. Which models are asked, and in which order, is set by the operator of the site, and every report names the one that wrote it.

Before any of them, an embedded analyser of our own reads the text. It works by rules for English, Ukrainian and Russian that can be read in the source code, each with its source and with examples of what it must find and must let pass. It accuses no story, manual or textbook of its words, and says nothing where it is not sure. It needs no key and no outside service. Where no model answers, its report is shown.

Besides these, ordinary code finds the quotations, tells the author’s voice from quoted speech, and looks for instructions to AI systems, hidden characters and mixed alphabets in the text.`,
  },
  {
    question: "What is the design philosophy behind it?",
    answer: `Help people to look closely; do not decide for them. A report offers points, other readings and questions, but no verdict, no score and no advice on what to believe.

Saying "nothing notable" is treated as a good answer, because seeing manipulation everywhere is as harmful as not seeing it. Where we must choose, we would rather be silent than wrong: a story, a manual or a textbook is not accused for its words, and words must explain themselves before they are held against anybody. Quoting a slur is not counted as using it. And what is called disinformation elsewhere is limited here to what can be seen in the text, such as an unnamed source or a missing date, since falsity and intent are not visible on the page.`,
  },
  {
    question: "How accurate is it?",
    answer: `Less accurate than a careful human reader with time, and you should read it that way. Persuasion techniques overlap, and even trained annotators disagree about single sentences. In published comparisons on Ukrainian posts, large language models name techniques only moderately well.

We measure how often ordinary texts are accused, how the points compare with those of careful editors, and how the embedded analyser does on annotated research data, for each language apart; the page [How often we are wrong](/accuracy/) shows it, and the command is in the source code. Quotations are exact, since they are checked by code. What is said about them can be wrong. Irony, indirect speech and very short texts are the commonest causes. You can contest any point; what you say against it is kept in your browser only, and goes along with the report when you save it.`,
  },
  {
    question: "Is my text stored?",
    answer: `No. Processing is stateless: no analysis knows of another, and nothing of your text remains. It is held in the server’s memory while it waits and is analysed, and is dropped when the analysis ends. It is never written to a log or a file. The report, which contains quotations, is kept in memory for ${limits.keptMinutes} minutes so that your browser can fetch it, and then it is gone too.

One thing you should know: if the operator of the site has configured language models of outside providers, your text is sent to them for analysis, and they handle it under their own terms; the [Privacy Policy](/privacy-policy/) says more. The report lists which models were tried. Without such a model the text does not leave the server. With "Analyse on this device" switched on, our own analyser reads the text in your browser, also without a network; then nothing is sent to us. The same holds where your browser has a language model of its own and you ask that one.

Please do not submit sensitive personal information. If you need certainty, run your own copy; it takes two commands.`,
  },
];
