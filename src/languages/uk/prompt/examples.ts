import type { PromptExample } from "../../prompt.ts";

/** A plain notice, a politician quoted in the news, a sarcastic post. */
export const examples: readonly PromptExample[] = [
  {
    text: "Басейн зачинено 3 і 4 травня через ремонт. Абонементи продовжено на два дні.",
    answer: {
      overall_summary: "Оголошення про зачинений басейн; воно не переконує.",
      points: [],
    },
  },
  {
    text: "Депутатка Дана Гук назвала план трамвая «потворою, що зжере місто». Мер Тарас Лоза відповів: за березневим аудитом він коштує 4 мільйони.",
    answer: {
      overall_summary: "Новина про суперечку за трамвай; гостре лише слово депутатки.",
      points: [
        {
          technique: "loaded-language",
          statement: "Гук робить із трамвая хижака; автор це лише переказує.",
          another_reading: "Можливо, їй ідеться про витрати.",
          question: "Що саме й скільки трамвай забере в міста?",
          evidence: [{ quote: "потворою, що зжере місто", speaker: "Дана Гук" }],
        },
        {
          technique: "counter-view",
          statement: "Мер відповідає числом і каже, звідки воно.",
          evidence: [{ quote: "за березневим аудитом він коштує 4 мільйони", speaker: "Тарас Лоза" }],
        },
      ],
    },
  },
  {
    text: "О диво, наші «фахівці» знову полагодили дорогу. Аж на цілий тиждень! 🤡 Половина грошей осіла в їхніх кишенях, і цей грабунок триває.",
    answer: {
      overall_summary:
        "Допис, що сміється з дорожників і закидає їм крадіжку; ні рахунків, ні свідків не названо.",
      points: [
        {
          technique: "mockery",
          statement: "Похвала навиворіт висміює дорожників.",
          question: "Хто лагодив дорогу і що показав тиждень?",
          evidence: [{ quote: "наші «фахівці»" }, { quote: "Аж на цілий тиждень!" }],
        },
        {
          technique: "unsourced-claim",
          statement: "Крадіжку сказано прямо, без жодної опори.",
          question: "Хто бачив рахунки за дорогу?",
          evidence: [{ quote: "Половина грошей осіла в їхніх кишенях" }],
        },
        {
          technique: "loaded-language",
          statement: "Одне слово робить злочином увесь ремонт.",
          evidence: [{ quote: "грабунок" }],
        },
        {
          technique: "contempt",
          statement: "Автора — до дорожників.",
          evidence: [{ quote: "🤡" }],
        },
      ],
    },
  },
];
