import type { Rule } from "../../rule.ts";

const SOURCE = "Brotherton et al., Generic Conspiracist Beliefs scale (2013); Douglas et al. (2019)";

/** Hidden powers plan what happens. */
export const secretPlot: readonly Rule[] = [
  {
    technique: "secret-plot",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(pull|pulls|pulling|pulled) (the|all the|his|their|her|all of the) strings",
      "(puppet master|puppet masters|puppet-master|puppetmasters|shadow government|shadowy (cabal|" +
        "elite|forces|figures|group)|cabal|cabals)",
      "(deep state|deep-state|new world order|one-world government|one world government|global (elite|" +
        "elites|cabal)|world government)",
      "(illuminati|hidden hand|hidden hands|secret society|secret societies|great reset|" +
        "great replacement|depopulation|powers that be)",
      "(globalist|elite|elitist|hidden|sinister|secret|radical|dark) " +
        "(agenda|agendas|plot|plots|influences|plan to|conspiracy|forces|network|cabal)",
      "(false flag|false-flag|crisis actor|crisis actors|chemtrails|mind control|plandemic|pizzagate|" +
        "qanon|inside job|inside-job)",
      "(behind (the scenes|closed doors|the curtain)|in the shadows) .. " +
        "(plot|plotted|plotting|pull|pulling|control|controls|elites|powerful|conspire|decided|lurk)",
      "(part of|following) (a|an|the|their) (bigger|larger|grand|master|secret|hidden|carefully|global|" +
        "wider|planned|sinister) (plan|plot|scheme|agenda|design|planned)",
      "(planned|organized|organised|coordinated|orchestrated|deliberate|concerted) " +
        "(and organized |and organised |) (raid|attack|effort|assault|plot|invasion|replacement|attempt) " +
        "(on|to|by|against|of)",
      "(planned and (organized|organised)|well-planned|carefully planned|cunning|ingenious|fiendish) " +
        "(raid|plot|plots|plan|attack|scheme|conspiracy|operation)",
      "(orchestrated|engineered|masterminded|manufactured|stage-managed|bankrolled|staged|fabricated|" +
        "cooked up) by (the|elites|billionaires|globalists|intelligence|shadowy|powerful|foreign|those|a)",
      "(crisis|pandemic|war|crash|shortage|inflation|virus|outbreak|famine|riots|collapse|attack|" +
        "shooting) (was|were|is|has been) (all|) (planned|engineered|staged|manufactured|invented|faked)",
      "(isn't|is not|wasn't|was no|is no|no|not an|not a) (accident|coincidence) (,|:|—|but|that|$|!)",
      "(it's|it is|that's|this is) (not|no|never) (a|) (coincidence|accident)",
      "(collude|colluded|colluding|conspired|conspiring|conspires|in collusion|plotted|plotting|" +
        "scheming|schemed) (with|to|against|together|between|behind)",
      "(real|secret|illegal|criminal|proof of|more|proven|evidence of) collusion",
      "(seeking|seek|seeks|trying|want|wants|plan|plans|plotting|working) to " +
        "(control|take over|dominate|rule|enslave|depopulate) " +
        "(the|our|his|all|everything|your|humanity|us) " +
        "(world|nation|nation's|country|country's|minds|media|of us|population|lives|politics)",
      "(secretly|covertly|quietly|deliberately|systematically) " +
        "(plan|planned|planning|plotted|plotting|controls|control|funding|funded|agreed|poisoning|" +
        "spraying|implanting|replacing|replace)",
      "(secretly|covertly|deliberately|systematically) " +
        "(undermining|destroying|dismantling|engineered|orchestrated|released|infiltrated|importing|" +
        "sabotaged|flooding|weakening|backing)",
      "(a|the same|this|small|tiny) (handful|circle|group|clique) of .. " +
        "(families|men|bankers|billionaires|people) (own|control|controls|run|runs|decide|rule|pull)",
      "(the|) same (small|) (handful|circle) of (families|people|men|bankers|companies)",
      "(they|they're|they are) (are|) (putting|spraying|adding|injecting|pumping) " +
        "(something|poison|chemicals|chips|toxins) (in|into|on|over) (the|our|your|every)",
      "(complete|total|hostile|silent|secret) (takeover|control) of (our|the|public|every) " +
        "(government|media|politics|foreign|schools|minds|banks|policy|nation|country|lives)",
      "(tip of the iceberg|connect the dots|join the dots|connecting the dots|rabbit hole|" +
        "once you see it (,|) you)",
      "(whole|entire|massive|elaborate|giant|deliberate|biggest|great) " +
        "(cover-up|conspiracy|plot|hoax|set-up|charade|scam|deception|fabrication)",
      "(agenda|plan|plot|scheme|effort|campaign|conspiracy) to " +
        "(replace|destroy|enslave|undermine|depopulate|silence|weaken|control|overthrow|disarm) " +
        "(us|our|the|all|you|his|<capitalised>)",
      "(infiltrated|infiltrating|infiltrates|infiltration of|penetrated|hijacked) (our|the|every|all) " +
        "(government|schools|media|church|institutions|party|universities|country|state|agencies)",
      "(tend|tends|tended) to (end|turn|wind) up (dead|missing|murdered)",
    ],
    flags: [
      "A secret cabal pulls the strings.",
      "The deep state and the powers that be want it.",
      "It is a globalist agenda and a false flag.",
      "Behind closed doors they plotted.",
      "It is part of a bigger plan.",
      "It is a coordinated attack on the farms, a cunning plot.",
      "The strike was orchestrated by shadowy men.",
      "The crisis was planned.",
      "This was no accident, and it's not a coincidence.",
      "They colluded with the board, and here is proof of collusion.",
      "They plan to take over the world.",
      "They are secretly funding it and secretly undermining it.",
      "A handful of families own it, the same handful of families.",
      "They are putting something in the milk.",
      "It is a silent takeover of our schools, and it is only the tip of the iceberg.",
      "The whole thing is an elaborate hoax.",
      "It is a plot to destroy our farms: they infiltrated our schools.",
      "Those who ask tend to end up dead.",
    ],
    passes: [
      "“A cabal pulls the strings,” the accused wrote to his brother.",
      "The puppeteer moved the strings with two fingers.",
      "He was charged with conspiracy; the trial opens in May.",
    ],
  },
  {
    technique: "secret-plot",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(secret|hidden|shadowy|sinister|invisible) " +
        "(group|circle|clique|network|elite|power|powers|hand|government|brotherhood|order) " +
        "(controls|control|runs|run|rules|rule|decides|of|behind|that|is)",
      "(it was|was|it's|is|were) all (planned|staged|scripted|arranged|set up|a set-up|a setup|rigged|" +
        "a hoax|a lie|an act|faked|theatre|theater)",
      "nothing (happens|is) (by|an) (accident|chance|coincidence)",
      "(someone|somebody|they) (wanted|wants|want) (him|her|it|us|them) " +
        "(dead|gone|silenced|out of the way|hidden|buried)",
    ],
    flags: [
      "A secret group controls the banks.",
      "It was all planned.",
      "Nothing happens by chance.",
      "Somebody wanted him silenced.",
    ],
    passes: [
      "“It was all planned,” he said.",
      "The trip was planned by the club.",
      "The group runs on Sundays.",
    ],
  },
];
