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
        " (don't want|won't|will not|never|refuse to|are hiding|hide|aren't|are not|dare not|" +
        "are afraid to|will never)",
      KEEPERS +
        " (don't|do not|doesn't|never|didn't) want (you|us|the public|people|anyone) to " +
        "(know|see|find|hear|learn|ask|notice|read)",
      "(the|this) (truth|real story|facts|evidence|story|cure|scandal|video|real numbers|full story|" +
        "whole truth) .. (hidden|suppressed|silenced|buried|covered up|censored)",
      "(hide|hides|hiding|hid|suppress|suppresses|suppressing|suppressed|bury|burying|buried|conceal|" +
        "covering up|covered up|cover up) (the|this|their) (truth|facts|story|cure|scandal|crimes)",
      "(determination|efforts|attempt|attempts|desperate|trying|determined) to " +
        "(cover up|bury|hide|hush up|suppress|whitewash|silence)",
      "(kept|keep|keeping|hidden|concealed|withheld|hide|hiding) .. (from|in) " +
        "(the public|the people|us|you|the dark|voters|ordinary people|the world)",
      "(mainstream|corporate|legacy|lamestream|establishment|national|big|main stream) " +
        "(media|press|outlets) .. (ignore|ignored|ignores|silent|hide|hides|buried|bury|refuse|refused|" +
        "won't)",
      "(ignored|buried|hidden|suppressed|censored|silenced|covered up|hushed up|swept under) .. by the " +
        "(mainstream|corporate|media|press|establishment|government|elites|authorities|legacy)",
      "(media|news|total|deafening|conspiracy of|wall of|radio) (blackout|silence) " +
        "(on|about|over|from|by|of|,|$|around)",
      "(before|until) (it|this|they) (is|gets|are|take|takes|delete|deletes|gets deleted|is deleted|" +
        "get) (deleted|taken down|it down|censored|scrubbed|this|it)",
      "(you|we) (won't|will not|will never|never) (hear|see|read|find|get) .. (on|in|from) " +
        "(the (news|media|papers|mainstream|press)|tv|any newspaper|school|textbooks|television)",
      "(nobody|no one|no newspaper|no channel|no journalist|no politician) " +
        "(dares|dares to|is allowed to|is willing to|will ever|is talking|is reporting) " +
        "(report|talk|speak|mention|say|write|about|on|tell)",
      "(hushed up|hush up|swept under the (rug|carpet)|forbidden (knowledge|truth|cure)|" +
        "inconvenient (truth|truths|fact|facts))",
      "(hidden (truth|truths|agenda)|shocking truth|real truth|untold truth|red pill|redpilled|" +
        "do your own research|the truth is out there|conspiracy of silence)",
      "(the truth about what|truth about (what|how|who)) (really|they|happened|is|was|he|she)",
      "(expose|exposed|exposes|exposing|reveal|reveals|revealed|uncover|uncovered) " +
        "(the (truth|lies|lie|plot|shocking|hidden|dark|fraud)|their lies|what really|how they)",
      "(blow|blows|blew|lift|lifts|lifted) the (lid|whistle) (off|on)",
      "(dared|dare|dares|brave enough) to (tell|say|expose|ask|question) " +
        "(the truth|out|about|what|up|the narrative|the official|truth)",
      "(official|government|mainstream|approved|establishment) (story|narrative|narratives|version) " +
        "(is|was|of|about|that|falls|collapses|has|,|$|we|makes)",
      "(silenced|banned|fired|sacked|arrested|cancelled|canceled|jailed|gagged|deplatformed) (for|by) " +
        ".. (telling|speaking|truth|asking|saying|exposing|administration|government|elites|authorities|" +
        "big tech)",
      "(doctors|scientists|nurses|journalists|teachers|they|we) (are|were) (not|no longer) allowed to " +
        "(speak|talk|say|tell|ask|mention|question|discuss)",
      "(told|paid|sworn) (not to (speak|talk|tell|say|mention|report)|to (keep|stay) (quiet|silent)|" +
        "to say nothing|to silence)",
      "(swore|sworn to|wall of|veil of|cloak of|kept under) (secrecy|silence|wraps)",
      "(wake up (,|) (people|sheeple|everyone)|open your eyes (,|!|to|people)|eyes wide shut|" +
        "the scales fell)",
      "(if|since) (there is|there's|they have|he has|she has) nothing to hide",
      "(can't|cannot|won't|will not) (stay|keep|remain|be) (silent|quiet|silenced) " +
        "(anymore|any longer|about this|$|!)",
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
      "She dared to say the truth.",
      "The official story falls apart.",
      "He was fired for telling it.",
      "Nurses are not allowed to speak.",
      "The guards were told not to talk.",
      "The deal is under a veil of secrecy.",
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
  {
    technique: "suppressed-truth",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(the media|tv|newspapers|the papers|the press|the news|they|journalists|your teacher|" +
        "your doctor|politicians) (will|would) never (tell|show|report|admit|mention|print|say|broadcast)",
      "(hiding|hidden|hid|buried|burying|concealing|kept) (the truth|this|it|this truth|this secret) " +
        ".. for (decades|years|centuries|so long|generations)",
      "(the truth|the real story) (they|that they|the media|nobody|no one) " +
        "(don't|won't|do not|dares|wants|want|will|hide|hides|can't)",
      "(what|things|secrets|facts) (your|the) " +
        "(doctor|bank|government|teacher|boss|school|papers|media|news) " +
        "(won't|doesn't|don't|will not|never|does not) (tell|want|teach|show|tells|say)",
    ],
    flags: [
      "The papers will never print it.",
      "They have been hiding the truth for years.",
      "It is the truth they won't print.",
      "Here is what your bank won't tell you.",
    ],
    passes: [
      "“The papers will never print it,” he said.",
      "They hid the coins for years.",
      "The doctor will tell you.",
    ],
  },
  {
    technique: "suppressed-truth",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(mainstream|main stream|legacy|corporate|establishment) (media|press|outlets) " +
        "(continue|continues|have|has|fail|fails|failed|do not|don't|doesn't|largely|simply|still|always|" +
        "never|keep|keeps|want|wants|would|lies|lie|and)",
      "(contrary to|despite) (what|everything) " +
        "(the (media|press|government|elites|experts)|they|politicians) " +
        "(tell|tells|say|says|claim|claims|told|want)",
      "(you|we) (are|were|'ve been|have been) (being |) " +
        "(lied to|kept in the dark|fooled|deceived|misled|brainwashed|duped)",
    ],
    flags: [
      "The mainstream media have failed.",
      "Contrary to what the media tell us, it is safe.",
      "You have been lied to.",
    ],
    passes: [
      "“You have been lied to,” he said.",
      "The media centre has six desks.",
      "The mushrooms were kept in the dark.",
    ],
  },
  {
    technique: "suppressed-truth",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(what|things|secrets|truth|facts) (..|) (your|the|my) (doctor|doctors|bank|banks|boss|government|dentist|teachers|pharmacist|lawyer|schools|school|media|press|insurer|landlord|plumber|mechanic|supermarket|industry|airline|airlines|hotels|vet) (will never|won't|doesn't|don't|does not|never|will not|would never|keeps|keep|hides|hide|refuses)",
      "(media|press|newspapers|papers|television|journalists|authorities|ministers|officials) (is|are|keep|keeps|stay|stays|remain|remains) (silent|quiet|mum|hushing|covering|concealing|suppressing|saying nothing)",
      "and (you|we all|we|everybody|everyone) (know|knows|can guess|can imagine) why",
      "(don't|doesn't|do not|didn't|does not|never) (want|wanted|like|allow|let) (you|us|anyone|people|the public|anybody|the world) to (know|see|learn|hear|find|read|ask|realise|realize|understand|discover|think|talk)",
      "(truth|facts|evidence|proof|figures|real number|real numbers|real reason|cure) (..|) (is|are|has been|have been|being) (being|) (hidden|concealed|suppressed|buried|hushed|withheld|silenced|censored)",
      "(before|until) (it|this|they|the video|the post) (gets|is|get|are|disappears|vanishes|will be|delete|take|remove|ban|can) (..|) (deleted|removed|banned|taken|blocked|censored|it|erased|down|gone)",
      "(were|was|are) (ordered|forbidden|paid|bribed|told) (not to|to) (write|report|speak|print|publish|mention|keep quiet|stay silent|look away)",
      "why (does|do|has|have|is|are|did) (no|nobody|none|not a single|not one|no one) (..|) (newspaper|newspapers|channel|media|paper|journalist|doctor|report|reporting|write|talk|talking|television|station|mention|mentioned|reported|written|ask|speak|investigate|speaking|asking|it|about|this)",
      "(you|you'll|you will|we|we'll|people) (..|) (won't|will not|will never|never|can't|cannot|don't|are not) (be |) (read|hear|see|find|told|learn|supposed|told|allowed) (..|) (about|this|in|on|that|it|from|to know|the truth|anywhere) (..|) (newspaper|newspapers|news|papers|media|television|tv|school|mainstream|books|press|this|know|anywhere|truth|internet|doctor)",
      "(hush|hushed|hushing|swept|sweep|sweeping) (it|this|the|that|them|everything) .. (up|under the carpet|under the rug)",
      "(was|were|been|being|is|are|all) hushed up",
      "(conspiracy|wall) of silence (surrounds|around|about|in|$)",
      "(the|a|an|this) (forbidden|banned|suppressed|hidden|secret|censored|forgotten) (truth|knowledge|cure|book|history|facts|story|archive|science|remedy|discovery|invention|video|documents|files|study|report|interview|evidence|therapy)",
      "(secret|secrets|trick|truth|facts|cure|remedy|thing|invention) (that|which|) (they|the (rich|elite|banks|industry|powerful|government|media|doctors|bosses)|big|doctors|banks|experts|governments|nobody|no one) (hide|hides|don't|doesn't|hate|keep|fear|fears|won't|try|wants|want|would rather|kept|has been|have been|is|dares|tells|never)",
      "(what|everything|all that|the things) (they|the government|the media|the authorities|the elite|the powerful) (hide|are hiding|is hiding|conceal|never say|won't (show|tell|say|admit))",
      "(nobody|no one|no newspaper|no paper|no channel|no journalist|no doctor) (dares|dared|is allowed) (to|) (say|print|talk|write|mention|speak|tell|report|ask|publish)",
      "(real|true|actual) (number|numbers|figures|reason|reasons|cause|story|cost|history|results|face|extent|purpose|danger|dangers) (..|) (hidden|secret|from us|under lock|kept|not be told|never be|concealed|locked|officially|far higher|much higher|hush)",
      "(disappeared|vanished|torn|erased|wiped) (..|) from (the|all|our) (archive|archives|internet|libraries|textbooks|schoolbooks|records|history books|maps)",
      "(share|spread|copy|save|download|read|watch|look|print) (this|it|that|the video|quickly|now) (..|) (before|while|until) (it|they|you|this|is|still)",
      "(the|a) truth (they|that they|that|nobody|no one|is out|will out|about) (..|) (hide|hides|don't|fear|hidden|dares|won't|never|being|is|came|concealed)",
      "(keeps|keep|kept|stays|keeping) (quiet|silent|mum|secret) (about|on|over) (what|the|how|why|that)",
      "(covered|cover|covers|covering) up (the|what|how) (..|) (truth|real|age|number|cause|deaths|evidence|facts)",
      "(taught|told|learned|know|learnt) (about|at|in) .. is (a lie|lies|a fairy tale|wrong|fake|false|invented)",
    ],
    flags: [
      "Things your landlord will never say.",
      "The papers stay silent, and we all know why.",
      "They don't want us to ask.",
      "The real figures are being buried.",
      "Watch it before they take it down.",
      "The reporters were told not to write.",
      "Why does no channel report on it?",
      "You won't read about this in any newspaper.",
      "They covered the matter up, and swept it under the rug.",
      "All was hushed up.",
      "There is a wall of silence around it.",
      "Here is the forbidden cure.",
      "It is a trick that banks hide.",
      "Here is what the authorities never say, everything they won't show.",
      "Nobody dares to print this.",
      "The true cost is kept from us.",
      "The page vanished from the archives.",
      "Copy this while you still can.",
      "The truth about salt is out, the truth they hide.",
      "The club keeps quiet about what it paid.",
      "They covered up the real cause.",
      "All you were told about Rome is a lie.",
    ],
    passes: [
      "“They don't want us to ask,” said the man.",
      "The video was deleted by its owner.",
      "The treasure is hidden in the cave.",
    ],
  },
];
