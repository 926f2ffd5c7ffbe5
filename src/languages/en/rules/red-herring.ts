import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, red herring";

/** Another matter is brought in, so that the first is forgotten. */
export const redHerring: readonly Rule[] = [
  {
    technique: "red-herring",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(let's|let us|we should|instead we should|why not|shouldn't we) " +
        "(talk about|focus on|look at|ask about|be talking about) " +
        "(the real|what really|something|how much|who)",
      "the real (issue|question|problem|story|scandal) (here|today|is|isn't|are|was|that nobody|no one)",
      "(is|are) (a|just a|only a|merely a|nothing but a) distraction",
      "(isn't|aren't|don't|doesn't|haven't) (there|they|we|he|she|the government|the police) .. " +
        "(more important|better|bigger|worse) (things|problems|to|issues)",
      "(far|much) (more important|bigger|more pressing|more urgent) " +
        "(things|problems|matters|issues|questions) (to|than|like|here)",
      "while (everyone|everybody|the media|the press) (is|are) " +
        "(busy|arguing|obsessing|distracted|debating|focused)",
      "(never mind|forget) (that|the|about) .. : (what|the|who|why|how|look)",
      "never mind that (he|she|they|it|the|his|her)",
    ],
    flags: [
      "But let's talk about the real issue: who paid for her flat?",
      "The real scandal is the price of tea.",
      "All this talk of emails is a distraction.",
      "Don't the police have better things to do?",
      "There are far bigger problems here.",
      "While everyone is busy arguing, the port decays.",
      "Forget the letters: who paid for the stamps?",
      "Never mind that he once failed his driving test.",
    ],
    passes: [
      "“All this is a distraction,” the spokeswoman told reporters.",
      "The herring is smoked over beech wood.",
      "Members asked about the budget and the roof.",
    ],
  },
  {
    technique: "red-herring",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "why (worry|care|talk|argue|bother|fuss) about .. when .. .. ?",
      "(there are|we have) (more|far more|bigger|much bigger) (important|pressing|urgent|serious|) " +
        "(things|problems|issues|matters) (to|than|like)",
    ],
    flags: [
      "Why worry about noise when so many people have no work?",
      "There are more important things to discuss.",
    ],
    passes: [
      "“Why worry about noise?” he asked.",
      "There are two more things to carry.",
      "The matter is urgent.",
    ],
  },
  {
    technique: "red-herring",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(yes|true|sure|okay|fine|i know|granted|well) , .. , but (have you|did you|look|do you|isn't|aren't|what|think|let|our|the) .. (seen|know|notice|how|hear|nice|lovely|weather|heard|remember)",
      "but (have|did) you (see|seen|notice|noticed|hear|heard|try|tried|know) (how|that|what|the|our|about|my)",
      "(isn't|is) it (sad|strange|funny|nice|wonderful|lovely|great|a shame) (how|that|to) .. (these days|nowadays|?)",
      "(question|interview|debate|meeting|talk|report|article) (was|is) (about|on) .. (let me|i'd rather|but i|but let)",
      "(let me|allow me to|i would rather|i'd rather|i prefer to) (tell you|talk|speak|say|show you|remind you) (what|how|about|of|a|something) .. (wonderful|great|instead|lovely|we have|we did|our|children|proud|beautiful)",
      "the real (issue|question|problem|point|scandal|story) is (how|why|who|that|whether|the|our|not)",
      "(why|how can you|how can we) (worry|talk|ask|complain|fuss|think|speak|argue|care) (about|over) .. when (our|the|there|we|so many|children|people|it|you)",
      "but did you (notice|know|see|hear) .. (new|won|got|has|is)",
      "(you|they|he|she) (ask|asks|asked|want to know) (why|about|how|where|whether|when) .. (but|? (isn't|have|look|do you|did you|let|what|i))",
      "(before|instead of) (we|talking|discussing|answering|i) (talk|answer|discuss|get to|about|that|the) .. , (let|look|think|consider|i want|have|remember|who|isn't|let's|we should)",
      "(speaking|talking) of (which|that|money|taxes|mistakes|schools) , (have|did|isn't|what|do|the|our|let)",
      "(that|this) (may be|might be|is all) (true|so|very well|well and good) , but (look|have|think|what|did|isn't|our|the|my)",
      "(don't|let's not|let us not|we should not) .. (forget|talk about|dwell) .. (but|instead|rather|let's|let us|look|think|about) .. (beautiful|weather|football|team|proud|children|holiday|success|achieve*)",
      "(anyway|by the way|incidentally) , (isn't|have you|did you|who|what a|how about|our team|let's)",
      "(more|much more|far more) (important|interesting|exciting) (is|:|than that|,) (..|) (how|that|who|what|the|our|why|whether)",
      "(look|what) (how|at how|at the|at our|a) (beautifully|nicely|wonderful|lovely|beautiful|happy|nice|friendly|proud) .. (instead|we|our|the|is|are|!)",
      "(what matters|what counts|what is important|what people care about|the main thing) is (that|how|the|our|not)",
      "(there are|we have|you have) (real|bigger|worse|actual|far worse) (criminals|thieves|crimes|problems|sinners|villains) (out there|to catch|to chase|around|elsewhere|in this)",
      "why (discuss|mention|bring up|raise|fret about|dwell on|debate|quarrel about|complain about) .. when (the|our|we|it|there|so|everyone)",
      "(answered|replied|responded|said only|spoke instead|answers|replies) (that|by praising|with a) (our|the|his|her|other|their) .. (most beautiful|beautiful|best in|proud|lovely|children|weather|too)",
    ],
    flags: [
      "Yes, the cake burnt, but have you seen how nice the kitchen is?",
      "But did you notice that the roses are out?",
      "Isn't it sad how few people write letters these days?",
      "The question was about the drains, but let me praise the staff.",
      "Let me tell you how proud we are of our choir.",
      "The real issue is how pretty our park is.",
      "Why worry about the bus when our band won?",
      "But did you know that Ann has a new car?",
      "You ask why it broke, but I ask how you slept.",
      "Before we talk about the fees, look at our garden.",
      "Speaking of money, isn't the weather fine?",
      "That may be true, but look at the lawn.",
      "Let's not dwell on the loss, let's look at the beautiful weather.",
      "Anyway, have you tried the soup?",
      "Far more important is how the team plays.",
      "Look how nicely the flags wave.",
      "What matters is that we love this club.",
      "There are real thieves out there.",
      "Why discuss fees when the sun is out?",
      "He replied that our lakes are the most beautiful in the land.",
    ],
    passes: [
      "“The real question is who pays,” the mayor said.",
      "The walls were painted in May.",
      "By the way, the keys are on the hook.",
      "“What matters is that we love this club,” he said.",
      "There are two lakes.",
      "She replied that the bus was late.",
    ],
  },
];
