import type { Rule } from "../../../rule.ts";

const SOURCE = "own: the loud words of pamphlets, comment threads and letters to the editor, field by field";

/** What others are said to do to us, in words of theft, force and flood. */
export const loudDeeds: readonly Rule[] = [
  {
    technique: "loaded-language",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(swindled|fleeced|conned|duped|bilked|robbed) (us|voters|taxpayers|the public|the people|ordinary people)",
      "(swindling|fleecing|conning|duping|bilking|robbing) (us|voters|taxpayers|the public|the people|our)",
      "(grooming|groomed|conditioning|conditioned|programming) (our children|the (population|masses|public)|us)",
      "(bled|bleeding|milked|milking|squeezed) (us|taxpayers|the country|the town|workers|families|them) (dry|white)",
      "(looted|looting|plundered|plundering|pillaged|pillaging) (our|the (treasury|country|nation|state|public))",
      "(bulldozed|rammed|jammed|railroaded|steamrolled|jam|ram|bulldoze) (it |this |them |) through",
      "(hold|holds|holding|held) (our|the (country|economy|town|city|nation|public|taxpayer)) .. hostage",
      "(sweep|swept|sweeping) (it|this|that|them|everything|the truth|the scandal) under the (carpet|rug)",
      "(stabbed|stabbing|stab|stabs) (us|you|him|her|them|workers|voters|the country|our .. ) in the back",
      "(dictatorship|tyranny|cult|religion|empire|regime) of (lies|fear|the (elites|few|rich|mediocre|majority)|greed)",
      "(tsunami|tidal wave|avalanche|deluge|torrent) of (lies|hate|hatred|crime|migrants|immigrants|propaganda|filth)",
      "(assault|attack|onslaught|war) on (our way|our values|our freedom*|our families|decency|common sense|truth)",
      "(crippling|crushing|punishing|suffocating) (taxes|tax|debt|regulation|regulations|costs|rules|bureaucracy)",
      "(empty|hollow) (promises|rhetoric|slogans|virtue)",
      "(bankrupt|toxic|poisonous|discredited) (ideology|ideologies|dogma|creed|narrative)",
      "(disgrace|affront|insult) to (our|every|all|democracy|humanity|decency|the (nation|memory|dead|victims))",
      "(stain|blot|blight) on (our|the (nation|country|city)) (history|conscience|democracy|honour|honor|name)",
      "(slash-and-burn|omnishambles|show trial|show trials|slush fund|slush funds|cash grab|power grab)",
    ],
    flags: [
      "The bank fleeced taxpayers, and it is still fleecing us.",
      "They are grooming our children.",
      "They bled the town dry and looted our treasury.",
      "The council rammed it through.",
      "They hold our budget hostage.",
      "They swept the scandal under the rug and stabbed us in the back.",
      "It is a dictatorship of the elites with a tsunami of lies.",
      "An assault on our way of life, crushing taxes and empty promises.",
      "A toxic ideology, an insult to every nurse, a stain on our history.",
      "Another cash grab.",
    ],
    passes: [
      "“They fleeced taxpayers,” she said.",
      "The gunmen held two clerks hostage.",
      "A tsunami of water hit the coast.",
      "He sat in the back.",
      "Crushing grapes takes a day.",
    ],
  },
  {
    technique: "name-calling",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(self-proclaimed|self-styled|self-appointed|self-anointed) (expert|experts|guardian|guardians|saviour|saviours)",
      "(self-proclaimed|self-styled|self-appointed|self-anointed) (champion|champions|elite|elites|prophet|prophets)",
      "(self-proclaimed|self-styled|self-appointed|self-anointed) (judge|judges|defender|defenders|arbiter|arbiters)",
      "(little|tin-pot|tinpot|petty|would-be) (napoleon|napoleons|dictator|dictators|tyrant|tyrants|emperor|caesar)",
      "(apologist|apologists|shill|shills|mouthpiece|mouthpieces) (for|of) (terror*|murder*|the (regime|rich|powerful))",
      "(apologist|apologists|shill|shills|mouthpiece|mouthpieces) (for|of) (big|dictators|tyrants|corporate|hate)",
      "(gullible|brainwashed|mindless|obedient) (lemmings|sheep|zombies|drones|puppets|followers|fools|masses)",
      "(party|partisan|corporate|establishment) (hack|hacks|stooge|stooges|lackey|lackeys|puppet|puppets|bootlickers)",
    ],
    flags: [
      "The self-appointed guardians of taste have met.",
      "The self-styled champions of the poor dine well.",
      "The self-anointed judges of us all.",
      "Our tin-pot dictator is an apologist for terror and a shill for corporate greed.",
      "Brainwashed sheep and party hacks!",
    ],
    passes: ["“He is a little dictator,” she said.", "The party met."],
  },
];
