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
      "(our|this) (great|beloved|proud|glorious|magnificent|blessed|mighty|noble|sacred|heroic|once-great|once great) (country|nation|land|homeland)",
      "(our|this) (great|beloved|proud|glorious|blessed|noble|sacred|heroic|brave) (people|republic|flag|army|troops|soldiers|ancestors|heroes)",
      "(greatest|best|finest|freest|proudest|bravest) (country|nation|people|army|republic|military|democracy) (on earth|in the world|in history)",
      "(make|making) (our country|this country|our nation|<capitalised>) (great|strong|proud|safe) again",
      "(our country|our nation|our people|country|nation|homeland) (first|comes first|must come first|above all|above everything)",
      "(die for|died for|fight for|fought for|bled for|sacrificed for|betray|reclaim|take back|taking back) (our|this|the) (country|nation|land|homeland)",
      "(for the sake of|for the good of|in defence of|in defense of|out of love for|loyalty to) (our|this) (country|nation|homeland|flag|people)",
      "(our|the|holy|mother|father|beloved|sacred) (motherland|fatherland)",
      "(stand up|standing up|rise up|unite|united) (for|behind|as) (our|one|this) (country|nation|flag|people|troops|homeland)",
      "(spirit|blood|courage|sacrifice|graves|memory) of our (ancestors|forefathers|fathers|founding fathers|heroes|fallen|soldiers|martyrs)",
      "(national|our country's|our nation's|the nation's) (honour|honor|pride|soul|shame|dignity|greatness|glory|destiny)",
      "we (built|fed|made|bled for|fought for|died for|defended) (this|our) (country|nation|land|city)",
      "(our|the) (sons|fathers|boys|grandfathers|grandparents|forefathers|ancestors) (died|bled|fell|fought) for (this|our|your)",
      "(our|your|my) (grandfathers|grandfather|fathers|forefathers|ancestors) (did not|didn't) (die|fight|bleed)",
      "(those|people|everyone|anyone) who (love|loves) (this|our) (country|land|nation|flag)",
      "(sold|sells|selling|sell) .. our (honour|honor|country|land|sovereignty|nation)",
      "(god bless|long live|glory to) (our|this|the) (country|nation|land|flag|republic|troops|people|heroes)",
      "(patriotic duty|unpatriotic|superpatriot|our brave (men and women|boys|soldiers|troops)|our boys in uniform)",
      "(love|loves|loved|hate|hates) (our|this|his|her|their) (country|flag|nation) (more|enough|and|!|too|so|,)",
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
];
