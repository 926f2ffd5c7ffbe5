import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, appeal to authority";

/** Somebody or something great says so, and that is to be enough. */
export const appealToAuthority: readonly Rule[] = [
  {
    technique: "appeal-to-authority",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(the|) (science|bible|scripture|constitution|church|gospel|history) (is settled|is clear|is very clear|says so|commands|could not be clearer)",
      "(the|) (science|bible|scripture|history|nature) (has spoken|has proven|tells us|teaches us|proves)",
      "even (the|) (experts|scientists|doctors|critics|economists|his own|her own|their own|united nations|supreme court|pope) .. (admit|admits|admitted)",
      "even (the|) (experts|scientists|doctors|critics|economists|his own|her own|their own|enemies|opponents) .. (agree|concede|confirm|acknowledge)",
      "(nobel|award-winning|world-renowned|world-famous) (laureate|prize winner|prize-winning|scientist|expert|doctor|professor|economist) .. (says|said|agrees)",
      "(trust|believe|follow) (the) (science|experts|scientists|doctors|data|professionals)",
      "(as|being) (a|an) (doctor|nurse|scientist|lawyer|veteran|mother|engineer|economist|insider|professor|teacher) .. , i (know|can tell|assure|promise)",
      "(take it from|trust) (me|someone who|a man who|a woman who|somebody who|the man who)",
      "if (scientists|the experts|the pope|god|experts|doctors|my doctor|a professor) (says|say|said) .. (then|,) (it|it's|that) (must|is|has|true)",
      "(god|jesus|christ|allah|the bible|the lord|our lord|scripture) (commands|commanded|tells us|demands|calls us|forbids|intended|wants us|wants you)",
      "(case law|the law|the data|the evidence|the text|history) (makes|make) it (clear|plain|obvious)",
      "ring of truth",
      "(no less|none other) than (a|an|the|<capitalised>) .. (himself|herself|itself|said|says|agrees|confirmed)",
      "(our own|their own|its own|his own|the government's own) (data|scientists|figures|experts|studies|documents) (is|are|) (show|shows|showing|prove|admit)",
      "(founding fathers|founders|our forefathers|our ancestors|great men) (knew|warned|understood|intended|wanted|taught us|would have)",
      "(he|she) (would|would have) (voted|supported|agreed|approved|joined|stood) .. (today|with us|were he alive|if he were|now)",
    ],
    flags: [
      "The science is settled, so trust the experts.",
      "History teaches us that walls fall.",
      "Even the experts admit it.",
      "Even his own doctors agree.",
      "A world-renowned professor once said so.",
      "As a mother of three, I know what hurts.",
      "Take it from someone who knows.",
      "If experts say so, then it must be true.",
      "God commands it.",
      "The evidence makes it plain.",
      "It has the ring of truth.",
      "It was none other than the bishop himself.",
      "Their own figures show it.",
      "Our forefathers knew what a wall is for.",
      "He would have voted for us today.",
    ],
    passes: [
      "“The science is settled,” said the spokesman.",
      "The science building is closed on Saturday.",
      "Dr Okafor of the hospital said the ward would reopen.",
    ],
  },
];
