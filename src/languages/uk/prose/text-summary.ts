import type { TextSummaryWording } from "../../language.ts";
import { kindNames } from "./kind-names.ts";

/** Sentences of the summary of one text in Ukrainian. */
export const textSummaryWording: TextSummaryWording = {
  ...kindNames,
  about: {
    headline: "{kind}: {words}.",
    beginning: "{kind}. На початку читаємо: {words}.",
    both: "{kind}: {headline}. Читаємо: {words}.",
    nothing: "{kind}.",
  },
  recipe: "Рецепт",
  aboutUnsure: {
    headline: "Заголовок тексту: {words}.",
    beginning: "На початку читаємо: {words}.",
    both: "Під заголовком {headline} читаємо: {words}.",
  },
  aboutReport: {
    headline: "Повідомляє: {words}.",
    beginning: "Повідомляє: {words}.",
    both: "Під заголовком {headline} повідомляє: {words}.",
  },
  aboutTold: {
    headline: "Заголовок тексту: {words}.",
    beginning: "Розповідає: {words}.",
    both: "Під заголовком {headline} розповідає: {words}.",
  },
  aboutSubject: {
    headline: "Тема: {words}.",
    beginning: "Тема: {words}.",
    both: "Тема: {headline}. Читаємо: {words}.",
  },
  topics: "Найчастіше згадано: {words}.",
  wants: {
    step: "Просить читача щось зробити: {words}.",
    gift: "Просить грошей або допомоги: {words}.",
    sale: "Пропонує: {words}.",
    act: "Закликає: {words}.",
    aim: "Автор оголошує: {words}.",
    promise: "Дає обіцянку: {words}.",
    ought: "Каже, що слід зробити: {words}.",
    claim: "Стверджує: {words}.",
    judgement: "Дає оцінки, зокрема словами {words}.",
    view: "Найвиразніше сказано так: {words}.",
    ending: "Ближче до кінця: {words}.",
  },
  price: "Названо ціну: {words}.",
  asHeadline: "Саме про це й просить.",
  asks: {
    step: "Перш ніж це робити, варто впевнитися, хто просить: знайти офіційний сайт чи номер самому.",
    gift: "Варто дізнатися, хто збирає гроші й хто звітує.",
    sale: "Варто пошукати доказ, якого не писав продавець.",
    promise: "Варто спитати, хто це перевірив.",
  },
  wantsByKind: {
    advert: "Хоче щось продати.",
    appeal: "Хоче, щоб читач діяв.",
    scam: "Хоче від читача швидкого кроку.",
  },
  means: "Найпомітніше переконує {means}.",
  slight: "Переконує, зокрема, {means}.",
  several: "Здається, текст місцями переконує {means}.",
  brief: "Переконує {means}.",
  only: "Що помічено, сказано в окремих пунктах.",
  quotedMeans: "Гострі слова тут лише в цитатах: там переконують {means}.",
  nothing: "Прийомів не названо; аналізатор пропускає більше, ніж помічає.",
  nothingCalm: "Схоже, текст розповідає чи пояснює; чи все в ньому правда, не перевірено.",
  satire: "Тоді її слова не варто брати буквально.",
  credits: "На користь тексту: {means}.",
  noSource: "Джерела, яке можна запитати, не названо.",
  noOtherSide: "Іншої сторони не чути.",
};
