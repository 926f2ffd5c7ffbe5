import type { Rule } from "../../rule.ts";

const SOURCE = "own: a text that knows another's secret wishes and gives no word of theirs for it";

/** What a text says that others want "in truth". */
export const ascribedMotive: readonly Rule[] = [
  {
    technique: "ascribed-motive",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(their|his|her|its|whose) (real|true|actual|hidden|ulterior|only|sole|ultimate|secret) " +
        "(aim|goal|purpose|motive|motives)",
      "(their|his|her|its|whose) (real|true|actual|hidden|only|sole|ultimate|secret) " +
        "(agenda|intention|intentions|objective)",
      "(their|his|her|its) (only|sole|real|true) " +
        "(interest|concern|priority|loyalty|passion|ambition|fear|wish|desire) (is|was|are)",
      "(the|its) (real|true|actual|hidden|ulterior|sinister|ultimate) " +
        "(aim|goal|motive|agenda|intention|purpose) (is|was|behind|of)",
      "(they|he|she|who) (only|just|really|secretly|desperately|simply) (want|wants|wanted) " +
        "(to|your|our|power|money|control)",
      "(want|wants|wanted|seek|seeks|hoping|trying|determined|out) to " +
        "(destroy|enslave|humiliate|erase|silence) (us|our|you|the)",
      "(want|wants|seek|seeks|trying) to (control|take over|indoctrinate|brainwash|steal|rob|dominate) " +
        "(us|our|you|your|every)",
      "(hell-bent|hellbent|dead set|bent|intent) on " +
        "(destroying|ruining|taking|silencing|wrecking|punishing|stealing|war|power)",
      "(under|in) the (guise|pretext|pretence|pretense|cloak|mask|false flag) of",
      "(mere|convenient|perfect|handy|flimsy|cynical) (pretext|smokescreen|fig leaf|figleaf|ruse|ploy) " +
        "(for|to|of|that)",
      "(just|merely|simply|only|nothing but|nothing more than|another|convenient) (a|an|) " +
        "(excuse|excuses|cover|front) (to|for)",
      "(cynical|desperate|shameless|blatant|naked|crude|transparent) " +
        "(ploy|bid|attempt|effort|move|grab|stunt|manoeuvre) (to|at|for|by)",
      "(thinly|barely|poorly|hardly|scarcely) (veiled|disguised|concealed|hidden)",
      "(doesn't|don't|does not|do not|couldn't|could not|never) (really|) " +
        "(care|give a damn|cared|care less) (about|for|who|what|that)",
      "(doesn't|don't|does not|do not) want (it|this|the war|the crisis|peace|a solution|things|" +
        "the problem|them) to (stop|end|work|change)",
      "(care|cares|cared) (only|more|solely) (about|for) " +
        "(power|money|himself|herself|themselves|his|her|their|votes|profit|the rich)",
      "(only|all) (thing|) (that|) (he|she|they) (care|cares|cared|want|wants|wanted|think|thinks) " +
        "(about|is|of)",
      "(that's|that is|this is|power is|money is|votes are|it's|it is) all (that|) " +
        "(matters|mattered|they|he|she) (to|care|cares|want|wants)",
      "(it|this) (was|is|has) never (been|really|) about .. (,|it|but|—)",
      "(it's|it is|this is|it was|they are|they're) (really|all|just|only) about " +
        "(power|money|control|votes|profit|greed|the money|ratings)",
    ],
    flags: [
      "Their real aim is power.",
      "His hidden agenda shows.",
      "Her only concern was herself.",
      "The true motive behind the law is plain.",
      "They just want power.",
      "The board wants to silence the neighbours, and they are trying to control our schools.",
      "The council is hell-bent on destroying the park.",
      "Under the guise of safety they close one road after another.",
      "Safety is a convenient pretext for the cut.",
      "The repair is merely an excuse to raise the rent.",
      "It was a cynical ploy to win a seat, a thinly veiled bribe.",
      "The landlords don't care about the tenants.",
      "He does not want the war to end.",
      "She cares only about votes.",
      "All they want is your money.",
      "Money is all that matters here, power is all they want.",
      "It was never about safety, it was about money.",
      "It's all about control.",
    ],
    passes: [
      "“Their real aim is power,” the witness said.",
      "The aim of the course is to learn to bake.",
      "He wants to control the temperature of the oven.",
      "The only goal was scored in the second half.",
    ],
  },
  {
    technique: "ascribed-motive",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(driven|motivated|blinded|consumed|fuelled|fueled) (purely|only|solely|entirely|less|more|) by " +
        "(greed|hatred|hate|envy|spite)",
      "(driven|motivated|blinded|consumed|fuelled|fueled) (purely|only|solely|entirely|) by " +
        "(malice|vanity|ego|revenge|ideology)",
      "(driven|motivated|blinded) (purely|only|solely|entirely|) by " +
        "(lust for|a desire for|power|profit|money|self-interest|fear of)",
      "(politically|racially|ideologically|financially) motivated",
      "(far|) more (consumed|interested|concerned) (with|in|about) " +
        "(himself|herself|themselves|their own|his own|her own|power|money)",
      "(they|who|he|she) (hate|hates|despise|despises|loathe|loathes) (our|this|the|us|everything) " +
        "(country|freedom|nation|way|we|values)",
      "so (that|) (he|she|they|it|the party) can " +
        "(line|pocket|cling|get rich|stay in|win|keep|push|grab|further|rob|blame|hide)",
      "(line|lines|lined|lining|fill|filling|filled) (their|his|her|its) (own|) pockets",
      "to (distract|divert) (you|us|attention|voters|the public|people|everyone) (from|away)",
      "to (score|win|gain|grab|scoring) (cheap|) (political|) (points|votes|headlines|attention)",
      "(cheap|political) (point-scoring|points|posturing|theatre|theater|stunt|stunts|expediency|" +
        "opportunism)",
      "(furthering|further|furthers|advance|advancing|push|pushing|pushes) (their|his|her|its) (own|) " +
        ".. (agenda|career|ambitions|politics)",
      "(for|with) (purely|) (political|personal|selfish|partisan|electoral|financial) " +
        "(gain|gains|advantage|ends|agendas|purposes)",
      "(put|puts|putting|place|places|placing|choose|choosing|chose) " +
        "(party|politics|profit|profits|power) (over|before|ahead of|above)",
      "(playing|plays|play|played) (politics|political games) (with|over|while)",
      "(afraid|scared|terrified|frightened) of " +
        "(the truth|losing power|losing (his|her|their)|what (we|you|people)|free speech|the people)",
      "(what|all) (they|he|she) (really|actually|truly) " +
        "(want|wants|fear|fears|feared|mean|means|care|cares) (is|about|was)",
      "(know|knows|knew) (full|very|perfectly|damn) well (that|what|how|it|they|he|she|this|the)",
      "(at|short-term gain at|profits at) the expense of (the|our) " +
        "(people|poor|public|health|environment|truth|planet|patients|children)",
      "(obstruction|delaying|smear|scare|stalling|bullying|intimidation) (tactic|tactics) " +
        "(of|to|by|from|that|which|,|$)",
      "(must have|they must|he must|she must) (felt|feel|known|know) (guilty|ashamed|that|it|what)",
      "to (cling|hang|hold) on to power",
      "(eager|anxious|desperate|itching|keen) to " +
        "(impose|start a war|silence|punish|sell out|please his|please their|destroy)",
      "(not|hardly|no|never) a (concern|priority|worry) for (him|her|them|this|the|our)",
      "(buy|buying|bought|purchase) (votes|voters|their silence|his silence|her silence|loyalty)",
    ],
    flags: [
      "The board is driven by greed, motivated solely by revenge and blinded by lust for power.",
      "It was a politically motivated verdict.",
      "He is more interested in himself than in the town.",
      "They hate our freedom.",
      "They raise the rent so they can buy yachts and line their pockets, so they can get rich.",
      "The march was called to distract voters from the scandal.",
      "She only came to score cheap points; it was a political stunt.",
      "They use the flood to push their own agenda and for political gain.",
      "The mayor puts party before town and plays politics with our water.",
      "He is afraid of the truth.",
      "What they really want is the land.",
      "They know full well that the bridge is cracked.",
      "They seek profits at the expense of the poor.",
      "It is the usual smear tactic of the board.",
      "They must have felt guilty.",
      "He does it all to cling on to power.",
      "The boss is itching to punish the drivers.",
      "Safety is not a concern for this board.",
      "It is a bribe to buy votes.",
    ],
    passes: [
      "“He is driven by greed,” she wrote.",
      "The mill was driven by water.",
      "The children were playing games with a ball.",
      "They know very little about the sea.",
    ],
  },
  {
    technique: "ascribed-motive",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(only|just|merely|solely) (did|does|do|doing|said|says|say|saying|wrote|voted|made|came|ran|" +
        "joined) (it|this|that|so|for) (for (the|money|votes|fame|his|her|their)|to (get|win|gain|please|" +
        "look|make|hurt|sell))",
      "(only|just|merely) (in it|there|here|in politics|doing it|after) for " +
        "(the|money|fame|power|himself|herself|themselves|votes|what|your|his|her|their)",
      "(he|she|they|who) (just|only|really|simply|secretly) (want|wants|wanted) " +
        "(attention|fame|votes|revenge|headlines|a headline|sympathy|pity|war|more|everything)",
      "the (real|true|only) (reason|reasons) (for|behind|why|is|he|she|they|that)",
      "(desperate|hungry|eager) (for|to win|to get|to grab|to please) " +
        "(votes|attention|headlines|his|her|their|power|money)",
      "(bribed|bought|paid) (off |) to (say|vote|keep|lie|look|stay|write|shut|attack)",
      "(he|she|they) (know|knows|hope|hopes|fear|fears|expect|expects) (that |) " +
        "(you|we|voters|people|the public|nobody|no one) (will|won't|would|are|is) " +
        "(forget|fall|not|too|believe|buy|never|find)",
    ],
    flags: [
      "They only did it for the money.",
      "He is only in it for fame.",
      "She just wants attention.",
      "The real reason for the cut is greed.",
      "She is desperate for votes.",
      "They were paid to say so.",
      "They hope that voters will forget.",
    ],
    passes: [
      "“They only did it for the money,” he said.",
      "He just wanted a cup of tea.",
      "They hope that the rain will stop.",
    ],
  },
  {
    technique: "ascribed-motive",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(obsessed|consumed|preoccupied|infatuated) (with|by) " +
        "(power|money|himself|herself|themselves|race|control|revenge|hatred|his|her|their|the idea|" +
        "destroying|winning)",
      "(desperately|badly|clearly|obviously|plainly) " +
        "(want|wants|wanted|trying|try|tried|hope|hoping|need) (to|us|you|a war|a fight|this|it)",
      "(his|her|their) own (agenda|interests|gain|glory|pockets|career|ambition|ambitions|ego|skin|" +
        "benefit|power)",
      "(would|will) (say|do|sign|promise|sell|give) (anything|everything) (to|for) " +
        "(win|get|keep|stay|power|votes|money|a|be|please|anyone)",
      "(exploit|exploits|exploited|exploiting|using|used|uses) .. " +
        "(tragedy|grief|crisis|deaths|fear|fears|disaster|victims|pain|dead) (to|for|as)",
    ],
    flags: [
      "He is consumed by hatred.",
      "They desperately want a war.",
      "She serves her own interests.",
      "He will say anything to win.",
      "The board is exploiting the crisis to raise the rent.",
    ],
    passes: [
      "“He will say anything to win,” she said.",
      "They used the hall for a dance.",
      "She wrote her own song.",
    ],
  },
];
