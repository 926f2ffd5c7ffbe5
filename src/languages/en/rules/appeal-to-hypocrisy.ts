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
  {
    technique: "appeal-to-hypocrisy",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "you (tell|told|ask|asked|want|forbid|scold|warn) (me|us|him|her|others|everyone|people|your) .. , (but|yet|and|while) (you|your|who|what|look|last)",
      "(preaches|preach|lectures|lecture|talks|talk|speaks|moralises|warns|sermonises) (to|us|me|others|about|on|against|of) .. (and|but|while|yet) (flies|drives|eats|owns|lives|takes|buys|has|keeps|his|her|their|himself|herself|themselves|cheats|drinks|goes|sits|smokes|hides|pays|wears|spends)",
      "(lectures|lecture|preaches|preach|tells|tell) (us|me|others|you|everyone|people) .. (while|and|but|yet) (her|his|their|he|she|they|your|you|its)",
      "and who (is|did|forgot|has|left|got|sat|smokes|drinks|ate|arrived|drove|failed|always|never|lied|took) .. ?",
      "before (you|he|she|they) (criticise|criticises|criticize|judge|judges|lecture|lectures|complain|complains|preach|correct|scold|blame|accuse|tell) .. , (remember|look|think|ask|check|you|he|she|they|let|perhaps|maybe|first|clean|learn|try|pay|wash)",
      "(such|these|those|what|bunch of|you) hypocrites",
      "(is|are|was|were|what) (a|an|such a|the biggest|the greatest) hypocrite",
      "(have|has|had) no right to (speak|talk|lecture|judge|criticise|criticize|complain|preach|tell|teach|demand)",
      "(demand|demands|preach|preaches|ask|asks|expect|expects|call for|calls for) (modesty|sacrifice|thrift|honesty|patience|order|discipline|respect|silence|loyalty|restraint|savings) (from|of|for|by|and) .. (and|but|while|yet)",
      "(you|he|she|they|look) (of all people|should talk|are one to talk|is one to talk|who's talking|who is talking|is a fine one|are a fine one)",
      "you're (one|a fine one|the right one|the one|hardly the one) to (talk|speak|complain|judge|say)",
      "(coming|strange|funny|rich|comes) (from|words from|advice from) (a|someone|somebody|people|him|her|you|the) (man|woman|person|party|firm|one|club|minister|who)",
      "(he|she|they) (who|himself|herself|themselves) (..|) (never|always|once|still|also|has|have|cheated|lied|smokes|smoke|drink|drinks|was caught|left|failed|did) .. (now|wants|want|tells|preaches|talks|dares|teaches|demands|lectures)",
      "(writes|wrote|gives|gave|teaches|sells|held|holds|runs) (a|books|lectures|courses|speeches|lessons|seminars|advice) (..|) (on|about|for|against) .. (and|but|yet|while) (has|is|was|his|her|he|she|cheats|leaves|got|beats|lies|can't|cannot|never|owes|divorced)",
      "(wears|wear|wearing|carries|with|in) .. (leather|fur|gold|diamond|silk) .. (and|but|while|yet) .. (animals|poor|poverty|nature|climate|modesty|vegan)",
      "(against|no to|anti) (animal|fur|meat|cruelty|waste|plastic|pollution|corruption) .. (in|but|while|yet|and|with) .. (leather|fur|steak|own|suv|private|herself|himself|plane|bag)",
      "(says|said|promises|tells|claims) (the|a) (man|woman|minister|mayor|party|company|firm|boss|club|country|one) (who|that|whose|which)",
      "(drink|drinks) wine (and|while) (preach|preaches|preaching)",
      "(one|some) rule* for (them|themselves|him|her|himself) (,|and) (another|others|none)",
      "(isn't|is) that the same (man|woman|person|minister|teacher|party|firm|one|mayor) (who|that)",
      "(but|and|yet) (you|he|she|they) never (..|) (yourself|himself|herself|themselves|either|do it|did it|kept|keep|pay|paid)",
      "(not|n't|hardly) (exactly|really|quite|) (practise|practice|live by|stick to|keep to|follow) (what|his|her|their|your|its|the) (own|he|she|they|you|rules|advice|words)",
    ],
    flags: [
      "You told me to save, but you buy shoes each week.",
      "The bishop preaches about modesty and drives a sports car.",
      "He lectures us about thrift while his own bills pile up.",
      "And who forgot the keys? You did.",
      "Before you judge my cooking, remember your pancakes.",
      "Such hypocrites run the club, and the chair is a hypocrite.",
      "They have no right to judge.",
      "They demand patience from us and take a taxi.",
      "She of all people complains, you of all people laugh.",
      "You're one to talk.",
      "Strange words from a man with three cars.",
      "He who always came late now demands order.",
      "He gives lectures on honesty and cheats at cards.",
      "She comes in a fur coat and speaks for animals in a leather skirt but weeps for animals.",
      "They march against plastic waste with a plastic bag.",
      "Save water, says the man who owns two pools.",
      "They drink wine and preach water.",
      "One rule for them, another for us.",
      "Isn't that the same teacher who lost our tests?",
      "But you never do it yourself.",
      "He does not exactly practise his own advice.",
    ],
    passes: [
      "“You're one to talk,” she laughed.",
      "The priest drives a small car.",
      "He writes books on gardens.",
    ],
  },
];
