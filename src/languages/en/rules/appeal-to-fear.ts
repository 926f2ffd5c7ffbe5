import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, appeal to fear or prejudice";

/** What a fear is for: that which is said to be lost, or to come. */
const RUIN =
  "(catastrophe|disaster|collapse|chaos|ruin|war|annihilation|extinction|destruction|slavery|tyranny|anarchy" +
  "|armageddon|apocalypse|bloodshed|genocide|doom|famine|dictatorship|oblivion|terror)";

/** Threats that are asked to carry a conclusion. */
export const appealToFear: readonly Rule[] = [
  {
    technique: "appeal-to-fear",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(will|would|could|going to|about to|set to|threatens to) .. " +
        "(destroy|enslave|ruin|bankrupt|overrun|crush) (us|you|our|everything|the nation)",
      "(will|would|could|going to|about to|threatens to) .. " +
        "(wipe out|tear apart|devastate|annihilate|obliterate) (us|our|the|everything|humanity)",
      "(your|our) (children|family|families|home|homes|daughters|sons|savings|way of life|freedom) " +
        "(will|could|may) (not|never) be safe",
      "(your|our) .. (children|family|home|homes|savings|jobs|lives|freedom|way of life) (are|is) " +
        "(at risk|under threat|in danger|under attack|at stake)",
      "(you|we|they|your family|your children|your (own|) child|your street|our town) " +
        "(could|will|may|might) be (the|) next",
      "(who|which of us|which one of us) (will be|is) next ?",
      "(mortal|grave|existential|deadly|imminent|clear and present|very real|dire|gravest) " +
        "(danger|threat|peril|menace) (to|for|of|that|facing)",
      "(serious|real|growing|direct|greatest|biggest) (threat|threats|danger|menace) to " +
        "(our|the very|humanity|mankind|democracy|freedom|world)",
      "(edge|brink|verge|precipice|cusp|jaws) of (a|an|the|total|complete|all-out|) " +
        "(new|national|global|nuclear|civil|economic|) " +
        RUIN,
      "(slide|sliding|descend|descending|plunge|plunging|hurtling|sleepwalking|spiralling|spiraling) " +
        ".. (into|towards|toward|to) .. " +
        RUIN,
      "(lead|leads|drag|dragging|drags|dragged|push|pushing|march|marching) " +
        "(us|our country|the country|humanity) .. (into|to|towards) .. " +
        RUIN,
      "(the|) (end|death|collapse|destruction|decline|downfall) of " +
        "(our (country|nation|way|civilisation|civilization)|civilisation|civilization)",
      "(end|death|collapse|decline|downfall) of " +
        "(democracy|freedom|the (west|world|nation|family|middle class)|free speech|our (country|nation|" +
        "society|civilisation))",
      "(coming|imminent|impending|looming|inevitable) " +
        "(apocalypse|armageddon|doom|catastrophe|bloodbath|onslaught|collapse|disaster)",
      "(nobody|no one|no-one|none of us|no child|no family|nowhere) (is|will be|are|will ever be) safe",
      "(blood|bodies|death|anarchy|riots|crime) (will|is going to|would) " +
        "(flow|run|pile up|rain|spill|come to|spread|rule|erupt) (in|on|our|to|across)",
      "(you|we|everyone|they) (should|ought to) (all|) be (very|) " +
        "(afraid|scared|terrified|frightened|worried|on high alert)",
      "(be|^ be) (very|very (,|) very) (afraid|scared|worried)",
      "(ticking|demographic) (time bomb|timebomb|bomb)",
      "(deadly|untreatable|incurable|killer|unstoppable|monster) " +
        "(virus|plague|disease|epidemic|superbug|outbreak|storm) (is|will|could|that|spreading)",
      "(the worst|worse|far worse|much worse) " +
        "(is yet to come|is still to come|is coming|lies ahead|is on its way)",
      "there (will|'ll) (soon|) be (no|nothing) .. (left|to eat|country|freedom|tomorrow|future)",
      "(way of life|very existence|survival|very survival|future|civilisation|civilization|" +
        "everything we love) (is|are) (at stake|under|in danger|threatened)",
      "(enemy|enemies|wolf|wolves|barbarians|invaders|foe) (is|are) (not only|already|now|) " +
        "(at|inside|within) (the|our) (gates|gate|door|walls)",
      "(forces|gates|armies|jaws) of (hell|darkness|evil|satan|chaos)",
    ],
    flags: [
      "The bank will soon ruin us and tear apart our town.",
      "Your children will never be safe.",
      "Our homes are at risk.",
      "You could be next. Who will be next?",
      "You could be next.",
      "Who will be next?",
      "It is an existential threat to the village, a serious threat to our freedom.",
      "We stand on the brink of war, sliding slowly into chaos.",
      "The plan will drag us into slavery.",
      "It is the end of our civilisation.",
      "It means the death of democracy, an impending doom.",
      "Nobody is safe.",
      "Blood will flow in the streets.",
      "You should be very afraid, be very afraid.",
      "It is a ticking time bomb.",
      "A deadly virus is on its way, and worse is yet to come.",
      "Soon there will be nothing to eat.",
      "There will be no freedom.",
      "Our very survival is at stake.",
      "The enemy is already at the gates with the forces of darkness.",
    ],
    passes: [
      "“They will destroy our country,” he told the rally.",
      "The storm could bring winds of 90 km/h to the coast.",
      "The medicine may cause a rash; see a doctor if it does.",
    ],
  },
  {
    technique: "appeal-to-fear",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "if (we|you) (don't|do not|fail to|refuse to) .. (, |) (we|you) (will|'ll|all) .. " +
        "(die|lose|perish|regret|pay|suffer|burn|starve|end)",
      "if (we|you) (don't|do not|fail to) (act|stop|fight|vote) .. , (our|your|the|there|it|they|this) " +
        ".. (will|won't|gone|lost|over|destroyed|die)",
      "if (this|he|she|they|it) (wins|win|passes|happens|succeeds|gets) .. , (we|you|our|your|it) " +
        "(will|'ll|can|could) .. (lose|over|gone|die|end|pay)",
      "next (it will|it'll|they will|they'll) (be|take|want|come for) (your|our)",
      "(coming|come) (for|after) (your|our|you|us) " +
        "(guns|gun|rifle|church|home|homes|children|kids|savings|money|car|job|farm|freedom|,|$|next|!)",
      "(want|wants|going|trying) to (take away|take|ban|steal|confiscate) (your|our) " +
        "(guns|gun|rifle|church|home|homes|children|kids|savings|money)",
      "(want|wants|going|trying) to (take away|take|ban|steal|confiscate) (your|our) " +
        "(car|cars|job|jobs|farm|farms|freedom|freedoms|rights)",
      "first they (came|come) for (the|our|your)",
      "they (will|can|could|'ll) (soon|simply|just|now|) (switch|cut|lock|shut) you (off|out|down|up)",
      "(soon|next|then) they (will|'ll) (decide|tell you|control|ban|force|take|come for|know) " +
        "(what|when|how|you|your|our|us|which)",
      "(nobody|no one) knows (who they are|where they (have come|came|come) from|what they (have done|" +
        "did|want))",
      "(lets|let|letting|allows|allow|allowing) them (to|) " +
        "(freeze|seize|take|read|track|spy on|search|block) (your|our)",
      "(track|tracks|tracking|monitor|monitors|monitoring|control|controls|watch|watches) " +
        "(your|our|people's|everyone's) every (move|step|word)",
      "in the hands of (terrorists|criminals|madmen|extremists|a madman|our enemies|the enemy|" +
        "murderers|foreign)",
      "(fighting-age|fighting aged|military-age|military-aged|unvetted) " +
        "(males|men|migrants|foreigners|strangers)",
      "(without|no) (any|) (vetting|screening|background checks) (or|whatsoever|at all|and|of any)",
      "(they|these people|criminals|the enemy|invaders) (are|is) (already|) " +
        "(among us|here among us|in our midst|coming for|in our (streets|towns|schools))",
      "(waiting|poised|ready|preparing|plotting) to " +
        "(strike|attack|invade|kill|murder|rob|pounce|destroy) (us|our|you|your|again|at|on)",
      "(spread|spreads|spreading|sweeps|sweeping|racing) " +
        "(like wildfire|unchecked|uncontrollably|out of control|across the (country|globe|world))",
      "(could|would|may|will) (put|place) .. (lives|troops|forces|families|children|us|you|soldiers) " +
        "(in harm's way|in danger|at risk|in peril)",
      "(drums|dogs|clouds|winds) of war",
      "(plunge|plunging|plunges|send|sending|triggering|trigger|unleash|unleashing) .. " +
        "(cataclysmic|catastrophic|apocalyptic|deadly|devastating)",
      "(all but|virtually|nearly|almost|completely) impossible to " +
        "(control|stop|contain|treat|cure|escape|survive|reverse)",
      "(global|deadly|worldwide|full-blown|catastrophic) " +
        "(pandemic|plague|epidemic|famine|meltdown|war) (is|much|more|now|will|likely|could)",
      "(is becoming|becoming|turning into|turned into|becomes) " +
        "(a police state|a war zone|a prison|a dictatorship|a battlefield)",
    ],
    flags: [
      "If we do not act, we will lose everything.",
      "If we don't act now, our village will be gone.",
      "If this passes, you could lose your home.",
      "Next it will be your garage.",
      "They are coming for your savings.",
      "They want to take away your rifle and your home.",
      "They are trying to ban our cars.",
      "First they came for the parking bays.",
      "Now they will switch you off like a light.",
      "Soon they will decide when you cook.",
      "Nobody knows who they are.",
      "The law lets them freeze your account and track your every move.",
      "The keys are in the hands of criminals.",
      "Military-age men came without any screening whatsoever.",
      "They are already among us, waiting to strike our towns.",
      "The rot is spreading like wildfire.",
      "It could put our children in danger.",
      "The drums of war beat, it will unleash a catastrophic storm, almost impossible to stop.",
      "A global famine is near.",
      "The town is becoming a police state.",
    ],
    passes: [
      "“Soon they will decide for us,” the caller said.",
      "The rangers walk the path, and then they come back by boat.",
      "The card lets them borrow four books.",
    ],
  },
  {
    technique: "appeal-to-fear",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(coming|headed|spreading) (soon|) to (a|your) " +
        "(town|city|street|neighbourhood|neighborhood|school|hospital|country) near you",
      "(only|just) a (matter|question) of time (before|until|,|$)",
      "not (a question|a matter|an issue) of if (,|) but when",
      "(nowhere|no place) (left|) to (hide|run|turn|go)",
      "(dire|grave|devastating|catastrophic|unthinkable|terrible|fatal|disastrous|horrific|" +
        "apocalyptic) (consequences|implications|results|outcome)",
      "(spell|spells|spelled|spelling) (the end|disaster|doom|ruin|death|catastrophe) (of|for|to|$|,)",
      "(worst nightmare|nightmare scenario|living hell|living nightmare|doomsday|death knell|" +
        "point of no return|perfect storm)",
      "(recipe|formula) for (disaster|chaos|catastrophe|war|ruin|tyranny)",
      "(disaster|catastrophe|tragedy|bloodbath|accident) waiting to happen",
      "(playing|play|plays) with (fire|our lives|people's lives|the lives|your life|your health|" +
        "children's lives)",
      "(world war (iii|three|3)|third world war|nuclear (holocaust|armageddon|winter|annihilation|war)|" +
        "all-out (war|civil war))",
      "(civil|race|holy|religious|class|total) war (is|will|looms|could|on our|in our|against)",
      "(existential|civilizational|civilisational|mortal|lethal) " +
        "(threat|crisis|struggle|danger|war|battle|challenge)",
      "(on|at|from) our (doorstep|doorsteps|very doorstep|shores|own backyard|own streets)",
      "(our|the) (civilization|civilisation|democracy|republic|freedom|economy|planet|country|nation) " +
        "(is|will be) (dying|doomed|finished|collapsing|under siege|on fire|at risk)",
      "(wipe|wipes|wiped|wiping) .. (off the (map|face)|from the (map|face))",
      "(lose|losing|lost) (our|your) (country|freedom|freedoms|way of life|children|homes|democracy|" +
        "culture|identity|very)",
      "(robbed|attacked|raped|murdered|killed|mugged|stabbed|beheaded) in (your|their|our) (own|) " +
        "(home|homes|bed|beds|streets|street)",
      "(live|lives|living) in (constant|daily|mortal|perpetual|permanent) (fear|terror|dread)",
      "(destabilise|destabilize|destabilises|destabilizes|destabilizing|threaten|threatens) " +
        "(the (entire|whole) (world|region|planet)|world peace|global peace|humanity)",
      "(threat|threats|menace) to (world peace|peace and|national security|western civilisation|" +
        "western civilization|public safety|the whole world|us all|everyone)",
      "(you|we) (will|'ll) (never|no longer) be (safe|free|able to) (again|in|walk|speak|leave|see|say|own)",
      "(turn|turns|turning|turned) (our|the|this) (country|city|town|streets|schools|world|land) into " +
        "(a|an) (war|hell|prison|battlefield|wasteland|slum|ghetto|killing)",
      "(hidden|silent|invisible|secret|deadly) " +
        "(killer|killers|danger|dangers|epidemic|poison|toxins|threat) " +
        "(in|lurking|inside|of|is|that|hiding)",
      "(what|imagine what) (will|would) happen (to (you|your|us|our)|if|when) .. " +
        "(gone|destroyed|collapses|die|dies|fails|comes|attack|take|takes|win) ?",
    ],
    flags: [
      "It is coming to a town near you.",
      "It is only a matter of time, and not a question of if, but when.",
      "There is nowhere to hide.",
      "It will have grave consequences and spells disaster for us.",
      "It is our worst nightmare, a recipe for chaos, a disaster waiting to happen.",
      "They are playing with fire, with all-out war.",
      "A civil war looms, an existential crisis on our doorstep.",
      "Our democracy is dying.",
      "They will wipe us off the map.",
      "We will lose our freedom.",
      "You may be robbed in your own home and live in constant fear.",
      "It threatens world peace, a threat to public safety.",
      "You will never be safe again.",
      "They turned our city into a war zone.",
      "Sugar is a silent killer in every shop: a silent killer lurking there.",
      "What will happen to your children if the bank collapses?",
    ],
    passes: [
      "“It is a recipe for disaster,” she said.",
      "The recipe for bread is on page 3.",
      "The ship was wiped clean.",
    ],
  },
  {
    technique: "appeal-to-fear",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(you|we|your children|our children) (will|'ll|would) never .. " +
        "(sleep|walk|feel|breathe|wake|see) .. (safely|safe|again|alone|free)",
      "(nobody|no one) (will|can|would) (protect|save|help|rescue|defend) (you|us|them|your|our)",
      "they (are|'re) (already |) coming (,|!|$|for (you|us|your|our|them))",
      "without (this|it|him|her|us|them|a|an) .. (you|your (family|children|home)) " +
        "(could|will|may|might) (be|lose|die|end)",
      "(imagine|picture) (your|our|waking|a world|losing) (own |) " +
        "(child|children|family|home|daughter|son|street|town|up|where|without) .. " +
        "(dead|gone|empty|burning|in flames|taken|dying|destroyed|killed|nothing)",
    ],
    flags: [
      "You will never sleep well again.",
      "Nobody will save us.",
      "They are coming for you.",
      "Without this lamp your family may be lost.",
      "Imagine your own child in a house in flames.",
    ],
    passes: [
      "“They are coming,” she said.",
      "Guests who are coming by bus get off at the mill.",
      "You will never see two alike.",
    ],
  },
  {
    technique: "appeal-to-fear",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(climate|ecological|environmental) (apocalypse|armageddon|doom|meltdown)",
      "(planet|world|house|country|nation|earth|home) (is|'s) " +
        "(on fire|burning|dying|in flames|sinking|drowning|choking)",
      "(mass|sixth|our own|human) extinction (is|event|of|and|,|$|will|now)",
      "(toxic|deadly|poisonous|chemical) (cocktail|soup|sludge|chemicals in|legacy|time bomb|poison)",
      "(poison|poisons|poisoning|poisoned|drugging|harming|killing) (our|your|us|you) " +
        "(children|child|kids|food|water|air|family|families|body|pets|bodies|planet)",
      "(experimental|untested|unsafe|so-called|deadly|killer) " +
        "(jab|jabs|vaccine|vaccines|injection|injections|shots|drugs)",
      "(guinea pigs|lab rats|cannon fodder|sitting ducks|lambs to the slaughter|sheep to the slaughter)",
      "(spiritual|holy|cosmic|apocalyptic) (war|warfare|battle|struggle) " +
        "(is|for|against|between|,|$|with|rages)",
      "(day|days|hour) of (reckoning|judgment|judgement|wrath|doom)",
      "(storm|reckoning|war|plague|disaster|crash|collapse|winter|bloodbath) is " +
        "(coming|upon us|near|here|at hand|brewing|inevitable)",
      "(who|nobody|no one) (will|can) (protect|save|defend|feed|help) " +
        "(us|you|our (children|families)|your (children|family)|them) (then|now|when|if|from|$|?)",
    ],
    flags: [
      "It is a climate apocalypse, and our planet is burning.",
      "A mass extinction is here: a toxic cocktail poisons our water.",
      "They push an experimental jab, and we are guinea pigs.",
      "A holy war rages.",
      "The day of reckoning is near, and a storm is coming.",
      "Nobody will protect us then.",
      "Who will feed our children then?",
    ],
    passes: ["“A storm is coming,” he said.", "The planet Mars is red.", "The guinea pig ate the lettuce."],
  },
];
