import { limits } from "./limits.ts";
import type { Step } from "./types.ts";

/** The way from a text to a report, as the page tells it and search engines are told it. */
export const steps: readonly Step[] = [
  {
    name: "Provide text",
    text: `Paste an article, a post, a speech or a letter into the text field, up to ${limits.characters} characters ([all limits](/pricing-limits/)). You can also open a file, which your browser reads, or bring a selection from another page ([ways in](/ways-in/)). The counters beside the field show characters and words. A whole text gives a fairer report than a headline or a single paragraph, because sources and other voices often come later. Leave out, or replace, the names of private persons.`,
  },
  {
    name: "Select language",
    text: "Choose English or Ukrainian. This is the language in which the report will be written. The text itself may be in English, Ukrainian or Russian; its language is detected automatically. Your choice is remembered in your browser for the next visit.",
  },
  {
    name: "Initiate analysis",
    text: `Press Initiate Analysis. Your browser sends the text and the language to the server and is given a random task number, with which it asks every ${limits.pollSeconds} seconds whether the report is ready; a report that is ready at once comes with that number. The analysis is asynchronous: it runs in the background on the server, for up to ${limits.taskMinutes} minutes. The screen waits ${limits.screenSeconds} seconds, then keeps your text and offers to keep waiting. Processing is stateless: the text waits in the server’s memory for its turn, is discarded when its analysis ends, and is never written to disk. How to check that is described in [How Our Privacy Can Be Checked](/blog/how-our-privacy-can-be-checked/).`,
  },
  {
    name: "AI processing",
    text: "Our embedded analyser, which is a small program and no language model, reads the text first. Then the text is given to a cascade of language models. If one is at capacity, too slow, or quotes words that are not in your text, the next is asked. Whenever no model answers, the embedded analyser’s report is shown. Code looks up each quotation in your text, drops those that are not there, and tells whether the words are the author’s or somebody else’s who is quoted. How often the embedded analyser is wrong is shown on [its own page](/accuracy/).",
  },
  {
    name: "Review the report",
    text: "The report says what kind of text it was read as, sums it up in one to three sentences, and has five boxes. Three to five points stand in them, the weightiest first: each names one technique of the [library](/techniques/), says what the words do and quotes them, by the name of the speaker where somebody else is quoted. Where there is more than a formula to say, a point has another reading of its own and a question. What a text does well, and the feelings in it, are said in a line each. The text stands beside the points, and one point at a time is lit in it: go from one to the next by the buttons, by the arrow keys or, on a phone, by a swipe, or click a mark in the text to open its point. Words of somebody quoted, and objections that the author answers, are drawn apart from the author’s own. You can have the points of some kinds or techniques shown alone. A box with nothing notable says so, which is a good result. Words that are not marked are not certified.",
  },
  {
    name: "Use the analysis",
    text: `Weigh each point against its other reading, or against one of your own, and keep what convinces you. To check a claim, leave the text and see who else reports it; the sheet Claims and sources below a report lists what could be checked. Two tellings of one event, or a draft and its edit, can be [compared side by side](/compare/). Export copies the report as text, so that you can discuss it in a class or an editorial meeting; it can be fetched from the server for ${limits.keptMinutes} minutes and is then gone. To train your own eye, [find it first](/practice/).`,
  },
];
