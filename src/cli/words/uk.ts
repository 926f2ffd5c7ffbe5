import type { CliWords } from "./en.ts";

/** What the command line says in Ukrainian. */
export const words: CliWords = {
  usage: `Ужиток: npm run --silent analyse -- [параметри] [ФАЙЛ або ТЕКА ...]

Читає тексти й друкує звіт про кожен. Без файлу читає стандартне введення.
У теках читає файли, що закінчуються на .txt або .md.

  --language en|uk   мова звіту (en, якщо рядки --jsonl не кажуть іншого)
{formats}
  --models           спершу запитати моделі з cascade.json і моделі цієї машини, як робить сервер
  --help             надрукувати це

Коди завершення: 0 — усі тексти проаналізовано, 1 — деякі ні, 2 — помилка в командному рядку.`,
  formats: {
    text: "друкувати простий текст, як і без жодного з цих параметрів",
    markdown: "друкувати Markdown",
    json: "друкувати JSON: один об’єкт або список, якщо файлів кілька чи це тека",
    csv: "друкувати CSV для електронної таблиці: по цитаті в рядку",
    annotations: "друкувати W3C Web Annotation (JSON-LD), кілька — так само, як JSON",
    jsonl: 'читати по одному {"id", "text", "lang"?} з рядка, писати по одному звіту в рядок, за порядком',
  },
  wrongLanguage: "--language має бути однією з: {languages}.",
  oneFormat: "Оберіть щось одне: {formats}.",
  and: " або ",
  unreadableCommand: "Командного рядка не вдалося прочитати.",
  unreadableLine: 'Рядок не має вигляду {"id", "text", "lang"?}.',
  texts: "текстів: {n}",
  reasons: {
    ENOENT: "немає такого файлу чи теки",
    EACCES: "читати не дозволено",
    EISDIR: "це тека",
    ERR_ENCODING_INVALID_ENCODED_DATA: "це не текст UTF-8",
    other: "не вдалося прочитати",
  },
};
