import type { Joints } from "../../language.ts";

/** Where an argument in a Russian text can be taken apart. */
export const joints: Joints = {
  alternative: { before: ["или", "либо"], between: ["или", "либо"] },
  condition: { before: ["если", "когда", "стоит"], after: ["то", "тогда"] },
  universal:
    "все всех всем всё каждый каждая каждое каждого всегда никогда никто никому ничто любой любая любое везде всюду".split(
      " ",
    ),
  leads: ["и", "а", "но"],
  turns: ["но", "однако", "однако,", "и", "а"],
  cause: ["из-за того, что", "потому что", "благодаря тому, что", "из-за"],
};
