import type { Rule } from "../../rule.ts";

const SOURCE = "Walton, Informal Logic (2008), on hasty generalisation and post hoc";

/** From one or two cases, or from one thing after another, to a law. */
export const hastyGeneralisation: readonly Rule[] = [
  {
    technique: "hasty-generalisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(this|that|it|which) (just|only|simply|once again|all|) (proves|shows|goes to show) " +
        "(that|once again|again|you) .. (all|every|always|never|none|nobody|everyone)",
      "(just|only|simply) goes to (show|prove)",
      "(here's|here is|there's|there is|that's|that is) (all the|the|your|more|another|living|) proof " +
        "(,|that|you|of|$|from|we|:)",
      "(so|therefore|thus|clearly|which means) (,|) (all|every|none of|no) " +
        "(people|women|men|dogs|cats|teenagers|foreigners|the people|swans|politicians) .. " +
        "(are|is|must|can)",
      "(i|we) (met|know|knew|saw|had|tried|bought) (one|two|three|a|an|a couple of|a few) .. , so " +
        "(all|they|every|everyone|nobody|people|the|it)",
      "(since|ever since|after|once) (i|we|he|she|they) " +
        "(started|stopped|washed|bought|moved|took|wore|changed|switched) .. , " +
        "(it|i|my|we|the|everything)",
      "every time (i|we|he|she) .. , it (rains|rained|snows|breaks|fails|stops|happens|works)",
      "(because|since) (i|we) (washed|wore|forgot|took|said|planned|watered|hung) .. (it|the) " +
        "(rained|snowed|broke|happened|worked|stopped|won)",
      "it (rained|snowed|broke|failed|happened) (because|since) (i|we|he|she) " +
        "(washed|wore|forgot|took|said|planned|watered|hung)",
      "(everyone|everybody) i (know|meet|ask|asked|spoke to|talked to|speak to) " +
        "(says|agrees|thinks|has|is|hates|loves|wants|feels|said)",
      "(two|three|one|several) (of my|of our|people|friends|neighbours|colleagues) .. , so " +
        "(it|they|all|everyone|nobody|the|this) (must|is|are|can't|all|has)",
      "suggesting (that|) (there was|there were|they|he|she|it|another|someone|somebody) .. " +
        "(another|second|more|someone|plot|with|lied|knew)",
      "(there must|must) (have been|be) (another|a second|more than one|someone else|somebody else|" +
        "others|an accomplice) .. (because|since|as|$|,|with)",
    ],
    flags: [
      "It just goes to show that all of them cheat.",
      "That is all the proof you need.",
      "My bike was stolen by one, so all foreigners are thieves.",
      "I met two rude waiters, so the whole city is rude.",
      "Since I washed the car, it rained.",
      "Every time we plan a picnic, it rains.",
      "Since we hung the charm the rain stopped, because we hung the charm it stopped.",
      "Because I washed the car it rained.",
      "It rained because I washed the car.",
      "Everyone I know says so.",
      "Two of my friends fell ill, so it must be the water.",
      "There were two cups, suggesting that there was another guest.",
      "There must have been a second guest.",
    ],
    passes: [
      "“That is all the proof you need,” he said.",
      "The proof of the theorem is on page 9.",
      "I met my brother, and we went home.",
    ],
  },
  {
    technique: "hasty-generalisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(i|we|he|she) (wore|ate|drank|took|used|prayed|said|hung|carried|saw|planted|bought) .. .. so " +
        "(the|it|they|that|this) (works|work|must|helps|helped|is|are)",
      "(now|then|so) (i|we) (know|knew|understand) that (all|every|no|none)",
      "(bit|robbed|cheated|insulted|bored|betrayed|hurt) (me|us|him|her) (;|,|—|so|and) .. (are|is) " +
        "(all|always|dangerous|thieves|rude|evil|bad|liars|never)",
      "ever since (i|we|he|she|they|the) .. .. (, |) " +
        "(i|we|he|she|it|everything|nothing|the|prices|crime) " +
        "(has|have|had|is|rained|went|goes|keeps|gets)",
      "(crows|sings|rings|barks|rises|dances|prays) .. .. (, |) so (the|it) .. " +
        "(makes|causes|brings|rises|rains)",
      "(went|gone|goes|going|rose|fell) (up|down) (after|when|since) .. , so (it|it's|he|she|they|the|that)",
      "(has|had|have) always (worked|been true|happened|been so|been right) " +
        "(for (me|us)|before|so far|in my|,) ",
      "(just|simply) (because|since) (one|two|a few|a couple) .. " +
        "(doesn't|does not|all|every|always|means|proves|so|are|is)",
    ],
    flags: [
      "We wore red and won, so it works.",
      "Now I know that all cats steal.",
      "A goat bit me, and goats are evil.",
      "Ever since he bought that lamp, nothing goes well, and everything gets worse.",
      "The old cock crows, so the sun rises.",
      "Noise went up after the fair, so it's the fair.",
      "It has always worked for me, and it will work again.",
      "Just because one bus was late means they all are.",
    ],
    passes: [
      "“Now I know that all cats steal,” he said.",
      "The price went up after the frost.",
      "Since we moved here the lake froze twice.",
    ],
  },
  {
    technique: "hasty-generalisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(both|all|all three|all four|all of them) (were|was|are) (rude|late|bad|slow|lazy|lying|drunk|broken|useless|boring|nice) , so",
      "(i|we) (met|know|knew|saw|had|tried|bought|hired|dated|visited|read|asked|watched) (one|two|three|a|an|some|a couple|a few|just one) .. .. so (the|all|every|nobody|they|people|men|women|you|it)",
      "i've (met|known|seen|had|tried|read|watched|visited|eaten|dated|asked) (one|two|three|a|an|some|a couple|a few|just one|only one) .. .. so",
      "i have (met|known|seen|had|tried|read|watched|visited|eaten|dated|asked) (one|two|three|a|an|some|a couple|a few|just one|only one) .. .. so",
      "my first (day|week|lesson|visit|date|meal|trip|hour|flight|customer|night) .. (;|,|:|—|so|and) (it|it's|this|that|all|so|the|they) .. (is|are|must|always|terrible|never)",
      "(was|were) (slow|rude|late|cold|lazy|bad|awful|dirty|broken|unfriendly|expensive) .. , so (you|the|all|nobody|nothing|this|everyone|they|people|every|no one)",
      "(marriage|school|love|work|friendship|democracy|football|television|the city|this country|this town) has no (future|point|meaning|sense|chance)",
      "(two|three|one|both|several|four) of my (friends|neighbours|colleagues|classmates|cousins|exes|uncles) .. (;|:|,|—|so) .. (no|all|never|every|nobody|nobody's|always|everyone|is dead)",
      "(since|from|after) (then|that|that day) (i|we) (know|knew|have known|am sure|never trust|are sure|distrust|avoid)",
      "so (..|) (film|food|cinema|music|cooking|cuisine|books|cars|people|schools|hospitals|trains|women|men|teachers|doctors) (is|are) (all|always|just|) (bad|boring|useless|rude|awful|terrible|lazy|dangerous|rubbish)",
      "so the <capitalised> (are|must be|all|never|always|can't|don't|have no)",
      "so (all|every|any|no|nobody|none|everyone|no one|everybody) .. (are|is|must|can|will|has|have|does|do|cares|lie|cheat|steal|works|work)",
      "(a|one|the only|the first|two|three) <capitalised> (..|) (i|we) (met|know|knew|saw|had|dated|hired|asked) .. (so|, the|therefore|all|that's|must)",
      "(two|three|a few|a couple of|one|some) .. (in|on) (my|our|the) (street|class|village|bus|train|office|building|town) .. , so (the|all|everyone|every|nobody|they|this|it)",
      "(you|one) (can't|cannot) .. (anywhere|anything|anyone|anybody) (in|here|of|these|any more|$)",
      "(one|a single|the first|a) (bad|rotten|rude|broken|cold|late|slow|dishonest) .. (and|,|so|:) .. (all|every|whole|never again|always|everything)",
      "(i|we) asked (two|three|four|five|my|a few|some|a couple|ten) .. (and|,|so|:) (..|) (everyone|everybody|the whole|all|nobody|no one|the country|the town|people|that proves)",
      "(once|twice) .. (was|were|got|had|bitten|cheated|robbed|late) .. (so|therefore|:|;|and) .. (all|every|never|always|everyone|nobody|are)",
      "(which|that|this|it) (shows|proves|tells you|tells us) (that|how|what|all about|everything about) (students|women|men|the young|children|teachers|foreigners|refugees|young people|doctors|boys|girls|politicians|people)",
      "(the whole|the entire|every|all the) (brand|firm|town|company|class|family|city|school|country|village|shop|chain|series|people) (is|are) (rubbish|against|bad|rotten|useless|lazy|corrupt|rude|like that|for it|crazy|terrible|awful)",
      "<capitalised> (medicine|food|cars|trains|schools|cinema|beer|wine|music|hotels|doctors|football|coffee) (is|are) (a disaster|rubbish|terrible|awful|bad|useless|boring|dangerous|undrinkable)",
      "(lost|failed|crashed|cried|lied|quit) (;|,|:|—) (girls|boys|women|men|foreigners|students|old people) (just|simply|) (can't|cannot|don't|never|always|are)",
      "(first|only) (two|three|four|five|few) .. (were|was|are|said|voted) .. , so (the|all|everyone|everybody|nobody|they|it)",
    ],
    flags: [
      "Both were rude, so never go there.",
      "I know two bakers who sing, so all bakers sing.",
      "I've had one German car that broke, so they all break; I have dated a drummer once, so I know them.",
      "My first lesson was dull; it must always be dull.",
      "The soup was cold last night, so nobody here can cook; the clerk was rude, so the office is bad.",
      "Marriage has no future.",
      "Two of my friends failed; no one can pass it.",
      "Since then I know what dentists are like.",
      "So their food is awful, and so French food is bad.",
      "So the Danes never laugh.",
      "So all boys lie.",
      "The first Dane we met was tall, so they must all be giants.",
      "Two families in our street moved away, so everyone is leaving.",
      "You can't trust anyone here.",
      "A rotten apple from that shop, and I say all of it is bad.",
      "I asked three neighbours, and the whole town is angry.",
      "A plumber once was late and lied: so all plumbers lie.",
      "Her son failed, which shows that the young are lazy.",
      "One box was empty: the whole shop is rubbish.",
      "Danish food is a disaster.",
      "Both cried; boys just can't lose.",
      "The first two guests were late, so everybody will be.",
    ],
    passes: [
      "“So all boys lie,” she said.",
      "I met two Danes on the train, and they were tall.",
      "My first day was long.",
      "“The whole shop is rubbish,” she said.",
      "The whole class is in the hall.",
      "The first two guests were late.",
    ],
  },
];
