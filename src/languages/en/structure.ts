import type { Structure } from "../language.ts";
import { formations } from "./rules/loud/formations.ts";
import { wants } from "./wants.ts";

/** Turns of phrase of English that structural detectors build on. */
export const structure: Structure = {
  markers: {
    "scare-word": [
      "(expert|experts|scientists|journalist|journalists|journalism|activists|analysts|professionals|fact-checkers|specialists)",
      "(patriot|patriots|peacekeepers|liberators|liberation|peaceful|tolerance|tolerant|compassion|philanthropists|benefactors)",
      "(reform|reforms|reformers|progress|success|successes|victory|stability|prosperity|improvement|improvements|achievements)",
      "(democracy|democratic|freedom|free|fair|justice|elections|election|referendum|independent|legitimate|unbiased|objective)",
      "(allies|friends|friend|partners|leader|leaders|leadership|heroes|hero|elites|elite|opposition|genius|geniuses|statesman)",
    ],
    "naming-word": [
      "(word|words|term|terms|phrase|phrases|called|named|titled|entitled|known|labelled|labeled|means|meaning|defined|marked)",
      "(category|categories|section|button|column|prefix|noun|verb|adjective|film|song|book|novel|album|series|programme|rated)",
    ],
    ...wants,
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
      "according to (the|a|its|their|court|local|state|federal) (new |<number> |weather |city |police |) (service|office|police|ministry|department|agency|bureau|census|institute|university|company|council|court|indictment|lawsuit|complaint|report|study|survey|documents|records|prosecutors|government|commission|committee|union|hospital|bank|statement|filing)",
      "(data|figures|statistics|documents|records|results) (from|of|published by|released by) (the |a |an |its |) (<capitalised>|<upper>|service|office|police|ministry|department|agency|bureau|census|institute|university|company|council|court|indictment|lawsuit|complaint|report|study|survey|documents|records|prosecutors|government|commission|committee|union|hospital|bank|statement|filing)",
      "(the|its|own|official|<capitalised>) figures (show|shows|suggest)",
      "(report|study|survey|analysis|audit|poll) (published |released |conducted |commissioned |) (by|from|in) (the |a |) <capitalised>",
      "(report|study|survey|analysis|audit|poll) (published |released |conducted |commissioned |) (by|from) (the |its |their |) (ministry|police|council|university|institute|agency|bank|union|hospital|department|government|commission|committee)",
      "(university|institute|ministry|government|council|agency|police|bank|<upper>) (study|survey|poll|report|audit|census) (found|shows|showed|finds|puts|estimates|estimated|released|published)",
      "as reported by",
      "(counted|compiled|collected|calculated|published|released|conducted|commissioned) by (the |) <capitalised>",
      "official (figures|data|statistics)",
      "per (the |us |) <capitalised> <capitalised>",
      "court (papers|documents|records|filings)",
    ],
    hedge: [
      "(may|might) (have|mean|help|lead|reflect|explain|still|differ|occur|come|rise|fall|cause|result|cost) ",
      "(may|might) be (due|able|because|too|that|more|less|a|an|the|linked|related|wrong|right|necessary|possible|higher|lower|caused|explained|responsible|part)",
      "could (have|be|mean|help|lead|include|reflect|take|also|explain)",
      "(reportedly|apparently|possibly|perhaps|probably|presumably|seemingly|tentatively)",
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
      "(i|we) (cannot|can't|could not) (yet |at this time |) (say for certain|be sure|be certain|verify|confirm|connect)",
      "(suggesting|suggests|urge|urges|advise|advised) caution",
    ],
    objection: [
      "(some|you|critics|opponents|sceptics|skeptics|others|many|readers) (may|might|will|would|could) (well |) (say|ask|object|argue|wonder|think|reply|counter)",
      "(contrary to|despite) (the |) (common|popular|widespread|what|claims|received|general) (belief|perception|opinion|wisdom|view|many|some|you|that|assumption)",
      "(to be sure|granted|admittedly) ,",
      "i (realise|realize|acknowledge|concede|admit|grant) (it's|it is|that|the|this)",
      "(the usual|the obvious|one) objection (is|to)",
    ],
    "brush-off": [
      "(let's|let us) (face (facts|it|the facts|reality)|be (honest|real|serious)|get real)",
      "(but|and) (who cares|so what|i don't care|that's (nonsense|rubbish|a lie|bull)|they are wrong|they're wrong)",
      "(nonsense|rubbish|hogwash|poppycock|give me a break|get over it|tough luck)",
      "(fools|idiots|liars|losers|naive|gullible|ignorant|stupid)",
    ],
    interest: [
      "(full disclosure|conflict of interest|conflicts of interest|competing interests|in the interest of transparency|in the interests of transparency|sponsored by|affiliate links)",
      "^ (this |) (ad |message |article |advertisement |content |) (is |was |) paid for by",
      "i (work|worked|volunteer|volunteered) (for|at|as|with) (a|an|the|<capitalised>|<upper>)",
      "i (am|'m) (a|an|the) (<capitalised> |) (psychiatrist|doctor|physician|nurse|teacher|professor|lawyer|journalist|scientist|researcher|economist|member|founder|author|volunteer|engineer|veteran|resident|farmer|candidate|student|former|parent|mother|father|writer|neuroscientist|psychologist|historian|shareholder|customer)",
      "as (a|an) (volunteer|member|former|doctor|researcher|journalist|veteran|scientist|lawyer|founder|editor|nurse|professor) .. , i (am|have|can|know|see|believe|think|saw|work|treat)",
      "^ as (a|an) (volunteer|member|former|doctor|researcher|journalist|veteran|scientist|lawyer|founder|editor|nurse|professor) (..|) (,|) i (am|have|can|know|see|believe|think|saw|work|treat)",
      "(speaking|i write|i say this|i speak|writing) as (a|an) (volunteer|member|former|doctor|researcher|journalist|veteran|scientist|lawyer|founder|editor|nurse|professor)",
      "(we|us) (here |) at (the |) <capitalised>",
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
      "both sides (of the (argument|debate|issue|story|dispute)|say|said)",
      "(called|calls|branded|described) (the|these|those|this|his|her) (claim|claims|allegation|allegations|accusation|accusations|report|reports|lawsuit|suit|charges) .. (false|baseless|unfounded|untrue|ridiculous|absurd|meritless|misleading)",
      "(in response|in reply|in a rebuttal|in his defence|in her defence|in his defense|in her defense|for his part|for her part|for their part|for its part) ,",
      "(responded|replied|countered|retorted|shot back|hit back|fired back) (that|:|by (saying|calling))",
      "pushed back (on|against)",
      "(defended|defends|defending) (the|his|her|its|their) (decision|record|policy|plan|move|comments|remarks|actions|handling|program|programme|nomination|company|law|choice|right)",
      "(has|have|had|later|publicly|since) apologised",
      "(has|have|had|later|publicly|since) apologized",
      "(however|but|yet) , (critics|others|some|officials|experts|opponents|supporters)",
      "(no evidence|unable to find|not been able to verify|not able to verify|unable to verify|without merit|did nothing wrong|done nothing wrong|see it differently|sees it differently|see it that way|take issue with|takes issue with|took issue with|at odds with)",
      "(sceptical|skeptical) (of|about)",
      "(questioned|question|questions|doubts|doubt|doubted) (whether|if|the (claim|claims|need|value|motives|wisdom))",
      "(raised|raise|raises|voiced|expressed) (doubts|concerns|objections|questions)",
      "(<capitalised>|groups|lawmakers|residents|unions|parents|activists|officials) (oppose|opposes|opposed|criticised|criticized|condemned|objected to|protested) (the|his|her|its|any|such|<capitalised>|this)",
      "(the |) (plaintiffs|defence|defense|prosecutors|opposition|backers|supporters|critics|defenders) (in the .. |) (argue|argued|argues|say|said|says|insist|insisted|claim|contend)",
      "not (all|everyone|everybody) (were|was|is|are|agrees|agree|agreed)",
      "(some|many|several) (lawmakers|residents|groups|scientists|economists|critics|experts|parents|members) .. (oppose|opposed|disagree|object|objected|disputed|dispute|criticised|criticized)",
      "(<capitalised>|officials|she|he|they|company|government) (insisted|insists|countered|disputed|rejected|denied|disputes|denies)",
      "(have|has|had|was|were) (both |) (criticised|criticized|disputed|challenged|rejected|questioned) (by|the|its|his|her)",
      "(pleaded|pleads) not guilty",
    ],
    nobody: ["(nobody|no one|noone|none of)"],
    "others-view": [
      "(seen|viewed|regarded|portrayed|depicted|described|dismissed|branded|derided|denounced|characterised) as",
      "(labelled|labeled|painted|cast|stereotyped|caricatured|characterized|treated) (..|) as",
      "(labelled|labeled|called|dubbed|branded|nicknamed) (a|an|the|them|him|her|me|us|it|himself|herself) ",
      "(he|she|they|who|critics|opponents|some|others|people) (call|calls|label|labels|brand|brands|deem|deems)",
      "(theory|theories|myth|myths|notion|belief|stereotype|rumour|rumours|rumor|rumors|trope) (that|of|about)",
      "(claim|falsehood|contention|delusion|canard|idea|lie) (that|of|about)",
      "(falsely|wrongly|baselessly|repeatedly) (suggested|claimed|said|suggests|claims|says|believe|believes) (that|to)",
      "(blames|blamed|blame|criticised|criticized) .. for",
      "(accusation|accusations|allegation|allegations|suggestion|perception|insinuation) (that|of|about)",
      "(rumours|rumors|stories|theories|claims) .. (circulated|circulating|circulate|spread|that|about|abound)",
      "(accused|accuses|accuse|accusing|suspected|convicted|suspects) .. of",
      "(theorists|enthusiasts|believers|proponents|adherents|conspiracists) (..|) (claim|say|suggest|argue|believe)",
      "(for|to|in the eyes of|according to) (his|her|their|its) (critics|opponents|detractors|enemies) ,",
      "(condemn|condemns|condemned|condemning|deplore|deplores|deplored|reject|rejects|rejected) .. (as|of|for)",
      "(websites|sellers|adverts|ads|makers|shops|products|brands|spammers|scammers) .. (promise|promises|promised|claim|claims)",
      "(used to|would) (call|think of|see|describe) (them|him|her|me|us|it|people|each other)",
    ],
    "not-so": [
      "(is|are|was|were|am|i'm|we're|they're|he's|she's|it's|you're) (not|hardly|scarcely|far from|by no means)",
      "(isn't|aren't|wasn't|weren't)",
      "(doesn't|does not|didn't|did not|don't|do not|never|won't|will not|wouldn't|would not)",
      "(is|are|was|were|am|i'm|we're|they're|he's|she's|it's|you're) (not|hardly) (a|an|the|all|some|being|just)",
      "(isn't|aren't|wasn't|weren't) (a|an|the|all|some|being|just)",
      "(never|not|without) (call|calling|called) (them|him|her|it|you|us|anyone|anybody|people|this|that)",
    ],
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
  openers:
    "we they you i this these every no not never who how why where if because when enough let our their".split(
      " ",
    ),
  labelLeads:
    "is are was were be been being am a an the such as that these those this he she they you it".split(" "),
  clauseLeads: "that and but so yet or nor then also".split(" "),
  cutsBefore: [
    "but because when while where if unless although though after before until since".split(" "),
    "and or which who whom whose in on at from into over under against during through without within by with for about among between across behind".split(
      " ",
    ),
  ],
  calls: {
    frames:
      "we you i let let's lets it it's its time there's now is please don't do never no not enough asking urging begging help who that's high about anyone everyone".split(
        " ",
      ),
    leads:
      "please and so now then but or must should today everyone everybody again simply just also always don't never friends folks patriots citizens brothers sisters".split(
        " ",
      ),
  },
  concerns:
    "we us our ours ourselves you your yours i my me everyone everybody anyone anybody nobody none all every no never will won't would could can can't cannot may might shall must should going coming soon next future unless until before if what who how why ever humanity mankind world nation country civilization civilisation children".split(
      " ",
    ),
  titles: "mr mrs ms miss dr prof sir lord lady".split(" "),
  definites: "the these those both its his her their".split(" "),
  formations,
  adjectives: {
    endings: "ous ful less able ible ical istic ional ental cratic smic tific trophic".split(" "),
    words:
      "former closed big small great huge vast old young own same other real whole entire complete total utter sheer pure so-called fellow mere rich poor weak strong fake false dark deep wild secret corrupt rogue foreign innocent public private left-wing right-wing far-left far-right radical liberal conservative national international global federal local military financial social legal illegal criminal".split(
        " ",
      ),
  },
  questionWords: "what which who whom whose why how when where whether".split(" "),
  openEnds:
    "the a an very that this these those his her its their our your my of and or but to we they you he she i who with for from by as if than in on at has have is are was were be been would will won't can't don't didn't which whose what how into about between against without within towards toward eeach some any no so too more most such not never".split(
      " ",
    ),
};
