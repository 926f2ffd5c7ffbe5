import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, flag-waving";

/** Love of one's country or group that stands where a reason might. No country is named: each waves its own flag. */
export const flagWaving: readonly Rule[] = [
  {
    technique: "flag-waving",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(true|real|proud|red-blooded|loyal) (patriot|patriots|sons of|daughters of)",
      "(every|any|all|no) (true|real|proud|loyal|decent|) (patriot|patriots|patriotic <capitalised>)",
      "(our|this) (great|beloved|proud|glorious|magnificent|blessed|mighty|noble|sacred|heroic|" +
        "once-great|once great) (country|nation|land|homeland)",
      "(our|this) (great|beloved|proud|glorious|blessed|noble|sacred|heroic|brave) " +
        "(people|republic|flag|army|troops|soldiers|ancestors|heroes)",
      "(greatest|best|finest|freest|proudest|bravest) " +
        "(country|nation|people|army|republic|military|democracy) (on earth|in the world|in history)",
      "(make|making) (our country|this country|our nation|<capitalised>) (great|strong|proud|safe) again",
      "(our country|our nation|our people|country|nation|homeland) " +
        "(first|comes first|must come first|above all|above everything)",
      "(die for|died for|fight for|fought for|bled for|sacrificed for|betray|reclaim|take back|" +
        "taking back) (our|this|the) (country|nation|land|homeland)",
      "(for the sake of|for the good of|in defence of|in defense of|out of love for|loyalty to) " +
        "(our|this) (country|nation|homeland|flag|people)",
      "(our|the|holy|mother|father|beloved|sacred) (motherland|fatherland)",
      "(stand up|standing up|rise up|unite|united) (for|behind|as) (our|one|this) " +
        "(country|nation|flag|people|troops|homeland)",
      "(spirit|blood|courage|sacrifice|graves|memory) of our " +
        "(ancestors|forefathers|fathers|founding fathers|heroes|fallen|soldiers|martyrs)",
      "(national|our country's|our nation's|the nation's) " +
        "(honour|honor|pride|soul|shame|dignity|greatness|glory|destiny)",
      "we (built|fed|made|bled for|fought for|died for|defended) (this|our) (country|nation|land|city)",
      "(our|the) (sons|fathers|boys|grandfathers|grandparents|forefathers|ancestors) " +
        "(died|bled|fell|fought) for (this|our|your)",
      "(our|your|my) (grandfathers|grandfather|fathers|forefathers|ancestors) (did not|didn't) " +
        "(die|fight|bleed)",
      "(those|people|everyone|anyone) who (love|loves) (this|our) (country|land|nation|flag)",
      "(sold|sells|selling|sell) .. our (honour|honor|country|land|sovereignty|nation)",
      "(god bless|long live|glory to) (our|this|the) " +
        "(country|nation|land|flag|republic|troops|people|heroes)",
      "(patriotic duty|unpatriotic|superpatriot|our brave (men and women|boys|soldiers|troops)|" +
        "our boys in uniform)",
      "(love|loves|loved|hate|hates) (our|this|his|her|their) (country|flag|nation) " +
        "(more|enough|and|!|too|so|,)",
    ],
    flags: [
      "Every true patriot will stand up for our country, our great nation and our brave soldiers.",
      "It is the freest country in the world.",
      "Make our country great again!",
      "Our country comes first.",
      "They fought for this land for the sake of our country, our motherland.",
      "Honour the memory of our forefathers and the nation's soul.",
      "We built this city.",
      "Our fathers bled for this.",
      "Our grandfathers did not die in the trenches for this.",
      "It belongs to those who love this land.",
      "They sold our honour to the bank.",
      "Long live our republic!",
      "It is your patriotic duty.",
      "He loves this country more than his life.",
    ],
    passes: [
      "“Every true patriot must vote,” the candidate told supporters.",
      "The country exports wheat and sunflower oil.",
      "The army band played in the park.",
    ],
  },
  {
    technique: "flag-waving",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(a|every|any|no) (true|real|good|proud|loyal|genuine) <capitalised> (buys|buy|votes|vote|drinks|eats|knows|would|will|never|does|doesn't|loves|stands|wears|drives|supports|says|asks|works|can|must|has|is)",
      "(true|real|proud|good|loyal) (patriots|patriot|sons|daughters|sons and daughters|countrymen|children) (of|do|don't|buy|vote|never|know|stand|would|support|will|pay|say|must|have|does|drink|wear|love|eat|drive|understand)",
      "(our|the) (..|) flag (has|flies|flew|flown|waves|stands|stood|demands|deserves|calls|is (in|sacred|our|more)|means|never) (..|) (storm|storms|so|proud|proudly|vote|blood|free|everything|us|you|honour|high|respect|fell|fall|falls|our|battle|every|above|over)",
      "if you (love|care about|believe in|respect|are proud of|honour|honor) (your|this|our|the) (country|nation|homeland|fatherland|motherland|flag|people|land|native land|home country|anthem)",
      "(whoever|anyone who|everyone who|those who|all who|he who|who|people who) (loves|love|honours|honour|respects|serves|serve) (his|their|her|this|our|the) (country|nation|homeland|fatherland|motherland|flag|people|land|anthem)",
      "for (the|our) (glory|honour|honor|greatness|sake|love|future|freedom|pride) of (the|our) (forefathers|fathers|nation|fatherland|motherland|homeland|country|flag|ancestors|people|land|heroes|republic|crown|empire|kingdom|grandfathers)",
      "(the|we are the|as the) (greatest|best|bravest|proudest|finest|freest|oldest|strongest|most (glorious|talented|hard-working|beautiful|blessed|courageous)) (..|) (nation|country|people|land|army|race|culture) (on|in|of|ever|the world|,|$|under|and)",
      "(blood|bones|sweat|spirit|graves|sacrifice|legacy|heroism) of our (forefathers|ancestors|fathers|heroes|soldiers|grandfathers|people|nation|soil|brave|fallen|martyrs)",
      "(our|the) (forefathers|ancestors|grandfathers|heroes|fathers|soldiers|fallen) (died|fought|bled|shed|gave|built|fell|did not|didn't|spilled|suffered|won) (..|) (for|so|this|die|fight|not|in vain|their lives|blood|land|country|soil|us|freedom|to|with)",
      "(sons|daughters|children|sons and daughters|men|women|people) of (this|our|the) (soil|land|nation|fatherland|motherland|homeland|mountains|republic|flag|island|north|steppe)",
      "(our|the|this) (nation|country|homeland|fatherland|motherland|land|people|republic) (needs|calls|expects|deserves|demands|is calling|will rise|will never|never|stands|comes|must come|first|above|asks|shall) (..|) (you|on|us|every|tax|first|again|bow|kneel|surrender|above|all|sacrifice|this|better|strong|together|one|its|proud|more|loyalty|pride)",
      "(be|stand|get|walk) (proud|tall|up for|up and) (..|) (country|nation|flag|anthem|be|to be|of our|of your|homeland|land|our|people)",
      "(proud|born) to be (a|an|) (<capitalised>|one of us|part of this nation|from here)",
      "(buy|drink|eat|wear|choose|drive|think|vote) (only|) (<capitalised>|national|local|our own|domestic|patriotic|from home) (,|—|:|and) (..|) (be|proud|love|your country|country|nation|strong|stay|live|save|homeland|think|support|patriot|help)",
      "(as|like|being) (a|) (true|proud|real|loyal|good|free|patriotic) (<capitalised>|patriots|patriot|nation|citizens|people|citizen|sons|countrymen)",
      "(hand on heart|rise for the anthem|sing the anthem|under one flag|under our flag|god bless our|god bless this|long live our|blood and soil|mother country|our glorious|our proud nation|our heroic)",
      "(national|our nation's|our country's|the nation's) (pride|honour|honor|greatness|dignity|glory|spirit|destiny|soul|heart) (demands|is|requires|calls|at stake|depends|,|will|forbids|comes|deserves|has|beats|lives|tells|commands)",
      "(in|through) (our|my|your|his) (veins|heart|hearts|blood) (..|) (flows|beats|runs|burns|lives|is) (..|) (blood|of|heroes|country|for|nation|the|our|love|homeland|flame)",
      "(unpatriotic|un-american|treason|traitor to|betrays|betray|betrayal of|disloyal|spits on|stab|stabs) (..|) (country|nation|flag|homeland|to|people|fatherland|motherland|soldiers|heroes|ancestors|our own|$|back|not)",
      "(nobody|no one|no foreigner|no other country|no power|no stranger) (will|can|shall|may|has the right to|tells|is going to) (..|) (tell|teach|take|order|break|us) (us|our|this|how|what|from) (..|) (how|what|to|from us|land|country|flag|nation|away|freedom|do|live)",
      "(people|nation|country|land) (of|with) (..|) (heroes|winners|fighters|lions|poets|warriors|glorious|proud|thousand|great|champions|brave|giants)",
    ],
    flags: [
      "A true Dane drinks beer.",
      "Real patriots buy at home.",
      "Our flag flies high over every storm.",
      "If you love your country, sign.",
      "Anyone who loves his homeland will march.",
      "For the honour of our fathers, come.",
      "We are the bravest people in the world.",
      "The blood of our heroes cries out.",
      "Our fathers fought for this bridge.",
      "We are sons of this land.",
      "Our country needs you.",
      "Stand up for our anthem.",
      "I am proud to be a Dane.",
      "Buy local, save the nation.",
      "As true patriots, we say no.",
      "God bless our land.",
      "National pride demands it.",
      "In our veins flows the blood of kings.",
      "It betrays the nation.",
      "Nobody will tell us how to live.",
      "We are a nation of heroes.",
    ],
    passes: [
      "“Our country needs you,” said the poster.",
      "The flag is red and white.",
      "The nation of islands lies in the south.",
    ],
  },
];
