import { REPORT_LANGUAGES, type ReportLanguage } from "../languages.ts";
import { MAX_TEXT_CHARACTERS } from "../limits.ts";
import {
  ERROR_MESSAGES,
  type ErrorTranslations,
  OPEN_MESSAGES,
  SCREEN_MESSAGES,
  translateError,
} from "./errors.ts";
import { FILE_MESSAGES, MAX_FILE_BYTES, MAX_FILE_CHARACTERS } from "./file-errors.ts";
import { BROWSER_MODEL_MESSAGES, DEVICE_MESSAGES, LINK_MESSAGES } from "./late-errors.ts";

/** Those that only the browser says, beside the screen's own. */
const OF_BROWSER = {
  ...BROWSER_MODEL_MESSAGES,
  ...DEVICE_MESSAGES,
  ...LINK_MESSAGES,
  ...FILE_MESSAGES,
  ...OPEN_MESSAGES,
};
const ENGLISH = { ...ERROR_MESSAGES, ...OF_BROWSER };
const ON_SCREEN = { ...SCREEN_MESSAGES, ...OF_BROWSER };

/** The closed list of messages in the other languages: English is the source, and the wire's own. */
const TRANSLATIONS: Readonly<
  Record<Exclude<ReportLanguage, "en">, Readonly<Record<keyof typeof ENGLISH, string>>>
> = {
  uk: {
    textRequired: "Для аналізу потрібен текст.",
    textTooLong: `Текст довший за дозволені ${MAX_TEXT_CHARACTERS} символів.`,
    network: "Сталася непередбачена помилка мережі.",
    timedOut: "Час очікування минув. Можливо, сервер перевантажено. Спробуйте ще раз.",
    failedOnServer: "Серверові не вдалося виконати аналіз.",
    languageUnknown: `Мовою звіту може бути ${REPORT_LANGUAGES.join(" або ")}.`,
    bodyUnreadable: "Тіло запиту має бути об’єктом JSON із полями text і language.",
    bodyTooLarge: "Тіло запиту завелике.",
    requestUnreadable: "Запиту не вдалося прочитати.",
    contentTypeUnsupported: "Заголовок Content-Type має бути application/json.",
    methodNotAllowed: "Такий метод тут не дозволено.",
    notFound: "За цією адресою нічого не знайдено.",
    storeUnreachable: "Службу перервано. Спробуйте ще раз за хвилину.",
    taskUnknown: "Такого завдання немає: його строк минув або сервер перезапускався. Спробуйте ще раз.",
    hostUnknown: "На це ім’я сервер не відповідає. Оператор може вказати його в PUBLIC_URL.",
    otherSite: "Запитів зі сторінок інших сайтів сервер не приймає.",
    tooManyRequests: "Забагато запитів. Спробуйте пізніше.",
    serverBusy: "Сервер зараз перевантажено. Спробуйте за кілька хвилин.",
    serverRestarts: "Сервер перезапускається. Спробуйте за хвилину.",
    serverFault: "Сталася внутрішня помилка. Спробуйте ще раз.",
    modelRefused: "Модель у цьому браузері відмовилася читати цей текст.",
    modelUnreadable: "Модель у цьому браузері дала відповідь, якої не вдалося прочитати.",
    modelInvented: "Модель у цьому браузері цитувала лише слова, яких у тексті немає. Її звіту не показано.",
    modelSilent:
      "Модель у цьому браузері нічого не помітила в тексті з різкою риторикою. Її звіту не показано.",
    modelTooSmall: "Для моделі в цьому браузері текст задовгий.",
    modelStopped: "Модель у цьому браузері не запустилася або зупинилася.",
    analyserUnavailable:
      "Аналізатор не вдалося запустити на цьому пристрої. Без мережі він працює лише там, де його вже завантажено.",
    linkUnreadable: "У цьому посиланні немає звіту, який можна прочитати. Можливо, дорогою його обрізало.",
    linkTooLong: "Це посилання задовге, щоб його відкрити.",
    fileUnknown: "Такого файлу тут не прочитати. Можна відкрити текст, Markdown, HTML, Word (.docx) і PDF.",
    fileTooLarge: `Файл завеликий: відкрити можна щонайбільше ${MAX_FILE_BYTES / 1_000_000} МБ.`,
    fileTextTooLong: `У тексті понад ${MAX_FILE_CHARACTERS} символів. Вставте ту частину, яка вам потрібна.`,
    fileEncrypted: "Файл закрито паролем. Збережіть його без пароля або вставте його текст.",
    fileScanned:
      "У цьому PDF лише зображення сторінок, тексту немає. Спершу слова має розпізнати інша програма.",
    fileEmpty: "У файлі немає тексту.",
    fileDamaged: "Файл пошкоджено або обрізано, прочитати його не вдалося.",
    fileTooSlow: "Читання файлу тривало задовго, його зупинено.",
    fileSeveral: "Відкривайте по одному файлу.",
    shareLost: "Те, чим ви поділилися, сюди не дійшло. Поділіться ще раз.",
    requestFailed: "Запит не вдався, код стану ",
    statusCheck: "Не вдалося перевірити стан: ",
  },
};

/** The messages named in `english`, by their English. */
function byEnglish(language: ReportLanguage, english: Readonly<Record<string, string>>): ErrorTranslations {
  if (language === "en") return {};
  const own: Readonly<Record<string, string>> = TRANSLATIONS[language];
  return Object.fromEntries(Object.entries(english).map(([name, words]) => [words, own[name] ?? words]));
}

/** Those of the list that the screen says by itself. */
export function screenErrors(language: ReportLanguage): ErrorTranslations {
  return byEnglish(language, ON_SCREEN);
}

/** A message of the closed list in a language. */
export function errorIn(language: ReportLanguage, message: string): string {
  return translateError(message, byEnglish(language, ENGLISH));
}
