import type { SourceWords } from "../language.ts";

/** How the one who says something is told in English texts. */
export const sourceWords: SourceWords = {
  beside: "with on in at to from against by".split(" "),
  besideAfter: "on in to about of".split(" "),
  inNames: "of and for the".split(" "),
  unfinished: "of and the for ,".split(" "),
  inClauses: "who which we you I".split(" "),
  denials: "not never".split(" "),
  thats: ["that"],
  commaThats: [],
  leadIns: [],
  units: ["%", "percent", "per cent", "million", "billion", "thousand"],
  endings: {
    possessive: "'s ’s".split(" "),
    addressee: [],
    oblique: [],
    adjective: [],
    impersonal: [],
  },
};
