/** Slugs of the tags of Ukrainian articles: those of the same tags in English. */
export const TAG_SLUGS: Readonly<Record<string, string>> = {
  Поради: "guides",
  "Критичне мислення": "critical-thinking",
  Прийоми: "techniques",
  Мова: "language",
  Новини: "news",
  Українська: "ukrainian",
  "Штучний інтелект": "ai",
  Методологія: "methodology",
  Приватність: "privacy",
};
