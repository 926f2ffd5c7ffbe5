import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, slogans";

/** Short, catchy words to be repeated rather than thought about. */
export const slogans: readonly Rule[] = [
  {
    technique: "slogans",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "^ (no more|enough with|down with|death to|long live|power to|justice for|hands off|save our|free the|defund the) .. !",
      "^ (abolish|smash|fight|tax|eat|support our|respect our|vote|kick|send|lock|drain|build) (the|them|him|her|our|that) .. !",
      "(lock her up|lock him up|lock them up|drain the swamp|build the wall|take back control|take our country back)",
      "(my body (,|) my choice|no justice (,|) no peace|yes we can|stop the steal|not in our name|not in my name|build back better)",
      "(peace through strength|people (over|before) profit|blood and soil|freedom (is not|isn't) free|live free or die)",
      "(united we stand|together we (can|will win|are strong)|stronger together|better together|hope and change|say (his|her|their) name)",
      "^ (no|more|less|fewer) (taxes|tax|war|wars|borders|jobs|freedom|guns|mercy|surrender|compromise) , (no|more|less|fewer) ",
      "^ (no|more|less|fewer) (taxes|tax|war|wars|borders|jobs|freedom|guns|mercy|surrender|compromise|excuses|lies|deal) (!|, (no|more|less))",
      "(victory|freedom|justice|revenge|glory|power|truth) (is|will be|belongs to|shall be) (ours|the people|inevitable|on our side)",
      "(we shall overcome|we will prevail|we shall prevail|we will never surrender|we will not be (silenced|divided|moved))",
      "(truth|good|justice|love) will (out|prevail|triumph|win|overcome|conquer)",
      "^ (rise up|fight back|wake up|speak up|stand together|stand tall|stand strong|unite|resist) (,|!|and|now|america|people|for)",
      "one (people|nation|country|voice|goal|team|family|flag|land) , one (people|nation|country|voice|goal|team|home|future|heart|leader)",
      "no more (lies|closed|excuses|kneeling|war|wars|fear|cuts|corruption) .. no more",
      "(another (world|way) is possible|workers of the world|power to the people|enough is enough !|never again !|time for change !)",
      "(last|only) hope (of|for) (mankind|humanity|the nation|our|the world|freedom|democracy)",
    ],
    flags: [
      "Down with the toll road!",
      "Tax the landlords!",
      "Take back control!",
      "No justice, no peace!",
      "Peace through strength and people before profit.",
      "Together we can.",
      "More jobs, less tax!",
      "No surrender!",
      "Victory will be ours, we shall overcome.",
      "Truth will prevail.",
      "Rise up, and fight for what is yours!",
      "One people, one voice!",
      "I promise you this: no more lies, no more closed doors.",
      "Another world is possible.",
      "The union is the last hope of our town.",
    ],
    passes: [
      "The crowd chanted “Lock them up!” and marched on.",
      "Stop the engine before you open the cover.",
      "No tickets are sold at the door.",
    ],
  },
];
