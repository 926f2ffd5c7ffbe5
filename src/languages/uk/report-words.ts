import type { ReportWords } from "../report-words.ts";

/** What every report in Ukrainian says beside what its author wrote. */
export const reportWords: ReportWords = {
  notAVerdict: "Це спостереження, а не вирок.",
  nothingNotable: "Нічого прикметного не помічено.",
  notCertified: "За слова без позначок ніхто не ручається.",
  boxes: {
    "Manipulative Content": "Маніпулятивний вміст",
    "Propagandistic Content": "Пропагандистський вміст",
    Disinformation: "Дезінформація",
    "Unbiased Presentation": "Неупереджений виклад",
    "Emotional Tone": "Емоційний тон",
  },
  labels: {
    report: "Звіт про аналіз",
    summary: "Підсумок",
    anotherReading: "Інше прочитання",
    question: "Про що варто спитати",
    credits: "Що в тексті зроблено добре",
    notices: "Перш ніж читати далі",
    marked: "Текст із позначками",
    markedText: "Позначений текст",
  },
  notices: {
    "addressed-to-ai":
      "Деякі слова цього тексту звернено до системи ШІ. Їх прочитано як частину тексту, а не виконано.",
    "hidden-characters": "У тексті є символи, яких не видно. У позначеному тексті вони видимі.",
    "mixed-script":
      "У деяких словах змішано схожі на вигляд літери різних абеток. У позначеному тексті їх обведено.",
  },
  noticeNames: {
    "addressed-to-ai": "звернення до ШІ",
    "hidden-characters": "приховані символи",
    "mixed-script": "мішані абетки",
  },
  showPlace: "Показати місце",
  place: "Місце {n}",
  times: { one: "{n} раз", few: "{n} рази", many: "{n} разів", other: "{n} разу" },
  onceMore: "{n}: ті самі слова ще раз",
  quotedKind: "{kind} (цитата)",
  invisible: "Символ, якого не видно",
  quotedBy: "цитата: {speaker}",
  quoted: "слова того, кого цитують",
  readAs: "Вид тексту: {kind}",
  readBy: "Хто читав: {model}.",
  version: "{model}, версія {version}",
  nothingSent: "Для цього звіту нічого не надсилали.",
  textHash: "SHA-256 тексту: {hash}.",
  askedBefore: "Перед тим запитували: {models}.",
  passedOver: "{model} ({outcome})",
  models: { embedded: "вбудований аналізатор", browser: "модель у цьому браузері" },
  outcomes: {
    answered: "відповідь є",
    busy: "усе зайнято",
    timeout: "надто довго",
    refused: "відмова відповідати",
    unreadable: "відповідь, якої не вдалося прочитати",
    ungrounded: "цитати, яких у тексті немає",
    "too-long": "текст задовгий",
    unavailable: "немає зв’язку",
    silent: "нічого не помічено в тексті з різкою риторикою",
  },
  firstReading:
    "Це перше прочитання, його зробив вбудований аналізатор. Мовна модель ще читає текст; її звіт замінить цей.",
  replaced: "Цей звіт замінив перше прочитання, яке зробив вбудований аналізатор.",
  largeModel:
    "Велика мовна модель помітила б більше й сказала б краще: [порівняння обох і як її долучити](/accuracy/#readers).",
};
