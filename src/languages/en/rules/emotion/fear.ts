import type { Rule } from "../../../rule.ts";
import { EMOTIONS_SOURCE } from "./source.ts";

const FEELS =
  "(i am|i'm|we are|we're|i was|we were|he is|she is|is|was|are|were|people are|makes me|i feel|felt|feel)";

/** Fear: somebody says that they are afraid, or paints what is to be feared. */
export const fear: readonly Rule[] = [
  {
    technique: "fear",
    source: EMOTIONS_SOURCE,
    strength: "strong",
    patterns: [
      `${FEELS} (so|very|really|truly|absolutely|deeply|just|) (afraid|scared|terrified|frightened|petrified|horrified|alarmed|worried sick|deeply worried|deeply concerned)`,
      "(terrifying|frightening|nightmarish|bone-chilling|spine-chilling|apocalyptic|apocalypse|armageddon|doomsday|horrifying|hair-raising)",
      "(be afraid|be very afraid|god help us|heaven help us|no one is safe|nobody is safe|it is only a matter of time|it's only a matter of time|worst is yet to come|living in fear|live in fear|gripped by fear|fear for my|fear for our|fears for her|fears for his|worst nightmare|spiral out of control|spiralling out of control|spiraling out of control|point of no return|before it is too late|before it's too late)",
      "(existential|mortal|grave|deadly|imminent|terrible) (threat|danger|peril|risk) (to (us|our|all|every|the|you|your|america|society|humanity|mankind)|is|we)",
      "(grim|terrible|frightening|bleak|dire) (prospect|prospects|warning|warnings|consequences|reality|future)",
      "(crisis|disaster|catastrophe|tragedy|plague|epidemic) of (epic|biblical|unimaginable|historic|enormous) (proportions|proportion|scale)",
      "(could|will|would|may|might|can|going to) (kill|destroy|wipe out|annihilate|engulf|devastate|obliterate|poison) (us|you|your|our|millions|thousands|all of us|humanity|everything|everyone|the planet|the world|civilisation|civilization)",
      "(beginning|starting|begins|starts) to panic",
      "(chilling|chillingly|ominous|ominously|menacing|menacingly|alarming|alarmingly|doomed|time bomb|ticking bomb|powder keg|perfect storm|death sentence|bloodbath|killing fields|martial law|police state|world war iii|world war three|nuclear war|nuclear annihilation|sleeper cells|like wildfire|sky is falling)",
      "(verge|brink|edge) of (collapse|war|disaster|catastrophe|ruin|extinction|civil war|annihilation|the abyss|destruction|chaos|bankruptcy)",
      "(threatens|threatening|threaten) (to (destroy|engulf|wipe|overwhelm|tear|devour|kill|end)|our (very|way|lives|existence|children|families|freedom)|the very|us all)",
      "(your|our) (family|children|kids|homes|home|lives|life|savings|freedom|freedoms|way of life|health) (is|are|could be|may be|will be) (at risk|in danger|under threat|under attack|next|in jeopardy|at stake)",
      "(collapse|destruction|end|death|decline) of (civilisation|civilization|our (society|country|nation|economy|way)|the (west|economy|country|nation|republic|world)|western|democracy|freedom|humanity)",
      "(there is|there's|has|with) (no|nowhere) (cure|escape|way out|to hide|to run)",
      "(flooded|overrun|overwhelmed|swamped|invaded|infiltrated) (by|with)",
    ],
    flags: [
      "The silence was ominous.",
      "The valley stands on the brink of ruin.",
      "The plant threatens our way of life.",
      "Your savings are at risk.",
      "It would be the end of our way of life and the collapse of our economy.",
      "There is no cure and no escape.",
      "The town will be overrun by thieves.",

      "We are terrified of the next storm.",
      "The noise was terrifying.",
      "Nobody is safe on this road.",
      "The dam is a mortal danger to our valley.",
      "A bleak future awaits the town.",
      "It is a crisis of epic proportions.",
      "The gas could kill thousands.",
      "The markets are beginning to panic.",
    ],
    passes: [
      "“I am scared,” the girl said.",
      "The horror section is on the second floor.",
      "Wear gloves, since the acid can burn skin.",
    ],
  },
];
