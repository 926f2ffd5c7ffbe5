import type { Splitting } from "../language.ts";

/**
 * Abbreviations after which a Ukrainian sentence goes on (ДСТУ 3582:2013 and the usage of newspapers),
 * and the quotation marks in use: «ялинки», „лапки“ and ”польські”, “англійські”, and the keyboard's own.
 */
export const splitting: Splitting = {
  abbreviations: [
    ..."акад бл бульв буд вип вул грн гр див доц ед ім ін інж кв коп корп кн крб".split(" "),
    ..."мкр млн млрд наук напр нар обл оз орг о пл п пп пос поч пров проф просп р рис рр рос ред".split(" "),
    ..."с св см смт ст стор співавт табл тис тов трлн тт укр ур ф хут ц ч англ вет військ геогр".split(" "),
    ..."грец екон заст лат лейт нім полк кап серж солд ген адм канд техн юрид хім фіз мат філол".split(" "),
    "т. зв",
    "т. п",
    "т. д",
    "т. ч",
    "т. ін",
    "н. е",
    "до н. е",
    "в. о",
    "ж. д",
    "с. г",
  ],
  quotationMarks: [
    { open: "«", close: "»" },
    { open: "„", close: "“" },
    { open: "„", close: "”" },
    { open: "“", close: "”" },
    { open: '"', close: '"' },
  ],
};
