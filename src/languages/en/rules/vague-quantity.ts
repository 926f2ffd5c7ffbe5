import type { Rule } from "../../rule.ts";

const SOURCE =
  "own, after the verification questions of fact-checkers' handbooks (how many, counted by whom)";

/** Large amounts for effect, with no number that could be checked. */
export const vagueQuantity: readonly Rule[] = [
  {
    technique: "vague-quantity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(countless|untold|innumerable|unnumbered) " +
        "(lives|people|victims|families|children|jobs|millions|billions|lies|crimes|deaths|times|others|" +
        "thousands)",
      "(untold|vast|astronomical|obscene|eye-watering|staggering) (sums|fortunes) " +
        "(of|were|are|on|,|$|from|to|have)",
      "(lots|tons|loads|heaps|piles|mountains|bucketloads) of " +
        "(money|cash|dollars|your|taxpayers'|evidence|proof|lies|people are)",
      "many , many (people|more|cases|examples|others|times|years|other|of)",
      "(thousands|millions|hundreds|billions) (upon|and) (thousands|millions|hundreds|billions)",
      "(scores|droves|legions|swathes|armies) of " +
        "(people|voters|victims|experts|patients|taxpayers|families|young|innocent|angry)",
      "dozens of similar (reports|cases|stories|incidents|claims)",
    ],
    flags: [
      "It cost countless lives and untold sums of money.",
      "They wasted loads of money.",
      "I have seen many, many cases.",
      "Millions upon millions were lost.",
      "Droves of angry voters left.",
      "There are dozens of similar stories.",
    ],
    passes: [
      "“Countless people came,” the guide said.",
      "The club has 214 members, 12 more than in 2019.",
      "Two of the five doors were painted.",
    ],
  },
  {
    technique: "vague-quantity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(countless|innumerable|untold|numberless|myriads of|endless) (people|studies|women|men|children|pupils|patients|cases|complaints|readers|customers|times|examples|families|workers|reports|letters|letters|neighbours|experts|doctors|shops|users|victims|citizens|animals|parents|others|firms|hours|visitors|drivers|birds)",
      "(masses|hordes|swarms|droves|legions|throngs) of (people|tourists|foreigners|pupils|students|migrants|customers|visitors|cars|women|men|strangers|companies|workers|families)",
      "(a|an) (huge|enormous|vast|incredible|unbelievable|massive|shocking|alarming|frightening|staggering|worrying) (number|amount|majority|share) of (people|pupils|women|men|children|patients|cases|complaints|families|workers|firms|doctors|teachers|drivers|parents|students|citizens|voters|companies|users|crimes|young)",
      "(lots|loads|tons|plenty|lots and lots|heaps) of (people|companies|firms|doctors|pupils|parents|women|men|families|experts|teachers|workers|shops|customers|jobs|farmers|teenagers|scientists|students) (are|have|say|think|want|leave|complain|fail|agree)",
      "(more and more|ever more|fewer and fewer|less and less) (..|) (people|doctors|pupils|parents|women|men|families|firms|companies|experts|teachers|workers|shops|young|customers|citizens|cases|scientists|drivers|countries|teenagers|crimes|children|voters|students|farmers|couples|nurses|foreigners|accidents|schools|readers|banks|patients|users|girls|boys|pensioners|tourists|neighbours) (are|is|have|refuse|leave|say|believe|want|suffer|turn|buy|think|die|move|get|complain|drink|choose|do|don't|can't|cannot|go|live|take|use|end|fail)",
      "(thousands|hundreds|millions|dozens|tens of thousands|billions) (and|upon|on|of) (people|women|men|children|complaints|jobs|families|patients|customers|readers|doctors|citizens|tourists|users) (..|) (already|swear|complain|complained|prove|proves|disappear|wasted)",
      "(many|several|quite a few|numerous|too many|so many) (people|women|men|parents|pupils|neighbours|patients|customers|teachers|residents|families|companies|firms|users) (have|are) already",
      "(a lot|much|far|many times) more (..|) (crime|complaints|foreigners|deaths) than (before|ever|people think|you think|they say|in the past|officially)",
      "(almost|nearly|practically|virtually) (everyone|everybody|nobody|no one) (here|agrees|knows|wants|complains|hates|loves|uses|buys)",
      "(an|a) (army|sea|flood|avalanche|host|ocean|swarm|horde|multitude) of (complaints|letters|evidence|problems|mistakes|tourists|officials|lies|foreigners|bureaucrats|crimes|lawsuits)",
      "(umpteen|zillions|gazillions|god knows how many|who knows how many|heaven knows how many)",
      "(hardly|barely|scarcely) (anyone|anybody|any child|any pupil|any shop) (..|) (still|reads|buys|believes|trusts|votes|likes)",
      "(a|the) (huge|vast|overwhelming) (majority|chunk) (is|are|want|wants|supports|agree|agrees|thinks)",
      "(prices|rents|crime|taxes|complaints|costs|debts|queues) (has|have) (risen|grown|gone up|increased|soared) (dramatically|enormously|massively|sharply|steeply|explosively|hugely|immensely|drastically|astronomically)",
      "(an overwhelming|a considerable|a large|a substantial|the overwhelming) (majority|part|share) (is against|is for|are against|of (the|our) (donations|money|taxes|people|aid|pupils))",
      "(becoming|getting) (ever|more and) more (frequent|common|violent|numerous)",
    ],
    flags: [
      "Innumerable visitors came.",
      "Hordes of customers left the shop.",
      "A huge number of children cannot swim.",
      "Lots of shops have closed.",
      "More and more nurses are quitting.",
      "Thousands of jobs are already gone.",
      "Several parents have already left.",
      "There is far more crime than before.",
      "Nearly everyone here hates it.",
      "An avalanche of letters came.",
      "There are umpteen rules.",
      "Hardly anyone still reads.",
      "The vast majority is for it, and thousands of people already complained.",
      "Rents have risen sharply.",
      "A considerable part of our money is gone, and an overwhelming majority is against it.",
      "Thefts are becoming ever more frequent.",
    ],
    passes: [
      "“Lots of shops have closed,” she said.",
      "There are lots of shells on the beach.",
      "A number of ducks live on the lake.",
    ],
  },
];
