import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, guilt by association (the reductio)";

/** Somebody is judged by the company that the text puts them in. */
export const guiltByAssociation: readonly Rule[] = [
  {
    technique: "guilt-by-association",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(palling|pals|palled|pal|hobnobbing|hobnobs|hobnobbed|schmoozing|schmoozed|consorting|consorts|" +
        "consorted) (around|) with",
      "(cosying|cozying|cosies|cozies|cosied|cozied|cosy|cozy|sucking|sucked|sucks|suck) up (to|with)",
      "in bed with (the|his|her|their|big|foreign|organised|organized)",
      "(in cahoots|in league|in lockstep|hand in glove|rubbing shoulders|rubs shoulders|breaking bread) with",
      "(ties|links|linked|tied|connections|connected|allegiance) (to|with) " +
        "(terror*|extremis*|radical*|hate|jihad*|fascis*|nazi*)",
      "(ties|links|linked|tied|connections|connected) (to|with) " +
        "(communis*|organised crime|organized crime|the mob|the mafia|criminals)",
      "(terror|terrorist|extremist|communist|nazi|cartel|mafia|jihadi|jihadist) " +
        "(linked|funded|backed|supporting|loving|friendly)",
      "(terror-linked|terror-funding|terrorist-loving|extremist-linked|nazi-loving|billionaire-backed|" +
        "oligarch-funded)",
      "(funded|bankrolled|financed|sponsored|backed) by " +
        "(billionaire|billionaires|radical|shady|shadowy|extremist|terror*|oligarchs)",
      "<capitalised> (funded|bankrolled|financed) " +
        "(group|groups|organization|organisation|org|ngo|ngos|think|activist|media|outlet)",
      "(friend|friends|fan|fans|ally|allies|admirer|admirers|apologist|apologists) of " +
        "(dictators|terror*|extremis*|tyrants|criminals)",
      "(apologist|apologists) for (terror*|extremis*|dictators|tyrants|murder*|genocide|tyranny|" +
        "fascis*|communis*|racis*|the regime)",
      "(stood|stands|stand|standing|sided|sides|siding) with " +
        "(terrorists|criminals|rapists|extremists|dictators|the enemy|our enemies)",
      "(just|exactly|much|looks|sounds|smells|acts|reads|talks) like (the|a) " +
        "(nazi|nazis|fascist|fascists|gestapo|stasi|inquisition)",
      "(just as|exactly as|like|what) the (nazis|fascists|communists|bolsheviks|gestapo|stasi|" +
        "inquisition) (did|said|once|used|wanted)",
      "the (very|) same .. (as|that) the (nazis|fascists|communists|bolsheviks|gestapo|stasi|" +
        "inquisition|slave owners)",
      "(nazi|fascist|gestapo|stalinist|bolshevik|stasi) " +
        "(tactics|methods|style|techniques|playbook|past|sympathies|sympathisers)",
      "(straight|right|leaf|page|chapter) (out of|from) (the|a|his|her|their) .. " +
        "(playbook|textbook|handbook|manual|manifesto|book of)",
      "(disciple|acolyte|lapdog|protégé|darling|poster child|poster boy|poster girl) of " +
        "(the|radical|<capitalised>)",
      "(known|close|longtime|long-time) (associate|associates|confidant|crony|friend|ally) of " +
        "(convicted|the disgraced|criminals|the mob)",
      "(birds of a feather|lie down with dogs|the company (he|she|they) (keep|keeps|kept)|" +
        "tarred with the same)",
      "(defend|defends|defending|supports|supporting|praises|praised|loves|embraces) (a|an|the) .. " +
        "(terrorist|racist|extremist)",
      "(tweeted|posted|wrote|cheered|spoken) in (praise|support) of " +
        "(terror*|extremis*|violence|murder|dictators|the regime)",
    ],
    flags: [
      "He was palling around with smugglers and cosying up to the mob.",
      "The mayor is in bed with the builders, in cahoots with the mob.",
      "A man with ties to extremists and links to organised crime runs the fund.",
      "It is a terrorist funded club, a terror-linked charity.",
      "The paper is bankrolled by billionaires.",
      "The Smith funded group sent a letter.",
      "She is a friend of dictators, an apologist for tyranny.",
      "They stood with criminals.",
      "He talks exactly like a fascist.",
      "That is just what the Nazis did.",
      "They use the same words as the fascists.",
      "These are fascist methods, straight out of the tyrant's playbook.",
      "She is an acolyte of the guru, no, a disciple of the sect.",
      "A close friend of convicted forgers.",
      "Look at the company he keeps.",
      "She defends a known racist.",
      "He tweeted in praise of terrorism.",
    ],
    passes: [
      "“He is in bed with the banks,” she said.",
      "The nurse found him in bed with a fever.",
      "The book is about the Nazis and the war.",
      "A friend of the family brought a cake.",
    ],
  },
  {
    technique: "guilt-by-association",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "with (a|the|known|convicted|notorious|wanted|suspected|several) " +
        "(convicted|known|notorious|wanted|suspected|) " +
        "(fraudster|criminal|criminals|terrorist|terrorists|killer|racist|extremist|extremists|gangsters|" +
        "mobster)",
      "(friends|friendly|cosy|cozy|intimate|close|chummy) with " +
        "(known|convicted|terrorist|extremist|extremists|dictators|criminals|fascists|the enemy|" +
        "gangsters|racists)",
      "(you know|guess|remember) who else",
      "(shares|share|shared) (a stage|a platform|the stage|the platform|a table|an office|a bed) with " +
        "(known|a known|a convicted|racists|extremists|fascists|terrorists|criminals|dictators|a racist)",
      "(hangs|hanging|hung) (around|out) with " +
        "(criminals|gangsters|extremists|racists|terrorists|thugs|dealers|known|the wrong)",
    ],
    flags: [
      "He once dined with a convicted fraudster.",
      "She is friends with known extremists.",
      "You know who else loved dogs?",
      "He shared a stage with racists.",
      "She hangs out with gangsters.",
    ],
    passes: [
      "“He dined with a convicted fraudster,” she said.",
      "He shares an office with Anna.",
      "The children hang out with the dog.",
    ],
  },
  {
    technique: "guilt-by-association",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(same|very same) (people|crowd|party|bank|group|man|lobby) (that|who|which) " +
        "(gave us|brought us|brought you|defended|funded|armed|voted for|cheered)",
      "(whose|his|her|their) (father|mother|brother|uncle|cousin|wife|husband|friend|friends|adviser|" +
        "advisers|donors) (was|were|is|are) (a|an|all|) " +
        "(convicted|known|communist|communists|nazi|criminal|criminals|fascist|radical|terrorist)",
    ],
    flags: ["The same party that gave us the flood wants your vote.", "Her uncle was a convicted forger."],
    passes: [
      "“Her uncle was a convicted forger,” he said.",
      "The same man who sold us the boat waved.",
      "Her father was a baker.",
    ],
  },
  {
    technique: "guilt-by-association",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "so (did|does|was|were|had|said|thought|do) (stalin|hitler|mussolini|nero|judas|the (nazis|communists|terrorists|fascists|devil|mafia)|every dictator|all dictators)",
      "(stalin|hitler|nero|the nazis|dictators|the mafia) (was|were|loved|liked|had|said|used) .. (too|also|as well|exactly)",
      "(hitler|stalin|the nazis|nero|the mafia|dictators) (also|too|loved|liked|would have)",
      "(same|very) (books|songs|words|ideas|phrases|school|university|street|club|gym|lawyer|church|barber|things|newspaper|village|people|slogans|food|party|channel|colours|flag) (that|as|which|where) (the|a|that|those|these|our) (..|) (extremists|terrorist|terrorists|murderer|spy|nazis|thief|thieves|fascists|criminals|mafia|dictator|killer|gangster|fraudster|fanatics|communists|crook|crooks|swindler|cult|arsonist|hooligans|spies|enemy|murderers|traitor)",
      "(photographed|seen|spotted|filmed|pictured|dined|dines|drinks|drank|plays|played|went|shook hands|shares|lives|lived|sat|sits|studied|works|worked) .. (with|beside|next to|near|alongside|to) (a|an|the|known|that|some) (..|) (mafia|criminal|criminals|thief|gangster|fraudster|spy|convict|murderer|extremist|extremists|crook|swindler|dealer|dictator|drug|mobster|smuggler|terrorist|man who was|man who had|racist|conman)",
      "(draw|drew) your own conclusions",
      "(think|thought) about (who|whom|what company|whose) (you|he|she|they)",
      "(tells|told|says) (you|us|me) (all|everything|enough|a lot|something) (about|you need)",
      "(his|her|their) (brother|father|uncle|cousin|friend|friends|sister|wife|husband|neighbour|grandfather|boss|son|mother|lawyer|partner) (is|was|are|were|sat|sits|went|has|had|spent) .. (prison|jail|criminal|thief|spy|nazi|fraud|crook|drunk|mafia|convicted|gangster|theft|extremist|communist|murderer) .. (so|and you|would|think|,|draw|what|how)",
      "(so|would|could|can) (you|we) (really|) (trust|believe|vote for|buy from|hire|lend) (him|her|them|such|a man|a woman|someone|that|your) .. ?",
      "(you|they) (sound|talk|think|argue|speak|look) (just|exactly|) like (a|an|the) (nazi|nazis|fascist|communist|terrorist|terrorists|stalin*|dictator|extremist|cult|taliban|kkk|soviet|mafia|fanatics)",
      "(the|a) (apple|apples) (does|do|doesn't|don't|never|falls|fall) .. (far|tree)",
      "(tell|show) me who (your|his|her|their) friends",
      "(judge|judged|known|know|recognise|recognises) .. by (the company|his friends|her friends|their friends|their company)",
      "(birds of a feather|with friends like|lie down with dogs|in bed with|strange company|bad company|fine company|dubious company)",
      "(cited|quoted|praised|shared|supported|liked|applauded|backed|welcomed|recommended|defended|admired) by (the|a|every|far|all|known) (..|) (extremists|terrorists|nazis|dictators|racists|criminals|mafia|communists|fascists|radicals|dictator|extreme|enemies|cult|conspiracy|crooks)",
      "(even|also) (terrorists|nazis|criminals|extremists|fascists|dictators|racists|murderers) (wear|drink|like|love|want|say|said|support|use|read|vote|think|supported|praised|demand)",
      "(idea|law|plan|proposal|word|policy|view|argument|song|method) (comes|came|was|is|that) (straight|) (from|out of|invented by|used by|loved by|shared by|popular with|popular among|born in) (the|a) (..|) (nazis|nazi|dictatorship|kremlin|extremists|communists|fascists|terrorists|gestapo|stasi|mafia|devil|inquisition)",
      "(any|what) (wonder|surprise) , (given|when|with) (his|her|their|whose|the company) (..|) (friends|brother|father|family|company|uncle|wife|husband)",
      "(a|the) (man|woman|person|party|politician|teacher|candidate) (with|who has|who keeps) such (friends|relatives|company|a brother|a father|allies|a family|supporters|neighbours)",
    ],
    flags: [
      "So did Mussolini, so was Nero.",
      "Nero had a beard too, and the mafia also paid in cash.",
      "Stalin loved films.",
      "She sings the same songs as the fascists.",
      "He was seen next to a known smuggler.",
      "Draw your own conclusions.",
      "Think about whom you sit with.",
      "That tells you all about him.",
      "His uncle was a thief, so think twice.",
      "Would you really trust him with your keys?",
      "You sound just like a dictator.",
      "The apple never falls far from the tree.",
      "Tell me who your friends are.",
      "You can judge him by the company he keeps.",
      "Birds of a feather, they say.",
      "He is praised by dictators, quoted by the far extremists.",
      "Even criminals love this bike.",
      "The idea comes straight from the Stasi.",
      "No wonder; what wonder, with his friends?",
      "A man with such friends cannot lead us.",
    ],
    passes: [
      "“So did Stalin,” he said.",
      "Stalin was born in Gori.",
      "They studied at the same college in Rome.",
    ],
  },
];
