/** Abbreviations after which a Russian sentence goes on. */
export const abbreviations: readonly string[] = [
  "акад бул вып г гг гл гр др доц ед им инж кв коп корп куб млн млрд напр обл оз п пл пос пр проф просп р руб рис",
  "с св см ст стр сб т табл тел трлн тыс ул ф ч экз адм ген кап лейт полк серж",
]
  .join(" ")
  .split(" ");
