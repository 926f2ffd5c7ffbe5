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
];
