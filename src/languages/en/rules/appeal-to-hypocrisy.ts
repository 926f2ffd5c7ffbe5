import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, appeal to hypocrisy (to quoque)";

/** The person does not live by it, so it need not be answered. */
export const appealToHypocrisy: readonly Rule[] = [
  {
    technique: "appeal-to-hypocrisy",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "where (were|was) (they|you|he|she|these people|the critics|our critics) when",
      "(hypocrisy|hypocritical|hypocritically|double (standard|standards)|double-standard|" +
        "double-standards|doublespeak)",
      "(practise|practice|practises|practices) what (you|he|she|they|we|it) (preach|preaches)",
      "(pot|kettle) (calling|called|calls|meet|,|and) (the|kettle|pot)",
      "(people|those) (who live|) in (glass houses|glasshouses)",
      "(rich|a bit rich|rich ,|ironic|funny) (,|) coming from",
      "do as (i|we|they|he) (say|says) (,|) not (as|what)",
      "(rules|laws|sacrifice|austerity|lockdown) for (thee|you|us|the little people) (,|) (but|and|not)",
      "(the very|those very|these very|the exact|the very same) (same|) " +
        "(people|politicians|party|critics|ministers|activists) who",
      "(the|these|those) same (people|politicians|ones|crowd|critics|activists|ministers|journalists) " +
        "(who|that) (now|once|were|used)",
      "the same (man|woman|party|government|minister|mp) (who|that) " +
        "(once|promised|voted|closed|told|praised|cut|now)",
      "the same (people|politicians|ministers|bosses|bankers|mps) who " +
        "(promised|cut|sold|voted|plead|pleaded|told|praised|defended)",
      "who (are you|is he|is she|are they|am i) to " +
        "(lecture|judge|talk|preach|tell|complain|criticise|criticize|call)",
      "(look|listen) who's (talking|lecturing|complaining|preaching)",
      "takes one to know one",
      "(fine|great) (one|ones) to (talk|lecture|speak|complain|judge)",
      "in no position to (lecture|criticise|criticize|judge|preach|complain|talk|accuse|demand)",
      "(lecture|lectures|lecturing|preach|preaches|preaching) .. (about|on|against) .. " +
        "(while|yet|but|from (his|her|their|a))",
      "(but|yet|and) (he|she|they|you) (himself|herself|themselves|yourself|yourselves|too|also) " +
        "(did|does|do|drives|flies|smokes|took)",
      "(make|makes|made|making) a mockery of (our|the|their|his|its|your|her|any) " +
        "(so-called|own|claims|promises|talk|green|.. credentials)",
      "you (too|yourself|also) (smoke|smoked|drink|lied|cheated|did|do|took|drive|fly|voted|used)",
      "(you|he|she|they) (smoke|smokes|drive|drives|fly|flies|lied|cheated) " +
        "(yourself|himself|herself|themselves|too|as well)",
      "i thought (we|you|they) (were|was) (supposed|meant) to",
      "(when|while) (he|she|they|it) (was|were) in (power|office|charge|government) .. " +
        "(did|same|nothing|never|too)",
      "(accuse|accuses|accusing|accused) .. of (exactly|precisely|the very|just) (what|the|thing)",
      "(he|she|they|it) (is|are|was|were) the (one|ones) (who|doing|dividing|spreading|lying|attacking)",
      "how (can|could|dare) (he|she|they|you) " +
        "(contradict|accuse|lecture|complain|criticise|criticize|preach|call)",
      "(has|have|had) (no|not a) (problem|qualms) (with|when|whatsoever)",
      "(it's|it is|so it's) (okay|ok|fine|all right|alright) (to|when|for|if) .. but (not|it's not|wrong)",
    ],
    flags: [
      "Where were they when the old mill burned?",
      "Such hypocrisy: they do not practise what they preach.",
      "It is the pot calling the kettle black.",
      "People in glass houses should be quiet.",
      "That is rich, coming from him.",
      "Do as I say, not as I do.",
      "It is rules for thee, but not for them.",
      "Those very people who sold the school, the same people who once praised it, want it back.",
      "The same minister who closed the ward opened a new one.",
      "The same bankers who promised to help have left.",
      "Who are you to lecture me?",
      "Look who's talking.",
      "It takes one to know one, and he is a fine one to talk.",
      "The mayor is in no position to complain.",
      "They preach to us about the climate from their jets.",
      "But he himself drives to work.",
      "The jets make a mockery of her own claims.",
      "You too smoked at school.",
      "You say smoking is bad, but you smoke yourself.",
      "I thought they were meant to save water.",
      "When they were in power they did the same.",
      "She accuses others of exactly what she does.",
      "He is the one spreading fear.",
      "How can he complain?",
      "They had no problem with it last year.",
      "So it's fine to fly to Rome, but not to Crete.",
    ],
    passes: [
      "“It is sheer hypocrisy,” said Ms Holt.",
      "The same two councillors proposed and seconded the motion.",
      "The pot stood on the kettle shelf.",
      "The people who live in the house are away.",
    ],
  },
  {
    technique: "appeal-to-hypocrisy",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(talk|talks|talked|lectures|preaches|speaks|complains|warns) about .. .. (but|yet|while) " +
        "(flies|drives|lives|owns|eats|takes|sends|uses|pays|he|she|they|has|keeps)",
      "(but|and|yet|well) you (did|do|said|took|voted|drank|smoked) " +
        "(the same|it too|that too|worse|it yourself|exactly)",
      "you did (the same|worse|it too|exactly the same)",
      "(tell|tells|told) (us|me|others|everyone|people) (not to|to) .. , (but|yet|and then|while) " +
        "(he|she|they|you|his|her|flies|drives)",
      "(owns|flies|drives|has|lives) .. (private jet|yacht|three houses|mansion|mansions|limousine) .. " +
        "(while|but|and) (tells|lectures|preaches|asks|he|she|they|you|we)",
      "the irony (is|of|here|!|,|—)",
    ],
    flags: [
      "She talks about peace but owns a tank.",
      "But you did the same.",
      "You did worse.",
      "He tells us to walk, but he drives.",
      "He owns a private jet and lectures the poor.",
      "The irony is rich.",
    ],
    passes: [
      "“You did the same,” he said.",
      "They talk about bread and wine.",
      "Tell me to stop if it hurts.",
    ],
  },
];
