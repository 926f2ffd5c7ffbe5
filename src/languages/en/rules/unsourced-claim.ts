import type { Rule } from "../../rule.ts";

const SOURCE =
  "own, after the verification questions of fact-checkers' handbooks (who says so, where, when, how many)";

/** A claim that would need a source is stated as known, proven or self-evident. */
export const unsourcedClaim: readonly Rule[] = [
  {
    technique: "unsourced-claim",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(it is|it's|as is|it has long been) (well|widely|generally|now|commonly|an open|no|common|" +
        "universally|) (known|knowledge|no secret|an open secret|secret) (that|:|among)",
      "(it is|it's) (an open secret|no secret|common knowledge|a known fact|a well-known fact|" +
        "a proven fact|a fact) (that|,|$)",
      "(there is|there's|there can be) (little|no|not the slightest|hardly any) " +
        "(doubt|question|denying) that (he|she|they|the|it)",
      "(it is|it's|it would be) (safe|fair|reasonable) to (assume|say|conclude|bet) " +
        "(that|he|she|they|the|most)",
      "(has|have) been (scientifically|clinically|long|repeatedly|conclusively) " +
        "(proven|proved|shown|established)",
      "(has|have|is|are) (been|) proven to (cure|heal|reduce|improve|boost|prevent|work|help|kill|" +
        "reverse|stop)",
      "(achieved|shown|had|has|have) (remarkable|amazing|incredible|astonishing|outstanding|" +
        "tremendous) (success|results|effects|improvements)",
      "(helped|cured|saved|healed) (many|thousands of|millions of|countless|hundreds of) " +
        "(patients|customers|users|sufferers)",
      "(cure|cures|cured|reverse|reverses|reversed|kill|kills|prevents|heals|eliminates|destroys) " +
        "(cancer|diabetes|dementia|arthritis|the virus|tumours|tumors|depression|autism)",
      "(the|an) (overwhelming|vast) majority of " +
        "(those|people|patients|them|these|women|men|voters|crimes|migrants|doctors)",
      "(undeniable|undeniably|indisputable|indisputably|irrefutable|irrefutably|incontrovertible|" +
        "unquestionably) (that|,|evidence|proof|fact|the|true|:)",
      "(caught) (red-handed|stealing|altering|cheating|rigging|lying|on tape|counting|in the act|" +
        "faking|forging|destroying|deleting)",
      "(likely|certainly|clearly|almost certainly|probably|surely) " +
        "(violated|broke|breached|committed|lied|knew|rigged|stole|colluded|paid|bribed)",
      "(are|is) (currently|now|secretly|already|deliberately) " +
        "(killing|murdering|poisoning|stealing|destroying|hiding|spying|torturing|importing) " +
        "(innocent|our|the|people|us|millions|votes)",
      "(rumour|rumor|word|legend|gossip) (has it|is that|on the street|is going around|is spreading|says)",
      "(statistics|numbers|figures|facts|the data|polls) " +
        "(don't lie|do not lie|speak for themselves|prove|clearly show|prove that|never lie)",
      "(the|) (fact|truth|reality) (is|of the matter is|remains) (that|:|,) .. " +
        "(all|every|never|always|nobody|lied|lies|lie|failed|no one|corrupt|dying|stolen)",
      "(a|an) (orchestrated|concerted) campaign (by|of|to|against)",
      "(everyone|everybody) (in|at|close to|inside) .. knows (that|it|who|about|he|she|the|what)",
      "(<number>|nine|eight|four) (out of|in) (every|) (<number>|ten|five) " +
        "(people|crimes|women|men|children|marriages|politicians|migrants|doctors|cases)",
      "(the way|how) (they|he|she|politicians|the party) (are|is|were|was) " +
        "(stealing|rigging|destroying|hiding|buying|cheating)",
      "(<number>|hundreds of|thousands of|millions of) .. (happy|satisfied|active|loyal|delighted) " +
        "(customers|users|clients|members|patients|readers)",
      "(no|without) (clinical|scientific|known|other|further|independent) (proof|source|evidence) " +
        "(is|was|needed|necessary|required)",
    ],
    flags: [
      "It is well known that the mayor takes bribes.",
      "It's an open secret that the mayor takes bribes.",
      "There is little doubt that he took the boat.",
      "It is safe to assume that they knew.",
      "The tea has been clinically proven, it is proven to help, and has shown amazing results.",
      "It has helped thousands of patients, and it cures cancer.",
      "The overwhelming majority of patients walk again.",
      "It is undeniably the same man.",
      "The clerk was caught altering the list.",
      "The firm almost certainly violated the law.",
      "They are secretly poisoning our wells.",
      "Rumour has it that the bank is empty.",
      "The numbers don't lie.",
      "The fact is that they all lied.",
      "It is an orchestrated campaign by the builders.",
      "Everyone in the town hall knows who took it.",
      "Nine out of ten crimes are never solved.",
      "Look at the way they are stealing our park.",
      "We have 5,000,000 happy users.",
      "No further proof is needed.",
    ],
    passes: [
      "“It is well known that he drinks,” said the neighbour.",
      "The study by Leeds University followed 300 patients for two years.",
      "It is not known when the bridge was built.",
    ],
  },
];
