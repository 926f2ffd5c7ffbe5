import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, whataboutism; UNLP 2025";

/** An answer that points at another's wrong instead of answering. */
export const whataboutism: readonly Rule[] = [
  {
    technique: "whataboutism",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(but|yet|and|ok|okay|fine|sure|well) (,|) what about " +
        "(the|all|their|his|her|when|those|our|other|you|your|these|that|them)",
      "^ what about (all the|their|his|her|those|our|the (crimes|victims|wars|lies|other|time|times|" +
        "rich|banks)) .. ?",
      "(what|how) about (when|the times|all the times) (he|she|they|you|your|the|his|her)",
      "(where was|where were|where is|where are|where's) (the|all the|your|this|their|all this|that) " +
        "(outrage|outcry|anger|concern|protests)",
      "(where was|where were|where is|where are|where's) (the|all the|your|their) " +
        "(media|headlines|marches|tears|sympathy|uproar|sanctions)",
      "(nobody|no one|no-one) (complained|cared|protested|batted an eye|said a word|objected|minded|" +
        "said anything|blinked) (when|about)",
      "(where were|who) (you|they|complained|protested|cared) when (the|they|he|she|it|our|his|her|your)",
      "(imagine|picture) (the|if) (outcry|outrage|uproar|reaction|headlines|media reaction|fuss|" +
        "roles were reversed|this were)",
      "(others|other countries|everyone else|the other side|the others|his opponents|" +
        "their predecessors) (do|did|does) (it|the same|far worse|worse)",
      "(is|are|was|were|be) (no|any|hardly) better " +
        "(than (they|them|he|his|the others)|themselves|either|himself|herself)",
      "(just as|equally|every bit as|far more) (bad|guilty|corrupt|to blame|dishonest|culpable) (as|,|$|in)",
      "(and|but) who (bombed|invaded|started|destroyed|armed|funded|overthrew|colonised|colonized|" +
        "enslaved|voted|closed) .. ?",
      "(worse things|far worse|much worse things) (happen|happened|have happened|were done|are done|go on)",
      "(they|the council|the government|ministers) (found|can find|always find|can always find) .. " +
        "(million|billion|millions|billions) for",
      "(the|) real (crime|fascists|racists|criminals|victims|thieves) (is|are|was|were|here|sit)",
      "(if|had) (a|the|an) (man|woman|rich man|poor man|conservative|liberal|banker|worker) (had|were) " +
        ".. (would|media|outrage|outcry|jail)",
    ],
    flags: [
      "But what about the other party's donors?",
      "What about their crimes at sea?",
      "What about when your side did it?",
      "Where was the outrage then, and where were the headlines?",
      "Nobody complained when the banks were saved.",
      "Where were you when the mill was closed?",
      "Imagine the outcry if it were us.",
      "The others did far worse.",
      "His rivals are no better than he was, and they are just as guilty.",
      "But who closed the mill?",
      "Worse things happen at sea.",
      "They found a cool million for a fountain.",
      "The real criminals sit in the bank.",
      "If a poor man had done it, he would be in jail.",
    ],
    passes: [
      "“But what about the other party's donors?” the senator asked.",
      "Ask the nurse about the times of visits.",
      "The second road was no better than the first.",
    ],
  },
  {
    technique: "whataboutism",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(and|but|so) what (did|does|has|have|about) (your|their|his|her|the other|our) " +
        "(party|side|government|country|father|own|friends|president|spies|crimes|lies) .. ?",
      "why (complain|worry|care|talk|moan) about (us|me|him|her|this|it|them) when .. ?",
      "(everyone|everybody|all of them|they all|the others) " +
        "(does|do|did|lies|lied|cheats|spies|steals) (it|too|the same|that|as well)",
      "at least (we|he|she|they) (don't|didn't|never|doesn't|did not|do not) .. like " +
        "(them|the|some|others|his|her|their)",
    ],
    flags: [
      "And what did your party do then?",
      "Why complain about us when they do worse?",
      "They all do it.",
      "At least we don't steal like them.",
    ],
    passes: [
      "“Everybody does it,” he said.",
      "They all do the washing up.",
      "At least they never sing here.",
    ],
  },
  {
    technique: "whataboutism",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(and|but|then|yes ,|well ,|ok ,|,|?) (what|how) about (the|your|their|his|her|all|those|our|yours|theirs|you|when|us|my|that|what) .. ?",
      "why (do|does|should|don't) (you|they|we|i|he|she|nobody|anyone) (talk|complain|only|always|pick|single|look|ask|blame|worry|criticise|write|care|come|bother) .. when .. ?",
      "(why|how come) (only|always) (me|us|our|my|him|this)",
      "(and|but) (who|whose|which|what|where) (forgot|broke|lost|stole|left|started|burnt|crashed|spent|lied|was it|did|bombed|was it who) .. ?",
      "before (anyone|anybody|you|they|he|she|people|the) (mention|mentions|talk|talks|criticise|criticises|complain|complains|point|points|accuse|accuses|speak) .. , (let|they|he|she|you|look|remember|first|tell|explain|ask|perhaps|should|clean)",
      "(but|and|so) where (were|was|are|is) (you|they|your|the|all|he|she) .. when",
      "(others|the others|other countries|my brother|my sister|everyone else|your friends|other firms) (do|did|does|steal|cheat|lie) (it|the same|worse|far worse|much worse|far more|ten times)",
      "(is|was|were|are) (much|far|even|ten times|a hundred times) worse (under|in) (the (last|next|other|previous)|your|their)",
      "(last|previous|other|old|former) (..|) (did|does|do) (the same|worse|far worse|exactly the same)",
      "(have you|did you|did they|did he|did she|do they|do you|has he|has she) (ever|) (ask|asked|look|looked|complain|complained|say|said|hear|count|counted|check|checked) .. (them|their|your own|about the|the others|his|her own) .. ?",
      "(look at|clean up|sweep|start with|sort out|deal with|see to) (your|their|his|her) own (house|doorstep|country|mess|kids|team|party|friends|yard|garden|past|record|side|door|problems|family|street)",
      "(nobody|no one) (asks|says|said|talks|mentions|mentioned|cares|cared|complains|asked|speaks|minded) (a word|anything|) (about|when|of|that) (the|they|their|his|her|your|how|when|others|all)",
      "(you|they|he|she) (accuse|accuses|blame|blames|scold|scolds|lecture|lectures) (us|me|him|her|them) .. , (but|and|while|yet) (what|who|how|where|look|nobody|their|your|her|his|have)",
      "(and|but) (your|their|his|her) (own|) (party|country|team|side|brother|sister|son|government|friends|city|club|school|father|company) (?|does|did|has|is|was|steals|never)",
      "(why|how come) (does|is) (nobody|no one) (talk|talking|ask|asking|mention|say|look|looking|care|interested) .. ?",
      "but look (at|what) (what|how|the|at|they|their|others|your) (..|) (do|does|did|factories|others|countries|neighbours|own|other|under|happens)",
      "(and|but) what did (your|their|his|her|you|they|the) .. (do|say|about) .. ?",
      "(theirs|yours|his|hers|the others|the others') (is|are|was|were) (far|much|even|ten times|) (worse|dirtier|bigger|no better)",
      "(other|all) (airlines|companies|firms|countries|banks|schools|hospitals|clubs|parties|teams|cities|drivers|people) (crash|fail|cheat|do it|lie|pollute|steal|spill|make|do) (..|) (too|as well|the same|also|more)",
      "how about (the|your|his|her|their) .. (every|always|each|all|never|last|that parks|who)",
    ],
    flags: [
      "My dog barks, and what about your parrot?",
      "Why do you complain about me when the others never clean?",
      "Why always me?",
      "And who broke the jug last year?",
      "Before you criticise our trains, look at the buses.",
      "But where were they when the mill closed?",
      "My brother does it too, others do far more.",
      "It is far worse in the next town.",
      "The last board did the same.",
      "Have you ever asked about the debts of their own club?",
      "Start with your own house.",
      "Nobody asks about the bridge that others broke.",
      "They accuse us of noise, but look at them.",
      "And your own party?",
      "Why does nobody talk about the other team?",
      "We spilled some, but look what others do.",
      "And what did your board do about it?",
      "Theirs are far worse.",
      "Other banks fail too.",
      "How about the van that blocks it every day?",
    ],
    passes: [
      "“What about your own debts?” he shouted.",
      "What about a swim?",
      "Why do you ask?",
      "“Theirs are far worse,” said the boss.",
      "How about a film?",
      "Look at the map.",
    ],
  },
];
