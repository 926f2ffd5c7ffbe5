import type { Rule } from "../../rule.ts";

const SOURCE = "Haslam, Dehumanization: An Integrative Review (2006); the words are our own list";

/** People who come from elsewhere, as such a sentence may call them. */
const NEWCOMERS =
  "(migrants|immigrants|refugees|foreigners|illegals|illegal|aliens|newcomers|asylum|strangers|invaders|outsiders)";

/** People spoken of as beasts, dirt, disease, flood or devils. */
export const dehumanisation: readonly Rule[] = [
  {
    technique: "dehumanisation",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(subhuman|subhumans|sub-human|sub-humans|untermensch|untermenschen|non-humans|orcs|humanoids)",
      "(human|two-legged|walking) (animals|beasts|trash|garbage|vermin|filth|cockroaches|rats|debris|cattle|cancer)",
      "(they|these people|those people|such people|they're|people like that) (are|) (all|just|nothing but|not|) (animals|beasts)",
      "(they|they're|these people|those people) (are|) (all|just|nothing but|) (vermin|rats|pigs|dogs|monsters|savages)",
      "(they|they're|these people|those people) (are|) (all|just|nothing but|) (parasites|leeches|scum|filth|pests|insects)",
      "(they|they're|these people|those people) (are|) (not|hardly|barely|no longer|less than) (even|) (human|people|humans)",
      "(parasites|leeches|vermin|bloodsuckers|maggots) (who|that) (feast|suck|infest|have|are|vote|steal)",
      "(parasites|leeches|bloodsuckers) (on|of|living off|feeding on|sucking) (the|our|society|taxpayers|honest|working)",
      "(swarm|swarms|horde|hordes|flood|floods|tide|tsunami|deluge|plague|infestation|invasion|army) of " +
        NEWCOMERS,
      "(swarm|hordes|horde|flood|tide|invasion) of (unvetted|uncontrolled|fighting-age|military-age|foreign|so-called)",
      "(migrant|immigrant|refugee|alien) (horde|hordes|masses|flood|tide|tsunami|swarm|swarms|invasion|infestation)",
      "(flooded|flooding|swamped|inundated|infested|overrun|teeming|crawling|swarming) (with|by) " +
        NEWCOMERS,
      "(infest|infests|infested|infesting) (our|this|the) (country|city|cities|streets|land|town|nation|neighbourhood)",
      "(breed|breeds|breeding|multiply|multiplying|reproduce) like (rabbits|rats|flies|cockroaches|vermin|animals)",
      "(cancer|tumour|tumor|plague|parasite|pest|virus|disease|pox|cancerous growth) (on|in|of) (our|this|society|the body)",
      "(exterminate|exterminated|cleanse|purge|fumigate|smoke out|put down|wipe out) (them|these people|the vermin|this)",
      "(clean|cleanse|cleansing|rid|purge|free) (our|the|this) .. of (them|these people|this filth|the vermin|such|foreigners)",
      "(is|are|was) (satan|the devil|satan himself|demons|devils|pure evil|evil incarnate|the antichrist|spawn of)",
      "(demon|devil|satan|monster|monsters|beast|beasts|animals|savages) in (human|the) (form|shape|skin|flesh|guise)",
    ],
    flags: [
      "To him they are subhumans and human garbage.",
      "These people are nothing but animals.",
      "They are all vermin.",
      "They are parasites, and they are not even human.",
      "Parasites who feast on our work are leeches on society.",
      "A swarm of migrants and a flood of unvetted young men, a migrant tsunami.",
      "The town is overrun by foreigners who infest our streets and breed like rabbits.",
      "They are a cancer in our country.",
      "Wipe out the vermin and rid the land of them.",
      "She is the devil, a monster in human form.",
    ],
    passes: [
      "“They are animals,” the driver said.",
      "The parasites that live in fish are killed by heat.",
      "The field was flooded with water, and the cellar was overrun by ants.",
      "Swarms of bees left the orchard.",
    ],
  },
];
