import type { Rule } from "../../rule.ts";

const SOURCE = "Walton, Informal Logic (2008), on anecdotal evidence; the turns of phrase are our own list";

/** One case is to carry a general claim. */
export const singleCaseProof: readonly Rule[] = [
  {
    technique: "single-case-proof",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "my (grandfather|grandmother|grandpa|grandma|uncle|aunt|neighbour|neighbor|father|dad|mother) " +
        "(smoked|drank|ate|never|always) .. (and|but) .. (never|still|fine|healthy|fit|without|sick a day)",
      "(it|this|that) (worked|works|did wonders|has worked) (for|on) (me|my|us|him|her|our) " +
        "(so|,|and|!|$|mother|wife|husband|son|daughter|neighbour|dog)",
      "(i've|i have|we've|we have) never (caught|had|been|got|worn|used|seen) .. (so|and i|and we|,) " +
        "(it|i'm|i am|never|we|that|there|am|still)",
      "(i|we) (know|knew) (a|an|someone|somebody|one) .. (who|and he|and she) .. (and|,|so|yet|but) " +
        "(he|she|it|is|lived|died|never|was|got|all)",
      "(i am|i'm|he is|she is) (the|a|) living proof",
      "(case|story|example|experience) (of <capitalised>|) (illustrates|proves|shows|demonstrates) " +
        "(the|that|how|what|just|why|all)",
      "(his|her|their|my|our|<capitalised>) (story|case|experience) (illustrates|proves|demonstrates) " +
        "(the|that|how|what|just|why|all)",
      "through .. (story|case|experience) , (let's|let us|we|you) .. " +
        "(delve|see|explore|learn|understand|discover)",
      "(take|consider|meet|look at) (the (case|story|example) of|<capitalised>) .. " +
        "(who|, a|, the|: he|: she|, whose|cured|lost)",
      "(one|a single) (look|glance|visit|example|case|photo|picture|story) " +
        "(is enough|says it all|tells you|proves|shows|was enough|suffices)",
      "(just|only) (last|the other) (week|month|year|day) .. " +
        "(proves|shows|that is|which|this is|that's|goes to)",
      "(we have|we've|you have|i have) (just|) seen this (just|) (recently|again|before|here|already|in)",
      "if (i|he|she|my (father|mother|grandfather|son)) (can|could|did|made it) .. " +
        "(so can|anyone|anybody|everyone|you) (can|could|you|everyone|anyone|it|too)",
    ],
    flags: [
      "My grandfather smoked all his life and was never ill.",
      "It worked for me, so it works.",
      "We have never had the flu, so it is safe.",
      "I know a man who never wore a belt and he is fine.",
      "I am living proof.",
      "The case of Anna proves that tea heals.",
      "Her story proves that tea heals.",
      "Through Anna's story, let us see what tea can do.",
      "Take Anna, who lost ten pounds.",
      "One photo says it all.",
      "Only last week a cyclist fell, which proves the point.",
      "You have seen this here before: we have seen this again.",
      "If I can do it, anyone can.",
    ],
    passes: [
      "“It worked for me,” she said.",
      "In the case of Anna Holt, the court will sit in May.",
      "Take the second road on the left.",
    ],
  },
  {
    technique: "single-case-proof",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(i|we|he|she) never (wore|used|took|had|got|went|ate|paid|learned|needed) .. (and|but|yet) " +
        "(i'm|i am|we're|we are|he is|he's|she is|she's) (still|fine|alive|healthy|rich|here|perfectly)",
      "my (cousin|friend|sister|brother|neighbour|neighbor|uncle|aunt|colleague|wife|husband) " +
        "(got|took|had|tried|used|drank|ate) .. (and|then) (fell|got|died|was|became|is|lost|could|now)",
      "i know (a|an|someone|somebody|people|one) (man|woman|guy|person|family|couple|) who .. .. so",
      "(worked|did it|helped|good enough) for (me|my (father|mother|grandfather|grandmother)) , " +
        "(so|and) (it|you|it'll)",
      "(if|since) (my|our) (grandmother|grandfather|neighbour|child|father|mother) " +
        "(can|could|did|survived|managed) .. , (so|then|anyone|everyone|you|it)",
    ],
    flags: [
      "I never wore a helmet and I'm still alive.",
      "My cousin took it and fell ill.",
      "I know a woman who sings all day, so singing heals.",
      "It was good enough for my father, so it will do for you.",
      "If my grandmother could do it, anyone can.",
    ],
    passes: [
      "“My cousin took it and fell ill,” he said.",
      "I know a man who sells lamps.",
      "My sister had tea.",
    ],
  },
  {
    technique: "single-case-proof",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(so|that proves|which proves) (smoking|drinking|sugar|school|fat|it|salt|meat|speeding|wine) (can't|cannot|can hardly|must not|isn't|is not) (be|) (that|so|as|) (bad|harmful|dangerous|unhealthy)",
      "(that|which|this|it) (proves|shows|is proof|is the proof|demonstrates) (that|how|:) .. (not needed|useless|harmless|works|work|don't|doesn't|unnecessary|nonsense|safe|cures|wrong)",
      "(never|didn't|did not|hardly) (went|go|read|studied|finished|learned|wore|wear|wash|washed|finish|study) .. (is|was|became|made|earns|owns|lived|has) .. , so",
      "(left|dropped out of|quit|skipped|hated|failed) (school|university|college|class|maths) .. (and|but) (..|) (millionaire|rich|billionaire|boss|successful|famous|company) .. (so|who needs|proves|shows|useless)",
      "(had|got|took|tried) the (vaccine|jab|flu shot|flu jab|shot|vaccination|pill|course|medicine) and (got|had|fell|caught|was|still|felt|my)",
      "(there|here) is (your|the|my|our|all the|living) (proof|evidence)",
      "(who|and he|and she|who was|that was) .. (saved|survived|alive|cured|healed|healthy|rich) .. , so (..|) (do|does|is|are|can't|cannot|must|don't|useless|works|work)",
      "(i|we) know (a|an|someone|somebody|people|one) .. .. so (..|) (do|does|are|is|can't|cannot|must|more harm|useless|nonsense|works|work|don't)",
      "my .. (smoked|smokes|drank|drinks|ate|eats|drove|drives|slept|worked) .. .. (so|and that proves|which proves|that shows|who says|don't tell me|what more)",
      "my .. (smoked|drank|ate|drove|never wore|never went|never took) .. .. (lived to be|lived to|is still|was never|never had|never ill|turned) .. (so|:|;|proves|shows|what|therefore|who)",
      "(it|that|this) (worked|helped|works|helps|has worked) (for|with) (my|me|our|us|him|her) .. (so|therefore|which|that) (it|will|must|proves|shows|is|works|you)",
      "(a friend|my friend|a neighbour|our neighbour|my neighbour|a cousin|my aunt|my uncle|a colleague|a woman|a man) .. (cured|healed|lost|beat|got rid of|recovered) .. (with|by|thanks|after) .. (so|proves|that|proof|therefore)",
      "if (my|our|a|this|that|i|he|she) .. (can|could|did|managed|survived|made it) .. , (then|so|) (anyone|everyone|anybody|everybody|you|all|nobody) (can|could|should|has|needs|will)",
      "(cured|healed) (his|her|my|their|its) .. (with|by) (..|) (carrots|garlic|honey|herbs|lemon|water|prayer|tea|juice|oil|vinegar|onions|magnets)",
      "(one|a|this) (boy|girl|man|woman|patient|child|pupil|mother|reader|customer|case|example) .. (is enough|proves|shows|says|says it all|settles|tells us all)",
      "(i|we) (survived|turned out|came out) (fine|well|all right|ok|okay|without)",
      "(didn't|did not|never) (hurt|harm|harmed|do me|did me|hurts) (me|us|him|her|any of us|my|any harm) .. (so|and|$|!)",
      "(just|only) (look at|ask|take|think of) (my|our|the) (aunt|uncle|neighbour|cousin|brother|sister|friend|son|daughter|grandfather|grandmother|mother|father|wife|husband|dog)",
      "(got better|got well|recovered|was cured|passed|won|improved) (after|when|once) .. , so (it|the|that|this|music|prayer|herbs|tea|honey|you|anyone)",
      "and (nothing|nothing bad|nothing ever) (happened|has happened|broke|went wrong) .. so (the|locks|it|that|there|they|helmets|belts|this|you|nobody|why)",
      "so (the|this|that|these|those|all) (limit|law|rule|helmets|locks|tests|warnings|limits|exercise|diet|vaccine|rules) (is|are) (a waste|nonsense|useless|rubbish|unnecessary|overrated|a scam|silly|pointless)",
      "(sleep|school|exercise|studying|work|dieting|university|money|medicine|practice|homework) is overrated",
      "which (shows|proves) that (one|you|anyone|everyone|we|it) (only|can|just|always|works|really|has|have|need|needs)",
    ],
    flags: [
      "He smoked and was never ill, so smoking can't be bad.",
      "It proves that all pills are useless.",
      "My uncle never finished school and owns two shops now, so why study.",
      "My boss dropped out of college and became rich, so who needs it.",
      "She had the jab and got ill.",
      "There is your proof.",
      "I met a sailor who drank seawater and survived, so it is harmless; he is a man who was cured, so prayer works.",
      "I know a girl who never slept and passed, so sleep is useless.",
      "My aunt ate butter by the spoon, so don't tell me about fat; my dad smoked for years, so what.",
      "My aunt drank gin daily and was never ill: what more do you want.",
      "It worked for my dog, so it will work for you.",
      "A colleague lost twenty kilos with grapes, that is all the proof you need.",
      "If my sister could do it, anyone can.",
      "He healed his knee with honey.",
      "One boy says it all, one case proves the rule.",
      "We were beaten at school and we turned out fine.",
      "It never hurt me, and I slept well.",
      "Just look at my neighbour.",
      "The calf got better after I sang, so the song heals.",
      "I never locked it and nothing happened, so why lock it.",
      "So the limit is nonsense.",
      "Sleep is overrated.",
      "She made it, which proves that anyone can.",
    ],
    passes: [
      "“It never hurt me,” the old man said.",
      "My grandmother lived to be ninety.",
      "A friend of mine is a nurse.",
      "“Sleep is overrated,” he joked.",
      "When my aunt stopped baking, she sold the oven.",
      "She got better after a week.",
    ],
  },
];
