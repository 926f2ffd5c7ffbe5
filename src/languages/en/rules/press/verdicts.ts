import type { Rule } from "../../../rule.ts";

const SOURCE = "own: fields of rhetoric, each turn read in its place in thousands of real texts";

/** Verdicts on whole states of affairs, and betrayals. */
export const pressingVerdicts: readonly Rule[] = [
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(system|government|society|democracy) (is|has become) (totally|completely|utterly|so|) (broken|rigged|rotten)",
      "(system|government|society|party|media|election|elections) (is|has become) a (joke|sham|farce|disgrace|racket)",
      "(corruption|lying|greed|dishonesty|theft|hypocrisy) (is|has become) (the norm|expected|everywhere|rewarded)",
      "(honesty|shame|common sense|decency|justice|truth|morality) (is|are) (dead|gone|in short supply|a myth)",
      "(run|led|governed|ruled|owned) by (fools|idiots|crooks|criminals|clowns|liars|thugs|incompetents|a criminal)",
      "(complete|utter|total|absolute|sheer|pure) (waste of|shambles|insanity|lunacy|madness|nonsense|idiocy)",
      "(waste|wasting|wastes|wasted|squander|squandering|fritter) (our|taxpayers'|taxpayer) (money|taxes|cash)",
      "(money|millions|billions) .. (squandered|frittered away|down the drain|thrown to the wind)",
      "(betrays|betraying|betrayed|abandoned|abandoning) (us|our|the people|their own people|voters|workers)",
      "(turned|turn|turns) (their|its|his|her) back on (us|our|those|people|the (people|poor|miners|workers|victims))",
      "(you|they|he|she) (have|has) let (us|the people|the public|the country|our) .. down",
      "(turn|turns|turned|turning) a (blind eye|deaf ear)",
      "(ramming|rammed|shoving|shoved|forcing|forced|force) .. (down (our|your)) throats",
      "(no|zero|without|any) (shame|conscience|scruples|remorse|moral compass) ($|!|,|at all|left|whatsoever)",
      "(slap|kick|spit|punch) in the (face|teeth|gut|stomach)",
      "(sink|sinks|sank|sunk|stoop|stoops|stooped) (so low|this low|that low|to a new low|to new lows)",
      "how dare (they|you|he|she|anyone|any|the|we)",
    ],
    flags: [
      "The system is broken.",
      "The government is a farce.",
      "Corruption is the norm.",
      "Common sense is dead.",
      "The town is led by fools.",
      "It is utter madness.",
      "They waste our money.",
      "Millions were squandered.",
      "They abandoned our town.",
      "The party turned its back on the miners.",
      "You have let us down.",
      "The board turned a blind eye.",
      "They force it down our throats.",
      "They have no shame.",
      "It is a punch in the gut.",
      "They sank so low.",
      "How dare they close it?",
    ],
    passes: [
      "“How dare they close it?” the smith said.",
      "The lift is broken.",
      "He turned his back on the sea and walked home.",
    ],
  },
];
