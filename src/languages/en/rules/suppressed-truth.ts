import type { Rule } from "../../rule.ts";

const SOURCE = "Uscinski & Parent, American Conspiracy Theories (2014); Douglas et al. (2019)";

/** Those who are said to keep the truth from us. */
const KEEPERS =
  "(they|the media|the government|big pharma|the elites|doctors|the mainstream media|the establishment|politicians" +
  "|the press|banks|your bank|the authorities|the industry|schools|the experts|scientists|officials|your doctor)";

/** The truth is said to be hidden, banned or silenced. */
export const suppressedTruth: readonly Rule[] = [
  {
    technique: "suppressed-truth",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(what|everything|things|the truth|the story|secrets|facts|the cure|the reason) (that|) " +
        KEEPERS +
        " (don't want|won't|will not|never|refuse to|are hiding|hide|aren't|are not|dare not|are afraid to|will never)",
      KEEPERS +
        " (don't|do not|doesn't|never|didn't) want (you|us|the public|people|anyone) to (know|see|find|hear|learn|ask|notice|read)",
      "(the|this) (truth|real story|facts|evidence|story|cure|scandal|video|real numbers|full story|whole truth) .. (hidden|suppressed|silenced|buried|covered up|censored)",
      "(hide|hides|hiding|hid|suppress|suppresses|suppressing|suppressed|bury|burying|buried|conceal|covering up|covered up|cover up) (the|this|their) (truth|facts|story|cure|scandal|crimes)",
      "(determination|efforts|attempt|attempts|desperate|trying|determined) to (cover up|bury|hide|hush up|suppress|whitewash|silence)",
      "(kept|keep|keeping|hidden|concealed|withheld|hide|hiding) .. (from|in) (the public|the people|us|you|the dark|voters|ordinary people|the american|the world)",
      "(mainstream|corporate|legacy|lamestream|establishment|national|big|main stream) (media|press|outlets) .. (ignore|ignored|ignores|silent|hide|hides|buried|bury|refuse|refused|won't)",
      "(ignored|buried|hidden|suppressed|censored|silenced|covered up|hushed up|swept under) .. by the (mainstream|corporate|media|press|establishment|government|elites|authorities|legacy)",
      "(media|news|total|deafening|conspiracy of|wall of|radio) (blackout|silence) (on|about|over|from|by|of|,|$|around)",
      "(before|until) (it|this|they) (is|gets|are|take|takes|delete|deletes|gets deleted|is deleted|get) (deleted|removed|taken down|banned|it down|censored|scrubbed|this|it)",
      "(you|we) (won't|will not|will never|never) (hear|see|read|find|get) .. (on|in|from) (the (news|media|papers|mainstream|press)|tv|any newspaper|school|textbooks|television)",
      "(nobody|no one|no newspaper|no channel|no journalist|no politician) (dares|dares to|is allowed to|is willing to|will ever|is talking|is reporting) (report|talk|speak|mention|say|write|about|on|tell)",
      "(hushed up|hush up|swept under the (rug|carpet)|forbidden (knowledge|truth|cure)|inconvenient (truth|truths|fact|facts))",
      "(hidden (truth|truths|agenda)|shocking truth|real truth|untold truth|red pill|redpilled|do your own research|the truth is out there|conspiracy of silence)",
      "(the truth about what|truth about (what|how|who)) (really|they|happened|is|was|he|she)",
      "(expose|exposed|exposes|exposing|reveal|reveals|revealed|uncover|uncovered) (the (truth|lies|lie|plot|shocking|hidden|dark|fraud)|their lies|what really|how they)",
      "(blow|blows|blew|lift|lifts|lifted) the (lid|whistle) (off|on)",
      "(dared|dare|dares|brave enough|courage) to (speak|tell|say|reveal|expose|ask|question) (the truth|out|about|what|up|the narrative|the official|truth)",
      "(official|government|mainstream|approved|establishment) (story|narrative|narratives|version) (is|was|of|about|that|falls|collapses|has|,|$|we|makes)",
      "what (really|actually|truly) (happened|happens|goes on|is going on|went on)",
      "(silenced|banned|fired|sacked|arrested|cancelled|canceled|jailed|gagged|deplatformed) (for|by) .. (telling|speaking|truth|asking|saying|exposing|administration|government|elites|authorities|the fbi|big tech)",
      "(doctors|scientists|nurses|journalists|teachers|they|we) (are|were) (not|no longer) allowed to (speak|talk|say|tell|ask|mention|question|discuss)",
      "(told|ordered|instructed|warned|paid|sworn) (not to (speak|talk|tell|say|mention|report)|to (keep|stay) (quiet|silent)|to say nothing|to silence)",
      "(swore|sworn to|wall of|veil of|cloak of|kept under) (secrecy|silence|wraps)",
      "(keep|kept|keeping|remain|remained|stay) (it|this|their|his|her|the|them|records) .. (secret|under wraps|hidden|under cover|sealed|off the record)",
      "(wake up (,|) (people|sheeple|everyone)|open your eyes (,|!|to|people)|eyes wide shut|the scales fell)",
      "(if|since) (there is|there's|they have|he has|she has) nothing to hide",
      "(can't|cannot|won't|will not) (stay|keep|remain|be) (silent|quiet|silenced) (anymore|any longer|about this|$|!)",
    ],
    flags: [
      "What they won't say is simple.",
      "They don't want you to know what is in the water.",
      "The truth is being hidden, they are burying the truth.",
      "All this effort is a desperate attempt to hush up a theft.",
      "They kept it from the public.",
      "The mainstream media has ignored it, buried for years by the establishment.",
      "There is a media blackout on it.",
      "Share this before it is deleted!",
      "You won't read about it in any newspaper.",
      "No journalist dares report it.",
      "It was hushed up, the shocking truth.",
      "Here is the truth about what happened.",
      "He exposes the lies.",
      "Her book lifts the lid off the trade.",
      "She dared to speak out.",
      "The official story falls apart.",
      "Nobody asks what really happened.",
      "He was fired for telling it.",
      "Nurses are not allowed to speak.",
      "The guards were told not to talk.",
      "The deal is under a veil of secrecy.",
      "They kept the letters hidden.",
      "Open your eyes!",
      "If there is nothing to hide, show us the file.",
      "We will not be silenced!",
    ],
    passes: [
      "“They don't want you to know,” the caller told the radio show.",
      "The file was deleted by mistake on Monday.",
      "The coins lay hidden under the floor for a century.",
    ],
  },
];
