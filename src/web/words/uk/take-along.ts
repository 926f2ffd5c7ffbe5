import type { takeAlong as english } from "../en/take-along.ts";

/** The words of the menu in which a reader takes a report along, in Ukrainian. */
export const takeAlong: typeof english = {
  title: "Забрати звіт із собою",
  about:
    "Усе робиться тут, у вашому браузері. У кожному файлі сказано, що це спостереження, а не вирок, хто читав текст, і є SHA-256, за яким текст можна впізнати.",
  formats: {
    text: { name: "Простий текст", use: "такий, як копіює «Експорт»" },
    markdown: { name: "Файл Markdown", use: "для нотаток і вікі" },
    json: { name: "Файл JSON", use: "для програм; схема — за адресою /report.schema.json" },
    csv: { name: "Таблиця CSV", use: "для електронної таблиці: по цитаті в рядку" },
    annotations: { name: "Анотації W3C Web Annotation", use: "для програм, що роблять анотації (JSON-LD)" },
  },
  print: { name: "Друк або PDF", use: "позначений текст і пункти до нього" },
  link: {
    title: "Як посилання",
    terms:
      "У посиланні — увесь текст і звіт про нього. Наш сервер їх не бачить, але їх прочитає кожен, хто має посилання, і служби, якими ви його надсилаєте.",
    make: "Створити посилання",
    label: "Посилання з текстом і звітом",
    copy: "Копіювати посилання",
    tooLong: "Текст зі звітом задовгі для посилання, яке дійде цілим. Візьміть краще файл.",
  },
  close: "Закрити",
};
