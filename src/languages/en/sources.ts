import type { SourceWords } from "../language.ts";

/** How the one who says something is told in English texts. */
export const sourceWords: SourceWords = {
  beside: "with on in at to from against by".split(" "),
  besideAfter: "on in to about of".split(" "),
  inNames: "of and for the".split(" "),
  indefinites: "a an another".split(" "),
  whose: "of for".split(" "),
  unfinished: "of and the for ,".split(" "),
  scorning: "so-called self-styled self-proclaimed self-appointed discredited disgraced".split(" "),
  leadingAdverbs: "yesterday today earlier later recently meanwhile now then if".split(" "),
  inClauses:
    "who which we you I he she they it Google God Jesus Christ Scripture Bible Apostle apostle Prophet prophet If if Unless unless lied pretended keeps kept".split(
      " ",
    ),
  denials: "not never falsely wrongly baselessly dishonestly absurdly".split(" "),
  passives: "is are was were been being".split(" "),
  oldTimes: ["once"],
  thats: ["that"],
  commaThats: [],
  leadIns: [],
  units: ["%", "percent", "per cent", "million", "billion", "thousand"],
  superlatives: {
    words:
      "largest biggest highest lowest smallest worst greatest longest shortest oldest youngest fastest richest poorest cheapest record unprecedented".split(
        " ",
      ),
    beginnings: [],
  },
  acts: {
    words:
      "was were had became made took gave won lost built sold bought paid left met began went came sent spent fell rose stole hid broke led held shot".split(
        " ",
      ),
    endings: ["ed"],
  },
  endings: {
    possessive: "'s ’s".split(" "),
    addressee: [],
    oblique: [],
    adjective: [],
    impersonal: [],
  },
};
