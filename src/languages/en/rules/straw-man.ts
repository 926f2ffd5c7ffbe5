import type { Rule } from "../../rule.ts";

const SOURCE = "SemEval-2023 task 3, straw man";

/** An opponent made to hold what is easy to beat. */
export const strawMan: readonly Rule[] = [
  {
    technique: "straw-man",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "so (you're|you are|what you're|what you are|they're|they are|he's|she's) " +
        "(really|basically|actually|) (saying|telling us|telling me|suggesting|claiming)",
      "so (you|they) (think|believe|would rather|hate|don't care) .. ?",
      "(they|the left|the right|feminists|activists|environmentalists|critics|opponents|elites|" +
        "globalists|these people|progressives) (want|expect|would like) (you|us|everyone|people) to " +
        "(believe|eat|live|bow|hate|stop|submit|sit|pay|give up|die|freeze)",
      "(by|using|follow|following|with) (that|this|the same|their|his|her|such) logic",
      "(according to|in the eyes of|in the mind of|in the minds of|if you ask) " +
        "(the left|the right|these people|our critics|our opponents|the feminists|the elites|such people|" +
        "these geniuses)",
      "(want|wants|seek|seeks|plan|plans|intend|determined) to " +
        "(abolish|ban|outlaw|erase|criminalise|criminalize) " +
        "(all|our|every|the very|christmas|cars|meat|the family|free speech|history|religion|marriage|" +
        "borders|cash|fun)",
      "(want|wants) (open borders|to open all|to let everyone|no police|no borders|everyone to|total|" +
        "anarchy|free everything|to do nothing|a world without)",
      "(he|she|they|you) (just|simply|really) (doesn't|don't|does not|do not) want " +
        "(us|you|any|our|men|women|anyone|white|black|people)",
      "(what|all) (he|she|they) (really|actually) (mean|means|meant|is saying|are saying) (is|was|by)",
      "(in other words|translation|translated) (,|:) " +
        "(they|he|she|let|shut|do|give|pay|anyone|you (must|should|can't|are))",
      "(you|they|he|she) (might|may) as well (say|argue|claim|ban|tell|ask|abolish|burn|close|give)",
      "(anyone|anybody|everyone|whoever|those) who " +
        "(disagrees|questions|dares|asks|doubts|objects|opposes|criticises|criticizes|speaks) .. " +
        "(is|gets|be|was|as|labelled|labeled|called|branded) " +
        "(a|an|called|as|labelled|branded|racist|fascist)",
      "(apparently|evidently|presumably) (,|) " +
        "(we|it's|it is|anyone|everyone|men|women|the only|if you|you|that makes|wanting|being|now) .. " +
        "(should|must|now|just|racist|fascist|bad|wrong|crime|makes|supposed)",
      "(their|his|her|the (opposition's|critics'|left's|right's)) (answer|solution|argument) " +
        "(is|seems to be|to everything is|to this is) (to|:|simple|just|simply|always|more|that)",
    ],
    flags: [
      "So you're saying that nobody should work at all?",
      "So you believe we should starve?",
      "The left want you to freeze.",
      "By that logic we should close every school.",
      "According to these people, rain is a crime.",
      "They want to ban all cars.",
      "She wants open borders.",
      "He simply doesn't want any women there.",
      "What she really means is that you should go.",
      "In other words, shut up and pay.",
      "You might as well ban shoes.",
      "Anyone who disagrees is called a racist.",
      "Apparently, we must all now cycle.",
      "Their answer is to close the road.",
    ],
    passes: [
      "“They want you to freeze,” the caller said.",
      "The logic of the circuit is shown in figure 3.",
      "According to the minister, the road opens in May.",
    ],
  },
  {
    technique: "straw-man",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(activists|environmentalists|feminists|vegans|liberals|conservatives|socialists|critics|" +
        "pacifists|cyclists) (just|really|only|) (want|wants) (us|you|everyone|everybody|all of us)",
      "(feminists|vegans|activists|environmentalists|critics|pacifists|cyclists|the other side) " +
        "(just|really|only|simply) (want|wants) to " +
        "(hate|destroy|ban|see|stop|ruin|kill|take|make|tell|force|control)",
      "(so|then) you (want|would rather|would like|think|believe) " +
        "(us|them|everyone|everybody|that (we|all|nobody|everyone)|to (see|let|ban|close|destroy|" +
        "live|leave))",
      "(my opponent|the other side|his party|her party|the opposition|they|he|she) (want|wants) to " +
        "(take away|ban|close|tax|scrap|destroy|abolish|open) (all|every|everything|any|each)",
      "(live in|back to|return to) (caves|the stone age|the dark ages|the middle ages|mud huts)",
    ],
    flags: [
      "Vegans want us to starve.",
      "Cyclists just want to ban fun.",
      "So you want us to be alone?",
      "My opponent wants to ban all cars.",
      "They dream of a return to the stone age.",
    ],
    passes: [
      "“Vegans want us to starve,” he said.",
      "The dog wants to close the gate.",
      "The stone age ended here around 2000 BC.",
    ],
  },
  {
    technique: "straw-man",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "so (you|they|he|she) (want|wants|think|thinks|believe|believes|would like|mean) (us|me|to|that|our|everyone|nobody|people|children|all) .. (all|lock|starve|die|nobody|worth more|abolish|ban|kill|destroy|never|naked|caves|prison|hate|live in|walk|poor)",
      "(those|people|anyone|everyone|whoever|all) who (question|questions|criticise|criticises|oppose|opposes|object|objects|doubt|doubts|ask|asks|disagree|is against|are against) .. (simply|just|really|only|obviously|) (want|wants|wish|hate|hates|would like)",
      "(meaning|which means|that means|this means|meaning that) (that|) (we|i|you|he|she|everyone|nobody|all) (are to|should|must|have to|am to|is to|will have to) (all|) (live|starve|die|sit|walk|never|go|give|eat|sleep|freeze|wear)",
      "in other words (,|) (he|she|they|you|we|nobody|everyone) (want|wants|would rather|think|thinks|believes|believe|hates|hate|don't care)",
      "(environmentalists|ecologists|greens|feminists|vegans|teachers|liberals|conservatives|the opposition|unions|doctors|critics) (would|want|wants|would like|dream|won't|will not) (like|us|to|of|rest) .. (sit|live|freeze|caves|caveman|dark|starve|walk|ban|abolish|rest|stop|hate|take|like animals)",
      "(to|us|us to|and) (sit|live|go back|return|crawl|move) (..|) (in|into|to) (the|) (caves|cave|trees|stone age|dark|middle ages|mud)",
      "so (, |) according to (you|him|her|them|the minister|my opponent) .. (should|must|nobody|everyone|all|no|worthless|is|are)",
      "so (you|you'd|they|they'd) (rather|would rather|prefer) (that|we|see|have|let|the|children|people|watch|to)",
      "so (you|he|she|they) (hate|hates|despise|don't care|doesn't care|couldn't care|are against|are happy|is happy|have no)",
      "(why|since when) (do|does|did) (you|they|he|she) (hate|want .. (die|suffer|fail|starve)|despise|want to (destroy|kill|ruin|abolish|take))",
      "(wants|want|would like|demand|demands) (to|that) (..|) (hand|turn|disarm|dissolve|scrap|leave) .. (to criminals|defenceless|unprotected|without any|into a desert|no army|army|police|into a prison|altogether)",
      "(his|her|their|your|the) (idea|plan|proposal|dream|goal) (is|seems) (that|to) (..|) (everyone|nobody|we|all|children|people) (..|) (should|must|will|to|live|stop|be)",
      "(asks|asked|ask|calls|call|says|suggests|wants|want) (for|to|that|a) .. (;|:|—|,|and|so) (evidently|apparently|obviously|clearly|in short|he thinks|she thinks|they think|they believe|i suppose) (he|she|they|we|it|you|all|nobody)",
      "(i|we) suppose (you|they|he|she|we|next) (want|wants|think|would|also|should|must|'ll|'d)",
      "(,|so|;|:) (apparently|evidently|obviously|presumably) (they|he|she|you) (think|thinks|believe|believes|want|wants|hate|hates)",
      ", so (he|she|they) (believes|believe|thinks|think|wants|want|hates|hate|must hate|must think|must want) (that|all|children|us|every|to|everyone|nobody|no)",
      "(feminists|vegans|environmentalists|liberals|conservatives|socialists|atheists|critics|believers|unions|cyclists|scientists) (claim|say|believe|think|preach|insist) (that|) (all|every|nobody|we|men|no|everyone|cars|meat) .. (monsters|abolished|banned|evil|murderers|killed|should|must|criminals)",
      "(because|if|when) i (won't|don't|didn't|wouldn't|refuse) .. , (i|i'm|i am|that means i|you say i) (hate|must hate|am against|want|must be|a)",
    ],
    flags: [
      "So you want us all to starve.",
      "Those who question the budget simply hate children.",
      "She says we waste heat, meaning that we should all freeze.",
      "In other words, he thinks that boys should not learn.",
      "Ecologists want us to freeze in the dark.",
      "They want us to live in caves.",
      "So according to you nobody should own a dog.",
      "So you'd rather see the town burn.",
      "You don't like the song? So you hate music.",
      "Why do you hate our country?",
      "He wants to leave us without any police, he would like to scrap the army.",
      "Her idea is that everyone should stop washing.",
      "He asks for a later start; apparently he thinks school is a hotel.",
      "I suppose you also want to ban shoes.",
      "So apparently he thinks rain is illegal.",
      "She wants a lamp, so she thinks all of us are blind.",
      "Atheists claim that every church should be burnt.",
      "Because I won't dance, I hate music.",
    ],
    passes: [
      "“So you want us all to starve?” the man shouted.",
      "So you want a room with a view, then take the third floor.",
      "In other words, the two angles are equal.",
      "“Apparently he thinks rain is illegal,” she said.",
      "He was cold, so he wants a coat.",
      "Critics say the book is long.",
    ],
  },
];
