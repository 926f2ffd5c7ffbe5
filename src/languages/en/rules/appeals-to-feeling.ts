import type { Rule } from "../../rule.ts";

const SEMEVAL = "SemEval-2023 task 3, appeal to fear or prejudice";

const THREAT =
  "(catastrophe|disaster|collapse|chaos|ruin|civil war|world war|nuclear war|annihilation|extinction|destruction|death|slavery|tyranny|dictatorship|bankruptcy|anarchy|armageddon|apocalypse|bloodshed|oblivion|genocide|doom|famine|misery|servitude|poverty|terror|violence|war|another holocaust|the abyss)";

/** Threats and pity: feelings that are asked to carry a conclusion. */
export const appealsToFeeling: readonly Rule[] = [
  {
    technique: "appeal-to-fear",
    source: SEMEVAL,
    strength: "strong",
    patterns: [
      "(will|would|could|going to|about to|threatens to|threaten to|bound to|destined to|certain to|set to|may soon|might soon) (soon|all|only|inevitably|surely|) (destroy|annihilate|wipe out|devour|enslave|ruin|kill|exterminate|bankrupt|swallow|overrun|bury|crush|tear apart|rip apart|devastate|obliterate|eradicate) (us|you|our|the country|this country|the nation|everything|america|europe|britain|ukraine|your|all|the west|civilisation|civilization|millions|the world|humanity|the economy|western|families|society|everyone)",
      "(your|our) (children|family|families|home|homes|daughters|sons|wife|wives|savings|jobs|lives|life|kids|town|neighbourhood|neighborhood|way of life|freedoms|freedom|country|grandchildren|very existence) (will|is|are|could|would|may) (be|not be|no longer be|never be|under|at|in|face|suffer|pay|die) .. (next|safe|danger|risk|threat|attack|taken|gone|destroyed|stolen|lost|peril|war|jeopardy|forced|killed|price|consequences)",
      "(you|we|they|your family|your children) (could|will|may|might) be next",
      "(who|which of us|which one of us) (will be|is) next",
      "(mortal|grave|existential|deadly|imminent|lethal|terrible|clear and present|very real|real and present|serious|dire|extreme|gravest|unprecedented|growing|looming) (danger|threat|peril|menace|risk) (to|for|of|that|facing|we|from) (our|us|the country|america|the nation|humanity|you|your|all|democracy|the world|civilisation|civilization|western|freedom|every|europe|the west|society|the very|national|mankind)",
      "(edge|brink|verge|precipice|eve|cusp|jaws) of (a|an|the|total|complete|all-out|) (new|national|global|nuclear|economic|social|) " +
        THREAT,
      "(slide|sliding|slides|descend|descending|descends|plunge|plunging|plunged|plunges|march|marching|hurtling|heading|headed|sleepwalking|sleep-walking|spiralling|spiraling|drifting|rushing|racing|lead|leads|leading|drag|dragging|drags|dragged|push|pushing) .. (into|towards|toward|to|for) (a|an|the|total|complete|our|) (new|all-out|full-scale|) " +
        THREAT,
      "(the|total|complete|societal|economic|imminent|inevitable|coming|looming|impending|utter) (coming|imminent|impending|) (end of (america|our|the west|civilisation|civilization|democracy|the world|freedom|everything|the family|europe)|collapse of (our|the west|society|civilisation|civilization|america|europe|the economy|the country|western))",
      "(coming|imminent|impending|looming|inevitable|total|complete|societal|economic|utter) (apocalypse|armageddon|doom|catastrophe|bloodbath|holocaust|onslaught|nightmare)",
      "(flood|flooding|flooded|swamp|swamped|swamping|overrun|invade|invaded|invading|swarm|swarming|pour|pouring|poured|overwhelm|overwhelmed|overwhelming|stream|streaming|streamed|inundated) .. (our|the|this|by|with|across|over|into|of) (borders|border|country|streets|cities|towns|illegal|illegals|migrants|immigrants|foreigners|refugees|shores|communities|neighbourhoods|neighborhoods|schools|aliens|muslims|criminals|invaders)",
      "(invasion|flood|wave|waves|tide|hordes|horde|swarm|swarms|tsunami|army|influx|stampede) of (illegal|illegals|migrants|immigrants|foreigners|refugees|muslims|aliens|criminals|military-age|young men|invaders|asylum|foreign|so-called|economic|unvetted)",
      "(they|these people|criminals|terrorists|the enemy|illegals|foreigners|migrants|islamists|jihadists|the elites|the left|the globalists|communists|radicals) (are|is|will|want to|wants to|would) (after (you|us|our)|come for|destroy|kill|steal|enslave|invade|replace|rape|murder|slaughter|coming for|coming after|among us|already here|at our|take over|taking over|conquer|eradicate|wipe)",
      "(nobody|no one|no-one|none of us|no child|no family|nowhere) (is|will be|are) safe",
      "(if) (we|you|they|nothing|this|he|she|nobody|no one|the) (don't|do not|fail to|refuse to|doesn't|lose|win|wins|is not|isn't|are not|continue|continues|let|allow|stay|is done|stops|gets|get|passes|happens) .. (,|then|,|we|it|you|there|they) (will|there will|we will|you will|we'll|you'll|it will|they will|there'll|our|your|could|might|may|shall) .. (die|lose|destroyed|lost|over|gone|war|suffer|pay|end|chaos|disaster|dead|slaves|enslaved|catastrophe|collapse|ruin|regret|worse|too late|cease to exist|perish|finished|doomed|disappear|no longer)",
      "(blood|bodies|death|violence|terror|crime|anarchy|riots) (will|is going to|would) (flow|run|pile up|rain|spill|come to|spread|be on|fill|rule|erupt)",
      "(you should be|we should be|should be|be very|should all be|^ be) (afraid|scared|very afraid|very scared|worried|terrified|frightened)",
      "(ticking|demographic) (time bomb|timebomb|bomb)",
      "(chilling|terrifying|horrifying|frightening|scary|ominous|grim|dark|deadly|sobering|nightmare|doomsday|apocalyptic) (warning|prospect|reality|scenario|truth|future|prediction|sign|signs|development|developments|reminder|glimpse|possibility|new|vision)",
      "(deadly|lethal|killer|untreatable|incurable|silent killer|highly contagious|horrific) (virus|plague|disease|epidemic|poison|toxins|toxin|chemicals|weapon|superbug|outbreak|pandemic|threat|jihad) (that|which|could|will|is|spreading|threatens|has been|sweeping|ravaging)",
      "(the worst|worse|far worse|much worse|something worse) (is yet to come|is still to come|is coming|lies ahead|may be yet|is on its way)",
      "(there will be|we will have|we'll have|you will have|you'll have) (no|nothing) .. (left|country|future|freedom|america|europe|stop|tomorrow|borders)",
      "(wake up|waking up) to (find|the danger|the threat|a|the reality)",
      "(before|until) (it is|it's) all (gone|over|destroyed|taken)",
      "(threat|threats|danger|menace) to (our|your|the very|western|humanity|mankind|national|civilised|civilized|democracy|freedom|everything|american|world) (way of life|existence|civilisation|civilization|children|freedom|freedoms|survival|security|itself|peace|families|society|values|democracy|future|country|we)",
    ],
    flags: [
      "If we do not act, we will lose everything.",
      "They will destroy our way of life, and your children will not be safe.",
      "The country stands on the brink of civil war.",
      "You could be next.",
    ],
    passes: [
      "“They will destroy our country,” he told the rally.",
      "The storm could bring winds of 90 km/h to the coast.",
      "The medicine may cause a rash; see a doctor if it does.",
    ],
  },
  {
    technique: "appeal-to-fear",
    source: SEMEVAL,
    strength: "weak",
    patterns: [
      "(danger|dangers|dangerous|threat|threats|threatens|threatening|peril|perilous|menace|menacing|doomed|doom|apocalypse|apocalyptic|catastrophe|catastrophic|terrifying|terrified|frightening|scary|scarier|alarming|alarmingly|dire|dreadful|ominous|deadly|lethal|fatal|horror|nightmare|panic|collapse|annihilation|extinction|existential|bloodbath|untreatable|uncontrollable|unstoppable|dread|fears that|fear that)",
      "(would|will|could) (lead|result|end) (to|in|up) .. " + THREAT,
      "(out of|spiral out of|spiralling out of|spiraling out of|spinning out of|get out of|beyond) control",
      "(pose|poses|posing|posed) (a|an) .. (threat|danger|risk)",
      "(terrorist|terrorists|terrorism|jihad|jihadist|jihadists|criminals|invaders|invasion|rapists|murderers|killers|predators|epidemic|plague|outbreak) .. (our|your|spread|spreading|everywhere|coming|children)",
    ],
    flags: ["A deadly threat is spinning out of control."],
    passes: [
      "“It is a dangerous road,” the driver said.",
      "Water the seedlings every second day.",
      "The team meets on Thursday at six.",
    ],
  },
  {
    technique: "appeal-to-pity",
    source: "SlavicNLP 2025 shared task, appeal to pity (Piskorski et al. 2025)",
    strength: "strong",
    patterns: [
      "(poor|innocent|helpless|defenceless|defenseless|starving|crying|weeping|sobbing|frightened|suffering|traumatised|traumatized) (little|innocent|helpless|starving|old|) (child|children|baby|babies|orphans|orphan|souls|victims|mothers|mother|widow|widows|pensioners|families|animals|creature|creatures|girl|boy|toddler|kids|grandmother|grandmothers|people|man|woman|lambs|puppies)",
      "(think|imagine|picture|consider|spare a thought) (of|) (the|for|about|those|this|how|these|what|a|being) (poor|innocent|children|suffering|mother|mothers|families|little|starving|tears|pain|victims|orphans|widow|child|elderly|animals|helpless|wounded|parents|agony|desperate) ",
      "(broke|breaks|break|breaking|rip|rips|tore|tears) (my|your|our|her|his|the|one's) (heart|hearts)",
      "(heart-breaking|heartbreaking|heart-rending|heartrending|heart-wrenching|heartwrenching|tear-jerking|pitiable|soul-crushing)",
      "(tears|sobs) (in|streaming|running|rolling|welled|pouring|streamed) (down|in|up|from) (her|his|their|my|our|the) (eyes|face|faces|cheeks|eye)",
      "(have you|have they|has he|have we|has she|do you have|where is your|does nobody have|has nobody|do they have) no (heart|pity|compassion|mercy|shame|soul|conscience)",
      "(how can|how could) (anyone|you|we|they|one) (turn away|look away|ignore|refuse|be so cruel|do this to|deny|abandon|leave) .. (suffering|child|children|people|them|her|him|families|tears|mother|animals|help|need|poor|mothers|pain|eyes)",
      "(through|despite|after) no fault of (his|her|their|its) own",
      "(after) (everything|all) (he|she|they|we|i|these people) .. (been through|suffered|endured|done for|sacrificed|gave|given|lost)",
      "(has|have|had) (already|) (suffered|endured|been through|lost|gone through) (enough|so much|too much|unimaginable|untold|unspeakable|everything|more than (anyone|enough|their share|his share|her share))",
      "(left|leaving|leave|leaves|forced|abandoned|condemned) (to|) (die|starve|rot|freeze|beg|suffer|weep|perish|fend) (in|on|alone|for|by|without|like|from|out|to|of|slowly)",
      "(cries|tears|screams|agony|pain|plight|anguish|sobs|grief) of (a|the|those|these|our|innocent|mothers|orphans|children|starving|desperate|helpless|broken) .. (mother|mothers|child|children|families|widow|widows|victims|people|orphans|father|parents|woman|animals|babies|poor|souls)",
      "(please|i beg you|i implore you|we beg you|i am begging|we implore you) .. (have mercy|don't let|do not let|help him|help her|help them|save|pity|compassion)",
      "(unimaginable|untold|unspeakable|endless|unbearable|indescribable|immense|needless) (suffering|pain|grief|agony|misery|torment|anguish|heartache|sorrow)",
    ],
    flags: [
      "Think of the poor mothers with tears in their eyes before you say no.",
      "These helpless animals have suffered enough.",
      "Have you no heart?",
    ],
    passes: [
      "“These poor children have suffered enough,” the aunt said.",
      "The nursery takes 40 children aged one to four.",
      "He was treated for heart disease.",
    ],
  },
];
