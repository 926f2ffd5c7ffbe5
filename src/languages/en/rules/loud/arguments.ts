import type { Rule } from "../../../rule.ts";

const SOURCE = "own: the general forms of schoolbook fallacies";

/** Faulty steps of argument by the words that join them. */
export const loudArguments: readonly Rule[] = [
  {
    technique: "straw-man",
    source: SOURCE,
    strength: "strong",
    patterns: [
      ", so (apparently|obviously|clearly|presumably) (he|she|they|you|these people) (think|thinks|believe|believes)",
      ", so (apparently|obviously|clearly|presumably) (he|she|they|you|these people) (want|wants|hate|hates|wish)",
      ", so (he|she|they|you) (must |) (believe|believes|think|thinks) (that |) .. (no|never|every|all|nobody|nothing)",
      ", (which|that) means (that |) (he|she|they|you) (must |) (hate|hates|want|wants) (to |) (us|our|all|every)",
    ],
    flags: [
      "They want an audit, so apparently they think that we all steal.",
      "She asks for quiet, so obviously she hates music.",
      "He likes bicycles, so he thinks every driver is a killer.",
      "He asked for a vote, which means that he hates all of us.",
    ],
    passes: [
      "“You want an audit, so apparently you think we steal,” he said.",
      "It rained, so they stayed at home.",
    ],
  },
  {
    technique: "appeal-to-popularity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(most people|everyone|everybody|the majority|millions) .. .. , so (it|he|she|they|that) (must|surely)",
      "(most people|everyone|everybody|the majority|millions) .. .. , so (it|he|she) (can't|cannot|can hardly) be",
      "(most people|everyone|everybody) (believe|believes|think|thinks|say|says) .. .. , so (it|he|she|they) (is|are)",
      "(most people|everyone|everybody) .. .. , so (he|she|it|they) (surely|certainly|clearly) (is|are|was|did)",
    ],
    flags: [
      "Everyone takes these pills, so they must help.",
      "Everybody parks here, so it can't be wrong.",
      "Most people think that he did it, so he is guilty.",
      "Most people believe it, so it surely is true.",
    ],
    passes: [
      "“Everybody parks here, so it can't be wrong,” he said.",
      "Most people had gone home, so he was alone.",
    ],
  },
  {
    technique: "whataboutism",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "^ (and|but) what (did|have|has) (you|your .. |they|he|she|their .. ) (do|done|said|say) (about|for|when|against)",
      "(replied|replies|answered|answers|countered) that (other|others) .. (too|as well|do the same|are no better)",
    ],
    flags: [
      "And what did your club do about the litter last year?",
      "The director replied that other mills leak too.",
    ],
    passes: ["“And what did you do about it?” he asked.", "She asked what they did about the leak."],
  },
  {
    technique: "appeal-to-hypocrisy",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "before you (criticise|criticize|judge|blame|lecture|accuse|scold) .. , (remember|look|think|ask)",
      "(who are you to|you of all people|look who's) (lecture|judge|complain|criticise|criticize|preach|talk|talking)",
    ],
    flags: ["Before you blame my dog, remember whose cat was on the table.", "Who are you to lecture us?"],
    passes: ["“Who are you to lecture us?” she asked.", "Before you blame the driver, call the office."],
  },
  {
    technique: "appeal-to-authority",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "who (are we|am i|are you) to (doubt|question|disagree|argue|contradict|object)",
      "(teaches|taught|said|wrote|tells us) .. , so (spare me|spare us|that settles|there is nothing|end of)",
    ],
    flags: [
      "The professor drinks it, so who are we to doubt it?",
      "The old master taught it, so spare me your tests.",
    ],
    passes: ["“Who are we to doubt it?” she asked.", "He taught us to ask."],
  },
  {
    technique: "hasty-generalisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "my (first|one|only) (day|visit|trip|meal|lesson|call|flight) .. (was|were) .. ; (it|they|this) (is|are)",
      "(i|we) (met|know|saw|had) (one|a|an|two) .. , (so|and so) (they all|all|every|the whole|none of)",
    ],
    flags: [
      "My first visit was awful; it is a bad museum.",
      "I met one rude waiter, so they all are rude there.",
    ],
    passes: ["“I met one rude waiter, so they all are rude,” he said.", "My first visit was short."],
  },
  {
    technique: "consequential-oversimplification",
    source: SOURCE,
    strength: "strong",
    patterns: ["tomorrow .. , the day after (that |) (a|an|it|the|they|we|he|she|you|with|to|our|for)"],
    flags: ["Give him a sweet today and tomorrow he wants two, the day after it is the whole shop."],
    passes: ["“Tomorrow we walk, the day after it is the boat,” she said.", "Tomorrow is fine."],
  },
  {
    technique: "false-equivalence",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(in the end|at bottom|basically|after all) .. (is|are|were) (all |) (the same|no different|no better|as bad)",
    ],
    flags: ["He borrowed a pen and she robbed a bank: in the end thieves are all the same."],
    passes: ["“In the end they are all the same,” he said.", "In the end the soup was good."],
  },
  {
    technique: "shaming-the-reader",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "how (can|could|do|will) you (look (in the mirror|your children|anyone|us|yourself)|sleep at night|live with)",
      "(keep on|go on|carry on|just keep) (doing nothing|looking away|scrolling|sleeping|ignoring)",
    ],
    flags: ["How can you look your children in the eye?", "If you do not care, just go on looking away."],
    passes: ["“How can you sleep at night?” she asked.", "He kept on walking."],
  },
  {
    technique: "exaggeration-minimisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(a|one) (mere|measly|paltry|trifling) <number>",
      "(a|one) (mere|measly|paltry|trifling) (hundred|thousand|million|two|three|few|handful|couple|dozen)",
      "(nothing but|only|just) a (small|little|tiny|slight) (.. |)(warm-up|scratch|hiccup|prank|slip|joke)",
      "who (would|will|could) even (notice|care|miss|mind)",
    ],
    flags: [
      "He took a mere 300 from the till.",
      "She lost a mere two thousand.",
      "The crash was only a little scratch.",
      "One tree less: who would even notice?",
    ],
    passes: ["“Who would even notice?” he asked.", "He noticed a small scratch."],
  },
  {
    technique: "sales-promise",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(learn|earn|lose|speak|grow|make|get) .. while you (sleep|eat|relax|rest|watch)",
      "without (lifting a finger|opening a book|leaving the (sofa|house)|giving up .. food|any effort|doing a thing)",
    ],
    flags: ["Earn thousands while you sleep!", "Speak French without opening a book."],
    passes: ["“Earn money while you sleep,” the letter said.", "Do not make noise while the baby sleeps."],
  },
  {
    technique: "slogans",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "^ (less|fewer|no more) (..|) , more .. (!|:|$)",
      "^ no to .. , yes to .. (!|$)",
      "^ (our|my) (town|country|nation|city|land|people|children|streets|forests|farmers|workers) first !",
    ],
    flags: ["Less paper, more teaching!", "No to the tower, yes to the park!", "Our town first!"],
    passes: ["“Our town first!” he cried.", "He ate less sugar, more fruit and some bread."],
  },
  {
    technique: "us-and-them",
    source: SOURCE,
    strength: "strong",
    patterns: ["one of (ours|us) .. one of (theirs|them)", "(ours|us) and nobody else's"],
    flags: [
      "You can tell one of ours by his coat and one of theirs by his shoes.",
      "It is ours and nobody else's.",
    ],
    passes: ["“It is ours and nobody else's,” she said.", "One of us must go."],
  },
  {
    technique: "conversation-killer",
    source: SOURCE,
    strength: "strong",
    patterns: ["^ it is what it is $"],
    flags: ["It is what it is."],
    passes: ["“It is what it is,” she said.", "Tell me what it is."],
  },
];
