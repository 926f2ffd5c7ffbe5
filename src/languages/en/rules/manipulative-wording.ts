import type { Rule } from "../../rule.ts";

const SEMEVAL = "SemEval-2023 task 3, manipulative wording";

/** Vague weight, stretched scale, high spirits. Loaded language has files of its own; repetition is a matter of structure. */
export const manipulativeWording: readonly Rule[] = [
  {
    technique: "obfuscation",
    source: `${SEMEVAL}, obfuscation, intentional vagueness, confusion`,
    strength: "strong",
    patterns: [
      "(leverage|leveraging|harness|harnessing|unlock|unlocking|maximise|maximising|maximize|maximizing|drive|driving|deliver|delivering|realise|realising|create|creating|optimise|optimising|optimize|optimizing|enable|enabling|harnesses|unlocks|leverages) (our|the|key|new|cross-functional|sustainable|transformative|strategic|innovative|holistic|scalable|end-to-end|value|stakeholder|shared|core|full|its|their) .. (synergies|synergy|value|outcomes|capabilities|paradigm|paradigms|potential|competencies|ecosystem|ecosystems|deliverables|learnings|alignment|solutions|transformation|resilience|framework|excellence|engagement)",
      "(paradigm shift|holistic approach|strategic realignment|synergies|value-added|win-win solution|win-win solutions|thought leadership|going forward ,|moving forward ,|best-in-class|mission-critical|game-changing|next-generation solutions|multi-pronged|multi-faceted approach|multifaceted approach|whole-of-society|outside the box|low-hanging fruit|core competencies|move the needle|circle back|deep dive into|actionable insights|bleeding-edge)",
      "(all|the|certain|appropriate|necessary|relevant|suitable|various|some|adequate|proper|corresponding) (appropriate|necessary|relevant|suitable|required|possible|adequate|) (steps|measures|actions|action|procedures|mechanisms|adjustments|arrangements|structures|circles|considerations) (will be|were|are being|have been|are|is being|has been|shall be|to be|would be) (taken|implemented|considered|put in place|explored|initiated|followed|undertaken|adopted|examined|addressed)",
      "(mistakes were made|lessons will be learned|lessons will be learnt|lessons have been learned|lessons have been learnt|errors were made|things were said|it was felt that|concerns were raised in|it has been decided that|it was decided at a certain)",
      "(in (due course|the fullness of time|one way or another|some way|a certain sense|some sense|a manner of speaking|certain circles|the current context|the present circumstances)|at (some|a certain) (point in time|level|stage)|to (some|a certain) (extent|degree) ,|as (and when|the case may be)|so to speak|and so on and so forth|for obvious reasons|for certain reasons|for known reasons|for various reasons)",
      "(collateral damage|enhanced interrogation|ethnic cleansing of|surgical strike|surgical strikes|kinetic action|police action|special military operation|regime change|extraordinary rendition|friendly fire incident|right-sizing|rightsizing|workforce (optimisation|optimization|realignment|adjustment|reduction)|headcount (optimisation|optimization|reduction)|let go of|negative growth|revenue enhancement|revenue enhancements|pre-owned|alternative facts|economical with the truth|terminological inexactitude|involuntary (separation|conversion)|negative patient|aspirational goals)",
      "(constructive|meaningful|robust|ongoing|open|frank|comprehensive|inclusive) (dialogue|conversations|conversation|engagement|discussions|process|exchange) (with|among|around|between|on|about|going|that) (all|key|relevant|the|various|our|stakeholders|diverse|partners|interested) (stakeholders|parties|partners|actors|relevant|sides|interested|key)",
      "(committed|commitment|dedicated|strive|striving|work tirelessly|working tirelessly) to (excellence|delivering|the highest|ensuring|continuous|transparency|positive|innovation|fostering|a better|improving outcomes|making a difference|being) .. (outcomes|standards|value|experience|improvement|excellence|solutions|future|change|possible|and|for)",
    ],
    flags: [
      "Going forward, we will leverage our cross-functional synergies.",
      "Mistakes were made, and appropriate measures will be taken in due course.",
      "It was a case of workforce optimisation.",
    ],
    passes: [
      "“Mistakes were made,” the chairman said.",
      "The plumber will replace the valve on Tuesday.",
      "Measures of rainfall are taken at six stations.",
    ],
  },
  {
    technique: "exaggeration-minimisation",
    source: `${SEMEVAL}, exaggeration or minimisation`,
    strength: "strong",
    patterns: [
      "(the|one of the|perhaps the|arguably the|by far the|probably the|possibly the|easily the|quite possibly the|simply the) (single|) (biggest|greatest|worst|best|most (dangerous|corrupt|important|powerful|incompetent|evil|disastrous|shameful|outrageous|brutal|hated|beautiful|amazing|incredible|popular|successful|radical|extreme|devastating|dishonest|consequential|terrible|horrific|shocking|ridiculous|divisive|destructive|cruel|vicious|repressive|notorious|infamous)|deadliest|bloodiest|dumbest|stupidest|craziest|darkest|vilest|cruellest|cruelest|finest|strongest|weakest|wildest|sickest|saddest|gravest) .. (ever|in history|of all time|in the world|on earth|on the planet|in the history|known to man|in living memory|we have ever|the world has|in human history|in our history|in american history|imaginable|possible|of our time|of our age|of the century|of modern times|in the universe|in our lifetime|in our lifetimes|since hitler|since stalin|since the second)",
      "(absolutely|totally|utterly|completely|completely and utterly|downright|positively|wildly|ridiculously|unbelievably|insanely|beyond|mind-bogglingly|monumentally|spectacularly|hopelessly|incredibly|extraordinarily|astonishingly|staggeringly|unimaginably|phenomenally|infinitely|massively|colossally|epically) (nothing|everything|everyone|nobody|devastating|devastated|destroyed|catastrophic|incredible|amazing|insane|disgusting|corrupt|stupid|unbelievable|brilliant|terrible|terrifying|useless|worthless|ruined|obliterated|perfect|dishonest|evil|false|outrageous|ridiculous|unacceptable|incompetent|wrong|crazy|fantastic|huge|clueless|dangerous|naive|powerful|beautiful|unprecedented|bizarre|irresponsible|out of control|absurd|mad|broken|unhinged|belief|comprehension|broke|discredited|pointless|shocking|horrific|awful|disastrous|irrelevant|oblivious)",
      "(just a|only a|merely a|nothing but a|nothing more than a|no more than a|little more than a|simply a|only|just) (minor|tiny|small|little|harmless|trivial|mere) (hiccup|blip|inconvenience|misunderstanding|joke|mishap|glitch|prank|scratch|detail|disagreement|mistake|flu|cold|setback|incident|price to pay|matter|technicality|sniffle|bump|distraction|formality|storm in a teacup)",
      "(storm in a teacup|tempest in a teapot|much ado about nothing|mountain out of a molehill|nothingburger|nothing burger|blown out of (all|) proportion|nothing to see here|no big deal|not a big deal|a drop in the ocean|a drop in the bucket|nothing to worry about|small potatoes|peanuts compared)",
      "(is|are|was|were) (nothing (more|else|less|but|short)|little (more|else)) (than|of|but) ",
      "(nothing|anything|little) (short|less) (of|than) (a|an|the|total|complete|criminal|astonishing|miraculous|disastrous|catastrophic|insane|revolutionary|treason|evil|murder|terrorism|scandalous|extraordinary|shameful|suicide|genocide)",
      "(100|1000|one hundred|one thousand|a hundred|a thousand|200|110|million|a million) (percent|per cent|times) (sure|certain|true|false|wrong|right|worse|better|more|correct|behind|effective|guaranteed|safe)",
      "(never|not|nothing|nowhere) (before|once|like this|like it|ever) (in|has|have|seen|been|since|had|did|in all) (history|the history|there|anything|such|human|our|all|a|so|the world|anyone|my life|anybody|living|before)",
      "(the world|history|anyone|man|mankind|humanity|america|this country|the planet|europe|we) (has|have) (ever|never) (seen|known|faced|witnessed|experienced|heard|produced|endured|had)",
      "(of|in) (biblical|epic|historic|apocalyptic|gigantic|monumental|colossal|cosmic|staggering|mind-boggling|epidemic|unimaginable) (proportions|proportion|scale|magnitude)",
      "(a|an|literal|veritable|complete|total|absolute|perfect|full-blown|full-scale|all-out|utter|unmitigated|unqualified|epic|virtual|real) (tsunami|avalanche|explosion|epidemic|catastrophe|disaster|meltdown|bloodbath|apocalypse|nightmare|earthquake|hell|war zone|circus|joke|failure|mess|madness|insanity|chaos|collapse|slave|slaves|prison|dictatorship|holocaust|genocide|revolution|miracle|massacre|annihilation|destruction|disgrace|police state|vassal|flop|obsession|treasure trove|invasion|war|war on) ",
      "(countless|endless|innumerable|limitless|boundless|infinite|neverending|never-ending|unending|unlimited|incalculable|immeasurable|untold) (lies|scandals|crimes|times|victims|examples|lives|wars|millions|billions|failures|attacks|possibilities|harm|damage|atrocities|benefits|potential|supply|wealth|insults|sums)",
      "(tremendous|tremendously|stupendous|mind-blowing|mind-boggling|earth-shattering|earthshattering|world-shattering|world-shaking|ground-breaking|groundbreaking|game-changer|unparalleled|unrivalled|unrivaled|jaw-dropping|eye-popping|off the charts|through the roof|skyrocketed|skyrocketing|skyrocket|bombshell|blockbuster|monumental|gargantuan|humongous|ginormous|miraculous|miraculously)",
      "(whole|entire) (world|planet|universe|country|nation|generation|system|media|establishment|political class) (is|was|has|are|will|have|knows|laughs|depends)",
      "(worse|better|more dangerous|deadlier|crueller|more corrupt|bigger|greater|more evil|more powerful) than (hitler|stalin|watergate|the nazis|the holocaust|slavery|anything|ever before|any|chernobyl|covid|the plague|cancer|hell|the soviet)",
    ],
    flags: [
      "This is the biggest scandal in the history of the town.",
      "It was an absolute disaster, nothing short of a miracle that anyone lived.",
      "It's just a minor hiccup, a storm in a teacup.",
      "Never before in history has anyone been so utterly useless.",
    ],
    passes: [
      "“It was the worst night of all time,” the singer said.",
      "The lake is the largest in the county, at 12 square kilometres.",
      "Add a small handful of parsley.",
    ],
  },
  {
    technique: "exaggeration-minimisation",
    source: `${SEMEVAL}, exaggeration or minimisation`,
    strength: "weak",
    patterns: [
      "(absolutely|totally|utterly|completely|entirely|extremely|incredibly|unbelievably|insanely|massively|hugely|vastly|enormously|immensely|extraordinarily|extraordinary|exceptionally|overwhelmingly|dramatically|drastically|astronomical|astronomically|exponentially|wildly|staggering|unprecedented|historic|massive|enormous|colossal|gigantic|immense|vast|huge|epic|ultimate|sheer|total|utter|complete|absolute|countless|endless|endlessly|infinite|infinitely|rampant|sky-high|soaring|plummeting|mere|merely|barely|hardly|scarcely|so-called|literally|very very|strikingly|undeniable|undeniably|unquestionably|indisputable|extreme)",
      "(worst|best|greatest|biggest|deadliest|darkest|largest|strongest|finest) .. (ever|in history|of all time|in the world|on earth|in years|in decades)",
      "(all|every|any|no|each) (single|last|possible|conceivable|imaginable) ",
      "(always|never|everyone|everybody|nobody|no one|everything|nothing|everywhere|forever)",
      "(very|so|really|far|much|too) (bad|good|wrong|strong|serious|dangerous|sad|proud|important|clear|weak|stupid|great|many times|long)",
      "(nothing but|nothing more than) (a|an|another)",
    ],
    flags: ["Absolutely everyone was utterly lost."],
    passes: [
      "“It was absolutely packed,” the usher said.",
      "Trains run at 10 and 11.",
      "The report lists three causes.",
    ],
  },
  {
    technique: "euphoria",
    source: "UNLP 2025 shared task, euphoria",
    strength: "strong",
    patterns: [
      "(we|they|our boys|our heroes|our guys|our people|our army|our fighters|america|ukraine|our team|our soldiers|our troops) (did it|won|are winning|have won|have done it|are unstoppable|are invincible|crushed|smashed|humiliated|will crush|will smash|destroyed|have triumphed|triumphed|are back|are on fire) .. (!|$|them|the|it|enemy|again|all)",
      "(hooray|hurrah|hurray|hallelujah|woohoo|woo-hoo|yay|bravo|yippee|huzzah|what a (day|victory|win|night|triumph|moment|time to be alive|team|country|success|feat|beauty|joy)) (!|,|$)",
      "(historic|glorious|stunning|magnificent|resounding|crushing|tremendous|spectacular|brilliant|triumphant|sweeping|epic|landslide|dazzling|astonishing|unbelievable|fantastic|phenomenal) (victory|victories|triumph|success|win|breakthrough|achievement|achievements|comeback|result|feat|counteroffensive|moment|blow)",
      "(unstoppable|invincible|unbeatable|unbreakable|undefeated|indestructible) (!|force|army|people|spirit|nation|movement|will|momentum|heroes|team|america|ukraine)",
      "(bright|brightest|brighter|golden|glorious|radiant|dazzling|shining|magnificent|great|wonderful) (future|age|era|tomorrow|dawn|days|horizon|days ahead|things) (awaits|is|lies|ahead|of|has|begins|are|for our|for all|await|dawns|is coming|to come)",
      "(new|golden) (dawn|age|era) (of|for|has|is|begins|in our) (hope|greatness|freedom|prosperity|america|our|dawned|come|here|peace|humanity|begun|upon|all|ukraine|glory|pride|the)",
      "(the enemy|the enemies|they|our enemies|the invaders|the occupiers|our rivals|the critics|the other side|the russians|the doubters) (are|is|were|was) (fleeing|running|on the run|in panic|panicking|trembling|finished|collapsing|doomed|crushed|shaking|terrified|in retreat|in disarray|in tears|weeping|done for) .. (!|$|in|from|like|before|and)",
      "(so|incredibly|immensely|bursting with|beyond|filled with|overflowing with|full of) (proud|pride|joy|happy|grateful|blessed|excited|thrilled|hope) (!|of our|of my country|to be|of these|of this|at|and|for our|that we)",
      "(nothing|no one|nobody) (can|could|will) (stop|defeat|break|beat|hold|conquer|touch) (us|our|this|them|ukraine|america|me|you)",
      "(best|greatest|happiest|proudest|most beautiful|most wonderful) (day|moment|news|gift|feeling|time|night|hour) (ever|of my|of our|in|you|for|imaginable|!)",
      "(miracle|miracles|magic|a dream come true|history has been made|history was made|history is being made|we made history|making history|dreams do come true|dreams come true)",
      "(amazing|fantastic|wonderful|incredible|great|glorious|awesome|unbelievable|tremendous|brilliant|good) (news|job|work|day|people|result|guys|victory) !",
    ],
    flags: [
      "What a day! A glorious victory, and nothing can stop us!",
      "The enemy is fleeing in panic!",
      "A golden age of hope has begun.",
    ],
    passes: [
      "“What a day!” the winner said. “Nothing can stop us!”",
      "The team won 3–1 and moved up to fourth place.",
      "The golden hamster is active at night.",
    ],
  },
];
