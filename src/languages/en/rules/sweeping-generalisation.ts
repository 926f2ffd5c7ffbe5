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
      "(every|any|no) (politician|journalist|lawyer|banker|foreigner|immigrant|woman|man|landlord|boss|" +
        "teenager|expert) (is|lies|wants|has|would|will|can|ever)",
      "(they|these people|those people|such people) (always|never|only ever) " +
        "(lie|want|think|do|say|get|care|cheat|steal|take|blame|complain|win|listen|learn)",
      "(they|these people|those people) (all|are all) " +
        "(the same|alike|lie|cheat|steal|liars|crooks|corrupt|thieves|in it|criminals|think|want|do it|" +
        "hate)",
      "(they|they're|they are|politicians are|men are|women are) all " +
        "(the same|alike|as bad as|liars|crooks|corrupt|in it (together|for))",
      "(not one|none) of (them|these people|these politicians|those people) " +
        "(ever|cares|care|has|have ever|is honest|can be|wants|will|knows|works)",
      "(nobody|no one) (cares|works|reads|respects|listens|thinks|talks|believes|wants to work) " +
        "(about anything|any more|anymore|these days|nowadays)",
      "(kids|children|young people|students|people|men|women|parents) (these days|today|nowadays) " +
        "(are|don't|have no|can't|only|never|just|do not)",
      "(you|one) (can't|cannot|can never|should never) trust " +
        "(a|an|any|anyone|anybody|politicians|journalists|banks|foreigners|men|women|the)",
      "once a (thief|liar|cheat|cheater|criminal|crook|traitor|coward|bully|drunk) (,|) always",
      "(the|this|our) (whole|entire) (system|class|industry|party|media|profession|generation|" +
        "establishment|government|country) (is|are) .. (rotten|corrupt|rigged)",
      "everything (is|they (say|do|touch|tell)|he (says|does|touches)|she (says|does)) " +
        "(is|a|rigged|fake|lies|wrong|turns to|rotten|for sale|about money)",
      "nothing (works|ever works|ever changes|will ever change|has changed) " +
        "(any more|anymore|in this|here|$|in our|and|,)",
      "(that's|that is|this is) (just|) (how|what|the way) (they|women|men|politicians|these people) " +
        "(are|do|work|think|operate|behave|always do)",
      "(as usual|as always) with (the|these|our|their|his) ",
      "(typical|just like) (of|) (a|) (woman|women|man|men|politician|politicians|bureaucrats|bankers|" +
        "lawyers|liberals|conservatives|foreigners|of them)",
      "the (left|right|elites|elite|establishment|media|rich|poor|west|east) " +
        "(always|never|only|hates|hate|killed|wants|want|has always|will never|is increasingly)",
      "(every|all) (one|) of (them|their|its|those|these) " +
        "(wrong|claims are|liars|lying|crooks|thieves|corrupt)",
      "(most|all|many) (people|voters|of us) (have|are) " +
        "(brainwashed|too lazy|too stupid|asleep|sheep|fooled|blind|no idea|clueless)",
      "(rich|poor|selfish|lazy|stupid|fat|religious|educated|smart|successful|jealous|weak|strong) " +
        "people (always|never|are|don't|have|will|love|hate)",
      "(as a whole|to a man|without exception|every last one of) " +
        "(has|have|is|are|,|them|committed|the|these|those|supports|opposes)",
      "(wherever|whenever) (they|these people|there are|you find) .. " +
        "(there is|there are|follows|always|you find|trouble|crime)",
      "(always|never) (blame|blames|put|puts|attack|attacks|choose|side|sides|take|takes) .. " +
        "(first|the victim|the poor|the rich|sides|the same)",
      "(they're|they are) (bringing|breeding|taking|stealing|importing|spreading) " +
        "(drugs|crime|disease|our|terror|criminals|the worst)",
      "(their|its|her|his) (kind|religion|culture|race|nature) (is|has) .. " +
        "(violent|violence|hatred|lazy|hate|intolerant|crime|criminal)",
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
  {
    technique: "sweeping-generalisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(^|and|but|because|that|,) (foreigners|immigrants|migrants|politicians|journalists|lawyers|" +
        "bankers|landlords|bosses|feminists|men|women|teenagers|cyclists) (always|never)",
      "(^|that|,|and|but|because|what|how|if|when|while) the left " +
        "(is|has|wants|hates|loves|will|would|can't|cannot|doesn't|always|never|thinks|claims)",
      "(^|that|,|and|but|because|what|how) the (right|elite|elites|establishment) " +
        "(wants|hates|hate|loves|will never|can't|cannot|doesn't|don't|always|never|claims)",
      "(politicians|lawyers|bankers|journalists|bosses|landlords|doctors|men|women|the rich|the young) " +
        "(only|just) (care|want|think|work|look|live) (about|for|to|of|money|themselves)",
      "(no one|nobody) (wants to|cares to|bothers to|knows how to|can be bothered to) .. " +
        "(any more|anymore|these days|nowadays)",
      "(people|everyone|everybody|kids|men|women) (nowadays|these days|today) " +
        "(only|just|are|is|have|has|want|think|don't|can't|never)",
      "(is|are) (by nature|by definition|inherently|naturally|congenitally) " +
        "(violent|evil|corrupt|lazy|racist|dishonest|stupid|criminal|greedy|weak|superior|inferior)",
      "(there is|there's|there are) no (such thing as |) (honest|good|decent|innocent|moderate) " +
        "(politician|politicians|banker|lawyer|man|men|landlord|boss|journalist|journalists)",
      "(they're|they are|you're|you are|we're) all " +
        "(the same|alike|liars|thieves|crooks|corrupt|guilty|in on it|in it together|as bad)",
    ],
    flags: [
      "Foreigners never learn.",
      "We know that the left hates cars.",
      "It is true that the elite wants no trains, and the right wants none.",
      "Lawyers only care about money.",
      "Nobody wants to work anymore.",
      "Kids nowadays are soft.",
      "Men are by nature violent.",
      "There is no honest banker.",
      "They are all liars.",
    ],
    passes: [
      "“Lawyers only care about money,” she said.",
      "The door on the left is open.",
      "The men never met.",
    ],
  },
  {
    technique: "sweeping-generalisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(women|men|teenagers|foreigners|boys|girls|old people|young people|teachers|tourists|cyclists|students|artists|blondes) (can't|cannot|can never|never|don't|only|always|simply)",
      "(are|is) (simply|just) (not able|incapable|unable|not capable|too stupid|too lazy|not made)",
      "<capitalised> (are all|are simply|never|always|are by nature) (lazy|stingy|rude|cold|arrogant|lie|cheat|late|think|work|drunk)",
      "<capitalised> (have|has) no (sense of|manners|culture|humour|taste|shame|honour|idea|feelings|style)",
      "(rich|poor|old|young|fat|thin|country|city|religious|educated) (people|folk|women|men|kids) (never|always|only|can't|don't|all|just|are all)",
      "(all|every single|each and every) (men|women|politicians|teachers|lawyers|bankers|teenagers|foreigners|cyclists|landlords|mothers-in-law|journalists|actors|doctors|artists|bosses) (are|is|lie|lies|cheat|cheats|steal|want|only|just|have|think|drink|do)",
      "(no|not a single|never has a) (man|woman|teenager|politician|lawyer|banker|boss|landlord|civil servant|teacher|journalist|student|child|pupil) (ever|can|has ever|will ever|wants|knows|tells|is able|reads|understands|has)",
      "(nobody|no one|not one) (in|from|at|of) (this|that|the) (..|) (village|town|country|office|party|ministry|government|generation|school|family) (ever|can|knows|works|tells|has|wants|reads|is)",
      "(the|today's|all) (youth|young|young people|kids|pupils|students|generation) (of today|today|are|is) (all|only|lazy|spoiled|spoilt|never|just|rude|have no|has no|good for|interested only|can't)",
      "(politicians|civil servants|lawyers|bankers|journalists|landlords|managers|bosses|estate agents|officials|mechanics) (are|only|never|always|all|don't|lie|cheat|can't) (..|) (liars|lazy|thieves|lie|cheat|work|steal|greedy|dishonest|corrupt|think of|care|know|want|tell|ever|crooks)",
      "(dog|cat|car|motorbike|gun|horse) (owners|drivers|lovers|people|riders) (are|never|always|don't|all|can't|only)",
      "(everyone|everybody|anyone) (who|from|in|with) .. is (a|an|lazy|stupid|crazy|dishonest|selfish|rude|corrupt|dangerous|mad|after|the same)",
      "(people|men|women|folk) (from|in|with|of) .. (are|always|never|can't|don't|have) (all|lazy|stingy|mean|rude|dishonest|never|no|trust|dangerous|stupid|always|cold|thieves|a bad)",
      "(is|are) (a|) (typical|typically) (female|male|woman|man|women|men|german|foreign|teenage|of)",
      "(only|nobody but) (idiots|fools|losers|snobs|rich people|the rich|old people|women|men|criminals|the stupid) (..|) (buy|read|watch|wear|use|like|drive|go|vote|need|can afford|live|drink|do|listen|believe)",
      "(we all|everyone|everybody|anybody|the whole world) (know|knows) (that|how|what) (women|men|foreigners|teenagers|the|politicians|they|such|these)",
      "(always|never) (have|has|did|do|are|were) (been|) and (always|never) will (be|)",
    ],
    flags: [
      "Women can't read maps.",
      "Boys are simply unable to sit still.",
      "Texans have no taste.",
      "Italians always lie about lights.",
      "Old people always complain.",
      "All bosses are greedy, every single landlord is mean.",
      "No teenager ever says thanks.",
      "Nobody in this office works.",
      "The youth of today have no manners.",
      "Mechanics always cheat.",
      "Dog owners never pick it up.",
      "Everyone who drives a van is rude.",
      "People from the coast are all lazy.",
      "It is typical of women, it is typically male.",
      "Only fools buy new cars.",
      "We all know how men drive.",
      "They always were and always will be thieves.",
    ],
    passes: [
      "“Women can't read maps,” the captain said.",
      "All the boys are in the hall.",
      "Old people get a discount.",
    ],
  },
];
