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
  {
    technique: "secret-plot",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(a|the) (handful|group|clique|few|circle|club|cabal|bunch|network) of (..|) (bankers|families|billionaires|men|people|rich|powerful|oligarchs|generals|bosses|companies|lobbyists|politicians|masons|elites) (..|) (decide|decides|rule|rules|control|controls|run|runs|pulls|pull|own|owns|plan|plans|steers|want|wants|agreed|secretly)",
      "(secretly|in secret|behind closed doors|behind our backs|behind the scenes|in the shadows|in the dark) (decides|decide|rule|rules|control|controls|run|runs|plan|plans|agreed|working|works|pull|pulls|plotting|put|puts|steer|steers|planning|prepare|preparing|prepares|arranged|govern|govern|bought|manipulate|adding|replaced|meet|meets)",
      "(landing|attack|attacks|election|shooting|crash|death|war|pandemic|accident|fire|murder|virus|crisis|flood|vote|assassination|earthquake|bombing) (was|were|is|has been|had been) (staged|faked|planned|invented|fake|an inside|arranged|ordered|engineered|rigged|made up|created|filmed|a hoax|a set-up|no accident|fabricated|organised|plotted|prepared|a show|manufactured|bred|cooked)",
      "they (put|add|mix|spray|plant|implant|inject|hide|install|pour|beam) .. (in|into|on|from|under|over) (the|our|your|us) .. (to|so that|so) (..|) (keep|make|control|calm|track|obey|docile|sick|spy|sterile|sheep|we|us|ill|obedient|stupid)",
      "behind (the|this|all|it|every|these|each) (..|) (stands|stand|is|are|hides|lurks|sits|hide) (a|an|one|the|same|some|always) (..|) (group|hand|power|powers|family|families|plan|man|few|network|organisation|circle|elite|society|conspiracy|interests|people|puppet|masters|rich|lobby|agency)",
      "(invent|invents|invented|create|creates|created|spread|spreads|made|bred|release|released|start|started|design|designed) (diseases|illnesses|a virus|the virus|viruses|crises|wars|fear|the crisis|a crisis|bugs|the disease|the pandemic|the flu|the war|hunger|problems|epidemics) (so that|so they|in order|to (sell|control|make|earn|get|keep|rule|cut|push|frighten|reduce|distract))",
      "(it's|it is|that's|it was|surely|that is) (no|not a|hardly an|not an|hardly a|hardly) (accident|coincidence|chance)",
      "(no|not a|hardly a|can't be a|cannot be a) (accident|coincidence) (that|,|$|:|!|when|—|?)",
      "(pull|pulls|pulled|pulling|holds|hold) (all|) (the) (strings|threads|wires)",
      "somebody pulled the strings",
      "(puppet|puppets|marionette|marionettes|puppet masters) (of|in the hands of) (the|a|foreign|rich|bankers|big|some|invisible)",
      "(want|wants|plan|plans|plot|plots|planned|aim|aims) (to|for) (..|) (rule|enslave|dominate|control|take over|depopulate|replace|reduce|subjugate|run|own|decide) (..|) (world|mankind|humanity|us all|population|planet|people|everything|globe|minds|nations|our minds|us|all)",
      "(world|secret|hidden|shadow|invisible) (domination|government|rulers|masters|cabal|conspiracy)",
      "all part of (a|the|their) (..|) (plan|plot|scheme|agenda|master plan|big game)",
      "(who|whom) (really|actually|secretly) (runs|rules|profits|benefits|decides|governs|controls|owns|pulls|is behind|gave|stands)",
      "who (profits|benefits|gains) (from (it|this|that|all)|) ?",
      "(microchip|microchips|chips|chip|nanobots|mind control|chemtrails|poison|transmitters|a tracker|tracking device|sleeping powder|bugs) (..|) (in|into|from|with|through|inside|through|to|under) (the|our|every|each|us|your|all|vaccine|vaccines)",
      "(was|were|been|got|is|are) (..|) (killed|murdered|silenced|poisoned|bumped off|eliminated|removed|got rid of|fired|bought) (because|for) (he|she|they|knowing|what) (knew|had|was|found|discovered|wanted|could|too|were|about)",
      "(knew|know|known) too much",
      "(agreed|decided|settled|fixed|arranged|planned|signed|plotted|rigged|cooked up) (..|) (long ago|in advance|beforehand|in secret|secretly|behind closed|over dinner|years ago|backroom|back room|before the vote|behind our)",
      "(the|all the|these|those) (..|) (banks|media|doctors|parties|elites|companies|firms|governments|politicians|corporations|giants|powerful|lobby|masons|rich|industry) (..|) (are|is|work|works|have|all) (..|) (in cahoots|hand in glove|in league|under one|together to|secretly|conspiring|conspire|plotting|in on it|cahoots|colluding|under the same|behind it)",
      "(think|believe) (that|) (it|this|all this|that) (is|was|happened|came) (..|) (coincidence|by chance|an accident|by accident) ?",
      "(rules|rule|governs|steers|pulls) (..|) from the (shadows|dark|background)",
      "(are|is) all in (it together|on it|league|cahoots)",
    ],
    flags: [
      "A clique of rich men runs the port.",
      "They secretly plan it.",
      "The crash was staged.",
      "They spray dust over the fields to make us docile.",
      "Behind all this stands a hidden power.",
      "They invented the virus to sell masks.",
      "It's no accident, and it is no coincidence that he fell.",
      "He pulls the strings.",
      "Somebody pulled the strings.",
      "The ministers are puppets of bankers.",
      "They plan to rule the world.",
      "It is the work of a world government.",
      "It is all part of a bigger plan.",
      "Ask who really runs this town.",
      "And who profits from it?",
      "They hide chips in every vaccine, they put transmitters in our lamps.",
      "He was silenced because he knew too much.",
      "The vote was settled long ago behind closed doors.",
      "The banks and the firms are in cahoots.",
      "Do you believe it was by chance?",
      "A lodge rules us from the shadows.",
      "The cooks and the waiters are all in it together.",
    ],
    passes: [
      "“He pulls the strings,” said the clerk.",
      "The landing was watched by millions.",
      "The puppets are made of wood.",
    ],
  },
];
