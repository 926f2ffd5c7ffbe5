import type { TechniqueNames } from "../language.ts";

/** Standard Ukrainian terms of rhetoric and media literacy, one for each technique. */
export const techniqueNames: TechniqueNames = {
  "name-calling": "Навішування ярликів",
  "guilt-by-association": "Провина через зв’язок",
  doubt: "Сіяння сумніву",
  "appeal-to-hypocrisy": "Закид у лицемірстві",
  "questioning-the-reputation": "Удар по репутації",

  "flag-waving": "Гра на патріотизмі",
  "appeal-to-authority": "Посилання на авторитет",
  "appeal-to-popularity": "Апеляція до більшості",
  "appeal-to-values": "Сяйливі узагальнення",
  "appeal-to-fear": "Апеляція до страху",
  "appeal-to-pity": "Апеляція до жалю",

  "straw-man": "Солом’яне опудало",
  "red-herring": "Відвернення уваги",
  whataboutism: "«А як щодо…» (вотебаутизм)",

  "causal-oversimplification": "Спрощення причин",
  "false-dilemma": "Хибна дилема",
  "consequential-oversimplification": "Слизький схил",
  "false-equivalence": "Хибна рівність",
  "cherry-picking": "Вибірковість фактів",

  slogans: "Гасла",
  "conversation-killer": "Кліше, що обриває думку",
  "appeal-to-time": "Тиск часу",

  "loaded-language": "Навантажена лексика",
  obfuscation: "Затуманювання",
  "exaggeration-minimisation": "Перебільшення або применшення",
  repetition: "Повтор",
  euphoria: "Ейфорія",

  "unsourced-claim": "Твердження без джерела",
  "anonymous-authority": "Безіменне джерело",
  "suppressed-truth": "«Від нас приховують»",
  "secret-plot": "Таємна змова",
  "missing-time-or-place": "Без часу й місця",
  "vague-quantity": "Невизначена кількість",
  "self-contradiction": "Суперечність у тексті",

  attribution: "Назване джерело",
  "counter-view": "Інша думка",
  hedge: "Застереження",
  "subjective-wording": "Оцінні слова",
  "sweeping-generalisation": "Надмірне узагальнення",
  "one-sided-sourcing": "Однобічні джерела",

  anger: "Гнів",
  disgust: "Відраза",
  fear: "Страх",
  joy: "Радість",
  sadness: "Смуток",
  surprise: "Подив",
};
