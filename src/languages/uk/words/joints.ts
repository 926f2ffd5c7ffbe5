import type { Joints } from "../../language.ts";

/** Where an argument in a Ukrainian text can be taken apart. */
export const joints: Joints = {
  alternative: { before: ["або", "чи", "або ж"], between: ["або", "чи"] },
  condition: { before: ["якщо", "коли", "щойно"], after: ["то", "тоді"] },
  universal:
    "всі усі всіх усіх всім усім кожен кожна кожне кожний кожного завжди ніколи ніхто нікому ніщо жоден жодна жодне жодного жодної скрізь усюди будь-який будь-яка будь-яке".split(
      " ",
    ),
  leads: ["і", "й", "та", "а", "але"],
  turns: ["але", "проте", "однак", "однак,", "і", "а"],
  cause: ["через те, що", "тому що", "завдяки тому, що", "бо"],
};
