import type { SourceWords } from "../language.ts";

/** How the one who says something is told in Ukrainian texts. */
export const sourceWords: SourceWords = {
  beside: "з із зі в у на до від біля у села селі місті місто селища селищі районі".split(" "),
  besideAfter: [],
  inNames: [],
  unfinished: [],
  inClauses: "ми ви я який яка яке які".split(" "),
  denials: ["не"],
  thats: [],
  commaThats: ["що"],
  leadIns: ["Про це", "про це", "Як", "як"],
  units: "тис млн млрд мільйон мільярд відсотк".split(" "),
  superlatives: {
    words: [],
    beginnings:
      "найбіл найвищ найниж найкращ найгірш найдорож найдешев найменш найстар найшвид найдов найкорот найбагат найбідн найнебезп найпотуж рекордн безпрецедентн".split(
        " ",
      ),
  },
  acts: {
    words: "був була було були мав мала мали дав дала дали взяв взяла взяли".split(" "),
    endings: "ав ив ів ала ила іла ало ило іло али или іли вся лася лося лися".split(" "),
  },
  endings: {
    possessive: [],
    addressee: "у ю ові ом ем єм".split(" "),
    oblique: "усі аїні аїни щині щини ії ві ства ству стві".split(" "),
    adjective:
      "ської скої ського ского цької цкої цького цкого зької зкої зького зкого ічного ичного ійного ійної ічної ичної ального альної".split(
        " ",
      ),
    impersonal: "ано яно ане яне ено".split(" "),
  },
};
