import type { Rule } from "../../rule.ts";

const VERBS =
  "(said|says|told|wrote|writes|reported|reports|announced|stated|states|explained|added|noted|confirmed|estimated|estimates|testified|replied|recalled|argued|argues|warned|according)";

/** What speaks for a text's openness: sources that can be found, other sides, admitted uncertainty. */
export const presentation: readonly Rule[] = [
  {
    technique: "attribution",
    source: "own, after BBC editorial guidelines and AP on attribution",
    strength: "strong",
    patterns: [
      "according to (the|a|an|its|his|her|data from|figures from|court|police|official|local|) (<capitalised>|<upper>|police|report|ministry|department|company|survey|study|statement|court|documents|records|figures|data|filing|census|bureau|indictment|complaint|council|office|agency|study's|organisers|organizers|hospital|university|spokesman|spokeswoman|spokesperson|results|analysis|newspaper|institute|prosecutors|officials|investigators)",
      "(<capitalised> <capitalised>|mr <capitalised>|mrs <capitalised>|ms <capitalised>|dr <capitalised>) " +
        VERBS +
        " (that|the|in|on|reporters|a|,|:|he|she|they|it|at|to|there|this|his|her|police|journalists|during|last)",
      "(said|wrote|added|explained|noted|according to|stated) <capitalised> <capitalised>",
      "(said|says|wrote|added|explained|warned) (the|its|their|his|her|a) .. , <capitalised> <capitalised>",
      "(the|) (<capitalised>|) <capitalised> <capitalised> (said|says|confirmed|reported|warned|estimates|estimated)",
      "(said|says|added|explained) <capitalised> .. , <capitalised> <capitalised>",
      "<capitalised> <capitalised> , (a|an|the|of|who) .. , (said|says|told|wrote|added|explained|argues|argued|warned)",
      "(survey|study|report|audit|poll|review) , (published|released|carried out|conducted) .. , (found|finds|shows|showed|suggests|suggested)",
      "<capitalised> <capitalised> , <number> , (said|says|told|added|blasted|fumed|raged|moaned|joked|recalled|insisted|explained)",
      "(a|the|its|their) (council|government|police|company|club|school|hospital|ministry|university|union|party|<upper>|<capitalised>) (spokesman|spokeswoman|spokesperson) (said|says|told|insisted|added|confirmed|declined|denied|explained)",
      "<capitalised> reported (that|a|the|on)",
      "(researchers|scientists|authors) (report|reported|write|wrote) in (the|<capitalised>)",
      "(the|a|its|their|<capitalised>) (government's|council's|company's|ministry's|department's|bank's|commission's|agency's|police|official) (own|) (figures|data|statistics|records|accounts|documents|report) (show|shows|showed|suggest|suggests|put|say)",
      "(a|the|his|her|its|their) (spokesman|spokeswoman|spokesperson|report|study|survey|statement|lawyer|attorney|press release|court|indictment|ministry|office|police department|company|agency|department) (for .. |of .. |) (said|says|told|added|confirmed|found|declined|shows|showed|wrote|stated|announced|published|reported|estimates|estimated)",
      "(data|figures|statistics|research|records|documents|a study|a report|a survey|a poll|analysis) (from|by|of|published by|published in|released by|compiled by|obtained by) (the|) (<capitalised>|<upper>|national|university|world|office|ministry|institute|department)",
      "(in|as) (a|an) (statement|interview|letter|email|report|press release|speech|briefing|filing|tweet|testimony|post) (to|with|on|by|from|released|published|issued|sent|,|last)",
      "(told|tells) (reporters|journalists|parliament|congress|the <capitalised>|reuters|bloomberg|afp|cnn|the court|a news conference|police|the committee|the council|the inquiry)",
      "(published|reported|printed) (in|by) (the journal|the <capitalised>|<capitalised> <capitalised>|nature|science)",
      "(published|reported|printed) by <capitalised>",
    ],
    flags: [
      "According to the Met Office, rain is likely.",
      "Anna Holt told reporters the road would reopen.",
      "A spokesman said the plant would close in May.",
    ],
    passes: [
      "“According to the Met Office it will rain,” he said.",
      "Slice the onions and fry them.",
      "A list of rooms is published in June.",
      "Nobody knows why.",
    ],
  },
  {
    technique: "counter-view",
    source: "own, after BBC editorial guidelines on due impartiality",
    strength: "strong",
    patterns: [
      "(critics|opponents|others|some critics|sceptics|skeptics|detractors|rivals|the opposition|supporters|proponents|advocates|defenders|campaigners|some residents|not everyone) (say|argue|argued|said|counter|countered|disagree|disagreed|dispute|disputed|contend|point out|reject|rejected|however|have said|have argued|questioned|note|noted|claim|of the|agrees|is convinced|however ,)",
      "(rejected|rejects|dismissed|dismisses) (the|these|those|this|any|all|his|her|their|) (claim|claims|allegation|allegations|accusation|accusations|criticism|charge|charges|suggestion|suggestions|idea that|notion|findings|argument|comparison)",
      "(denied|denies|denying|disputed|disputes|refuted|contested) (the|any|all|that|those|these|his|her|allegations|wrongdoing|having|involvement|knowing|claims|being|accusations|doing|charges)",
      "(on the other hand|by contrast|in contrast|on the other side|to be fair|in fairness to|admittedly|that said ,|having said that|then again|in their defence|in his defence|in her defence|in their defense|conversely|even so ,|the other side|the opposing view|a different view|a contrasting view|both sides of|for and against|the case against|the counter-argument|counterargument|counterarguments|pros and cons|advantages and disadvantages)",
      "^ (granted|in fairness) ,",
      "(critics|opponents|sceptics|skeptics|some|others) (will|would|may|might) (say|argue|object|reply)",
      "there is something in that",
      "(have|has|raised|raise) (a fair|a good|fair|good) (point|points|questions)",
      "(while|although|though|whereas) (some|supporters|critics|others|many|opponents|proponents|the government|the company|officials|advocates|it is true|most|the authors|experts) .. , (others|critics|opponents|some|the|it|many|there|supporters|they|not)",
      "(some|many|most) .. (while|but|and|whereas) (others|some|critics|opponents) (say|argue|disagree|believe|think|oppose|want|see|fear|support|prefer|are|were|have|point|note)",
      "(did not|didn't|has not|have not|could not|declined to|had not|were not immediately|was not immediately) (immediately|yet|) (respond|responded|comment|reply|replied|be reached|available|return|reached) (to|for|by|on|a|when|,|immediately|request|calls)",
      "(pleaded|pleads|plead) not guilty",
      "(it is|it's) (true|worth noting|fair to say|important to note) that .. but",
    ],
    flags: [
      "Critics say the road is too dear, while supporters disagree.",
      "The company denied the allegations.",
      "On the other hand, rents have fallen.",
    ],
    passes: [
      "“On the other hand, rents have fallen,” he said.",
      "Put the glove on your left hand.",
      "The shop sells bread and milk.",
    ],
  },
  {
    technique: "hedge",
    source: "Hyland, Hedging in Scientific Research Articles (1998); the list is our own",
    strength: "weak",
    patterns: [
      "(perhaps|possibly|probably|apparently|presumably|arguably|maybe|seemingly|conceivably|tentatively|reportedly|allegedly)",
      "(may|might) (have|be|also|not|well|indicate|suggest|explain|reflect|lead|cause|help|affect|depend|vary|increase|reduce|take|need|become|still|differ|occur|serve|change|come|rise|fall|result|cost|live)",
      "could (have|be|also|well|indicate|suggest|explain|reflect|lead|cause|help|affect|depend|vary|increase|reduce|take|become)",
      "(appears|appear|appeared|seems|seem|seemed|tends|tend|tended|is likely|are likely|was likely|is unlikely|are unlikely|is believed|is thought|are thought|is expected|are expected|is estimated) (to|that|as)",
      "(suggests|suggest|suggested|indicates|indicate|indicated|imply|implies) (that|a|the|it|they|there)",
      "(it is|it's|it remains|it was|is|are|remains) (not clear|unclear|not known|unknown|not yet clear|uncertain|possible that|too early|not certain|hard to say|difficult to say|yet to be|not yet known|still unclear|likely that|unlikely that|to be seen)",
      "(as far as (we|i) (know|can tell)|to (our|my) knowledge|in (some|many|most|certain) cases|more or less|at least in part|in part|to some extent|under certain conditions|further (research|study|studies|work) (is|are) needed|preliminary (results|figures|findings|data|estimates)|early (results|figures|findings|estimates)|with caution|margin of error|estimates vary|subject to change|if confirmed|not (been|yet been) (independently|) (verified|confirmed)|could not be (independently|) (verified|confirmed)|so far|it cannot be ruled out)",
    ],
    flags: [
      "The change may have been caused by heat, but it is not clear how.",
      "Early figures suggest that sales fell.",
    ],
    passes: ["“Perhaps it will rain,” she said.", "May 3 is a holiday.", "The bus stops here at noon."],
  },
];
