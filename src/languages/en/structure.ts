import type { Structure } from "../language.ts";

/** Turns of phrase of English that structural detectors build on; the language's most frequent words. */
export const structure: Structure = {
  markers: {
    "speech-verb": [
      "(said|says|saying|told|tells|adds|added|explained|explains|stated|noted|notes|wrote|writes)",
      "(researchers|scientists|officials|police|authorities|prosecutors|experts|authors|organisers|organizers|ministers|residents|campaigners|doctors|lawyers|unions|charities|critics|analysts|economists|investigators) say",
      "(report|study|law|act|letter|statement|document|he|she|it|article|treaty|rule) states",
      "(has|have|had|it|he|she|they|police|researchers|officials|scientists) reported",
      "(claimed|claims|argued|argues|insisted|insists|announced|announces|replied|replies|asked|asks|warned|warns)",
      "(admitted|admits|conceded|denied|denies|acknowledged|testified|reports|declared|declares|remarked)",
      "(shouted|whispered|recalled|recalls|commented|suggested|stressed|emphasised|emphasized|tweeted|posted)",
      "(countered|responded|responds|answered|concluded|concludes|predicted|quipped|pleaded|chanted|urged|quoted)",
    ],
    "source-phrase": [
      "according to",
      "(data|figures|statistics|documents|records|results) (from|of|published by|released by) (the|a|an|its|his|her|their|our|this|official|<capitalised>|<upper>)",
      "(the|its|own|official|<capitalised>) figures (show|shows|suggest)",
      "(report|study|survey|analysis|audit|poll) (by|from|published|commissioned)",
      "as reported by",
      "court (papers|documents|records|filings)",
    ],
    hedge: [
      "(may|might) (have|be|mean|not|help|lead|include|reflect|take|also|explain|still|differ|occur|serve|change|come|rise|fall|cause|result|cost|live)",
      "could (have|be|mean|help|lead|include|reflect|take|also|explain)",
      "(reportedly|apparently|possibly|perhaps|probably|presumably|approximately|roughly|seemingly|tentatively)",
      "(appears|appear|seems|seem|appeared|seemed) to",
      "(is|are|was|were|remains|remain) (still|) (unclear|unknown|uncertain|unconfirmed|not yet known|not known|not yet clear|not clear|not certain|not confirmed|not yet confirmed)",
      "(unclear|too early to) (whether|what|how|why|say|tell|judge)",
      "(is|are) (likely|unlikely|expected|thought|believed|estimated) to",
      "(cautioned|caution) that",
      "(estimated|estimates) (at|that|of)",
    ],
    admission: [
      "(it is|it's|it was|it remains|is|are|was|were|remains|remain) (still |) (unclear|not clear|not yet clear|not known|not yet known|unknown|uncertain|not certain|too early|impossible to (say|know|tell)|hard to (say|know|tell)|difficult to (say|know|tell|monitor)) (whether|what|how|why|who|when|if|to|at|for|,|$)",
      "(could|can|have|has|had) (not|not yet) (be|been) (independently |) (verified|confirmed|established|ruled out|corroborated)",
      "(further|more) (research|study|studies|work|data|evidence) (is|are) (needed|required|necessary)",
      "(margin of error|preliminary (results|figures|findings|data|estimates|report)|early (results|figures|findings|estimates)|with caution|interpreted with caution|estimates vary|subject to change|not statistically significant|small sample|limitations of|not seasonally adjusted)",
      "(i|we) (do not|don't|cannot|can't) (yet |) (know|say for certain|be sure|be certain|verify)",
      "(suggesting|suggests|urge|urges|advise|advised) caution",
    ],
    objection: [
      "(some|you|critics|opponents|sceptics|skeptics|others|many|readers) (may|might|will|would|could) (well |) (say|ask|object|argue|wonder|think|reply|counter)",
      "(contrary to|despite) (the |) (common|popular|widespread|what|claims|received|general) (belief|perception|opinion|wisdom|view|many|some|you|that|assumption)",
      "(to be sure|granted|admittedly) ,",
      "i (realise|realize|acknowledge|concede|admit|grant) (it's|it is|that|the|this)",
      "(the usual|the obvious|one) objection (is|to)",
    ],
    interest: [
      "(full disclosure|conflict of interest|conflicts of interest|competing interests|in the interest of transparency|in the interests of transparency|paid for by|sponsored by|affiliate links)",
      "i (work|worked|volunteer|volunteered) (for|at|as|with) (a|an|the|<capitalised>|<upper>)",
      "i (am|'m) (a|an|the) (<capitalised> |) (psychiatrist|doctor|physician|nurse|teacher|professor|lawyer|journalist|scientist|researcher|economist|member|founder|author|volunteer|engineer|veteran|resident|farmer|candidate|student|former|parent|mother|father|writer|neuroscientist|psychologist|historian|shareholder|customer)",
      "as (a|an) (volunteer|member|former|doctor|teacher|researcher|resident|parent|mother|father|journalist|veteran|scientist|lawyer|candidate|founder|editor|nurse|farmer|student|professor) (<capitalised>|of|at|for|in|and|i|,|editor|member|who)",
      "(we|us) (here |) at (the |) <capitalised>",
      "(i am|i'm|we are|we're) asking (you|that you|for your)",
      "our (research team|campaign|charity|foundation|organisation|organization|company) (at|is|was|has|works|<capitalised>)",
    ],
    "counter-view": [
      "(critics|opponents|sceptics|skeptics|others|some residents|supporters) (said|say|argue|argued|counter|countered|disagree|point|pointed|question|questioned)",
      "(denied|denies|disputed|disputes|contested) (the|these|those|this|any|all|that|his|her|it|wrongdoing)",
      "(rejected|rejects) (the|these|those|this|any|all|his|her|their|) (claim|claims|allegation|allegations|accusation|accusations|criticism|charge|charges|suggestion|suggestions|idea that|notion|findings|argument|comparison)",
      "(declined|refused) to comment",
      "(did not|didn't) (immediately|) (respond|reply) to",
      "(was|were|has been|have been) (contacted|approached|asked) for (a|) comment",
      "(he|she|they|others|some|many|both|critics|experts|residents|scientists|economists|officials|<capitalised>) (strongly|firmly|respectfully|) (disagreed|disagrees|disagree)",
      "both sides",
      "not (all|everyone|everybody) (were|was|is|are|agrees|agree|agreed)",
      "(some|many|several) (lawmakers|residents|groups|scientists|economists|critics|experts|parents|members) .. (oppose|opposed|disagree|object|objected|disputed|dispute|criticised|criticized)",
      "(<capitalised>|officials|she|he|they|company|government) (insisted|insists|countered|disputed|defended|rejected|denied|disputes|denies)",
      "(have|has|had|was|were) (both |) (criticised|criticized|disputed|challenged|rejected|questioned) (by|the|its|his|her)",
      "(pleaded|pleads) not guilty",
    ],
    nobody: ["(nobody|no one|noone|none of)"],
    denial: [
      "(not|never|no|nobody|nothing|none|cannot|can't|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|wouldn't|shouldn't|couldn't|hasn't|haven't|hadn't)",
    ],
    supposition: [
      "(if|unless|whether|would|may|might|could|should|or|can cause|feel|feeling|less|without|hardly|who|people who|those who|you)",
    ],
    revelation: [
      "(it|) (has emerged|was revealed|has been revealed|has come to light|came to light)",
      "it (turned out|turns out)",
      "(has|have|had) been (exposed|leaked|uncovered)",
      "(exposed|revealed|leaked|uncovered|bombshell|shocking|explosive) (documents|emails|files|report|truth|proof|evidence|data|facts|figures)",
      "(proof|proves|proven|confirmed) (that|beyond)",
      "now (we|everyone) (know|knows)",
    ],
    time: [
      "(monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday|today|tonight|tomorrow)",
      "(january|february|march|april|june|july|august|september|october|november|december)",
      "(in|on|since|by|until|from|may) <number>",
      "<number> may",
      "(last|this|next) (week|month|year|night|morning|spring|summer|autumn|winter)",
    ],
    call: [
      "^ (stop|fight|join|rise|wake|stand|defend|save|vote|say|take|remember|unite|resist|boycott|share|act|demand|reject|support)",
      "^ (no|not one|never|enough|down|long|hands|out|let's|let us|make|bring|keep|end|free|ban)",
    ],
  },
  letters: "",
  stopWords:
    "the be to of and a in that have i it for not on with he as you do at this but his by from they we say her she or an will my one all would there their what so up out if about who get which go me when make can like time no just him know take people into year your good some could them see other than then now look only come its over think also back after use two how our work first well way even new want because any these give day most us is are was were been has had did does am being it's don't never always everyone everybody everything nothing nobody every".split(
      " ",
    ),
  openers:
    "we they you i this these every no not never who how why where if because when enough let our their".split(
      " ",
    ),
  openEnds:
    "the a an that this these those his her its their our your my of and or but to we they you he she i who with for from by as if than in on at has have is are was were would will won't can't don't didn't".split(
      " ",
    ),
};
