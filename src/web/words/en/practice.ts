import type { PracticeKind } from "../../practice/texts/schema.ts";
import type { PracticeGroup } from "../../practice/texts/techniques.ts";

const kinds: Readonly<Record<PracticeKind, string>> = {
  advert: "Advert",
  petition: "Petition",
  column: "Column",
  post: "Post",
  news: "News item",
  speech: "Speech",
  message: "Message",
  report: "News report",
  satire: "Satire",
  notice: "Notice",
};

const groups: Readonly<Record<PracticeGroup, string>> = {
  people: "It deals with people",
  reasons: "It stands in for a reason",
  pressure: "It stirs or presses",
};

/** What a browser is given to practise with. */
const app = {
  instructions: [
    "Read the text once, as you would read it anywhere.",
    "Mark what works on you: choose a sentence, or select words in it. Then say what the words do, and why you think so.",
    "Ask to see ours. Some texts are innocent: to mark nothing can be right.",
  ],
  marks: {
    title: "Your marks",
    none: "None yet. Choose a sentence in the text, or select words.",
    markWords: "Mark the selected words",
    change: "Change",
    changeOf: "Change the mark on “{quote}”",
    remove: "Remove",
    removeOf: "Remove the mark on “{quote}”",
    kept: "Marked: “{quote}”. {technique}.",
    removed: "Mark removed.",
    showOurs: "See ours",
  },
  editor: {
    title: "What do these words do?",
    which: "Which words",
    first: "First word",
    last: "Last word",
    firstEarlier: "Begin one word earlier",
    firstLater: "Begin one word later",
    lastEarlier: "End one word earlier",
    lastLater: "End one word later",
    technique: "Technique",
    groups,
    other: "Something else, or not sure",
    otherDefinition: "You notice something and have no name for it, or none of these fits. That counts.",
    choose: "Choose one, and what it means stands here.",
    why: "Why? In your own words",
    whyHint: "May stay empty. Who puts it into words remembers it better.",
    save: "Keep this mark",
    cancel: "Cancel",
  },
  ours: {
    title: "Yours and ours",
    agreement: {
      "innocent-both": "You marked nothing, and neither did we: to us this text is innocent.",
      "innocent-but-marked": "You marked words here. We marked none: to us this text is innocent.",
      "nothing-marked": "You marked nothing. We marked words in this text:",
      all: "You and we marked the same words.",
      some: "You and we marked some of the same words; others one of us marked alone.",
      none: "You and we marked different words.",
    },
    notJudges:
      "We wrote this text, and put in on purpose what we marked. You may well see more than we meant, or see it otherwise: then your reason counts.",
    both: "You and we marked",
    oursAlone: "We alone marked",
    yoursAlone: "You alone marked",
    innocent: "Looks alike, and is innocent",
    toolAlone: "The tool alone marked",
    you: "You:",
    we: "We:",
    tool: "The tool:",
    otherName: "By another name. Both can be true of the same words.",
    yoursOnLookAlike: "You marked it as well. Here is why we did not:",
    likeName: "Looks like: {technique}",
    yourWhy: "Your reason:",
    noWhy: "You gave no reason.",
    toolMistaken: "We think that the tool is wrong here.",
    weights: { 1: "there in passing", 2: "helps the text along", 3: "carries the text" },
    plainly: "Said plainly:",
    show: "Show in the text",
    aboutTool:
      "The tool is the analyser that is built into this site. It would rather be silent than wrong: it passes over much, and where it is not named it has said nothing. Sometimes it is wrong all the same.",
    legend: { yours: "marked by you", ours: "marked by us", innocent: "innocent" },
    goOn: "Go on marking",
    afresh: "Begin this text afresh",
  },
  reading: {
    open: "Our reading, with reasons",
    marked: "What we marked",
    nothing: "Nothing: to us this text is innocent.",
    tool: "What the tool says",
    toolSilent: "The tool marks nothing in this text.",
  },
  next: {
    title: "Practice comes back",
    why: "What was learned once is soon gone. So we offer one more text after a day, then after a week, then after a month.",
    first: "Once you have asked to see ours in one text, the next is offered a day later.",
    due: "Today it is your turn again:",
    later: "The next text is offered on {date}.",
    again: "It shows what was missed or mistaken before: {techniques}.",
    practisedOn: "You practised on it on {date}.",
    another: "Another text",
  },
  kept: {
    title: "What is kept",
    words:
      "Your marks, your reasons and the days of your practice are kept in this browser alone. Nothing of it is sent to us, and nobody is graded.",
    forget: "Forget my practice",
    forgotten: "Forgotten. This browser keeps nothing of your practice.",
    broken: "What this browser has kept of your practice cannot be read, so it is left aside.",
    notKept: "This browser keeps nothing for us: your marks last until you leave the page.",
  },
};

/** The words of the pages for practice and of the sheets for a class. */
export const practice = {
  kinds,
  app,
  titles: {
    text: "{title}: practice | Subtext",
    sheet: "{title}: sheet to print | Subtext",
    solution: "{title}: solution sheet | Subtext",
  },
  descriptions: {
    text: "{about} Mark what you notice, then see our marks and reasons.",
    sheet: "A sheet to print for a class. {about}",
    solution: "Our marks, each with its reason, to print. {about}",
  },
  all: "← All practice texts",
  backToText: "← Back to the text",
  noScript: "Marking needs JavaScript. Without it, read the text first, and open our reading then.",
  toPrint: "For a class:",
  sheet: "Sheet to print",
  solution: "Solution sheet",
  teachers: "For teachers",
  paper: {
    name: "Name",
    date: "Date",
    tasks: [
      "Read the text once without a pen.",
      "Underline what works on you. Write beside it which technique you see, and why. Some texts are innocent.",
      "Compare with your neighbour: where you differ, let each give a reason.",
      "Choose one marked sentence and say the same thing plainly.",
    ],
    sentence: "Sentence",
    technique: "Technique",
    why: "Why do you think so?",
    plainly: "One sentence, said plainly:",
    list: "The techniques",
    ask: "Questions for the class",
    questions: [
      "Which sentence would still convince you if the marked words were taken out?",
      "Who could check what is said here, and how?",
      "When would the same words be fair?",
    ],
    print: "To print, press Ctrl + P, or ⌘ + P.",
    footer: "Subtext: texts written for practice. Observations, not a verdict.",
  },
};

export type PracticeWords = typeof practice;
export type PracticeAppWords = typeof app;
