import type { Rule } from "../../../rule.ts";

const SOURCE = "own: fields of rhetoric, each turn read in its place in thousands of real texts";

/** Suffering that is to move a reader, and calls. */
export const pressingFeelings: readonly Rule[] = [
  {
    technique: "appeal-to-pity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(children|mothers|families|babies|animals) .. (dying|starving|suffering) (and|,|$|from|without|every|in)",
      "(it's|it is|how|so) (heartbreaking|heart-breaking|heart-wrenching|heartrending|gut-wrenching)",
      "(innocent|helpless|defenceless|defenseless) (children|child|babies|animals|souls)",
      "(no one|nobody|nowhere) (to help|to turn to|else to turn|left to turn|to protect them|to care for them)",
      "(cries|cry|crying|begging|pleas|plea) (for|of) (help|mercy|pain|a mother|food|hunger)",
    ],
    flags: [
      "Children are starving in the hills.",
      "It is heartbreaking.",
      "They harm helpless animals.",
      "They have nobody to turn to.",
      "You can hear the cries for help.",
    ],
    passes: [
      "“Children are starving in the hills,” the nurse said.",
      "The children are in the garden.",
      "There is nobody at the desk.",
    ],
  },
  {
    technique: "call-to-act",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(we|you|people|voters|all of us) (must|need to|have to) (all|) (wake up|stand up|rise up|speak up|unite)",
      "(it's|it is) (high|) time (to|for us to) (be proactive|protect|wake|speak|fight|take back|act|unite)",
      "(put|place) (your|our|all our) (trust|faith|hope) in",
      "(trust|obey|believe in|turn to|accept) (and obey|) (christ|jesus|god|the lord) (alone|as|today|now|$|!)",
      "(so|now|come on) (let's|let us) (all|) (get together|stand|unite|fight|show|send|stop|save|take)",
    ],
    flags: [
      "We must wake up.",
      "It is time to act.",
      "Put your trust in our party.",
      "Trust Christ alone.",
      "So let us all stand together.",
    ],
    passes: ["“We must wake up,” the coach said.", "It is time to eat.", "She put the cup in the sink."],
  },
  {
    technique: "shaming-the-reader",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(you|you're|we|we're) .. (paying for|complicit in|sustaining) .. (cruelty|murder|death|torture)",
      "(you|you're|we|we're) .. (supporting|funding) .. (cruelty|murder|death|torture)",
      "(you) (can't|cannot) (call yourself|claim to|say you) .. (and|if|while|unless|when|yet)",
      "(blood|blood is) .. on (your|our|their|his|her) hands",
      "(if you|anyone who|those who) .. (you are|you're|is|are) (part of the problem|complicit|just as guilty)",
      "(choose|chose|choosing|prefer) to (ignore it|look away|not see|close (your|our|their) eyes|turn away|not care)",
    ],
    flags: [
      "You are paying for cruelty.",
      "You are supporting cruelty.",
      "You cannot call yourself a friend and look away.",
      "There is blood on your hands.",
      "If you stay silent, you are part of the problem.",
      "We choose to ignore it.",
    ],
    passes: ["“It is so,” the smith said.", "The train leaves at noon."],
  },
  {
    technique: "appeal-to-values",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(every|each|all) .. (deserves|deserve|has (a|the) right|have (a|the) right) to (live|life|be)",
      "(every|each|all) .. (deserves|deserve|has (a|the) right|have (a|the) right) to (freedom|love|dignity)",
    ],
    flags: ["Every child deserves to be safe.", "Every child deserves to freedom safe."],
    passes: ["“It is so,” the smith said.", "The train leaves at noon."],
  },
  {
    technique: "appeal-to-pity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(needy|starving|orphaned) (child|children|kid|kids|orphans|babies|boy|girl|families)",
      "(suffering|neglected|impoverished|barefoot) (child|children|kid|kids|orphans|babies|boy|girl|families)",
      "(never|hardly ever) (had|owned|knew|known|felt|seen|tasted) a (pair|home|bed|meal|mother)",
      "(never|hardly ever) (had|owned|knew|known|felt|seen|tasted) a (father|family|toy|book|birthday|hot)",
      "(scrape|scraping|eke|eking|scavenge|scavenging|forage) .. (existence|living|garbage|rubbish|scraps|survive)",
      "(torn|cracked|bleeding|frail|sweet) (feet|hands|bodies|bones|faces|hearts)",
    ],
    flags: [
      "You can help a needy child.",
      "You can help a suffering child.",
      "They never had a home.",
      "They never had a father.",
      "They scrape a living from the dump.",
      "Their frail hands are cold.",
    ],
    passes: ["“It is so,” the smith said.", "The train leaves at noon."],
  },
];
