import type { PromptExample } from "../../prompt.ts";

/** A plain notice, a politician quoted in the news, a sarcastic post. */
export const examples: readonly PromptExample[] = [
  {
    text: "Басейн зачинено 3 і 4 травня через ремонт. Абонементи продовжено на два дні.",
    answer: {
      overall_summary: "Оголошення про те, коли зачинено басейн. Воно повідомляє, а не переконує.",
      analysis_results: [],
    },
  },
  {
    text: "Депутатка Дана Гук назвала план трамвая «потворою, що зжере місто». Мер Тарас Лоза відповів: за березневим аудитом він коштує 4 мільйони.",
    answer: {
      overall_summary: "Новина про суперечку за трамвай. Гостре лише слово депутатки; мера теж чути.",
      analysis_results: [
        {
          category_name: "Manipulative Content",
          points: [
            {
              technique: "loaded-language",
              statement: "Гук робить із трамвая хижака; автор це лише переказує.",
              another_reading: "Можливо, їй ідеться про витрати.",
              question: "Що саме й скільки трамвай забере в міста?",
              evidence: [{ quote: "потворою, що зжере місто", speaker: "Дана Гук" }],
            },
          ],
        },
        {
          category_name: "Unbiased Presentation",
          points: [
            {
              technique: "counter-view",
              statement: "Мер відповідає числом і каже, звідки воно.",
              evidence: [{ quote: "за березневим аудитом він коштує 4 мільйони", speaker: "Тарас Лоза" }],
            },
          ],
        },
      ],
    },
  },
  {
    text: "О диво, наші «фахівці» знову полагодили дорогу. Аж на цілий тиждень! 🤡",
    answer: {
      overall_summary: "Допис, що сміється з дорожників; що пішло не так, він не каже.",
      analysis_results: [
        {
          category_name: "Propagandistic Content",
          points: [
            {
              technique: "mockery",
              statement: "Похвала навиворіт робить із дорожників посміховисько.",
              question: "Хто лагодив дорогу і що показав тиждень?",
              evidence: [{ quote: "наші «фахівці»" }, { quote: "Аж на цілий тиждень!" }],
            },
          ],
        },
        {
          category_name: "Emotional Tone",
          points: [
            {
              technique: "contempt",
              statement: "Автора — до дорожників.",
              evidence: [{ quote: "🤡" }],
            },
          ],
        },
      ],
    },
  },
];
