import type { Rule } from "../../rule.ts";

const SOURCE = "SlavicNLP 2025 shared task, false equivalence (Piskorski et al. 2025)";

/** Two things of quite different weight are said to be one. */
export const falseEquivalence: readonly Rule[] = [
  {
    technique: "false-equivalence",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(is|are|was|were) (no|not any|little|not) (different|better) (from|than|to) (murder|slavery|theft|terror*|rape|genocide|fascis*|nazi*|stealing|a)",
      "(is|are) (just|every bit|exactly|) (as|the same as) (bad|evil|dangerous|guilty|cruel|violent|criminal) as (the|a|any|murder*|terror*|nazi*|slav*|war)",
      "(tantamount|equal|equivalent|akin|comparable|amounts|amount|amounted) to (murder|slavery|genocide|terrorism|treason|theft|rape|torture|surrender|war)",
      "(is|are) the new (slavery|apartheid|holocaust|fascism|inquisition|prison|opium|communism|gulag|plague|colonialism)",
      "(almost|nearly|just|every bit) as (dangerous|bad|evil|deadly|cruel|harmful) as (communism|fascism|slavery|war|cancer|nazi*|heroin|murder|terrorism|a|the)",
      "(modern|modern-day|new|digital|corporate|today's|21st-century) (slavery|holocaust|inquisition|witch|gulag|apartheid|feudalism|fascism|lynching)",
      "(taxation|tax|meat|abortion|property|advertising|work|school|marriage|silence|eating meat|words) is (theft|murder|slavery|prison|violence|genocide|robbery|rape)",
      "(what's|what is|where's|where is) the difference (between|?|then)",
      "sound (familiar|familiar to you) ?",
      "(same|exact same) (thing|difference|story|as) (,|$|!|only|just|with another)",
      "you (wouldn't|would not) (let|allow|ask|trust|hire|give) (a|your|an) .. , so why (should|would|do|let|must)",
    ],
    flags: [
      "A parking fine is no different from theft.",
      "Eating eggs is just as evil as murder.",
      "The new fee is tantamount to theft.",
      "Rent is the new slavery.",
      "Sugar is almost as dangerous as heroin.",
      "Office work is modern slavery; tax is theft.",
      "Where is the difference?",
      "Sound familiar?",
      "It is the same thing, only with a tie.",
      "You wouldn't let a child drive, so why let a poet vote?",
    ],
    passes: [
      "“Taxation is theft,” he said.",
      "The second edition is no different from the first.",
      "The fee is equal to two pounds.",
    ],
  },
];
