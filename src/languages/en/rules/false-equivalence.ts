import type { Rule } from "../../rule.ts";

const SOURCE = "SlavicNLP 2025 shared task, false equivalence (Piskorski et al. 2025)";

/** Two things of quite different weight are said to be one. */
export const falseEquivalence: readonly Rule[] = [
  {
    technique: "false-equivalence",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(is|are|was|were) (no|not any|little|not) (different|better) (from|than|to) " +
        "(murder|slavery|theft|terror*|rape|genocide|fascis*|nazi*|stealing|a)",
      "(is|are) (just|every bit|exactly|) (as|the same as) " +
        "(bad|evil|dangerous|guilty|cruel|violent|criminal) as " +
        "(the|a|any|murder*|terror*|nazi*|slav*|war)",
      "(tantamount|equal|equivalent|akin|comparable|amounts|amount|amounted) to " +
        "(murder|slavery|genocide|terrorism|treason|theft|rape|torture|surrender|war)",
      "(is|are) the new (slavery|apartheid|holocaust|fascism|inquisition|prison|opium|communism|gulag|" +
        "plague|colonialism)",
      "(almost|nearly|just|every bit) as (dangerous|bad|evil|deadly|cruel|harmful) as " +
        "(communism|fascism|slavery|war|cancer|nazi*|heroin|murder|terrorism|a|the)",
      "(modern|modern-day|new|digital|corporate|today's|21st-century) " +
        "(slavery|holocaust|inquisition|witch|gulag|apartheid|feudalism|fascism|lynching)",
      "(taxation|tax|meat|abortion|property|advertising|work|school|marriage|silence|eating meat|" +
        "words) is (theft|murder|slavery|prison|violence|genocide|robbery|rape)",
      "(what's|what is|where's|where is) the difference (between|?|then)",
      "sound (familiar|familiar to you) ?",
      "(same|exact same) (thing|difference|story|as) (,|$|!|only|just|with another)",
      "you (wouldn't|would not) (let|allow|ask|trust|hire|give) (a|your|an) .. , so why " +
        "(should|would|do|let|must)",
    ],
    flags: [
      "A parking fine is no different from theft.",
      "Eating eggs is just as evil as murder.",
      "The new fee is tantamount to theft.",
      "Rent is the new slavery.",
      "Sugar is almost as dangerous as heroin.",
      "Office work is modern slavery; tax is theft.",
      "Where is the difference?",
      "Sound familiar?",
      "It is the same thing, only with a tie.",
      "You wouldn't let a child drive, so why let a poet vote?",
    ],
    passes: [
      "“Taxation is theft,” he said.",
      "The second edition is no different from the first.",
      "The fee is equal to two pounds.",
    ],
  },
  {
    technique: "false-equivalence",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(taxes|tax|fines|rents|profits|zoos|farms|schools|exams|borders|vaccines|masks|fees|meat|dairy|" +
        "milk) (is|are) (theft|murder|slavery|prisons|violence|genocide|robbery|rape|torture|abuse|" +
        "poison)",
      "(eating|wearing|paying|owning|selling|driving|using) .. is " +
        "(murder|theft|slavery|genocide|rape|robbery|torture|suicide|violence)",
    ],
    flags: ["Taxes are theft.", "Wearing fur is murder."],
    passes: ["“Taxes are theft,” he said.", "Driving to work is slow.", "Tax is due in May."],
  },
  {
    technique: "false-equivalence",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(is|are|was|were) a (drug|poison|cult|prison|crime|cancer|disease|religion|weapon) (just|) like (heroin|cocaine|any|the|a|all|every)",
      "(is|are) (exactly|just|basically|really|simply|no more than|) the same (thing|) as (living|being|murder*|stealing|killing|lying|slavery|robbing|war|a dictat*|torture)",
      "(is|are|means) (exactly|just|basically|really|simply) the same (thing|) as",
      "(is|are|was|were) no better than (a|an|any|the|those|slave*|thieves|murderers|criminals|nazis|robbers)",
      "(a|an) (thief|liar|crime|killer|cheat|lie|criminal|murder|murderer|rule|theft|sin) is a (thief|liar|crime|killer|cheat|lie|criminal|murder|murderer|rule|theft|sin)",
      "(theft|murder|violence|cheating|lying|killing|stealing|slavery|betrayal) is (theft|murder|violence|cheating|lying|killing|stealing|slavery|betrayal)",
      "both (sides|of them|parties|men|women|boys|countries) (are|were|is) (equally|just as|as) (guilty|bad|wrong|to blame|at fault|responsible)",
      "(equally|just as) (guilty|bad|to blame|wrong) (:|,|;|—) (one|he|she|the)",
      "(is|are) (nothing but|nothing other than|pure|plain|nothing less than) (robbery|theft|murder|slavery|torture|fascism|rape|censorship|blackmail)",
      "(whether|if) (you|he|she|i|one) .. or .. , (it's|it is|that's|there is|there's) (all|) (the same|no difference|just as)",
      "(a|an) .. (who|that) .. is (no|not any) (better|different) (than|from)",
      "(homework|school|marriage|work|a curfew|a mask|masks|exams|a helmet|rent|a diet) (is|are) (a|pure|slavery|torture|prison|jail|the new)",
      "(what|where) (is|'s) the difference (between|to|then|,|?)",
      "(just|exactly) (like|as) (the|a|in|under) (nazis|inquisition|dictatorship|gulag|mugging|murderer|murder|stasi|slave*|witch*)",
      "(someone|anyone|whoever|a man|a person|a woman|somebody|those) who .. is (as bad as|no better|just as|the same as|equal to|also)",
      "(science|evolution|astronomy|medicine|knowledge) is (just|also|only) (a|another|one more) (religion|belief|faith|opinion|theory)",
      "(only|just|merely) (a|another) (theory|opinion|belief) , (just|exactly|) (like|as)",
      "(believe|believes|believing) in .. , (you|others|we|i|they) (believe|believes) in .. (,|;|:) (it's|it is|that's|where's|both|same)",
      "(as|just as|every bit as|no less) (bad|cruel|dangerous|guilty|violent|harmful|evil|criminal|wrong) as (a|an|any|the|robbing|killing|murder*|stealing)",
      "(is|are) (just|exactly|simply) like (a|my|your|our) (credit card|household|family|wallet|car|kitchen|piggy bank|child|computer|machine|shop|business|company)",
      ", so (if you|why not|they deserve|both|they should|you should|we should) (ban|banned|both|be treated|the same|deserve|also ban|count)",
      "(asking|deleting|banning|closing|eating|paying|wearing|refusing|saying|selling|taxing|firing) .. is the same as (burning|killing|murder*|living|robbing|stealing|hitting|war|slavery|locking)",
      "so they (both|) (deserve|are equally|must be|should be) (the same|equally|treated|equal|good|true)",
    ],
    flags: [
      "Coffee is a drug just like cocaine.",
      "Paying rent is the same as being a serf in chains.",
      "A joke is exactly the same as a blow.",
      "A landlord is no better than a burglar.",
      "A lie is a lie.",
      "Theft is theft.",
      "Both boys are equally guilty: one threw the stone, the other laughed.",
      "The fee is nothing but robbery.",
      "Whether you steal a pen or a car, it's all the same.",
      "A boss who asks for overtime is no different from a pirate.",
      "Homework is torture.",
      "What is the difference between a zoo and a jail?",
      "They treat us just like the inquisition.",
      "Anyone who kills a fly is as bad as a hunter.",
      "Science is just another religion.",
      "It is only a theory, just like mine.",
      "You believe in atoms, others believe in elves; it's all faith.",
      "A late train is every bit as bad as a crash.",
      "The budget of a state is just like my wallet.",
      "Knives cut and words cut, so if you ban knives, ban words.",
      "Closing a blog is the same as burning a library.",
      "Both look at the sky, so they deserve the same pay.",
    ],
    passes: [
      "“A lie is a lie,” his mother used to say.",
      "The two bags are of the same weight.",
      "Both sides signed the paper.",
      "“It is the same as burning a library,” he said.",
      "The plan is like the old one.",
      "They did the same work, so they got the same pay.",
    ],
  },
];
