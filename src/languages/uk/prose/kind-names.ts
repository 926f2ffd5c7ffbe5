import type { KindNames } from "../../language.ts";

/** What the kinds of text are called in Ukrainian. Apart from the summary, since the page needs them alone. */
export const kindNames: KindNames = {
  kinds: {
    news: "Новина",
    opinion: "Авторська колонка",
    advert: "Реклама",
    appeal: "Звернення",
    scam: "Повідомлення з ознаками шахрайства",
    speech: "Промова",
    post: "Допис",
    story: "Оповідь",
    manual: "Порадник",
    textbook: "Уривок підручника",
    paper: "Науковий текст",
    reference: "Довідка",
    record: "Офіційний документ",
    interview: "Інтерв’ю",
    obituary: "Некролог",
    greeting: "Привітання",
    satire: "Можливо, сатира",
    review: "Відгук",
    letter: "Лист",
    conversation: "Записане усне мовлення",
    other: "Текст",
  },
};
