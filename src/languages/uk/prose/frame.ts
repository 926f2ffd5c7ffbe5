import type { CarrierForms, Frame } from "../../language.ts";
import { marks } from "./marks.ts";
import { asSubject } from "./name-as-subject.ts";

/** Forms of a neuter noun: слово, речення, запитання. */
function forms(nom: string, gen: string, dat: string, ins: string, loc: string): Record<string, string> {
  return { nom, gen, dat, acc: nom, ins, loc };
}

const WORDS = /* @__PURE__ */ forms("слова", "слів", "словам", "словами", "словах");

function neuterInNya(stem: string): CarrierForms {
  const [noun, few] = [`${stem}ння`, `${stem}нь`];
  return {
    one: /* @__PURE__ */ forms(noun, noun, `${stem}нню`, `${noun}м`, `${stem}нні`),
    many: /* @__PURE__ */ forms(noun, few, `${noun}м`, `${noun}ми`, `${noun}х`),
  };
}

const EMOJI = /* @__PURE__ */ forms("емодзі", "емодзі", "емодзі", "емодзі", "емодзі");

/** How quoted words and names are set into Ukrainian sentences. */
export const frame: Frame = {
  marks,
  innerMarks: ["„", "“"],
  lastJoin: " та ",
  carriers: {
    word: { one: /* @__PURE__ */ forms("слово", "слова", "слову", "словом", "слові"), many: WORDS },
    words: { one: WORDS, many: WORDS },
    sentence: /* @__PURE__ */ neuterInNya("рече"),
    question: /* @__PURE__ */ neuterInNya("запита"),
    emoji: { one: EMOJI, many: EMOJI },
  },
  author: "автор",
  authorOf: {
    news: "видання",
    advert: "реклама",
    appeal: "автор звернення",
    scam: "відправник",
    speech: "промовець",
    review: "автор відгуку",
    letter: "автор листа",
    post: "автор допису",
  },
  quotedPerson: "той, кого цитують,",
  asSubject,
  quotedBy: [
    "Так каже {speaker}.",
    "Говорить це {speaker}, а не автор.",
    "Цитата, мовець — {speaker}.",
    "Сказав це не автор: мовець — {speaker}.",
  ],
  quotedAsNamed: [
    "Це слова з цитати ({speaker}).",
    "Сказано не автором ({speaker}).",
    "Мовець тут інший ({speaker}).",
  ],
  quoted: [
    "Це слова з цитати.",
    "Так каже той, кого тут цитують.",
    "Автор це цитує.",
    "Це чужі слова, не авторові.",
  ],
  euphony: [
    ["у емодзі", "в емодзі"],
    ["У емодзі", "В емодзі"],
  ],
};
