import type { Rule } from "../../rule.ts";

const SEMEVAL = "SemEval-2023 task 3, calls";

/** Slogans, words that end a discussion, and words that hurry the reader. */
export const call: readonly Rule[] = [
  {
    technique: "slogans",
    source: `${SEMEVAL}, slogans`,
    strength: "strong",
    patterns: [
      "(no more|enough with|down with|death to|long live|power to|justice for|hands off|stop the|save our|save the|free the|end the|lock (her|him|them) up|drain the swamp|build the wall|build that wall|defund the|abolish the|smash the|fight the|tax the rich|eat the rich|support our|respect our|kick (him|them|her) out|vote them out|send them (back|home)|take (back|our)) .. !",
      "(lock her up|lock him up|lock them up|drain the swamp|build the wall|build that wall|take back control|take our country back|take back our country|make america great again|america first|my body ,? my choice|no justice ,? no peace|si se puede|yes we can|stop the steal|not my president|not in our name|build back better|get brexit done|let's take back control|law and order|peace through strength|too big to fail|people over profit|people before profit|blood and soil|freedom is not free|freedom isn't free|live free or die|don't tread on me|united we stand|divided we fall|we the people|together we can|together we will|together we are|stronger together|better together|hope and change|believe in america)",
      "^ (no|more|less|fewer) (taxes|tax|war|wars|borders|amnesty|jobs|freedom|guns|government|immigration|mercy|surrender|compromise|retreat|excuses|lies|justice|peace|pasaran|deal|migrants|vaccine|mandates) (, (no|more|less|fewer) (taxes|tax|war|peace|jobs|freedom|guns|government|immigration|mercy|surrender|compromise|retreat|excuses|lies|justice|representation|deal|prisoners|mandates)|!)",
      "(victory|freedom|justice|liberty|revenge|glory|power|honour|honor|unity|peace|strength|truth) (is|will be|belongs to|to|shall be) (ours|us|the people|everything|near|inevitable|victorious|strength|power|on our side|non-negotiable)",
      "(victory (will be|is|shall be) ours|we shall overcome|we will win|we will prevail|we shall prevail|we will never surrender|we will not be silenced|we will never be silenced|we will not be divided|we won't be fooled|we will not forget|we will rise|our time has come|our day will come|the time has come|truth will (out|prevail|win)|good will triumph)",
      "^ (stand up|rise up|fight back|wake up|speak up|speak out|stand together|stand tall|stay strong|stand strong|unite|resist|take a stand|march|stand with) (,|and|to|for|now|!|against|with|america|people|britain|ukraine|as one)",
      "one (people|nation|country|voice|goal|team|family|flag|leader|world) , one (people|nation|country|voice|goal|team|family|flag|leader|world|future|heart)",
      "(ideas|people|votes|truth|words|guns|faith|facts|borders|freedom|love|strength|walls|work|families|lives|character) (not|over|before|matter|matters|trumps|save lives|make) (bullets|lies|profit|profits|fear|violence|hate|hatred|politics|party|feelings|lives|handouts|good neighbours|power|fists|words|lives|neighbors) (!|$|,)",
    ],
    flags: [
      "No more lies! Take back control!",
      "Victory will be ours.",
      "One people, one voice!",
      "Rise up, and fight for what is yours!",
    ],
    passes: [
      "The crowd chanted “Lock them up!” and marched on.",
      "Stop the engine before you open the cover.",
      "No tickets are sold at the door.",
    ],
  },
  {
    technique: "conversation-killer",
    source: `${SEMEVAL}, conversation killer; PTC, thought-terminating clichés`,
    strength: "strong",
    patterns: [
      "(end of story|end of discussion|end of debate|full stop !|case closed|enough said|nuff said|no ifs ,? (and|or|no) (buts|buts about it)|period !|no buts|say no more|that's that|and that's that|that is that|need i say more|need we say more|no further comment needed|no discussion|not up for (debate|discussion)|not open to (debate|discussion)|beyond (debate|discussion|dispute|question|doubt)|the debate is over|the discussion is over|the matter is settled|there is nothing to discuss|nothing to debate|there's nothing to discuss|nothing more to say|nothing to add)",
      "(it is what it is|that's just how it is|that is just how it is|that's life|such is life|that's the way it is|that is how it is|that's how it is|that's how the world works|that is how the world works|boys will be boys|everything happens for a reason|rules are rules|the law is the law|a deal is a deal|war is war|business is business|time will tell|only time will tell|life isn't fair|life is not fair|nobody's perfect|nobody is perfect|you can't make an omelette|to each his own|better safe than sorry|you can't please everyone|all is fair in|it could be worse|what's done is done|what is done is done|the rest is history|the ends justify the means|the end justifies the means|history will judge|it goes without saying|let that sink in|there you have it|you know the rest|draw your own conclusions|make of that what you will|simple as that|as simple as that|plain and simple|pure and simple|deal with it|get over it|suck it up|grow up|like it or not|love it or leave it|like it or leave it)",
      "(if) you (don't|do not) (like|agree with|love|want) (it|this|that|our|the country|america) .. (leave|go|move|get out|you can|then|find|tough|shut)",
      "(who|why) (cares|are you to|do you think you are|even bother|am i to (judge|say)) (?|what|about|that)",
      "(you|people like you|outsiders|anyone who hasn't|men|women|foreigners|they) (wouldn't|would not|will never|can't|cannot|couldn't|could never|simply don't|just don't|don't) (understand|get it|possibly understand|know what|ever understand)",
      "(it's|it is|that's|that is) (obvious|self-evident|common sense|just common sense|simply common sense|only common sense|a no-brainer|not rocket science|elementary|crystal clear|black and white|a fact|an indisputable fact|a simple fact|an undeniable fact|undeniable|indisputable|as clear as day|simply a fact|just a fact)",
      "(no one|nobody|no-one|no serious person|no reasonable person|no honest person) (can|could|would|will|dares) (seriously|possibly|honestly|really|) (deny|argue|dispute|doubt|disagree|question)",
      "(there is|there's|there can be|without a|beyond a|leaves|beyond any|no|without any) (no|absolutely no|not a|shadow of|little|) (doubt|question|shadow of a doubt|denying|debate|disputing|room for doubt|getting around|escaping the|argument) (that|about|here|whatsoever|the|it|:)",
      "(trust|believe) (me|us) (,|on this|,?)",
      "(don't|do not|stop) (overthink|over-think|ask questions|asking questions|question it|think too much|argue|argue with|be naive|be so naive|be fooled|kid yourself|worry your|complicate|overcomplicate|bother)",
      "(you|we|i|they) (can't|cannot) (argue|reason|negotiate|debate|talk sense) with (that|facts|success|them|such|these|evil|the|terrorists|people|stupid|a|fanatics|madmen|results)",
      "(that's|that is) (just|only|merely|simply|pure) (a conspiracy|conspiracy|propaganda|politics|fake|russian|kremlin|your opinion|fear-mongering|fearmongering|politically|hate|racism|what they)",
      "(make|makes) no mistake",
      "(nothing|not a thing|not much|little) (can|could|to) be done",
      "(it's|it is|this is) (just|) (god's will|the will of god|fate|destiny|the lord's will|human nature|in their nature|in their blood|what they do)",
    ],
    flags: [
      "It is what it is. End of story.",
      "Make no mistake: nobody can seriously deny it.",
      "If you don't like it, leave.",
      "That's just common sense.",
      "There is no doubt that they failed, and it is common sense.",
    ],
    passes: [
      "“It is what it is,” the coach said after the match.",
      "The story ends with the end of summer.",
      "The road is closed, and nothing is to be parked there.",
    ],
  },
  {
    technique: "appeal-to-time",
    source: `${SEMEVAL}, appeal to time`,
    strength: "strong",
    patterns: [
      "(the|) (time|moment|hour|day) (to act|for action|is now|has come|has arrived|is running out|to decide|for talk is over|for excuses|for talking|to choose|of truth|of decision|of reckoning|to stand|to fight|to rise)",
      "(time|the clock) (is|has) (running out|almost run out|nearly run out|run out|ticking|against us|of the essence|short|up)",
      "(act|vote|join|call|sign|share|decide|strike|wake up|rise up|speak up|donate|stop them|stop this|do something) (right now|now|today|immediately|at once|before it's too late|before it is too late|before they|while we|while you|while there is still)",
      "(before|until) (it is|it's|it becomes|it may be) (forever|far|) too late ($|!|,|to|for|and|again)",
      "(it's|it is|may soon be|will soon be|already|almost|nearly|is) (now|almost|nearly|already|soon|fast becoming|not yet|be|) too late (to|for|if|now|when)",
      "(now or never|last chance|final chance|our only chance|the last opportunity|once-in-a-lifetime|once in a lifetime|eleventh hour|five to midnight|minutes to midnight|not a moment to lose|no time to (lose|waste)|not a minute to lose|every (second|minute|hour|day) counts|every day we wait|we cannot wait|we can't wait|can't wait any longer|cannot wait any longer|no longer wait|can no longer wait|can't afford to wait|cannot afford to wait|can wait no longer)",
      "(tomorrow|later|next year|next time) (will|may|might|could|would) (be|already be) too late",
      "(must|need to|have to|has to|needs to|should|let's|let us) (act|stop|decide|do (it|this|something)|fight|resist|change|rise|vote|wake up|end|move) .. (now|immediately|right now|at once|today|without delay|this minute|before)",
      "(the|this) (window|opportunity) (is closing|won't last|will not last|closes|is slipping|will not come again|won't come again)",
      "(now) (is|more than ever|is not) (the|more than ever|,) (time|moment|we|hour|is)",
      "(now more than ever|enough is enough|high time|it's about time|it is about time|it's time to (stop|wake|fight|end|act|take|stand|say|face|put|get)|it is time to (stop|wake|fight|end|act|take|stand|say|face|put))",
      "(don't|do not) (wait|delay|hesitate|miss|let this|waste) .. (until|any longer|another|now|this|too late|minute|chance|out|opportunity|second|moment|!)",
    ],
    flags: [
      "Act now, before it is too late!",
      "The clock is ticking and tomorrow will be too late.",
      "We must stop them now.",
      "Enough is enough.",
    ],
    passes: [
      "“The clock is ticking,” the negotiator said.",
      "The clock in the hall was repaired in 1988.",
      "Return the books by 3 June.",
    ],
  },
];
