import type { Rule } from "../../rule.ts";

const SOURCE =
  "Tajfel & Turner, An Integrative Theory of Intergroup Conflict (1979); the turns of phrase are our own";

/** The world cut in two: we who are good, they who are not like us. */
export const usAndThem: readonly Rule[] = [
  {
    technique: "us-and-them",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "(they|these people|those people|such people) (are|'re) not " +
        "(like us|one of us|our friend|our friends|our people|our kind|from here)",
      "(us|we) (against|versus|vs) (them|they|the elite|the elites|the establishment|the rest|the world)",
      "(them and us|us and them|us-versus-them|us-and-them|them against us)",
      "(laugh|laughs|laughed|laughing|sneer|sneers|sneering|spit|spits) (at|on) " +
        "(us|you|ordinary|working|our faces|our country)",
      "(look|looks|looking|looked) down on (us|you|ordinary|working|people like|the rest|hard-working|" +
        "common)",
      "(their|your|his) kind (are|is|do|does|will|should|never|always|don't|has|have|of people)",
      "not (one|ones) of (us|our own)",
      "(strangers|foreigners|a stranger|aliens|second-class citizens|a minority) in our own " +
        "(country|land|home|city|town)",
      "our own (people|children|veterans|pensioners|homeless|poor|workers|citizens|elderly|families) " +
        ".. (while|before|last|foreigners)",
      "(put|puts|care|cares|house|houses|help|helps) .. " +
        "(foreigners|migrants|strangers|outsiders|newcomers|immigrants) (first|before)",
      "(ordinary|hard-working|hardworking|working|decent|real) (people|folk|families|citizens) .. " +
        "(elite|elites|establishment)",
      "(the elite|the elites|the rich|the powerful|the few|the one percent) .. " +
        "(rest of us|the many|ordinary people|the 99|we pay)",
      "one (law|rule) for (the|them|him|her|ministers|mps) .. (another|and one|a different) .. (for|us)",
      "they (hate|despise|fear|envy) (us|you|people like us)",
      "(they|the rich|the elites|bankers|ministers) (get|grow|grew|got) (rich|richer|fat|fatter) .. " +
        "(we|us|you|our|poor|poorer)",
      "we (pay|work|suffer|bleed|freeze|queue|sweat) (,|and|while) (they|the elite|the rich|the bosses)",
      "(real|true|decent|genuine) (patriots|citizens|people|believers|folk) " +
        "(know|like us|like you|and|,|against|have|don't|will)",
      "(people|folk|folks|families) like (us|you and me|you and i) " +
        "(pay|don't|never|are|have|who|get|,|must|can't|count)",
    ],
    flags: [
      "They are not one of us.",
      "It is us against them, them and us.",
      "They laugh at us and look down on ordinary workers.",
      "Their kind will never work.",
      "He is not one of us.",
      "We are strangers in our own land.",
      "Our own pensioners freeze while others feast, and the council houses strangers first.",
      "Ordinary people suffer, and the elites dine.",
      "The rich are laughing at the rest of us.",
      "There is one rule for ministers and another for us.",
      "They hate us.",
      "They get richer and we get the bill.",
      "We pay and they feast.",
      "Real patriots know it.",
      "It is people like us who pay.",
    ],
    passes: [
      "“They are not like us,” he said.",
      "One of us has to wash the dishes.",
      "They laughed at the film.",
    ],
  },
  {
    technique: "us-and-them",
    source: SOURCE,
    strength: "strong",
    patterns: [
      "we (..|) (work|pay|build|built|queue|sweat|slave|get up|save|obey|wait|toil|suffer|freeze|share|give|plant|sow) .. (and|while|but) (they|those|them|the (others|rich|elite|bosses|newcomers)) (..|) (just|only|hold|live|laugh|sit|spend|enjoy|collect|cash|party|reap|sail|feast|grab)",
      "(people|folk|folks|families|those|men|women|workers) like (us|you and me|you and i|ourselves) .. (,|;|and|but|while|not) (..|) (people like|those|they|them|others|the (rich|others|elite))",
      "(people|folk) like (them|those|that) (only|just|never|will|come|came|are|can|don't|have|always|do|arrived|take|want|think|belong)",
      "on (one|the one) (side|hand) (..|) (we|us|are we|our|there are we|ordinary|the people|honest) .. .. (on the other|they|the other|them|those|elites|elite|the)",
      "(either|you are|you're|one is|a person is) (..|) (from here|one of us|with us|born here|one of ours) or (you|you're|not|a stranger|one of them|a|an|against)",
      "(strangers|foreigners|outsiders|newcomers|incomers|city people|townies|they|those people|the others) (..|) (will|can|could|do) (never|not) (understand|belong|be|fit|love|respect|know|share|feel|become|learn) (..|) (us|our|ways|here|one of|to us|what|in|how|like)",
      "we (honest|decent|ordinary|normal|hard-working|simple|real|true|country|local|working|small|little|clean|young|old|loyal|good|native) (..|) (folk|people|citizens|drivers|taxpayers|workers|parents|farmers|men|women|families|ones|tenants|villagers|believers|patients|pupils|fans|souls)",
      "they (..|) (have|speak|keep|live by|stick to|follow|worship|marry|eat) (only|) their own (..|) (rules|language|plans|laws|kind|people|shops|gods|schools|ways|world|customs|interests|streets|clubs|food|god)",
      "(them|those|they) (up there|at the top|over there|out there|across the river|in the capital|in brussels|from the city|on the hill|in their (villas|towers|palaces|offices))",
      "(we|us|ordinary people|the people|little people|common people) (down here|at the bottom|here below|on the ground|in the village|out here)",
      "(those people|these people|the others|outsiders|they) (will never be|will always be|can't be) (like us|one of us|strangers|our kind|our sort)",
      "(our|my) (..|) (people|own|children|kind|workers|town|village|side|tribe|team|boys|sort) (first|against|or theirs|and not|not theirs|versus|before|,) (..|) (theirs|them|they|others|strangers|foreigners|the rest|first)",
      "(with us|among us|in our village|here) (people|we|men|everyone|neighbours|a word|families) (..|) (, |;|and|but|) (with them|among them|over there|there|they|the others|in their)",
      "(no|not any|little|hardly any|never any) (room|place|respect|time|thought|heart|pity|use|love) (for|of) (us|people like us|ordinary people|the likes of us|our kind|our sort|the little man)",
      "(us|ours|our own) (or|and|versus|against|not) (them|theirs|the others|they|the rest)",
      "(wall|gap|gulf|abyss|line|war|world|worlds|ditch|border) between (us|our|ordinary|the people|we|normal|honest) .. and (them|their|the|those|they|people|elites)",
      "(they|the elite|the elites|those (..|)|the rich|bosses|politicians) (..|) (laugh|laughs|sneer|sneers|spit|look|looks|trample|despise|despises|forgot|forget|betray|mock|live off|cheat|exploit|step) (..|) (at|on|down|us|our) (us|ordinary|people|our|the little|people like|backs|expense|behind)",
      "(real|true|genuine|born) (locals|natives|villagers|islanders|townspeople|workers|fans) .. (unlike|not like|against) (those|these|newcomers|strangers|foreigners|incomers|them)",
      "(this|it) is (our|ours) (..|) (town|village|country|land|street|home|city|island|park|beach|school|club|not theirs|, not theirs|and not theirs) (..|) (not theirs|and (they|not)|,|!|and|they|$)",
      "(the|those|these) (..|) (there|others|newcomers|strangers|people up|lot|crowd) (..|) (never|don't|do not|only|just|will) (..|) (understand|know|work|care|share|want|help|greet|belong|take) (..|) (us|our|we|ours|what)",
      "(one|some) of ours .. (one|some) of theirs",
      "it is (them or us|us or them|we or they|them against us)",
      "(we|us) (locals|believers|villagers|workers|farmers|natives|islanders|northerners|parents|patriots) .. (;|,|—|and|but) (they|the newcomers|newcomers|the others|strangers|foreigners|the rich|those)",
      "what (do|can) you expect from (their|those|these|such|them|people like)",
    ],
    flags: [
      "We queue in the rain, and they just sail past.",
      "Families like us pay, those others laugh.",
      "People like them only take.",
      "On one side are we, the poor, on the other the bankers.",
      "Either you are from here or you're nobody.",
      "Outsiders will never understand our songs.",
      "We honest tenants pay the bill.",
      "They keep their own laws.",
      "Those up there know nothing; we down here pay.",
      "They are not like us, they will always be strangers.",
      "Our children first, and not theirs.",
      "With us people greet, with them they stare.",
      "They have no room for people like us.",
      "It is us or them.",
      "There is a gulf between us and the rich.",
      "The rich look down on people like the baker, they laugh at us.",
      "True islanders know it, unlike those newcomers.",
      "This is our street, not theirs!",
      "Those newcomers never understand our ways.",
      "You know one of ours by his hat, one of theirs by his car.",
      "It is them or us.",
      "We farmers know rain; the newcomers know nothing.",
      "What can you expect from their sons?",
    ],
    passes: [
      "“It is us or them,” the general said.",
      "We sell them apples, and they sell us pears.",
      "They have their own room upstairs.",
      "“It is them or us,” he said.",
      "We farmers met on Monday.",
      "One of ours won the race.",
    ],
  },
];
