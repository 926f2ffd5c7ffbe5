import type { Rule } from "../../rule.ts";

const SOURCE = "SlavicNLP 2025 shared task, appeal to pity (Piskorski et al. 2025)";

/** Pity that is asked to carry a conclusion. */
export const appealToPity: readonly Rule[] = [
  {
    technique: "appeal-to-pity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(poor|innocent|helpless|defenceless|defenseless|starving|sobbing) " +
        "(little|innocent|helpless|starving|) (children|babies|orphans|souls|creatures)",
      "(innocent|helpless|defenceless|starving|weeping) " +
        "(child|baby|mothers|mother|widow|widows|families|animals|girl|toddler|kids|lambs|puppies)",
      "(think|spare a thought) (of|for) (the|those|these|all) " +
        "(poor|innocent|children|suffering|mothers|families|little|victims|orphans|elderly)",
      "(imagine|picture) (the|being|how) (tears|pain|fear|agony|suffering|grief|terror|a mother|" +
        "a child|poor)",
      "(have you|have they|have we|do you have|has nobody) no " +
        "(heart|pity|compassion|mercy|shame|soul|conscience) ?",
      "(how can|how could) (anyone|you|we|they|one) " +
        "(turn away|look away|ignore|refuse|deny|abandon|stay silent|stand by|walk past)",
      "through no fault of (his|her|their|its) own",
      "(has|have|had) (already|) (suffered|endured|been through|lost) " +
        "(enough|so much|too much|unimaginable|untold|unspeakable|everything)",
      "(left|abandoned|condemned|leaving) (out|alone|totally|) .. " +
        "(to (die|starve|rot|freeze|beg|fend)|in the cold)",
      "(cries|tears|screams|plight|anguish|sobs) of (a|the|those|these|our|innocent|mothers|orphans) " +
        "(mother|mothers|innocent|widow|starving|orphans)",
      "(i beg you|i implore you|we beg you|i am begging|we implore you|have mercy on|have pity on)",
      "(don't|do not) (leave|abandon|forget) (them|her|him|these (children|animals|people)) " +
        "(alone|behind|in the dark|to (die|suffer|starve))",
      "without anyone to (hold|help|comfort|feed|care for|protect) (them|her|him)",
      "(children|child|families|mothers|girls|boys) like <capitalised> (in|who|,|sleep|need|are|go|wait)",
      "(waits|waiting|cries|crying|calls|calling) for (her|his|their) (mother|mum|father|parents) .. " +
        "(not coming|never|gone|will not|won't)",
      "(tear|tears|tore|torn|rip|ripped|ripping|tearing|snatched) .. (from|away from) (their|her|his) " +
        "(parents|mothers|mother's|mother|families|arms)",
      "(whispered|breathed|spoke|uttered) (his|her|their) (last|dying|final) (words|breath|word|breaths)",
      "(dying|last|final) (words|breath|wish|plea) (,|were|of|was|:|echo|haunt)",
      "(children|babies|people|women|pensioners) (are|were) " +
        "(killed|starving|freezing|beaten|abused|dying) by (abuse|neglect|hunger|cold|indifference)",
      "(most|our most) (innocent|vulnerable|helpless|defenceless) (and vulnerable|) " +
        "(children|citizens|people|victims|neighbours|creatures)",
      "(he|she) is (standing|fighting|suffering|left|dying) alone",
      "(suffering|unwanted|abandoned|homeless|neglected|unloved|forgotten) " +
        "(pet|pets|dog|dogs|cat|cats|animal|animals|horses|children|orphans)",
      "(forward|share|sharing|forwarding|repost|your gift|your donation) .. (could|can|may|might|will) " +
        "save .. (life|lives)",
      "(please|we beg you|i beg you) (don't|do not) look away",
      "(died|perished|killed) along with (his|her|their) (entire|whole) family",
      "(hungry|empty|tiny|frail) (little|) (hands|bellies|stomachs|faces|eyes|mouths) " +
        "(that|of|who|look|wait|beg|and)",
    ],
    flags: [
      "Think of the innocent children and the starving mothers.",
      "Imagine the tears!",
      "Have you no heart?",
      "How can we look away?",
      "They lost their home through no fault of their own and have suffered enough.",
      "The old man was left to starve.",
      "We hear the cries of starving mothers, the tears of the widow.",
      "I beg you, do not leave them in the dark.",
      "They sleep without anyone to comfort them.",
      "There are thousands of children like Amina in the camps.",
      "She is crying for her mother who will never come.",
      "The babies were torn from their mothers.",
      "He whispered his last words, and his dying words haunt us.",
      "Babies are killed by neglect, the most vulnerable citizens of all.",
      "She is fighting alone for the forgotten animals.",
      "It costs nothing to forward, but it could save a child's life.",
      "Please don't look away.",
      "She perished along with her whole family.",
      "Look at the tiny hands that beg.",
    ],
    passes: [
      "“These innocent children have suffered enough,” the aunt said.",
      "The nursery takes 40 children aged one to four.",
      "Do not leave the pans on the hob alone.",
    ],
  },
  {
    technique: "appeal-to-pity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(please|sir|officer|dear|kind) .. .. my " +
        "(mother|child|baby|wife|father|children|family|son|daughter) (is|are) " +
        "(ill|sick|dying|hungry|in hospital|starving|alone)",
      "my (mother|child|baby|wife|father|son|daughter) (is|will) (dying|die|starving|so sick|very ill) " +
        ".. (help|please|without|no money|cannot|can't)",
      "(cry|cries|crying|wept|weep) (on christmas|themselves to sleep|herself to sleep|" +
        "himself to sleep|alone in|for (bread|food|help|mercy))",
      "(lost|has lost|have lost) (everything|their homes|his home|her home|all they had|all he had|" +
        "all she had)",
    ],
    flags: [
      "Please help me, sir, my child is dying.",
      "My baby is dying and I cannot pay.",
      "The children cry themselves to sleep.",
      "They have lost everything.",
    ],
    passes: ["“They have lost everything,” he said.", "My mother is a nurse.", "The dog cried at the door."],
  },
  {
    technique: "appeal-to-pity",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(my|our|his|her) (sick|poor|ill|dying|old|widowed|starving|hungry|blind|disabled|crippled|aged|ailing|late|three|five|four|two|six|little) (sick|old|hungry|little|small|poor|dear|) (mother|father|children|child|grandmother|wife|kids|son|daughter|dog|parents|cat|husband|grandma|baby) (will|would|won't|can|needs|need|waits|wait|at home|depend|depends|who|,|$|!|:)",
      "(will|would|won't) (not|never|) (survive|bear|kill|die of) (the news|my heart|my mother|my poor|his mother|her mother)",
      "i (have|have had|had|'ve had) such a (hard|terrible|bad|awful|difficult|sad|lonely|rough|tough) (year|life|day|week|time|childhood|month|night)",
      "i've had such a (hard|terrible|bad|awful|difficult|sad|lonely|rough|tough) (year|life|day|week|time|childhood|month|night)",
      "(look|looking|gaze) (into|at|in) (these|those|this|that|his|her|my|their|its) (..|) (eyes|face|faces|tears|paws|puppy|hands)",
      "(sad|big|begging|pleading|tearful|trusting|brown) (sad|brown|) eyes",
      "(please|professor|officer|sir|madam|boss|judge|teacher|doctor|miss|your honour) , (..|) (my|i have|i've|i am|i'm|if i|if you|think|have) .. (mother|dog|cat|died|dead|ill|sick|hospital|divorce|job|alone|cried|funeral|hungry|children|grandmother|cry)",
      "(grew up|grows up|raised|brought up) (without|in poverty|in an orphanage|in a home|with no|hungry) .. (so|cried|be kind|who can|have mercy)",
      "(cried|cries|cry|weeps|wept|sobbed|crying) (himself|herself|themselves|myself) to sleep",
      "think of (my|his|her|their|our|the) (poor|three|two|four|five|sick|little|hungry|old|widow|mother|children|wife|kids|family|orphans|tears|mothers|puppies|animals)",
      "(poor|lonely|little|old) (little|old|) <capitalised> (has|is|sits|cries|had|needs|cannot|can't|waits|was|wants|will)",
      "(has|have|with|had) (nobody|no one) (in the world|left|else|at all|to love|to turn)",
      "(he|she|they|i) (has|have|had|'s) (suffered|cried|been through|gone through|lost|wept) (so much|enough|everything|all|a lot|so many|such)",
      "(have|take|show) (pity|mercy|a heart|compassion|some pity|some compassion) (on|for|with|,|!|$|and|sir)",
      "(after all|considering|given|with all) (i|he|she|they|we|what|that) (..|) (has|have|had|'ve|been|is|was|gone) (suffered|been through|gone through|been ill|lost|lonely|so unhappy)",
      "(cold|hungry|lonely|shivering|abandoned|unloved|starving|trembling|homeless) (,|and) .. (alone|cold|hungry|tears|winter|night|nobody|waiting|waits|dies|dying|box|street|afraid)",
      "(christmas|winter|tonight|this evening|birthday|easter) .. (alone|in the cold|hungry|without|no presents|in tears|no tree|empty|cry)",
      "(only|just|last|dying|final) wish (of|is|was|:)",
      "(it|you|this) (will|would|'ll) break (my|his|her|their|your|our) (..|) heart",
      "(old|poor|sick) (lady|woman|man|mother|widow|widower|pensioner|grandmother) .. (only|nothing|alone|tears|wish|cold|hungry|lost everything|no one|nobody|lonely)",
    ],
    flags: [
      "Please let me in, my sick mother needs me; my three hungry kids wait at home.",
      "It will kill my mother.",
      "I have had such a bad month.",
      "I've had such a hard life.",
      "Look into his eyes.",
      "The kitten has sad eyes.",
      "Officer, I am late because my cat died.",
      "He grew up in an orphanage, so forgive him.",
      "She cried herself to sleep.",
      "Think of my kids.",
      "Poor Lena sits by the phone.",
      "He has nobody left.",
      "She has suffered so much already, and we all know it.",
      "Have mercy, sir.",
      "After all he has been through, let him win.",
      "Cold and hungry, the pup waits for you.",
      "At Christmas she sits alone.",
      "It was the last wish of my aunt.",
      "It will break my heart.",
      "The old widow has nothing but her stove.",
    ],
    passes: [
      "“Have mercy,” he begged.",
      "My sick mother is in hospital until Monday.",
      "The dog has brown fur.",
    ],
  },
];
