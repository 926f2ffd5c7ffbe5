import type { waysIn as english } from "../en/ways-in.ts";

/** The words about an opened file in Ukrainian. */
export const waysIn: typeof english = {
  reading: "Файл читає ваш браузер.",
  opened: "Текст із файлу {name} уже в полі. Нічого не надіслано.",
  long: "Він довший за {n} символів, які вміщує один аналіз: виберіть частину або скоротіть текст.",
  part: "Яку частину аналізувати",
  whole: "Увесь текст",
  nth: "{n} із {of}: {words}…",
};
