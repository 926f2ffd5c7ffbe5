import type { Rule } from "../../rule.ts";

const SOURCE = "own: what appeals, campaigns and leaflets ask of their readers";

/** The reader, or all of us, are told to do something for a cause. */
export const callToAct: readonly Rule[] = [
  {
    technique: "call-to-act",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "^ (please|so|and|now|) (,|) (join|boycott|donate|support|resist|defend|reject|oppose|denounce|" +
        "demand) (us|our|the (fight|protest|march|movement|strike)|this|them|now|justice)",
      "^ (please|so|and|now|) (,|) (sign|share|spread) (our|this|the (petition|word|truth|message|news)|it)",
      "^ (please|so|and|now|) (,|) (stand up|rise up|speak out|speak up|fight back|wake up|stand with|" +
        "take action|take a stand|get involved)",
      "^ (please|so|and|now|) (,|) vote (for|against|yes|no|them|him|her|on|like)",
      "^ (say|just say) (no|yes) to",
      "(call|contact|write to|email|phone|tell|lobby) your " +
        "(representative|senator|senators|mp|congressman|councillor|local mp|member|elected|lawmakers)",
      "(i|we) (urge|implore|beg|call on|call upon|appeal to|beseech|exhort|ask) " +
        "(you|all|everyone|every|our|the|readers|people|the government) .. to",
      "(asking|urging|begging|imploring) (that|) you (to|) " +
        "(initiate|renew|donate|give|join|sign|support|act|vote|share|help|stand|avoid)",
      "(make|renew|initiate|send) (your|a) (gift|donation|pledge|contribution|monthly gift) " +
        "(today|now|to|of|and|,|$)",
      "your (support|donation|gift|contribution) (will|can|could|is|matters|counts|makes|helps|means|today)",
      "(need|needs) your (support|help|voice|vote|donation|gift|money|prayers|signature)",
      "(support|asking you to support|back|join) (my|our) " +
        "(campaign|cause|fight|movement|work|petition|struggle|party)",
      "(do|play) your part (!|$|,|and|to|in|for)",
      "(let us|let's) (all|) (pray|stand|fight|unite|make sure|demand|take back|put an end|show them|" +
        "rise|defend|stop|send|march|act|join|end)",
      "(it is|it's) (high|) time (to|for us to|that we|we) " +
        "(take (our|back|a)|stand up|fight|drain|say no|end this|demand|act|stop|clean|put)",
      "(now|today) (more than ever|) is the time to " +
        "(demand|act|stand|fight|join|speak|give|help|stop|say|defend|rise)",
      "(we|you) (must|need to|have to|have got to|should|ought to) (all|) " +
        "(stop them|stop this|stop the|fight|fight back|resist|stand up|stand together)",
      "(we|you|citizens|parents|voters) (must|need to|have to) (all|) " +
        "(act|unite|rise up|wake up|speak out|speak up|take action|take back|demand)",
      "(we|you) must (all|never|not|) (defend|oppose|reject|defeat|end|ensure|save|protect|let them|" +
        "allow|surrender|give in|forget|vote|say)",
      "(we|you) (will not|must not|cannot|can't) let (them|this|him|her|corporate|these|those|it|anyone) ",
      "(we|they|you) (have|has) (a|an) (obligation|duty|responsibility) to " +
        "(scrutinize|scrutinise|act|speak|stand|fight|protect|resist|ask|demand|vote)",
      "(governments|government|leaders|ministers|parliament|politicians|the council|" +
        "the state) (must|needs to|need to) (act|stop|listen|support|end|invest)",
      "(governments|leaders|ministers|parliament|the council|the mayor|the minister|" +
        "the board) .. (also|) (must|need to|needs to) (resign|go|act|stop|support)",
      "(must|have to|has to|needs to|need to) " +
        "(go|be stopped|be held accountable|be brought to justice|be locked up|be deported) " +
        "(!|now|,|before|at once)",
      "(please|do|and) .. give (serious|some|real) thought to",
      "i (urge|beg|advise|implore|recommend) (you|everyone|all) .. " +
        "(avoid|stay away|boycott|not|join|vote|sign|to)",
      "(avoid|boycott|stay away from|steer clear of) (this|these|that|them|at all) " +
        "(company|companies|shop|firm|place|costs|product|people|if)",
      "(spread the word|make your voice heard|take to the streets|hit the streets|vote them out|" +
        "send them a message|hold them to account)",
      "(don't|do not) (let them|give in|be silent|stay silent|back down|let anyone|stand by|sit by|" +
        "give up|be fooled|believe them|vote)",
      "(like and share|like , share|share this (post|video|article|message)|tag a friend|smash that|" +
        "hit the like)",
      "(international|world|global) community (should|must|needs to|has to|ought to) " +
        "(be|act|stop|stand|take|remain|condemn|support|resist)",
      "(wake up|open your eyes|stand up|rise up|fight back|say no|do something) (,|!|—) " +
        "(people|america|sheeple|my|before|and|folks|everyone|now|$)",
    ],
    flags: [
      "Join us at the gate.",
      "Sign this petition.",
      "Now stand up for the lake.",
      "Vote for Sarah.",
      "Say no to the bypass.",
      "Call your representative.",
      "We urge everyone to write.",
      "I am asking that you renew your gift.",
      "Send a donation today.",
      "Your gift will help; the lake needs your voice.",
      "So support our cause and do your part!",
      "Let us stand together.",
      "It is time for us to stand up.",
      "Now is the time to act.",
      "We must fight back.",
      "Parents must speak out.",
      "We must never surrender, and we must not let them win.",
      "You have a duty to ask.",
      "The council must stop it.",
      "The mayor must go at once.",
      "And please give serious thought to a gift.",
      "I beg you all to avoid this company.",
      "Spread the word!",
      "Don't give in.",
      "Like and share.",
      "The world community must act.",
      "Wake up, people!",
      "Governments need to support the poor.",
    ],
    passes: ["“Join us,” said the guide.", "Join the two boards with glue.", "Vote counting began at ten."],
  },
  {
    technique: "call-to-act",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(demand|demanding|demanded) (justice|answers|accountability|action|an end|change|better|" +
        "the truth|that they|that he)",
      "(let us|let's|please|we must|and) pray (for|that)",
      "(raise|use|lift|add) your (voice|voices|name)",
      "(stand|stands|standing|stood) (up|together|firm|strong|tall|with us) " +
        "(to|against|for|and fight|now|until)",
      "(support|back|defend|protect) our (schools|farmers|troops|nurses|park|lake|library|workers|" +
        "rights|town|police|teachers|freedom|land)",
      "(hold|holding) (them|him|her|these|those|the (government|bank|council|minister|company|rich)) " +
        "(to account|accountable|responsible)",
      "(turn off|switch off|cancel|throw out|delete) your (tv|television|subscription|account|phone|app)",
    ],
    flags: [
      "We demand answers.",
      "Let us pray for the miners.",
      "Add your name.",
      "We stand together against the bypass.",
      "Defend our library!",
      "It is time to hold them to account.",
      "Cancel your subscription.",
    ],
    passes: ["“We demand answers,” they chanted.", "Lift your foot.", "They stood up in the bus."],
  },
  {
    technique: "call-to-act",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(chip|pitch) in (<number>|a few|now|today|what|to|$|!|whatever)",
      "help us (win|reach|fight|stop|defeat|save|protect|end|beat|spread|keep|build|raise)",
      "(with|without) your (help|support|gift|donation|vote|generosity) (,|we|they|he|she|it|$|!)",
      "(every|each) (penny|dollar|pound|donation|gift|vote|signature|voice|share) " +
        "(counts|helps|matters|makes a difference)",
      "(you|we|together we) can (change|save|end|stop|make|transform) " +
        "(a life|lives|a child's|the world|history|a difference|the future|this)",
      "(join|become part of) (the|our) (fight|movement|struggle|resistance|revolution|battle|campaign|" +
        "crusade|cause)",
      "(avoid|avoid it|avoid them) (like the plague|at all costs)",
      "(stay away|steer clear|run a mile) (from|!|$)",
      "(buyer|consumers|customers|parents|voters|patients) beware",
      "(repent|turn back|return to god|turn to god) (before|now|!|,|and|while)",
      "(this|now) is (our|your) (moment|chance|time|hour|last chance) (to|!|,|$|—)",
      "(it's|it is) (up to|down to) (you|us|all of us|each of us) (to|now|,|!|$)",
    ],
    flags: [
      "Chip in whatever you can and help us win.",
      "Without your help they freeze.",
      "Every vote counts.",
      "Together we can change the world.",
      "Join the fight!",
      "Avoid it like the plague and steer clear!",
      "Buyer beware.",
      "Repent before the end.",
      "This is our moment!",
      "It is up to us to save the lake.",
    ],
    passes: ["“Help us win,” the captain said.", "Join the dots with a pencil.", "Stay here until noon."],
  },
];
