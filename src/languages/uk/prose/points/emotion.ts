import type { PointWordings } from "../../../language.ts";

export const emotion = {
  anger: {
    statements: [
      "{nom} [звучить|звучать] гнівно.",
      "Тут чути гнів: {words}.",
      "{who} говорить із гнівом: {words}.",
    ],
  },
  disgust: {
    statements: ["У {loc} чути відразу.", "Тон гидливий: {words}.", "{who} гидує: {words}."],
  },
  fear: {
    statements: ["{nom} [звучить|звучать] тривожно.", "Тут чути страх: {words}.", "{who} боїться: {words}."],
  },
  joy: {
    statements: ["{nom} [звучить|звучать] радісно.", "Тут чути радість: {words}.", "{who} радіє: {words}."],
  },
  sadness: {
    statements: ["{nom} [звучить|звучать] сумно.", "Тут чути біль: {words}.", "{who} сумує: {words}."],
  },
  surprise: {
    statements: ["У {loc} чути подив.", "Тон здивований: {words}.", "{who} дивується: {words}."],
  },
  contempt: {
    statements: [
      "{nom} [звучить|звучать] зневажливо.",
      "Тут чути зневагу: {words}.",
      "{who} зневажає: {words}.",
    ],
  },
  pride: {
    statements: [
      "{nom} [звучить|звучать] гордо.",
      "Тут чути гордість: {words}.",
      "{who} пишається: {words}.",
    ],
  },
  hope: {
    statements: ["У {loc} чути надію.", "Тут чекають на добре: {words}.", "{who} сподівається: {words}."],
  },
} as const satisfies Partial<PointWordings>;
