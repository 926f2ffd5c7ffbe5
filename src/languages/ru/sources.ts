import type { SourceWords } from "../language.ts";

/** How the one who says something is told in Russian texts. */
export const sourceWords: SourceWords = {
  beside: "о об с со из во от к около село деревни деревне городе города поселке посёлке района".split(" "),
  besideAfter: [],
  inNames: [],
  unfinished: [],
  scorning:
    "горе- псевдо лже недо называемый называемая называемые называемого якобы диванн источник собеседник".split(
      " ",
    ),
  leadingAdverbs: "вчера сегодня ранее раньше недавно затем потом теперь снова также если на".split(" "),
  inClauses: "мы вы который которая которое которые если СМИ Господь Бог Иисус Христос".split(" "),
  denials: ["не", "ни"],
  oldTimes: ["когда-то", "однажды", "давно", "как-то"],
  thats: [],
  commaThats: ["что"],
  leadIns: ["Об этом", "об этом", "Как", "как"],
  units: "тысяч миллион миллиард процент".split(" "),
  superlatives: {
    words: "самый самая самое самые самых самого самой".split(" "),
    beginnings:
      "наибольш наименьш наивысш наилучш наихудш крупнейш величайш древнейш сильнейш богатейш беднейш рекордн беспрецедентн".split(
        " ",
      ),
  },
  acts: {
    words: "был была было были дал дала дали взял взяла взяли".split(" "),
    endings: "ал ил ел ала ила ела ало ило али или ели лся лась лось лись".split(" "),
  },
  endings: {
    possessive: [],
    addressee: [],
    oblique: "ости ии ией аине аины".split(" "),
    adjective: "ская цкая ской цкой зкой нной".split(" "),
    patronymic: "ович евич ьич овна евна ична".split(" "),
    impersonal: "кнуть кнет".split(" "),
  },
};
