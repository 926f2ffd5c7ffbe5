import type { Rule } from "../../rule.ts";

const SEMEVAL = "SemEval-2023 task 3, distraction";

/** Frames that lead away from the question: distorted opponents, detours, other people's wrongs. */
export const distraction: readonly Rule[] = [
  {
    technique: "straw-man",
    source: `${SEMEVAL}, straw man`,
    strength: "strong",
    patterns: [
      "so (you're|you are|what you're|what you are|they're|they are|he's|he is|she's|she is) (really|basically|actually|) (saying|telling us|telling me|suggesting|claiming)",
      "(they|the left|the right|liberals|conservatives|democrats|republicans|feminists|activists|environmentalists|critics|opponents|elites|globalists|some people|these people|progressives|socialists|the media|our opponents|our enemies|the greens|the government|brussels|they all|ministers|politicians|bureaucrats) (want|wants|would have|expect|expects|would like|need|would love for) (you|us|everyone|everybody|people|americans|your children|our children) (to|all) (believe|think|feel|accept|give up|be|eat|live|bow|hate|forget|stop|submit|sit|pay|shut|surrender|own|swallow|become|do nothing)",
      "(according to|in the eyes of|in the mind of|in the minds of|if you ask|if you believe|to hear) (the left|liberals|these people|our critics|our opponents|the feminists|the elites|such people|our enemies|the so-called|some people|these geniuses)",
      "(apparently|evidently|presumably) (we|it's|it is|anyone|everyone|being|men|women|the only|if you|you|that makes|wanting|asking|saying) .. (should|must|now|all|just|are|not|no longer|supposed|racist|fascist|bad|wrong|enough|bigot|crime|makes)",
      "(their|his|her|the opposition's|the left's|the right's|the critics') (logic|reasoning|argument|answer|solution|idea|view|theory) (is|goes|seems to be|appears to be|runs) (that|simple|simply|this|like this|:|apparently|as follows|to|just)",
      "(by|using|follow|following|with) (that|this|the same|their|his|her|such) logic",
      "(in other words|translation|translated) (,|:) (they|he|she|you|let|shut|do|give|pay|your|our|anyone)",
      "(what|all) (he|she|they) (really|actually) (mean|means|meant|want|wants|is saying|are saying|said) (is|was|by)",
      "(you|they|he|she) (might|may|could|would) as well (say|argue|claim|ban|tell|ask|abolish)",
      "(want|wants|trying|seek|seeks|plan|plans|intend|determined|out) to (abolish|ban|outlaw|destroy|erase|cancel|confiscate|criminalise|criminalize|eliminate) (all|our|every|the very|christmas|cars|meat|the family|free speech|history|christianity|god|your|religion|masculinity|marriage|borders|capitalism|guns|western|america|gender|the police|motherhood|freedom)",
      "(anyone|anybody|everyone|everybody|whoever|those|all|people) who (disagrees|disagree|questions|question|dares|dare|asks|ask|doubts|doubt|objects|object|opposes|oppose|criticises|criticizes|criticise|criticize|speaks|speak) .. (is|are|gets|get|be|was|were|as|labelled|labeled|called|branded|must)",
    ],
    flags: [
      "So you're saying that nobody should work at all?",
      "They want you to believe that farmers are the problem.",
      "By that logic we should close every school.",
      "The left wants to abolish the family.",
    ],
    passes: [
      "“They want you to believe that it is safe,” the caller said.",
      "The logic of the circuit is shown in figure 3.",
      "According to the minister, the road opens in May.",
    ],
  },
  {
    technique: "red-herring",
    source: `${SEMEVAL}, red herring`,
    strength: "strong",
    patterns: [
      "(but|and|yet|so|well) (that's|that is|this is|let's|let us|never mind|forget) (not the|not the real|forget|never mind|set aside|put aside|leave aside|beside) .. (question|issue|point|that|problem|for a moment)",
      "(the|) real (issue|question|problem|story|scandal|crime|victims|culprit|culprits|danger|threat|reason|enemy) (here|today|is|isn't|are|was|lies|behind|nobody|that nobody|no one)",
      "(let's|let us|we should|instead we should|why not|shouldn't we) (talk about|focus on|look at|turn to|ask about|concentrate on|be talking about|be asking) (the real|what really|something|instead|what matters|how much|the fact|who)",
      "(that's|that is|this is|it's|it is|is|are) (a|just a|only a|merely a|nothing but a|all) distraction",
      "(meanwhile|incidentally|by the way|oh ,? and|and remember|speaking of which|and let's not forget|let's not forget|let us not forget|not to mention|never mind) , .. (he|she|they|his|her|their|the same|that|how|who)",
      "(isn't|aren't|doesn't|don't|shouldn't) (there|they|we|he|she|the government|the police|the media) (have|got|something|more|be|anything) .. (more important|better|bigger|worse) .. (to|things|than|problems)",
      "(more|far more|much more|bigger|other) (important|pressing|urgent) (things|problems|matters|issues|questions) (to|than|like|such|here|we)",
      "while (everyone|everybody|the media|they|the press|we) (is|are|keep|keeps) (busy|arguing|obsessing|distracted|debating|focused)",
      "(never|not once) (mind|mention|mentions|mentioned) (that|the fact|how)",
    ],
    flags: [
      "But let's talk about the real issue: who paid for her flat?",
      "All this talk of emails is a distraction.",
      "Never mind that he once failed his driving test.",
    ],
    passes: [
      "“All this is a distraction,” the spokeswoman told reporters.",
      "The herring is smoked over beech wood.",
      "Members asked about the budget and the roof.",
    ],
  },
  {
    technique: "whataboutism",
    source: `${SEMEVAL}, whataboutism; UNLP 2025`,
    strength: "strong",
    patterns: [
      "(but|yet|and then|ok|okay|fine|sure) (,|) what about (the|all|their|his|her|when|those|america|russia|obama|clinton|hillary|trump|biden|iraq|israel|hamas|our|other|white|black|christian|muslim|you|your|these|that|labour|men|women|them|him|nato|china|a|ukrainian|british)",
      "^ what about (all the|their|his|her|those|america|russia|obama|clinton|hillary|trump|biden|iraq|israel|hamas|our|white|black|christian|muslim|labour|nato|china|the (crimes|victims|wars|lies|other)) .. ?",
      "(what|how) about (when|the time|the times|all the|their own|his own|her own|your own|what (he|she|they|the)|those who|how (he|she|they|the))",
      "(but|yet|and) (when|if) (democrats|republicans|liberals|conservatives|the left|the right|labour|tories|they|he|she|obama|trump|clinton|biden|america|russia|the west|israel|muslims|christians|his predecessor|the other side|the opposition|washington|moscow) (does|do|did|did it|does it|do it|was|were|is|are|says|said|had|bombed|invaded|lied|broke|took|won|attacked) .. (,|?|nobody|no one|silence|fine|nothing|it was|it's|suddenly|that's|not a)",
      "(where was|where were|where is|where are|where's) (the|all the|your|this|their|all this|all that|that) (outrage|outcry|anger|concern|protests|protest|media|condemnation|indignation|headlines|marches|tears|investigation|investigations|coverage|feminists|uproar|sympathy|sanctions|fact-checkers)",
      "(nobody|no one|no-one|who|did anyone|did anybody) (complained|cared|protested|batted an eye|said anything|said a word|objected|minded|complain|protest|care) (when|about|that)",
      "(imagine|picture) (the|if) (outcry|outrage|uproar|reaction|headlines|media reaction|response|a republican|a democrat|a conservative|a man|trump|obama|it were|the roles|this were|russia|a white) ",
      "(if|had) (a|the|an) (republican|democrat|conservative|liberal|white|black|muslim|christian|man|woman|left-winger|right-winger) .. (had|were|was|did|said|done) .. (would|media|outrage|outcry|?)",
      "(others|other countries|other governments|every country|everyone else|the other side|the others|they|his opponents|the opposition|other parties|the previous government|their predecessors|america|the west) (do|does|did|are|have|has) (it|the same|far worse|worse|much worse|too|exactly|no better|even worse|done worse|done the same|done far worse|it too) ",
      "(is|are|was|were|be|do|does) (no|any|hardly) better (than|themselves|when|either)",
      "(just as|equally|every bit as|far more) (bad|guilty|corrupt|to blame|responsible|culpable|dishonest)",
      "(and|but) (who|what) (bombed|invaded|started|destroyed|dropped|armed|funded|overthrew|colonised|colonized|enslaved|was it that|did (the west|america|nato|labour|they|he|she)) .. ?",
      "(worse things|far worse|much worse things) (happen|happened|have happened|were done|are done)",
    ],
    flags: [
      "But what about the other party's donors?",
      "Where was the outrage when the last government did it?",
      "Nobody complained when the banks were saved.",
      "But when the West invaded, nobody said a word.",
    ],
    passes: [
      "“But what about the other party's donors?” the senator asked.",
      "Ask the nurse about the times of visits.",
      "We talked about the garden and the weather.",
    ],
  },
];
