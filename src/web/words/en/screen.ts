import type { PluralForms } from "#languages/index.ts";
import { LANGUAGE_NAMES } from "#report/index.ts";

/** A phrase by the plural category of its number `{n}`. */
function forms(each: PluralForms): PluralForms {
  return each;
}

/** The words of the analysis screen. What a report says is not among them: it speaks its own language. */
export const screen = {
  form: {
    label: "Text analysis",
    text: "Text to analyse",
    reportLanguage: "Language of the report",
    languages: { en: LANGUAGE_NAMES.en, uk: LANGUAGE_NAMES.uk },
    placeholder: "Paste an article, a post or a speech: in English, Ukrainian or Russian.",
    overLimit: "{n} over the limit",
    words: forms({ one: "{n} word", other: "{n} words" }),
    copy: "Copy input",
    clear: "Clear input",
    initiate: "Initiate Analysis",
    keys: "Ctrl + Enter, or ⌘ + Enter",
    examples: "No text at hand? Try one of ours:",
    openFile: "Open a file",
    orDrop: "or drop it here.",
    kinds: "Text, Markdown, HTML, Word or PDF, read in your browser.",
    dropHere: "Let go to open the file.",
    textReplaced: "Another text has taken the place of yours.",
    textCleared: "Your text was cleared.",
    reportCleared: "Your text and its report were cleared.",
    undo: "Undo",
  },
  copying: {
    copied: "Copied",
    byHand: "Your browser does not let this page copy. The text below is selected: press Ctrl + C, or ⌘ + C.",
    textToCopy: "Text to copy",
    close: "Close",
  },
  panel: {
    title: "Analysis Report",
    export: "Export",
    moreFormats: "More formats",
    opened:
      "This report was opened from a link, its text with it. Whoever made the link could write anything into it. To check, have the text read here: press Initiate Analysis.",
    awaiting: "System Awaiting Input",
    willAppear: "Your report will appear here, with five observations:",
    inProgress: "Analysis in progress...",
    progress: "Analysis in progress",
    stop: "Stop waiting",
  },
  device: {
    label: "Analyse on this device",
    terms: "Your text is never sent. The rules, less than a megabyte, are loaded once.",
    kept: "Kept on this device: this page now reads without a network, too.",
    readHere: "Read on this device. Nothing was sent.",
  },
  stages: {
    onDevice: "This device is reading the text. Nothing is sent.",
    sending: "Sending the text.",
    firstReading:
      "Below is a first reading, by the embedded analyser. A language model is still reading the text; its report will replace it.",
    ahead: forms({ one: "Waiting: {n} analysis comes first.", other: "Waiting: {n} analyses come first." }),
    next: "Waiting: yours is next.",
    reading: "The text is being read.",
    arrived: "The text has arrived.",
  },
  error: {
    label: "System Error:",
    retry: "You can start another analysis {when}.",
    now: "now",
    inSeconds: forms({ one: "in {n} second", other: "in {n} seconds" }),
    inMinutes: forms({ one: "in {n} minute", other: "in {n} minutes" }),
    unfinished: "Your text is still here, and the analysis may still end well.",
    keepWaiting: "Keep waiting",
    onDevice: "The analyser can also read your text in this browser. Nothing is sent.",
    readHere: "Read it on this device",
  },
  browserModel: {
    label: "The model in this browser",
    ask: "Ask the model in this browser",
    stop: "Stop the model",
    nothingSent: "Nothing is sent to us: your browser’s own model reads the text.",
    download: "The browser first downloads the model, once; that can be several gigabytes.",
    progress: "Progress of the model",
    reading: "The model in this browser is reading. That can take minutes.",
    downloading: "The browser downloads its model: {percent} %.",
    preparing: "The browser makes its model ready.",
  },
  failure: {
    title: "Unexpected Application Error!",
    kept: "Something in this page has failed. What you typed is kept.",
    yourText: "Your text",
    tryAgain: "Try again",
    reload: "Load the page again",
  },
};

export type ScreenWords = typeof screen;
