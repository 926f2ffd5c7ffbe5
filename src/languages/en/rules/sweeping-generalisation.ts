import type { Rule } from "../../rule.ts";

const SOURCE = "Walton, Informal Logic (2008), on secundum quid; the turns of phrase are our own list";

/** Groups of whom much is said at once. */
const GROUPS =
  "(politicians|women|men|teenagers|foreigners|immigrants|migrants|journalists|lawyers|bankers|landlords|bosses" +
  "|teachers|doctors|students|millennials|boomers|feminists|liberals|conservatives|leftists|scientists|experts|cops" +
  "|celebrities|actors|elites|bureaucrats|drivers|cyclists|tourists|millionaires|kids|parents|young people|old people)";

/** Something true of some is said of all. */
export const sweepingGeneralisation: readonly Rule[] = [
  {
    technique: "sweeping-generalisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "all (of|) (the|these|those|you|) " +
        GROUPS +
        " (are|do|want|lie|think|care|cheat|hate|know|have|need|steal|drive|say)",
      "(^|and|but|because|that|,) " +
        GROUPS +
        " (always|never|only|all) (lie|want|care|think|do|are|say|get|know|cheat|steal|have|hate)",
      "(^|and|but|because|that|,) " +
        GROUPS +
        " (don't|do not|can't|cannot|won't) (care|understand|think|know|drive|work|want|listen|read|get)",
      "(every|any|no) (politician|journalist|lawyer|banker|foreigner|immigrant|woman|man|landlord|boss|teenager|expert) (is|lies|wants|has|would|will|can|ever)",
      "(they|these people|those people|such people) (always|never|only ever) (lie|want|think|do|say|get|care|cheat|steal|take|blame|complain|win|listen|learn)",
      "(they|these people|those people) (all|are all) (the same|alike|lie|cheat|steal|liars|crooks|corrupt|thieves|in it|criminals|think|want|do it|hate)",
      "(they|they're|they are|politicians are|men are|women are) all (the same|alike|as bad as|liars|crooks|corrupt|in it (together|for))",
      "(not one|none) of (them|these people|these politicians|those people) (ever|cares|care|has|have ever|is honest|can be|wants|will|knows|works)",
      "(nobody|no one) (cares|works|reads|respects|listens|thinks|talks|believes|wants to work) (about anything|any more|anymore|these days|nowadays)",
      "(kids|children|young people|students|people|men|women|parents) (these days|today|nowadays) (are|don't|have no|can't|only|never|just|do not)",
      "(you|one) (can't|cannot|can never|should never) trust (a|an|any|anyone|anybody|politicians|journalists|banks|foreigners|men|women|the)",
      "once a (thief|liar|cheat|cheater|criminal|crook|traitor|coward|bully|drunk) (,|) always",
      "(the|this|our) (whole|entire) (system|class|industry|party|media|profession|generation|establishment|government|country) (is|are) .. (rotten|corrupt|rigged)",
      "everything (is|they (say|do|touch|tell)|he (says|does|touches)|she (says|does)) (is|a|rigged|fake|lies|wrong|turns to|rotten|for sale|about money)",
      "nothing (works|ever works|ever changes|will ever change|has changed) (any more|anymore|in this|here|$|in our|and|,)",
      "(that's|that is|this is) (just|) (how|what|the way) (they|women|men|politicians|these people) (are|do|work|think|operate|behave|always do)",
      "(as usual|as always) with (the|these|our|their|his) ",
      "(typical|just like) (of|) (a|) (woman|women|man|men|politician|politicians|bureaucrats|bankers|lawyers|liberals|conservatives|foreigners|of them)",
      "the (left|right|elites|elite|establishment|media|rich|poor|west|east) (always|never|only|hates|hate|killed|wants|want|has always|will never|is increasingly)",
      "(every|all) (one|) of (them|their|its|those|these) (is|are|critics|wrong|claims|members|a|liars|lying|—)",
      "(most|all|many) (people|americans|voters|of us) (have|are) (brainwashed|too lazy|too stupid|asleep|sheep|fooled|blind|no idea|clueless)",
      "(rich|poor|selfish|lazy|stupid|fat|religious|educated|smart|successful|jealous|weak|strong) people (always|never|are|don't|have|will|love|hate)",
      "(as a whole|to a man|without exception|every last one of) (has|have|is|are|,|them|committed|the|these|those|supports|opposes)",
      "(wherever|whenever) (they|these people|there are|you find) .. (there is|there are|follows|always|you find|trouble|crime)",
      "(always|never) (blame|blames|put|puts|attack|attacks|choose|side|sides|take|takes) .. (first|the victim|the poor|the rich|sides|the same)",
      "(they're|they are) (bringing|breeding|taking|stealing|importing|spreading) (drugs|crime|disease|our|terror|criminals|the worst)",
      "(their|its|her|his) (kind|religion|culture|race|nature) (is|has) .. (violent|violence|hatred|lazy|hate|intolerant|crime|criminal)",
    ],
    flags: [
      "All politicians lie.",
      "Cyclists never care about the rules.",
      "Teenagers don't read.",
      "Every landlord is a thief, and no banker can be poor.",
      "They always lie.",
      "These people are all the same, they are all corrupt.",
      "None of them cares.",
      "Nobody reads anymore.",
      "Kids these days are soft.",
      "You can't trust anyone from that village.",
      "Once a thief, always a thief.",
      "The whole system is rotten.",
      "Everything they say is a lie.",
      "Nothing ever changes in this town.",
      "That's just how they are.",
      "As usual with the board, the poor pay.",
      "Typical of men.",
      "The left hates cars and the right wants no trains.",
      "All of their claims are wrong.",
      "Most people are asleep.",
      "Rich people never queue.",
      "The guild as a whole has gone mad.",
      "Wherever they settle, trouble follows.",
      "They always blame the victim.",
      "They are bringing crime.",
      "Their culture is one of violence.",
    ],
    passes: [
      "“All politicians lie,” he said.",
      "All the members of the club are over twelve.",
      "Most people have two hands.",
    ],
  },
];
