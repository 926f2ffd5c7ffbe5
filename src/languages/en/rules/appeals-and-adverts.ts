import type { Rule } from "../../rule.ts";

const OWN = "own: the manner of rallies, appeals, adverts and chain messages";

/** Turns of phrase of people who want a crowd, a gift, a sale or a message passed on. */
export const appealsAndAdverts: readonly Rule[] = [
  {
    technique: "flag-waving",
    source: `${OWN}; after SemEval-2023 task 3, flag waving`,
    strength: "strong",
    patterns: [
      "we (built|fed|made|bled for|fought for|died for|defended) (this|our) (country|nation|land|city)",
      "(our|the) (sons|fathers|boys|sons and daughters) (died|bled|fell|fought) for (this|our) (country|land|flag|nation)",
      "(those|people|everyone|anyone) who (love|loves) (this|our|the) (country|land|nation|flag)",
      "we (will|shall|are going to) take (it|our country|this country|our land) back",
    ],
    flags: ["We built this country.", "And we will take it back!", "It belongs to those who love this land."],
    passes: [
      "“We built this country,” the veteran said.",
      "We built this shed in a weekend.",
      "If the jacket does not fit, we will take back any unworn item.",
    ],
  },
  {
    technique: "false-dilemma",
    source: `${OWN}; after SemEval-2023 task 3, false dilemma`,
    strength: "strong",
    patterns: [
      "(there are|there were|i see|we have) only two (parties|camps|peoples|nations|classes|teams) (now|left|today|here|:)",
      "those who (love|serve|defend|fight|built|work) .. and those who (would|sell|hate|betray|destroy|steal|take|only|want)",
    ],
    flags: ["There are only two parties now: those who love this land and those who would sell it."],
    passes: [
      "“There are only two camps left,” he wrote.",
      "There are only two parties in the council, Labour and the Greens.",
      "Those who work on Monday and those who work on Friday park behind the hall.",
    ],
  },
  {
    technique: "slogans",
    source: `${OWN}; after SemEval-2023 task 3, slogans`,
    strength: "strong",
    patterns: [
      "one (people|nation|country) , one (home|land|future|heart|language|family|faith|leader|flag)",
      "no more (lies|closed|excuses|kneeling|war|wars|fear|cuts|corruption|<upper>) .. no more",
    ],
    flags: ["One people, one home, one future!", "I promise you this: no more lies, no more closed doors."],
    passes: [
      "The banner read “One people, one home”.",
      "Add no more flour, and knead no more than a minute.",
      "There is one people carrier in front of the school.",
    ],
  },
  {
    technique: "appeal-to-fear",
    source: `${OWN}; after SemEval-2023 task 3, appeal to fear`,
    strength: "strong",
    patterns: [
      "your (own|) (child|son|daughter|mother|family|street|town|grandchild) (could|may|might|will|would) be (the|) next",
      "next (it will|it'll|they will|they'll) (be|take|want|come for) (your|our)",
      "(want|wants|going|coming|trying) to (take away|take|ban|steal|confiscate|come for) your (guns|gun|rifle|church|home|homes|children|kids|savings|money|car|job|farm|freedom|freedoms|rights)",
      "if we (don't|do not) .. by midnight",
      "first they (came|come|took|take) (for|our|your)",
    ],
    flags: [
      "Your own child could be next.",
      "Next it will be your garage, your drive and your car.",
      "First they came for the parking bays.",
      "They want to take away your rifle, your church and your rights.",
    ],
    passes: [
      "“Your own child could be next,” the caller said.",
      "Your turn could be next, so have your ticket ready.",
      "First they came to the bridge, then to the mill.",
    ],
  },
  {
    technique: "appeal-to-pity",
    source: `${OWN}; after SlavicNLP 2025, appeal to pity`,
    strength: "strong",
    patterns: [
      "how (can|could) (we|you|anyone|anybody|they) (look|turn|walk|stay) (away|silent) ?",
      "(don't|do not) (leave|abandon|forget) (them|her|him|these children|these animals) (alone|behind|in the dark|to)",
      "without anyone to (hold|help|comfort|feed|care for|protect) (them|her|him)",
      "(behind (each|every) .. a|) (child|children|girl|girls|boy|boys|family|families|people) like <capitalised> (in|who|a|,|sleep|need)",
      "(waits|waiting|cries|crying|calls|calling) for (her|his|their) (mother|mum|father|parents) .. (not coming|never|gone|will not|won't)",
      "fighting for (her|his|their) (life|lives)",
      "(wake|wakes|woke) up screaming",
    ],
    flags: [
      "How can we look away?",
      "Please don't leave them alone in the dark.",
      "There are thousands of children like Amina in the camps.",
    ],
    passes: [
      "“Please don't leave them alone,” the neighbour said.",
      "Do not leave the pans on the hob alone.",
      "The shop sells people carriers and vans.",
    ],
  },
  {
    technique: "appeal-to-time",
    source: `${OWN}; after SemEval-2023 task 3, appeal to time`,
    strength: "strong",
    patterns: [
      "^ (hurry|hurry up) (!|,|while|before|and)",
      "(when|once) it's gone (, it's|it's) gone",
      "(order|buy|book|call|give|reply|sign up|act) (within|in) the next <number> (minutes|minute|hours|hour)",
      "(in|within) .. (hours|days|weeks|months) it will be too late",
      "(chip in|donate|give|sign) .. (right now|before midnight|by midnight)",
      "(now|tonight|today) , do not (wait|delay)",
      "(give|donate|order|book|buy|sign up) (today|tonight|now) (and|!|before|while)",
    ],
    flags: [
      "Chip in $25 right now.",
      "Hurry! This batch is almost gone, and when it's gone, it's gone.",
      "In three weeks it will be too late for many of them.",
      "Order in the next 30 minutes and get a second bottle free.",
    ],
    passes: [
      "“Hurry! The doors are closing,” the guard called.",
      "Deliveries arrive within the next 30 minutes.",
      "Book by Friday to be sure of a seat.",
    ],
  },
  {
    technique: "appeal-to-popularity",
    source: `${OWN}; after SemEval-2023 task 3, appeal to popularity`,
    strength: "strong",
    patterns: [
      "nobody (asked for|voted for|wanted) (this|it|any of this) $",
      "(join|joined by) .. (thousand|thousands|million|millions|hundreds) .. (happy|satisfied|people|customers|families|users|women|men|others)",
      "(trusted|loved|used) by (thousands|millions|hundreds of thousands)",
      "<number> (out of|in) <number> (customers|doctors|dentists|women|men|users|people|experts|parents) (agree|felt|feel|say|recommend|prefer|would)",
      "every (true|real|decent|loyal) (patriot|american|briton|ukrainian|fan|christian|parent|mother) .. (has|have|knows|is|are|already)",
      "(everyone|everybody) .. knows the truth",
      "everyone who (tries|tastes|sees|uses) (it|one|this) (begs|loves|wants|asks|agrees)",
    ],
    flags: [
      "Nobody asked for this.",
      "Every true patriot on this list has already given.",
      "Join over two million happy people who have already made the switch.",
      "9 out of 10 customers felt younger within a week.",
    ],
    passes: [
      "“Nobody asked for this,” the tenant said.",
      "Nobody asked for this room, so it was given to the choir.",
      "Join the M5 at junction 4.",
    ],
  },
  {
    technique: "exaggeration-minimisation",
    source: `${OWN}; after SemEval-2023 task 3, exaggeration or minimisation`,
    strength: "strong",
    patterns: [
      "(the|) (best|worst|greatest|finest|biggest|tastiest) .. in the (entire|whole|whole wide) world",
      "(the|) (best|worst|greatest) .. (of my life|of all time|in the history of)",
      "(changed|changes|change|transform|transformed) (my|your) (whole|entire|) life",
      "(most|single most) important (election|vote|decision|fight|battle|moment) of (our|my|your|a) (lifetime|lifetimes|lives|life|generation)",
      "the world's (first|best|only|greatest) .. that",
      "(cures|heals|fixes|solves) everything",
      "(one|a|a hundred|one hundred) (hundred|) percent (magic|pure|natural|guaranteed)",
    ],
    flags: [
      "It was the worst meal of my life.",
      "This is the most important election of our lifetime.",
      "Best comeback in the history of this club.",
      "It changed my life and it cures everything.",
    ],
    passes: [
      "“It was the worst night of my life,” she said.",
      "The lake is the deepest in the world, at 1,642 metres.",
      "Change your address online.",
    ],
  },
  {
    technique: "loaded-language",
    source: `${OWN}; after SemEval-2023 task 3, loaded language`,
    strength: "strong",
    patterns: [
      "(daylight robbery|highway robbery|sick to the back teeth|kick in the teeth|slap in the face)",
      "(milked|bled|fleeced|robbed) (dry|) by (the|this|these|those|out-of-touch|greedy|a|politicians|councils|banks)",
      "cough up",
    ],
    flags: [
      "It is daylight robbery, and you must cough up.",
      "We are sick to the back teeth of being milked by the council.",
    ],
    passes: [
      "“It is daylight robbery,” the driver said.",
      "The cows are milked by hand and by machine.",
      "The cough is treated with syrup.",
    ],
  },
  {
    technique: "name-calling",
    source: `${OWN}; after SemEval-2023 task 3, name calling`,
    strength: "strong",
    patterns: [
      "(bigwigs|big wigs|fat cats|pen-pushers|pen pushers|jobsworth|jobsworths|pen-pusher|bigwig|busybodies|do-gooders|sheeple|nanny state)",
      "out-of-touch (elite|elites|zealots|politicians|councillors|ministers|bosses|judges|officials)",
    ],
    flags: ["The town hall bigwigs and out-of-touch zealots have decided."],
    passes: [
      "“The fat cats get paid first,” the porter said.",
      "The vet weighs dogs and cats.",
      "The two offices were out of touch for a day.",
    ],
  },
  {
    technique: "suppressed-truth",
    source: `${OWN}; after Douglas et al., Understanding Conspiracy Theories (2019)`,
    strength: "strong",
    patterns: [
      "(scientists|doctors|experts|people|journalists|those) who (spoke|speak|dared|dare) (out|up|to speak|to ask) .. (silenced|fired|disappeared|banned|threatened)",
      "(doctors|scientists|nurses|journalists|teachers|they) (are|were) not allowed to (speak|talk|say|tell)",
      "(keeping|keep|kept|stay|stayed) quiet because (they|the)",
      "if (there is|there's|they have) nothing to hide (, why|why|, then why)",
      "(read|share|save|copy|watch) (this|it) before (it|they) (gets|is|are|delete|deletes|disappears|vanishes)",
      "before they (block|ban|delete|silence) (us|me|this|it)",
      "banned in (other|many|most) countries",
    ],
    flags: [
      "Scientists who spoke out were silenced.",
      "Spread the word before they block us!",
      "The companies know and they are keeping quiet because they make billions.",
      "If there is nothing to hide, why did they seal the documents?",
    ],
    passes: [
      "“Doctors are not allowed to speak,” the caller said.",
      "Pupils are not allowed to talk during the test.",
      "Save the file before it is closed.",
    ],
  },
  {
    technique: "secret-plot",
    source: `${OWN}; after Douglas et al., Understanding Conspiracy Theories (2019)`,
    strength: "strong",
    patterns: [
      "(it's|it is|this is|that's|that is) (not|no|never) (a|) coincidence",
      "the same (small|) (handful|circle|group) of (families|people|men|bankers|companies)",
    ],
    flags: ["It's not a coincidence.", "You will always find the same handful of families."],
    passes: [
      "“It's no coincidence,” the caller said.",
      "It is a coincidence that both trains left at six.",
      "The same group of pupils sang in May.",
    ],
  },
  {
    technique: "anonymous-authority",
    source: `${OWN}; after the hearsay of chain messages`,
    strength: "strong",
    patterns: [
      "(a|my) (doctor|nurse|police|teacher|lawyer|scientist) friend (of mine|) .. (told|says|said|confirmed|just|has)",
      "(a|my) friend who works (at|in|for) .. (told|says|said|confirmed|has)",
      "(doctors|scientists|experts|dermatologists|dentists) (are|were) (amazed|stunned|baffled|shocked|furious|hate)",
    ],
    flags: [
      "A doctor friend of mine at a big hospital has just told me that they are full.",
      "Doctors are amazed.",
    ],
    passes: [
      "“A doctor friend of mine told me,” the caller said.",
      "My friend who works at the bakery starts at four.",
      "Doctors are paid by the clinic.",
    ],
  },
  {
    technique: "doubt",
    source: `${OWN}; after SemEval-2023 task 3, doubt`,
    strength: "strong",
    patterns: [
      "(i'm|i am|we're|we are) (just|only|merely) asking questions",
      "^ do the (math|maths) $",
      "^ ever wondered why",
    ],
    flags: ["I'm just asking questions.", "Ever wondered why every channel uses the same words?"],
    passes: [
      "“I'm just asking questions,” the reporter said.",
      "The pupils are asking questions about the mill.",
      "Do the maths exercises on page 12.",
    ],
  },
  {
    technique: "conversation-killer",
    source: `${OWN}; after SemEval-2023 task 3, conversation killer`,
    strength: "strong",
    patterns: [
      ", no debate $",
      "^ (it's|it is) that simple $",
      "(you're|you are|they're|they are|he's|she's) not (a|) real (fan|fans|patriot|patriots|man|men|woman|ukrainian|american|christian)",
      "(it's|it is|it will be|that's) on your conscience",
    ],
    flags: ["Best team ever, no debate.", "You're not a real fan.", "If you don't, it's on your conscience."],
    passes: [
      "“You're not a real fan,” he shouted.",
      "The motion was carried; there was no debate on the second one that day.",
      "This is not a real pearl.",
    ],
  },
];
