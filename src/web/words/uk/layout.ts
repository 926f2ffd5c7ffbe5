import type { LayoutWords } from "../en/layout.ts";

/** The words around every page in Ukrainian. */
export const layout: LayoutWords = {
  skip: "Перейти до вмісту",
  home: "{name}, на головну",
  menu: "Меню",
  main: "Головне меню",
  darkTheme: "Темна тема",
  links: {
    analysis: "Аналіз",
    methodology: "Методологія",
    about: "Про проєкт",
    faq: "Запитання",
    accuracy: "Точність",
    compare: "Порівняти два тексти",
    waysIn: "Як додати текст",
    limits: "Доступ і обмеження",
    changelog: "Журнал змін",
    contact: "Контакти",
    sourceCode: "Вихідний код",
    blog: "Блог",
    techniques: "Бібліотека прийомів",
    practice: "Знайдіть самі",
    teachers: "Для вчителів",
    feed: "Стрічка RSS",
    privacy: "Політика приватності",
    terms: "Умови користування",
    cookies: "Політика щодо файлів cookie",
    disclaimer: "Відмова від відповідальності",
  },
  groups: { system: "Система", project: "Проєкт", content: "Читання", legal: "Правове" },
  cookieConsent: "Згода на файли cookie",
  version: "Версія {version} (бета)",
  feedTitle: "Блог {name}",
  plainHttp: {
    title: "Цю сторінку не зашифровано.",
    text: "Вона прийшла звичайним HTTP, тож інші в мережі можуть прочитати те, що ви тут вставите.",
  },
  consent: {
    title: "Файли cookie",
    question:
      "Цей сайт працює без файлів cookie. Якщо ви приймете, Google Analytics рахуватиме ваші відвідини й зможе зберігати файли cookie у вашому браузері. Якщо відхилите, його не буде завантажено.",
    nothingToAsk:
      "Цей сайт не створює файлів cookie, і жодна служба не рахує тут ваших відвідин. Ваша відповідь зберігається у вашому браузері, і більше нічого з неї не випливає.",
    reject: "Відхилити",
    accept: "Прийняти",
    present: "Ваш теперішній вибір: {choice}.",
  },
  ownName: "Українська",
  offer: { text: "Ця сторінка є й українською.", read: "Читати українською", close: "Закрити" },
};
