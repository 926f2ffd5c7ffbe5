/**
 * Abbreviations that stand before names and numbers within a sentence (ДСТУ 3582:2013 and the usage of newspapers).
 * Left out are those that often end one, as грн and р.
 */
export const abbreviations: readonly string[] = [
  "акад бл бульв буд вип вул гр д див доц ед ім інж кв корп кн л м мкр наб наук напр нар",
  "оз о п пл пом пп пор пос пров проф просп рис ред с св см смт ст ств стор табл тел тов ур",
  "ф ч англ вет військ геогр грец заст зв лат лейт нім полк кап серж солд ген адм канд кімн",
  "техн юрид хім фіз мат філол ок приб орієнт нач зам упр",
]
  .join(" ")
  .split(" ");
