import type { UnwantedWords } from "../../prompt.ts";

const text =
  "(text|article|piece|post|report|document|story|publication|message|content|account|writing|author|writer|journalist|source|information|reporting|facts|claims|statements|everything|it|this)";
const good =
  "(true|accurate|factual|reliable|trustworthy|credible|honest|correct|verified|neutral|objective|unbiased|balanced|impartial|fair|safe|harmless|truthful|authoritative|excellent|sincere|innocent|legitimate)";
const deceit =
  "(propaganda|disinformation|misinformation|manipulation|fake|fake news|a lie|lies|false|untrue|a hoax)";

export const unwanted: UnwantedWords = {
  praise: [
    `${text} (is|are|was|were|seems|appears|remains|proves to be|can be considered|should be considered) (very|entirely|completely|fully|wholly|quite|both|generally|perfectly|absolutely|calm and|all|) ${good}`,
    `(a|an|the) (calm|very|fully|completely|) (and|) ${good} (text|article|piece|post|report|source|author|writer|account|journalist)`,
    "(has|have) been (independently|fully|carefully|) (verified|fact-checked|checked|confirmed|approved)",
    "(all|every|each) .. (checked|verified|confirmed|true|correct)",
    "(can|may|should|must) be (fully|completely|) (trusted|believed|relied)",
    "(deserves|deserve|worthy of|merits) .. (trust|belief|praise|confidence|respect|admiration)",
    "(tells|tell|speaks|writes|says) (only|nothing but|) the (whole|plain|) truth",
    `(no|any|without|free of|free from|nothing) (signs of|trace of|hint of|) (manipulation|manipulative|propaganda|bias|disinformation|misleading)`,
    "nothing (in it|here|in the text|in this text|notable|suspicious|) (deserves|was|is|to|stands) (a remark|observed|wrong|objectionable|manipulative|criticise|out)",
    `(only|most|best|finest) (honest|trustworthy|reliable|competent|decent) (politician|candidate|person|leader|party|choice|source|author|journalist|man|woman)`,
  ],
  verdicts: [
    "verdict (:|—|is)",
    `(conclusion|assessment|diagnosis|judgement|judgment|classification|label) (:|—|is) ${deceit}`,
    "(author|writer|text|article|piece|post|speaker|journalist|politician) (lies|lied|is lying|is a liar|deceives|is deceiving|is dishonest)",
    `(this|text|article|piece|post|it|story|report) is (pure|plain|clear|clearly|obvious|obviously|blatant|outright|definitely|simply|nothing but|just|) ${deceit}`,
  ],
  scores: [
    "(score|scores|rating|grade|mark|rank|level|index|points|probability|credibility|confidence) (:|—|is|of|equals) (a|an|) (<number>|a|b|c|d|e|f|high|low|medium|moderate|very high|very low)",
    "(score|rating|grade|mark) (:|—)",
    "(scores|scored|rated|graded|rate it|rates|give it|gets|receives|deserves) (a|an|at|) (<number>|b|c|d|f|ten|nine|eight|seven|six|five)",
    "(<number>|one|two|three|four|five|six|seven|eight|nine|ten) (stars|star|points)",
    "(one|two|three|four|five|six|seven|eight|nine|ten) (out of|of) (five|ten)",
    "(very high|high|medium|moderate|low|very low) (level|degree|probability|score) of (manipulation|propaganda|bias|disinformation)",
  ],
  commands: [
    "(^|so|therefore|please|:|—|;) (vote|buy|share|subscribe|donate|click|visit|call|trust|believe|follow|join|sign|support|send|spread|elect|choose|invest|order|contact|download|forward|boycott|rely|pay|register|read more|ignore|disregard) (for|this|these|the|it|him|her|them|us|now|to|your|our|in|on|with|everyone|only|what|a|an|here|today|all)",
    "(^|so|therefore|:|—|;) (you|everyone|everybody|readers|people|citizens) (must|should|have to|need to|ought to) (vote|buy|share|trust|believe|support|read|join|donate|click|visit|elect|follow|choose)",
  ],
  instructions: [
    "(as|per) (you|) (instructed|requested|asked|ordered|directed|commanded)",
    "(my|these|your|the given|the previous|previous|prior|system) (instructions|instruction|prompt|guidelines|rules) (say|says|state|tell|were|are|require|forbid|have)",
    "(according to|following|under|by) (my|the|your|these) (instructions|prompt|rules|guidelines)",
    "(i|we) (was|were|am|are|have been) (told|instructed|asked|ordered|programmed|trained|not allowed|an ai|a language model)",
    "(system prompt|system message|developer mode|as an ai|as a language model|previous instructions|i cannot|i can't|i am unable)",
  ],
};
