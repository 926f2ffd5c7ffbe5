import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, appeal to time (kairos)";

/** Words that hurry the reader. */
export const appealToTime: readonly Rule[] = [
  {
    technique: "appeal-to-time",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(the|) (time|moment|hour) (to act|for action|is now|for talk is over|for excuses is|" +
        "for talking is|to stand up|to fight|to rise)",
      "(it is|it's|now is the) (high |) time (to|we|for|that|you) " +
        "(take|took|stand|fight|stop|act|drain|say|end|stopped|demanded|get|woke|wake)",
      "(it is|it's) high time",
      "(time|the clock) (is|has) (running out|almost run out|nearly run out|ticking|against us)",
      "(act|vote|join|call|sign|share|decide|donate|order|buy|give) " +
        "(right now|now|today|immediately|at once) (!|,|and|before|$|while)",
      "(before|until) (it is|it's|it becomes) (forever|far|) too late",
      "(it's|it is|will soon be|may soon be|it will be) (now|almost|nearly|already|soon|) too late " +
        "(to|for|$|!|,)",
      "(now|today) more than ever",
      "now or never",
      "(^|but|so|please) (hurry|hurry up) (!|,|:|while|before|now)",
      "(when|once) it's gone (, it's|it's) gone",
      "(order|buy|book|call|give|reply|sign up|act) (within|in) the next <number> " +
        "(minutes|minute|hours|hour)",
      "(stock|stocks|supplies|places|spaces|seats|tickets) (is|are) (running out|going|selling out) " +
        "(fast|quickly|now)",
      "(while|before) (you|we) still can",
      "for a limited time (only|!|,|$)",
      "(offer|sale|deal|discount) (ends|expires|closes) (today|tonight|soon|at midnight|tomorrow|in)",
      "only <number> (spots|places|seats|spaces|bottles|copies|rooms|left) " +
        "(left|remaining|remain|in stock|!)",
      "(your|our|the|this is) (last|final) (chance|opportunity) (to|!|$|for|before)",
      "(don't|do not) (wait|delay|hesitate|miss out|let another (day|minute|week|night)) " +
        "(!|,|$|any longer|until|on|go|pass|—)",
      "(every|each) (second|minute|hour|day) (counts|we wait|you wait|matters|of delay)",
      "(not|no|n't) (a|another|one) (moment|minute|second|day) to (lose|waste|spare)",
      "(no|there is no|there's no) time to (lose|waste|think|delay|debate)",
      "(requires|require|needs|demands|treat .. as|matter of|is|with) " +
        "(urgent|utmost urgency|urgency|the utmost urgency) " +
        "(attention|action|,|$|and|reply|response|help)",
      "(pass|send|forward) (this|it) (on|) to (everyone|everybody|anyone|all) (you|who|in|of)",
      "(please|urgent|now) .. (forward|share|send this|pass this) .. " +
        "(everyone|everybody|all your|anyone) (you|on|in|who|friends|contacts)",
      "(window|chance|opportunity) is (closing|slipping|fading) (fast|away|quickly|$|,)",
      "in (a few|three|two|ten|<number>) (hours|days|weeks|months|years) it will be too late",
    ],
    flags: [
      "The time to act is now.",
      "It is time to take back the park, it's high time.",
      "The clock is ticking.",
      "Donate now, before it is too late.",
      "Soon it will be too late.",
      "Now more than ever, now or never!",
      "But hurry: when it's gone, it's gone.",
      "Order in the next 30 minutes, for stocks are running out fast.",
      "Take your cash out while you still can.",
      "For a limited time only!",
      "The offer ends tonight.",
      "Only 5 seats left, it is your last chance!",
      "Don't wait any longer.",
      "Every minute counts.",
      "There is not a minute to lose, no time to lose.",
      "It requires urgent attention.",
      "Send this to everyone you love.",
      "Please read and forward to everyone you love.",
      "The window is closing fast.",
      "In three weeks it will be too late.",
    ],
    passes: [
      "“Hurry! The doors are closing,” the guard called.",
      "Deliveries arrive within the next 30 minutes.",
      "The clock in the hall has stopped.",
    ],
  },
  {
    technique: "appeal-to-time",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(it's|it is) (five|two|one) (minutes|minute|) to (twelve|midnight) (:|for|!|$|—|and (we|you|nobody|still|the))",
      "(whoever|who|those who|anyone who|if you|if we) (does not|do not|doesn't|don't|fail to|fails to) (act|buy|sign|vote|decide|move|come|join|order|call|leave|book) (today|now|tonight|this) .. (tomorrow|will|too late|later|never|sorry|regret)",
      "(the|our|your) (time|hour|day|moment) (has come|is now|has arrived|has struck|is upon us|for action|to act|to decide)",
      "(before|until) (it is|it's|it will be|is) (too|for ever|forever) late",
      "(there is|there's|we have|you have|we've) (no|hardly any|little) (more |) time (left |) (to|for) (think|lose|waste|hesitate|talk|wait|discuss|doubt|ask|read|questions|debate|discussion)",
      "(no|not a) (time|moment|minute|second|day|hour) to (lose|waste|spare)",
      "(must|have to|need to) (decide|act|sign|choose|buy|pay|vote|move) (this minute|at once|right now|now|immediately|today|this instant|tonight|on the spot|here and now|before)",
      "(only|just) (<number>|one|two|three|four|five|six|seven|ten|a few|hours) (more |) (hours|minutes|days|seats|pieces|left|places|items|tickets|spots|copies|rooms|pairs) (left|remain|remaining|available|at|to)",
      "(offer|sale|price|discount|deal|chance|opportunity) (ends|expires|runs out|disappears|is gone|goes|stops|closes|is over|will be gone|won't|will not|never|will never) (today|tonight|soon|tomorrow|at|in|come|for ever|forever|return|back|wait|last)",
      "(your|the|our|this is the|this is your) (last|final|only|once-in-a-lifetime) (chance|chances|opportunity) (to (get|buy|win|save|join|sign|order)|!|:|$|—)",
      "(only|just) (today|tonight|now|until midnight|this week|until tonight|this weekend) (!|:|,|and|do|for|you|the)",
      "(tomorrow|later|next week|next year|monday|afterwards|in a week) (..|) (will|may|might|could|would) be too late",
      "(don't|do not|never) (wait|hesitate|delay|think twice|think|put it off|dither|sleep on it) (until|,|!|$|any|too|another|a|for|about|long)",
      "(act|buy|sign|order|decide|call|book|move|vote|pay|strike) (now|today|at once|right now|immediately|tonight|fast|quickly) (,|!|or|before|while|:|because|and|—)",
      "(every|each) (minute|second|day|hour|week) (counts|we wait|you wait|costs|we lose|we hesitate|that passes|of delay|matters|you hesitate|lost|makes)",
      "(the clock is ticking|time is running out|time's running out|tick tock|hurry up|(^|,|—) hurry (,|!|to|and|while|before)|time presses)",
      "(sign|decide|buy|answer|choose|pay|say yes) (right|) (here|on the spot|this|now|first) (and|,|!|before|:|because) (..|) (now|think|later|read|talk|ask|today|somebody|someone|someone else|else)",
      "(someone else|somebody else|others|another buyer|another customer|another couple) (will|is|has|'ll|are) (..|) (take|snap|buy|get|grab|waiting|interested|signed|already|gone)",
      "(if|unless) (not|we|you) (..|) (now|today|act now) (,|) (when|then never|never|it will|there will|all is|everything)",
      "(never again|not again|this chance|this opportunity|such a chance|moments like this) (will|won't|comes|come|does) (..|) (return|again|back|come|cheap|once|so)",
    ],
    flags: [
      "It's five to twelve: wake up.",
      "Whoever does not sign today will regret it.",
      "The hour has come to rise.",
      "Rise before it's too late.",
      "We have no time to discuss.",
      "There is no time to lose.",
      "We must act at once.",
      "Only two tickets left.",
      "The offer ends tonight.",
      "Your last chance!",
      "Just today, for you, a gift.",
      "Tomorrow will be too late.",
      "Don't wait, call us.",
      "Act now, and win.",
      "Every minute counts.",
      "Hurry to the shop.",
      "Sign right now, and read it later.",
      "Someone else will snap it up.",
      "If not now, when?",
      "This chance won't come again.",
    ],
    passes: [
      "“Hurry,” she called.",
      "The sale is open until Friday.",
      "There are two hours left of the drive.",
    ],
  },
];
