import type { Rule } from "../../../rule.ts";
import { EMOTIONS_SOURCE } from "./source.ts";

const FEELS = "(i am|i'm|we are|we're|i was|we were|makes me|made me|makes us|i feel|i get|we feel)";

/** Anger: somebody says that they are angry, or scolds. */
export const anger: readonly Rule[] = [
  {
    technique: "anger",
    source: EMOTIONS_SOURCE,
    strength: "strong",
    patterns: [
      `${FEELS} (so|very|really|absolutely|just|utterly|beyond|rightly|) (angry|furious|livid|outraged|enraged|fuming|incensed|mad|pissed|pissed off|fed up|sick and tired|sick of|indignant|appalled)`,
      "(shame on|how dare|go to hell|damn you|to hell with|the hell with) (you|they|them|him|her|he|she|anyone|those|these|the|all|us)",
      "(an outrage|outrageous|outrageously|a disgrace|disgraceful|disgracefully|shameful|shamefully|unforgivable|inexcusable|unconscionable|despicable|infuriating|infuriatingly|maddening)",
      "(make|makes|made|making) (my|our|your|one's) blood boil",
      "(have no shame|has no shame|have you no shame|enough is enough|bullshit|spit in the face|slap in the face|stab in the back|down our throats|bloody liars|rip us off|ripping us off)",
      "(i|we|people|voters|parents|workers) (have|'ve|) had (more than|) enough (of|!)",
      "(will|can|must|shall) (not|no longer) (stand for|tolerate|be silent|stay silent|remain silent|keep silent|put up with)",
      "(cannot|can't|won't) (stand for|tolerate|be silenced|stay silent|remain silent|keep silent|put up with) (this|these|any|it|that|such)",
      "(i|we) (strongly|utterly|firmly|unreservedly|) (condemn|denounce)",
      "our (strong|strongest|utter|firm|) (condemnation|outrage|fury)",
      "(blatant|shameless|brazen|barefaced|outright|disgusting) (lie|lies|theft|robbery|hypocrisy|corruption|abuse|contempt|disregard|lying|betrayal)",
      "(betrayed|betraying|robbed|robbing|cheated|cheating) (us|our|the people|the public|every one of us|all of us)",
      "(what the hell|for god's sake|for crying out loud|for heaven's sake|what is wrong with (you|these|them|people)|the nerve of|the gall of|the audacity of|screw (you|them)|blood on (his|her|their|your|its) hands|get away with murder|heads must roll|heads should roll|rot in hell|burn in hell|lock (him|her|them) up)",
      "(unacceptable|intolerable|scandalous|scandalously|monstrous|heartless|callous|callously|barbaric|treacherous|treachery|atrocity|atrocities|travesty|grotesque injustice|gross injustice|criminal negligence|vile lies|filthy lies|damned lies|hateful)",
      "(lied|lying|lie|lies) to (us|you|our|the (public|people|voters|nation|country))",
      "(must|should|will) be (held (accountable|responsible|to account)|punished|jailed|prosecuted|fired|sacked|locked up|ashamed|impeached)",
      "(trample|tramples|trampled|trampling|spit|spits|spat|spitting) (on|upon) (our|the|your|their|us)",
      "(stealing|steal|stole|stolen) (our|your|from us|from you|from the people|the election|house seats|votes)",
      "(i|we) (refuse|demand|are sick|will never forgive|cannot forgive|hate|despise|loathe|resent) (to (accept|be|sit)|an (end|apology|answer)|that|answers|justice|this|these|the (way|fact))",
    ],
    flags: [
      "What the hell is the council doing?",
      "The treatment of the patients was barbaric.",
      "They lied to us.",
      "The guards must be punished.",
      "The law tramples on our rights.",
      "They are stealing our pensions.",
      "We demand answers.",

      "I am furious about the new fees.",
      "How dare they close the school without asking?",
      "What the board did is shameful.",
      "It makes my blood boil.",
      "Enough is enough, and the fees must go.",
      "We have had enough of the noise.",
      "We will not stand for this.",
      "We can't tolerate such waste any longer.",
      "We condemn the closure of the school.",
      "We repeat our strongest condemnation.",
      "It was a barefaced lie.",
      "The council has betrayed us.",
    ],
    passes: [
      "“I am furious,” she said.",
      "The fire raged for two days in the hills.",
      "The paint is mad at neither end of the scale.",
    ],
  },
];
